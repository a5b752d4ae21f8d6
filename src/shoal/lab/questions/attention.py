"""Which bots look at an option's value when they choose.

A bot decides in the same positions under both values, with the same random numbers. If its moves
and its values of the moves are alike everywhere, it does not look at the option: what a study
with this bot finds is then only what the option does to moves that stay the same.
"""

from collections.abc import Iterator

from shoal.arena.pairings import dice_seed
from shoal.bots.evaluating_bot import EvaluatingBot
from shoal.bots.levels import LEVELS, bot_of, current_name
from shoal.bots.search_bot import SearchBot
from shoal.bots.simple_bots import Bot
from shoal.core.game import View
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.state import CHANCE, NOBODY
from shoal.lab.study_plan import Variant

MAX_POSITIONS = 24
"""Decisions in which a bot is compared with itself, if it makes no difference before."""
GAMES = 2
EVERY = 3
"""One decision in this many is compared, so that they are from the whole game."""
MIN_POSITIONS = 8
"""Fewer positions do not show that a bot does not look."""
STRONGER_POSITIONS = 8
"""In so many of the positions stronger bots are tried, which take longer."""
SEARCH = "search:200"
"""A search plays by the rules, so it sees what no evaluation knows of."""
ITERATIONS = 40
"""A short search instead of one by the clock, which would not think alike twice."""

Pair = tuple[View, View]


def attention(usual: Variant, other: Variant, bot: str) -> dict[str, object]:
    """Whether the bot looks at what differs, in how many positions, and else the level that does.

    ``looks`` is None if the rules part before enough positions can be compared, or if the bot does
    not decide alike twice. ``level`` is the first stronger bot that looks; "" if none does.
    """
    pairs = list(same_positions(usual, other))
    looks = looks_at(bot, pairs)
    if looks is False and len(pairs) < MIN_POSITIONS:
        looks = None
    level = ""
    if looks is False:
        some = pairs[:: -max(len(pairs) // STRONGER_POSITIONS, 1)]
        level = next((name for name in stronger(bot) if looks_at(name, some)), "")
    return {"looks": looks, "positions": len(pairs), "level": level}


def stronger(bot: str) -> list[str]:
    """The levels above a bot's, and a search.

    >>> stronger("medium"), stronger("search:50ms")
    (['hard', 'best', 'search:200'], ['search:200'])
    """
    names = list(LEVELS)
    above = names[names.index(current_name(bot)) + 1 :] if current_name(bot) in names else []
    return [*above, SEARCH]


def same_positions(usual: Variant, other: Variant) -> Iterator[Pair]:
    """The same decisions under both rules, in games that go the same way while they can."""
    if usual.players != other.players:
        return
    for deal in range(GAMES):
        seed = int.from_bytes(dice_seed(usual.seed, deal)[:8], "big")
        found = list(same_game(usual, other, Rng(seed)))[::EVERY]
        yield from found[: MAX_POSITIONS // GAMES]


def same_game(usual: Variant, other: Variant, rng: Rng) -> Iterator[Pair]:
    """The decisions of one game until the rules part."""
    games = (usual.rules(), other.rules())
    one, two = (game.start_checked(usual.players) for game in games)
    bot = bot_of("medium")
    while (mover := int(one.actor())) == int(two.actor()) and mover != NOBODY:
        if mover == CHANCE:
            outcomes = int(one.outcomes())
            if outcomes != int(two.outcomes()):
                return
            move = int(rng.below(outcomes))
        else:
            mover = int(one.actors()[0])
            views = games[0].view(one, mover), games[1].view(two, mover)
            if views[0].moves != views[1].moves:
                return
            if len(views[0].moves) > 1:
                yield views
            move = int(bot.choose(views[0], rng))
        one.play(mover, move)
        two.play(mover, move)


def looks_at(name: str, pairs: list[Pair]) -> bool | None:
    """Whether a bot decides or values moves differently in any pair of positions."""
    bot = without_clock(bot_of(name))
    for number, (one, two) in enumerate(pairs):
        usual = decided(bot, one, number)
        if decided(bot, two, number) != usual:
            return True if decided(bot, one, number) == usual else None
    return False if pairs else None


def decided(bot: Bot, view: View, seed: int) -> tuple[int, list[float]]:
    """The move that a new bot of this kind plays, and its values of the moves."""
    decision = bot.for_seat().decide(view, Rng(seed))
    return int(decision.move), [float(value) for value in decision.values]


def without_clock(bot: Bot) -> Bot:
    """A bot that thinks alike, but for a number of iterations where it would look at a clock."""
    if isinstance(bot, EvaluatingBot):
        return EvaluatingBot(without_clock(bot.search), rough=bot.rough)
    if isinstance(bot, SearchBot):
        budget = Budget(iterations=min(int(bot.budget.iterations), ITERATIONS))
        return SearchBot(budget, hinted=bot.hinted, search_params=bot.search_params)
    return bot
