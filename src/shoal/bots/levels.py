"""The levels that a person can choose, the same in every room."""

from typing import final

from shoal.bots.evaluating_bot import Expert
from shoal.bots.search_bot import Thinker
from shoal.bots.simple_bots import Bot, Drift, Sight, Whim
from shoal.core.budget import Budget
from shoal.core.errors import ShoalError
from shoal.core.notation import whole_number
from shoal.core.options import clip
from shoal.core.search_params import PLAIN


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
        Level("easy", "Follows a whim, mostly for what looks good.", 0.0, Whim()),
        Level("medium", "Plays what looks best at first sight.", 0.0, Sight()),
        Level(
            "hard",
            "Weighs the odds by eye where the game allows it, and searches a hundredth of a second "
            "where not.",
            10.0,
            Expert(Thinker(Budget(milliseconds=10.0)), by_eye=True),
        ),
        Level(
            "best",
            "Works out the odds where the game allows it, and searches a tenth of a second "
            "where not.",
            100.0,
            Expert(Thinker(Budget(milliseconds=100.0))),
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


def bot_of(text: str) -> Bot:
    """A mind for one seat: a level, or a search with a budget of its own.

    ``search:50ms`` thinks so long, ``search:400`` so many iterations, with the
    room's hints; ``plain:400`` without anything that a room knows.

    >>> type(bot_of("plain:400")).__name__
    'Thinker'
    """
    kind, colon, budget = text.partition(":")
    if not colon:
        return level(text).bot()
    if kind == "search":
        return Thinker(read_budget(budget))
    if kind == "plain":
        return Thinker(read_budget(budget), hinted=False, search_params=PLAIN)
    raise ShoalError(f"A search is written search:50ms or plain:400, not {clip(text)}.")


def read_budget(text: str) -> Budget:
    """A budget from its text.

    >>> read_budget("50ms"), read_budget("400")
    (Budget(milliseconds=50), Budget(iterations=400))
    """
    number = whole_number(text.removesuffix("ms"))
    if number < 1:
        raise ShoalError(f"A budget is written 50ms or 400, not {clip(text)}.")
    if text.endswith("ms"):
        return Budget(milliseconds=float(number))
    return Budget(iterations=number)
