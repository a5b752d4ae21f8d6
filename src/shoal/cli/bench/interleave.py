"""Contenders run in turn, round after round, so that a busy minute slows all of them alike."""

import gc
import os
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import process_time

WARM_UP = 0.05
"""Seconds of each contender that are run before the first round and not counted."""

Laps = Callable[[int], int]
"""Plays so many games and says how many steps they took."""


@dataclass(frozen=True)
class Contender:
    """Something with a speed: whose engine, which game, and how it is run.

    ``how`` is ``loop`` (the loop of moves runs inside the engine), ``driven``
    (an interpreted loop asks for every move), ``uncompiled`` or ``clone``.
    """

    who: str
    game: str
    how: str
    players: int
    speed: Callable[[float], float] = field(compare=False)
    """What it does a second, measured for about so many seconds."""

    def __str__(self) -> str:
        return f"{self.who} {self.game} {self.how}"


@dataclass(frozen=True)
class Figure:
    """A contender's speeds, one a round."""

    contender: Contender
    speeds: list[float]

    @property
    def median(self) -> float:
        """The speed in the middle."""
        return statistics.median(self.speeds)

    @property
    def spread(self) -> float:
        """Half the way from the slowest round to the fastest, as a share of the median."""
        return (max(self.speeds) - min(self.speeds)) / 2 / self.median

    def times(self, other: "Figure") -> float:
        """How many times as fast as the other: the median of the rounds' ratios."""
        pairs = zip(self.speeds, other.speeds, strict=False)  # Ctrl-C may cut a round short
        return statistics.median(mine / theirs for mine, theirs in pairs)


def rate(laps: Laps, seconds: float) -> float:
    """Steps per second of this process's own CPU time: a neighbour's work does not count."""
    games, steps, spent = 1, 0, 0.0
    with no_collector():
        start = process_time()
        while spent < seconds:
            steps += laps(games)
            before, spent = spent, process_time() - start
            if spent - before < seconds / 50:
                games *= 2  # looking at the clock must not cost anything
    return steps / spent


@contextmanager
def no_collector() -> Iterator[None]:
    """Garbage is collected before, not meanwhile."""
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


def race(contenders: Sequence[Contender], rounds: int, seconds: float) -> tuple[list[Figure], bool]:
    """Every contender's figure, and whether all rounds were run; Ctrl-C ends it early."""
    figures = [Figure(contender, []) for contender in contenders]
    complete = True
    try:
        for number in range(rounds + 1):
            for figure in figures:
                show_progress(number, rounds, figure.contender)
                if number == 0:
                    figure.contender.speed(min(WARM_UP, seconds))
                else:
                    figure.speeds.append(figure.contender.speed(seconds))
    except KeyboardInterrupt:
        complete = False
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    return [figure for figure in figures if figure.speeds], complete


def show_progress(number: int, rounds: int, contender: Contender) -> None:
    """One line that is written over, on a terminal only."""
    if sys.stderr.isatty():
        stage = f"round {number} of {rounds}" if number else "warming up"
        print(f"\r\x1b[K{stage}: {contender}", end="", file=sys.stderr, flush=True)
