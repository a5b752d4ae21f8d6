"""Reading a View back from its JSON."""

import json

from shoal.core.errors import BadPosition
from shoal.core.game import Game, View
from shoal.core.message import say
from shoal.core.state import SPECTATOR


def read_view(game: Game, text: str) -> View:
    """A View from its JSON, for a game with the same options."""
    content = json.loads(text)
    if content["game"] != game.name or content["options"] != game.chosen():
        raise BadPosition(say("error-view-of-other-game"))
    seat = content["seat"]
    return View(
        game,
        SPECTATOR if seat is None else seat,
        content["players"],
        content["actors"],
        [game.parse_move(move) for move in content["moves"]],
        content["ranks"],
        content["facts"],
    )
