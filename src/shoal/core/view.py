"""What one seat, or a watcher, may know.

A View is plain data and another type than a State: bots, sockets and
terminals only ever hold Views, and a View survives its JSON, so nothing can
hide in it.
"""

import json
from typing import TYPE_CHECKING, Final, final

from shoal.core.arrays import i64, vec
from shoal.core.errors import BadPosition

if TYPE_CHECKING:
    from shoal.core.game import Game

SPECTATOR: Final[i64] = -4
"""The seat of those who only look on."""


@final
class View:
    """A position as one seat sees it.

    ``facts`` holds what the room shows, as JSON values; ``moves`` the seat's
    legal moves; ``ranks`` the final placing, empty until the game is over.
    """

    def __init__(
        self,
        game: "Game",
        seat: i64,
        players: i64,
        actors: list[int],
        moves: list[int],
        ranks: list[int],
        facts: dict[str, object],
    ) -> None:
        self.game = game
        self.seat: i64 = seat
        self.players: i64 = players
        self.actors = actors
        self.moves = moves
        self.ranks = ranks
        self.facts = facts

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.ranks) > 0

    def number(self, name: str) -> i64:
        """A fact that is one whole number."""
        fact = self.facts[name]
        assert isinstance(fact, int)
        return fact

    def word(self, name: str) -> str:
        """A fact that is one text."""
        fact = self.facts[name]
        assert isinstance(fact, str)
        return fact

    def flag(self, name: str) -> bool:
        """A fact that is true or false."""
        fact = self.facts[name]
        assert isinstance(fact, bool)
        return fact

    def numbers(self, name: str) -> vec[i64]:
        """A fact that is a list of whole numbers."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return vec[i64](fact)

    def words(self, name: str) -> list[str]:
        """A fact that is a list of texts."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact

    def rows(self, name: str) -> list[list[int]]:
        """A fact that is a list of lists of whole numbers."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact

    def json(self) -> str:
        """The View as canonical JSON: the bytes that leave the engine."""
        told = {
            "game": self.game.name,
            "options": self.game.chosen(),
            "seat": None if self.seat == SPECTATOR else self.seat,
            "players": self.players,
            "actors": self.actors,
            "moves": [self.game.write_move(move) for move in self.moves],
            "over": self.over,
            "ranks": self.ranks,
            "facts": self.facts,
        }
        return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def text(self) -> str:
        """The board in words."""
        return self.game.board(self)


def read_view(game: "Game", text: str) -> View:
    """A View from its JSON, for a game with the same options."""
    told = json.loads(text)
    if told["game"] != game.name or told["options"] != game.chosen():
        raise BadPosition("This view belongs to another game or to other options.")
    seat = told["seat"]
    return View(
        game,
        SPECTATOR if seat is None else seat,
        told["players"],
        told["actors"],
        [game.read_move(move) for move in told["moves"]],
        told["ranks"],
        told["facts"],
    )
