"""Benchmarks of our own games: played inside the engine, driven from Python, and cloned."""

import importlib
import pkgutil
import random
from collections.abc import Iterable
from functools import partial
from itertools import repeat
from typing import Any

import shoal.sample_games
from shoal.cli.commands.bench.interleave import Benchmark, PlayGames, rate
from shoal.core.errors import UnknownGame
from shoal.core.game import Game, GameInfo
from shoal.core.options import clip
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State
from shoal.games import game_info, names

SHOAL = "Shoal"
SEED = 7


def sample_games() -> list[GameInfo]:
    """The games of ``shoal.sample_games``: of every module there that has a GAME."""
    found = pkgutil.iter_modules(shoal.sample_games.__path__, "shoal.sample_games.")
    modules = [importlib.import_module(name) for _, name, _ in found]
    return [module.GAME for module in modules if hasattr(module, "GAME")]


def known_names() -> list[str]:
    """The names of all games, without loading any of them."""
    found = pkgutil.iter_modules(shoal.sample_games.__path__)
    return [*(module.name for module in found), *names()]


def chosen_games(chosen: Iterable[str] = ()) -> list[GameInfo]:
    """The games and sample games of these names, or all; UnknownGame for any other name."""
    known = {info.name: info for info in sample_games()}
    known.update({name: game_info(name) for name in names()})
    for name in chosen:
        if name not in known:
            raise UnknownGame(f"There is no game {clip(name)}; there is {', '.join(known)}.")
    return [known[name] for name in dict.fromkeys(chosen)] or list(known.values())


def typical_players(info: GameInfo) -> int:
    """The middle of the numbers of players that the game allows.

    >>> [typical_players(info) for info in sample_games() if info.name == "connect_four"]
    [2]
    """
    return (info.min_players + info.max_players) // 2


def engine_loop(info: GameInfo) -> PlayGames:
    """Whole games by ``core.playout``, one call per game."""
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
