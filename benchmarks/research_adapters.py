"""Measure the speed of our PettingZoo and batch adapters, beside PettingZoo, Pgx and EnvPool.

    pip install '.[peers]'
    python benchmarks/research_adapters.py [--check]

One process on one core.  The benchmarks run one after the other, round after round.  A
result is the median of five rounds of CPU time, and so is a ratio.  All games are played
with uniformly random legal moves; choosing them is part of the measured time.
"""

import argparse
import os
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable

import numpy as np
from pettingzoo import AECEnv

from shoal.cli.commands.bench.targets import BATCH, targets_of
from shoal.core.game import GameInfo
from shoal.core.loading.game_loader import load_game
from shoal.games import game_info, names
from shoal.research import pettingzoo as adapter
from shoal.research import vector

CONNECT_FOUR: GameInfo = load_game("shoal.sample_games.connect_four")
ROUNDS = 5
SECONDS = 1.0
ENVS = 1024
CHUNK = 50
AEC_TARGET = 10.0
"""Every game makes so many times the steps of PettingZoo's Connect Four."""
ENVPOOL_TARGET = 5.0
"""Our Connect Four makes so many times the steps of EnvPool's."""

Benchmark = Callable[[], float]


def aec(env: AECEnv) -> Benchmark:
    """Steps per second of an AEC environment, in the loop that PettingZoo documents."""

    def run() -> float:
        env.reset(seed=1)
        turns, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            for _ in env.agent_iter(CHUNK):
                shown, _, over, cut, _ = env.last()
                legal = np.flatnonzero(shown["action_mask"])
                env.step(None if over or cut else int(legal[int(random.random() * len(legal))]))
                turns += 1
                if not env.agents or all(env.terminations.values()):
                    env.reset()
        return turns / (time.process_time() - started)

    return run


def our_batch(game: str | GameInfo) -> Benchmark:
    """Steps per second of a batch of ours: observations, masks, and a new game when one ends."""
    games = vector.env(game, envs=ENVS, seed=1)

    def run() -> float:
        steps, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            for _ in range(CHUNK):
                games.step(games.sample())
            steps += CHUNK * ENVS
        return steps / (time.process_time() - started)

    return run


def pgx_batch() -> Benchmark:
    """Steps per second of Pgx's Connect Four: one compiled program picks, steps and restarts."""
    import jax  # noqa: PLC0415 - only the peers' extra brings it
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def turn(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        key, draw, begin = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        moves = jax.random.categorical(draw, logits, axis=1)
        return step(state, moves, jax.random.split(begin, ENVS)), key

    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, ENVS)), key]
    jax.block_until_ready(turn(*held))

    def run() -> float:
        steps, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            for _ in range(CHUNK):
                held[:] = turn(*held)
            jax.block_until_ready(held[0].observation)
            steps += CHUNK * ENVS
        return steps / (time.process_time() - started)

    return run


def envpool_batch() -> Benchmark:
    """Steps per second of EnvPool's Connect Four, in C++, with one thread."""
    import envpool  # noqa: PLC0415 - only the peers' extra brings it

    env = envpool.make("ConnectFour-v1", env_type="gymnasium", num_envs=ENVS, num_threads=1)
    _, info = env.reset()
    held = [info["legal_action_mask"]]
    chance = np.random.default_rng(1)

    def run() -> float:
        steps, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            for _ in range(CHUNK):
                lots = chance.random(held[0].shape, dtype=np.float32)
                moves = np.argmax(lots * held[0], axis=1).astype(np.int32)
                *_, info = env.step(moves)
                held[0] = info["legal_action_mask"]
            steps += CHUNK * ENVS
        return steps / (time.process_time() - started)

    return run


def run_interleaved(
    benchmarks: dict[str, Benchmark], yardstick: str
) -> dict[str, tuple[float, float]]:
    """For each benchmark the median speed, and the median ratio to the yardstick."""
    rounds: list[dict[str, float]] = []
    for number in range(ROUNDS + 1):
        speeds = {name: run() for name, run in benchmarks.items()}
        if number:  # The first round warms up.
            rounds.append(speeds)
    return {
        name: (
            statistics.median(speeds[name] for speeds in rounds),
            statistics.median(speeds[name] / speeds[yardstick] for speeds in rounds),
        )
        for name in benchmarks
    }


def print_table(title: str, found: dict[str, tuple[float, float]]) -> None:
    print(f"\n| {title} | steps/s | ratio |\n|---|---|---|")
    for name, (speed, ratio) in found.items():
        print(f"| {name} | {speed:,.0f} | {ratio:.2f}x |")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure our adapters and their peers.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a target is missed")
    parser.add_argument("--only", choices=["aec", "batch"])
    args = parser.parse_args()
    missed = []
    if args.only != "batch":
        missed += measure_aec()
    if args.only != "aec":
        missed += measure_batches()
    for sentence in missed:
        print(sentence, file=sys.stderr)
    return 1 if missed and args.check else 0


def measure_aec() -> list[str]:
    """Measure the AEC environments of all games; sentences about missed targets."""
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - only the peers' extra brings it

    peer = "PettingZoo's Connect Four"
    found = run_interleaved(
        {
            peer: aec(connect_four_v3.env()),
            "Connect Four": aec(adapter.env(CONNECT_FOUR)),
            **{name: aec(adapter.env(name)) for name in names()},
        },
        peer,
    )
    print_table("AEC, one core", found)
    return [
        f"{name} makes {ratio:.2f}x the steps of {peer}, not {AEC_TARGET}x."
        for name, (_, ratio) in found.items()
        if name != peer and ratio < AEC_TARGET
    ]


def measure_batches() -> list[str]:
    """Measure the batches; sentences about missed targets."""
    peer, envpool = "Pgx's Connect Four", "EnvPool's Connect Four"
    games = [CONNECT_FOUR, *(game_info(name) for name in names())]
    found = run_interleaved(
        {
            peer: pgx_batch(),
            envpool: envpool_batch(),
            **{info.name: our_batch(info) for info in games},
        },
        peer,
    )
    print_table(f"{ENVS} games at once", found)
    reached = {
        target: found[target.game][1] for target in targets_of(games) if target.what == BATCH
    }
    missed = [
        f"{target.game} makes {ratio:.2f}x the steps of {peer}, not {target.least}x."
        for target, ratio in reached.items()
        if ratio < target.least
    ]
    ratio = found[CONNECT_FOUR.name][0] / found[envpool][0]
    if ratio < ENVPOOL_TARGET:
        missed.append(f"Connect Four makes {ratio:.2f}x the steps of {envpool}.")
    return missed


if __name__ == "__main__":
    warnings.filterwarnings("ignore", category=DeprecationWarning)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    sys.exit(main())
