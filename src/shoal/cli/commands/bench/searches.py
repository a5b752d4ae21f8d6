"""Benchmarks of our search and OpenSpiel's on the sample games, both with random playouts."""

import importlib
from functools import partial
from itertools import repeat
from typing import Any

from shoal.bots.search import Search
from shoal.cli.commands.bench.interleave import Benchmark, PlayGames, rate
from shoal.cli.commands.bench.own_engine import SHOAL, sample_games
from shoal.cli.commands.bench.peers import OPEN_SPIEL
from shoal.core.game import GameInfo
from shoal.core.rng import Rng
from shoal.core.search.search_params import NO_CUTOFF, SearchParams

SEARCH = "search"
ITERATIONS = 2000
"""Iterations of one search from the start of the game."""
EXPLORATION = 1.4
MEGABYTES = 1000
SEED = 7


def searched(info: GameInfo) -> PlayGames:
    """Our searches from the start of a game; a step is an iteration."""
    game = info.game()
    view, rng = game.view(game.start(2), 0), Rng(SEED)
    search_params = SearchParams(exploration=EXPLORATION, cutoff=NO_CUTOFF, guided_share=0.0)

    def play_games(count: int) -> int:
        done = 0
        for _ in repeat(None, count):
            done += Search(view, rng, search_params, hinted=False, solving=False).run(
                ITERATIONS, 0.0
            )
        return done

    return play_games


def open_spiel_searched(name: str) -> PlayGames:
    """The same with OpenSpiel's C++ bot, called from Python."""
    pyspiel: Any = importlib.import_module("pyspiel")  # Any: it has no types and is optional
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, ITERATIONS, MEGABYTES, False, SEED, False)
    start = game.new_initial_state()

    def play_games(count: int) -> int:
        for _ in repeat(None, count):
            bot.mcts_search(start)
        return count * ITERATIONS

    return play_games


def our_searches(games: list[GameInfo]) -> list[Benchmark]:
    """Benchmarks of our search on those of these games that are sample games."""
    names = [info.name for info in sample_games()]
    return [
        Benchmark(SHOAL, info.name, SEARCH, 2, partial(rate, searched(info)))
        for info in games
        if info.name in names
    ]


def open_spiel_searches() -> list[Benchmark]:
    """Benchmarks of OpenSpiel's search on all sample games."""
    return [
        Benchmark(OPEN_SPIEL, info.name, SEARCH, 2, partial(rate, open_spiel_searched(info.name)))
        for info in sample_games()
    ]
