"""Benchmarks of other engines with random moves, driven as ours is."""

import importlib
import importlib.util
import os
import random
from functools import partial
from importlib import metadata
from itertools import repeat
from typing import Any

from shoal.cli.commands.bench.interleave import Benchmark, PlayGames, rate

OPEN_SPIEL = "OpenSpiel C++"
OPEN_SPIEL_PYTHON = "OpenSpiel Python"
PETTING_ZOO = "PettingZoo"

SEED = 7
ROLLOUTS = 100
"""Random games that OpenSpiel plays by itself in one call."""
GAMES_FOR_LENGTH = 5000
"""Games to estimate the mean length of rollouts, which do not report theirs."""

# pig and yacht are the OpenSpiel games most like ours; yacht lists 7776 outcomes for a throw.
OPEN_SPIEL_GAMES = ("connect_four", "tic_tac_toe", "pig", "yacht")
OPEN_SPIEL_PYTHON_GAMES = ("python_tic_tac_toe", "python_kuhn_poker")
PETTING_ZOO_GAMES = {"connect_four": "connect_four_v3", "tic_tac_toe": "tictactoe_v3"}


def missing() -> list[str]:
    """The modules of the extra ``peers`` that are not installed."""
    wanted = ("pyspiel", "open_spiel", "pettingzoo", "numpy")
    return [name for name in wanted if importlib.util.find_spec(name) is None]


def versions() -> dict[str, str]:
    """The versions of the peers."""
    return {name: metadata.version(name) for name in ("open-spiel", "pettingzoo", "numpy")}


# The peers have no types and may be missing: they are imported by name, and are Any.


def open_spiel_driven(game: Any) -> PlayGames:
    """OpenSpiel's games without chance from an interpreted loop."""
    start, throw = game.new_initial_state, random.Random(SEED).random

    def play_games(count: int) -> int:
        steps = 0
        for _ in repeat(None, count):
            state = start()
            while not state.is_terminal():
                moves = state.legal_actions()
                state.apply_action(moves[int(throw() * len(moves))])
                steps += 1
        return steps

    return play_games


def open_spiel_driven_with_chance(game: Any) -> PlayGames:
    """The same for games with chance; outcomes are equally likely in all games used here."""
    start, throw = game.new_initial_state, random.Random(SEED).random

    def play_games(count: int) -> int:
        steps = 0
        for _ in repeat(None, count):
            state = start()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    move = outcomes[int(throw() * len(outcomes))][0]
                else:
                    moves = state.legal_actions()
                    move = moves[int(throw() * len(moves))]
                state.apply_action(move)
                steps += 1
        return steps

    return play_games


def open_spiel_inside(pyspiel: Any, game: Any) -> PlayGames:
    """Random games inside C++.

    A search of one simulation evaluates the start, and its evaluator plays random games for that.
    """
    length = open_spiel_driven(game)(GAMES_FOR_LENGTH) / GAMES_FOR_LENGTH
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, SEED, False)
    start = game.new_initial_state()

    def play_games(count: int) -> int:
        for _ in repeat(None, count):
            bot.mcts_search(start)
        return round(count * ROLLOUTS * length)

    return play_games


def petting_zoo_driven(module: str) -> PlayGames:
    """PettingZoo's documented loop; the last call for a finished game is not a step."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{module}").env()
    throw = random.Random(SEED).random

    def play_games(count: int) -> int:
        steps = 0
        for _ in repeat(None, count):
            env.reset(seed=SEED)
            for _agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    moves = seen["action_mask"].nonzero()[0]
                    env.step(moves[int(throw() * len(moves))])
                    steps += 1
        return steps

    return play_games


def open_spiel_benchmarks() -> list[Benchmark]:
    """Benchmarks of OpenSpiel's C++ games, driven and by itself, and of its Python games."""
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")  # registers them
    benchmarks = []
    for name in (*OPEN_SPIEL_GAMES, *OPEN_SPIEL_PYTHON_GAMES):
        game = pyspiel.load_game(name)
        who = OPEN_SPIEL_PYTHON if name.startswith("python_") else OPEN_SPIEL
        certain = game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
        drive = open_spiel_driven if certain else open_spiel_driven_with_chance
        title, players = name.removeprefix("python_"), game.num_players()
        benchmarks.append(Benchmark(who, title, "driven", players, partial(rate, drive(game))))
        if certain and who == OPEN_SPIEL:
            inside = partial(rate, open_spiel_inside(pyspiel, game))
            benchmarks.append(Benchmark(who, title, "loop", players, inside))
    return benchmarks


def peer_benchmarks() -> list[Benchmark]:
    """The benchmarks of all peers."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # PettingZoo's pygame prints to stdout
    return open_spiel_benchmarks() + [
        Benchmark(PETTING_ZOO, game, "driven", 2, partial(rate, petting_zoo_driven(module)))
        for game, module in PETTING_ZOO_GAMES.items()
    ]
