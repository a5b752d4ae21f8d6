"""Our search beside OpenSpiel's, on the specimens that both have: random playouts, same bounds."""

import importlib
from functools import partial
from itertools import repeat
from typing import Any

from shoal.bots.search import Search
from shoal.cli.bench.interleave import Contender, Laps, rate
from shoal.cli.bench.own_engine import SHOAL, specimens
from shoal.cli.bench.peers import OPEN_SPIEL
from shoal.core.game import GameInfo
from shoal.core.rng import Rng
from shoal.core.search_params import NEVER, SearchParams

SEARCH = "search"
ITERATIONS = 2000
"""Of one search from the beginning of the game."""
CURIOUS = 1.4
MEGABYTES = 1000
SEED = 7


def searched(info: GameInfo) -> Laps:
    """Searches from the beginning; a step is an iteration."""
    game = info.game()
    view, rng = game.view(game.start(2), 0), Rng(SEED)
    search_params = SearchParams(curious=CURIOUS, cutoff=NEVER, guided=0.0)

    def laps(count: int) -> int:
        done = 0
        for _ in repeat(None, count):
            done += Search(view, rng, search_params, hinted=False, solving=False).think(
                ITERATIONS, 0.0
            )
        return done

    return laps


def open_spiel_searched(name: str) -> Laps:
    """The same by OpenSpiel's C++ bot, driven from Python."""
    pyspiel: Any = importlib.import_module("pyspiel")  # Any: it has no types and is optional
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, CURIOUS, ITERATIONS, MEGABYTES, False, SEED, False)
    start = game.new_initial_state()

    def laps(count: int) -> int:
        for _ in repeat(None, count):
            bot.mcts_search(start)
        return count * ITERATIONS

    return laps


def our_searches(games: list[GameInfo]) -> list[Contender]:
    """Ours, on the specimens among these rooms."""
    names = [info.name for info in specimens()]
    return [
        Contender(SHOAL, info.name, SEARCH, 2, partial(rate, searched(info)))
        for info in games
        if info.name in names
    ]


def open_spiel_searches() -> list[Contender]:
    """OpenSpiel's, on all specimens."""
    return [
        Contender(OPEN_SPIEL, info.name, SEARCH, 2, partial(rate, open_spiel_searched(info.name)))
        for info in specimens()
    ]
