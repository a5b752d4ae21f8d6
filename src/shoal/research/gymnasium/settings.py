"""What the arguments of Gymnasium's environments mean, for one game and for many."""

from collections.abc import Sequence
from typing import SupportsIndex

from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.errors import BadPlayers, ShoalError
from shoal.core.message import say
from shoal.core.text.clip import clip
from shoal.research.common import plain_number
from shoal.research.learner_game import ALTERNATE_SEAT, RANDOM_SEAT

DEFAULT_BOTS = "medium"
SEATS_BY_NAME = {"random": RANDOM_SEAT, "alternate": ALTERNATE_SEAT}
"""The argument ``seat`` for another seat in every game: drawn, or the next one."""

Bots = str | Bot | Sequence[str | Bot] | None


def find_seat(seat: str | SupportsIndex, players: int) -> int:
    """The learner's seat as a number; BadPlayers if there is no such seat."""
    if isinstance(seat, str) and seat in SEATS_BY_NAME:
        return int(SEATS_BY_NAME[seat])
    number = plain_number(seat) if not isinstance(seat, str | bool) else None
    if not isinstance(number, int) or not 0 <= number < players:
        raise BadPlayers(say("error-no-such-seat", last=players - 1, value=clip(seat)))
    return number


def find_bots(bots: Bots, players: int) -> list[Bot]:
    """A bot for each seat; no bots if the learner plays all seats."""
    if bots is None:
        return []
    if isinstance(bots, str | Bot):
        return [find_bot(bots) for _ in range(players)]
    if not isinstance(bots, Sequence):
        raise ShoalError(say("error-no-bots", value=clip(bots)))
    if len(bots) != players:
        raise BadPlayers(say("error-bots-for-seats", players=players, bots=len(bots)))
    return [find_bot(bot) for bot in bots]


def find_bot(bot: object) -> Bot:
    """A bot, from its level or a search, or as it is."""
    if isinstance(bot, str):
        return bot_of(bot)
    if not isinstance(bot, Bot):
        raise ShoalError(say("error-no-bots", value=clip(bot)))
    return bot
