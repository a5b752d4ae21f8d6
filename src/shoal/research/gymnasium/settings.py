"""What the arguments of Gymnasium's environments mean, for one game and for many."""

from collections.abc import Sequence

from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.errors import BadPlayers
from shoal.core.message import say
from shoal.core.text.clip import clip
from shoal.research.learner_game import ALTERNATE_SEAT, RANDOM_SEAT

DEFAULT_BOTS = "medium"
SEATS_BY_NAME = {"random": RANDOM_SEAT, "alternate": ALTERNATE_SEAT}
"""The argument ``seat`` for another seat in every game: drawn, or the next one."""

Bots = str | Sequence[Bot] | None


def find_seat(seat: int | str, players: int) -> int:
    """The learner's seat as a number; BadPlayers if there is no such seat."""
    if isinstance(seat, str) and seat in SEATS_BY_NAME:
        return int(SEATS_BY_NAME[seat])
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise BadPlayers(say("error-no-such-seat", last=players - 1, value=clip(seat)))
    return seat


def find_bots(bots: Bots, players: int) -> list[Bot]:
    """A bot for each seat; no bots if the learner plays all seats."""
    if bots is None:
        return []
    if isinstance(bots, str):
        return [bot_of(bots) for _ in range(players)]
    if len(bots) != players:
        raise BadPlayers(say("error-bots-for-seats", players=players, bots=len(bots)))
    return list(bots)
