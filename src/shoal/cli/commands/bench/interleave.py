"""Run benchmarks in turn, round after round, so that a busy minute slows all of them equally."""

import gc
import os
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import process_time

from shoal.core.catalogue import Catalogue
from shoal.core.message import say

WARM_UP = 0.05
"""Seconds that each benchmark runs before the first round, not counted."""

MAX_READINGS = 50
"""About how often the clock is read during a measurement: reading it must cost nothing."""

PlayGames = Callable[[int], int]
"""Plays so many games and returns their number of steps."""


@dataclass(frozen=True)
class Benchmark:
    """Something to measure: whose engine (``who``), which game, and how it is run.

    ``how`` is ``loop`` (whole games inside the engine), ``driven`` (an interpreted
    loop asks for every move), ``uncompiled``, ``clone`` or ``search``.
    """

    who: str
    game: str
    how: str
    players: int
    speed: Callable[[float], float] = field(compare=False)
    """Measures for about so many seconds; returns steps (or clones, iterations) per second."""

    def __str__(self) -> str:
        return f"{self.who} {self.game} {self.how}"


@dataclass(frozen=True)
class Measurement:
    """The speeds of a benchmark, one for each round."""

    benchmark: Benchmark
    speeds: list[float]

    @property
    def median(self) -> float:
        """The median speed."""
        return statistics.median(self.speeds)

    @property
    def spread(self) -> float:
        """Half the range from the slowest to the fastest round, as a share of the median."""
        return (max(self.speeds) - min(self.speeds)) / 2 / self.median

    def times(self, other: "Measurement") -> float:
        """How many times as fast as the other: the median of the rounds' ratios."""
        pairs = zip(self.speeds, other.speeds, strict=False)  # Ctrl-C may cut a round short
        return statistics.median(mine / theirs for mine, theirs in pairs)


def rate(play_games: PlayGames, seconds: float) -> float:
    """Steps per second of this process's CPU time, so that other processes do not count."""
    games, steps, spent = 1, 0, 0.0
    with without_garbage_collector():
        start = process_time()
        while spent < seconds:
            steps += play_games(games)
            before, spent = spent, process_time() - start
            if spent - before < seconds / MAX_READINGS:
                games *= 2
    return steps / spent


@contextmanager
def without_garbage_collector() -> Iterator[None]:
    """Collect garbage before the block, and not during it."""
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process and the ones it starts on one core, where the system can do that."""
    if sys.platform != "linux":
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def run_interleaved(
    benchmarks: Sequence[Benchmark], rounds: int, seconds: float, words: Catalogue
) -> tuple[list[Measurement], bool]:
    """All measurements, and whether all rounds were run; Ctrl-C stops early."""
    measurements = [Measurement(benchmark, []) for benchmark in benchmarks]
    complete = True
    try:
        for number in range(rounds + 1):
            for measurement in measurements:
                show_progress(number, rounds, measurement.benchmark, words)
                if number == 0:
                    measurement.benchmark.speed(min(WARM_UP, seconds))
                else:
                    measurement.speeds.append(measurement.benchmark.speed(seconds))
    except KeyboardInterrupt:
        complete = False
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    return [measurement for measurement in measurements if measurement.speeds], complete


def show_progress(number: int, rounds: int, benchmark: Benchmark, words: Catalogue) -> None:
    """Show the current benchmark on one line of a terminal."""
    if sys.stderr.isatty():
        what = str(benchmark)
        stage = say("cli-bench-warm-up", what=what)
        if number:
            stage = say("cli-bench-round", number=number, rounds=rounds, what=what)
        print(f"\r\x1b[K{words.format(stage)}", end="", file=sys.stderr, flush=True)
