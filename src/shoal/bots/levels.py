"""The levels of bots, the same in every game."""

from typing import final

from shoal.bots.evaluating_bot import EvaluatingBot
from shoal.bots.search_bot import SearchBot
from shoal.bots.simple_bots import Bot, GreedyBot, RandomBot, WeightedBot
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.search.budget import Budget
from shoal.core.search.search_params import DEFAULT_PARAMS
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number


@final
class Level:
    """A level: its name, its time for a decision, and its bot.

    Its title and what it does are ``level-NAME`` and ``level-NAME-about`` in the catalogue.
    """

    def __init__(self, name: str, milliseconds: float, prototype: Bot) -> None:
        self.name = name
        self.milliseconds = milliseconds
        self.prototype = prototype

    def bot(self) -> Bot:
        """A bot for one seat of one match."""
        return self.prototype.for_seat()


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("random", 0.0, RandomBot()),
        Level("easy", 0.0, WeightedBot()),
        Level("medium", 0.0, GreedyBot()),
        Level("hard", 10.0, EvaluatingBot(SearchBot(Budget(milliseconds=10.0)), rough=True)),
        Level("best", 100.0, EvaluatingBot(SearchBot(Budget(milliseconds=100.0)))),
    )
}


FORMER_NAMES: dict[str, str] = {"drift": "random"}
"""Old names of levels, which old databases, records and commands still use."""


def current_name(name: str) -> str:
    """The current name of a level; other texts are returned unchanged.

    >>> current_name("drift"), current_name("easy")
    ('random', 'easy')
    """
    return FORMER_NAMES.get(name, name)


def level(name: str) -> Level:
    """The level of this name, or of this former name.

    >>> level("drift").name
    'random'
    """
    known = LEVELS.get(current_name(name))
    if known is None:
        raise ShoalError(say("error-no-bot", name=clip(name), levels=list(LEVELS)))
    return known


def bot_of(text: str) -> Bot:
    """A bot for one seat: a level, or a search with its own budget.

    ``search:50ms`` searches for 50 ms and ``search:400`` for 400 iterations, with the game's
    heuristics. ``plain:400`` searches without them.

    >>> type(bot_of("plain:400")).__name__
    'SearchBot'
    """
    kind, colon, budget = text.partition(":")
    if not colon:
        return level(text).bot()
    if kind == "search":
        return SearchBot(read_budget(budget))
    if kind == "plain":
        return SearchBot(read_budget(budget), hinted=False, search_params=DEFAULT_PARAMS)
    raise ShoalError(say("error-search", text=clip(text)))


def read_budget(text: str) -> Budget:
    """A budget from its text.

    >>> read_budget("50ms"), read_budget("400")
    (Budget(milliseconds=50), Budget(iterations=400))
    """
    number = whole_number(text.removesuffix("ms"))
    if number < 1:
        raise ShoalError(say("error-budget-text", text=clip(text)))
    if text.endswith("ms"):
        return Budget(milliseconds=float(number))
    return Budget(iterations=number)
