"""Benchmarks of our own games: played inside the engine, driven from Python, and cloned."""

import pkgutil
import random
from collections.abc import Iterable
from functools import partial
from itertools import repeat
from typing import Any

import shoal.sample_games
from shoal.cli.commands.bench.interleave import Benchmark, PlayGames, rate
from shoal.core.game import Game, GameInfo
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State
from shoal.games import find_game, names

SHOAL = "Shoal"
SEED = 7


def sample_games() -> list[GameInfo]:
    """The games of ``shoal.sample_games``, one a module."""
    found = pkgutil.iter_modules(shoal.sample_games.__path__, "shoal.sample_games.")
    return [find_game(name) for _, name, _ in found]


def known_names() -> list[str]:
    """The names of all games, without loading any of them."""
    found = pkgutil.iter_modules(shoal.sample_games.__path__)
    return [*(module.name for module in found), *names()]


def chosen_games(chosen: Iterable[str] = ()) -> list[GameInfo]:
    """The games and sample games of these names, modules or files, or all without any."""
    samples = {info.name: info for info in sample_games()}
    named = list(dict.fromkeys(chosen)) or [*samples, *names()]
    return [samples[name] if name in samples else find_game(name) for name in named]


def typical_players(info: GameInfo) -> int:
    """The middle of the numbers of players that the game allows.

    >>> [typical_players(info) for info in sample_games() if info.name == "connect_four"]
    [2]
    """
    return (info.min_players + info.max_players) // 2


def engine_loop(info: GameInfo) -> PlayGames:
    """Whole games by ``core.search.playout``, one call per game."""
    start, players, rng = info.game().start, typical_players(info), Rng(SEED)

    def play_games(count: int) -> int:
        steps = 0
        for _ in repeat(None, count):
            steps += playout(start(players), rng)
        return steps

    return play_games


def python_loop(info: GameInfo) -> PlayGames:
    """Whole games from an interpreted loop that asks for actor and moves, and throws the dice."""
    start: Any = info.game().start  # Any: mypy does not know that out here an i64 is an int
    players, throw = typical_players(info), random.Random(SEED).random

    def play_games(count: int) -> int:
        steps = 0
        for _ in repeat(None, count):
            state = start(players)
            while (seat := state.actor()) != NOBODY:
                if seat == CHANCE:
                    state.play(seat, int(throw() * state.outcomes()))
                else:
                    if seat == SEVERAL:
                        seats = state.actors()
                        seat = seats[int(throw() * len(seats))]
                    moves = state.moves(seat)
                    state.play(seat, moves[int(throw() * len(moves))])
                steps += 1
        return steps

    return play_games


def midway(game: Game, players: int) -> State:
    """A position halfway through a random game."""
    length = playout(game.start(players), Rng(SEED))
    state = game.start(players)
    playout(state, Rng(SEED), length // 2)
    return state


def clones(info: GameInfo) -> PlayGames:
    """Clones of a position halfway through a game; each counts as a step."""
    clone = midway(info.game(), typical_players(info)).clone

    def play_games(count: int) -> int:
        for _ in repeat(None, count):
            clone()
        return count

    return play_games


def our_benchmarks(info: GameInfo) -> list[Benchmark]:
    """The three benchmarks of a game."""
    players = typical_players(info)
    ways = {"loop": engine_loop, "driven": python_loop, "clone": clones}
    return [
        Benchmark(SHOAL, info.name, how, players, partial(rate, way(info)))
        for how, way in ways.items()
    ]
