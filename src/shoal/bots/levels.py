"""The levels that a person can choose, the same in every room."""

from typing import final

from shoal.bots.bot import Bot, Drift, Easy
from shoal.bots.budget import Budget
from shoal.bots.thinker import Thinker
from shoal.core.errors import ShoalError
from shoal.core.manner import PLAIN
from shoal.core.options import clip


@final
class Level:
    """A strength by name: what it does, how long it thinks for a decision, and its mind."""

    def __init__(self, name: str, sentence: str, milliseconds: float, mind: Bot) -> None:
        self.name = name
        self.sentence = sentence
        self.milliseconds = milliseconds
        self.mind = mind

    def bot(self) -> Bot:
        """A mind for one seat of one match."""
        return self.mind.sit()


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("drift", "Plays any move, all equally likely.", 0.0, Drift()),
        Level("easy", "Plays what looks best at first sight.", 0.0, Easy()),
        Level(
            "medium",
            "Looks a few moves ahead.",
            20.0,
            Thinker(Budget(milliseconds=20.0)),
        ),
        Level(
            "hard",
            "Searches for a fifth of a second.",
            200.0,
            Thinker(Budget(milliseconds=200.0)),
        ),
    )
}


def level(name: str) -> Level:
    """The level of that name.

    >>> level("drift").sentence
    'Plays any move, all equally likely.'
    """
    if name not in LEVELS:
        raise ShoalError(f"There is no bot {clip(name)}; there is {', '.join(LEVELS)}.")
    return LEVELS[name]


def plain(budget: Budget) -> Bot:
    """The search without anything that a room knows: random playouts to the end."""
    return Thinker(budget, hinted=False, manner=PLAIN)
