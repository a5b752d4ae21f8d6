"""Compare Gymnasium's vector environment in self-play with the batch below it.

    python benchmarks/vector_environment.py [GAME ...]

One process on one core. The ways run one after the other, round after round; a ratio is the
median of five rounds of CPU time in ``step``. Moves are random legal ones; choosing them is not
measured.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from shoal.games import names
from shoal.research import vector
from shoal.research.gymnasium import vector_env

ENVS = 1024
ROUNDS = 5
SECONDS = 0.5
Moves = NDArray[np.int64]
Way = tuple[Callable[[], Moves], Callable[[Moves], object]]
"""How to choose moves, and how to play them."""


def batch(game: str) -> Way:
    games = vector.env(game, envs=ENVS, seed=1)
    return games.sample, games.step


def environment(game: str, *, scaled: bool) -> Way:
    envs = vector_env(game, num_envs=ENVS, bots=None, scaled=scaled, autoreset_mode="SameStep")
    envs.reset(seed=1)
    chance = np.random.default_rng(1)

    def choose() -> Moves:
        masks = envs.action_masks()
        return (masks * chance.random(masks.shape, dtype=np.float32)).argmax(axis=1)

    return choose, envs.step


def steps_per_second(way: Way) -> float:
    choose, play = way
    spent, steps = 0.0, 0
    while spent < SECONDS:
        moves = choose()
        started = time.process_time()
        play(moves)
        spent += time.process_time() - started
        steps += ENVS
    return steps / spent


def measure(game: str) -> str:
    """A row of the table: steps per second of the batch, and ratios of the environments to it."""
    ways = [batch(game), environment(game, scaled=False), environment(game, scaled=True)]
    rounds = [[steps_per_second(way) for way in ways] for _ in range(ROUNDS + 1)][1:]
    speed = statistics.median(row[0] for row in rounds)
    raw, scaled = (statistics.median(row[way] / row[0] for row in rounds) for way in (1, 2))
    return f"| {game} | {speed:,.0f} | {raw:.2f} | {scaled:.2f} |"


def main() -> None:
    print(f"| {ENVS} games at once | batch, steps/s | raw | scaled |\n|---|---|---|---|")
    for game in sys.argv[1:] or names():
        print(measure(game), flush=True)
    print(f"\nLoad of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
