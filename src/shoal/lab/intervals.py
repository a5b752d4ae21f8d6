"""Numbers with honest intervals: each is the middle 95 % of where the number may be."""

import math
import random
import statistics
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

RESAMPLINGS = 400
WIDE = statistics.NormalDist().inv_cdf(0.975)
FEW = 12
"""Of fewer observations nothing is said."""

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Figure:
    """A number, and where it may as well be."""

    mean: float
    low: float
    high: float

    def json(self) -> dict[str, float]:
        """As JSON values."""
        return {name: round(value, 5) for name, value in self.__dict__.items()}


def figure(values: Sequence[float]) -> Figure:
    """The mean of independent values.

    >>> figure([1.0, 3.0]).mean
    2.0
    """
    mean = statistics.fmean(values)
    doubt = spread(values)
    return Figure(mean, mean - WIDE * doubt, mean + WIDE * doubt)


def spread(values: Sequence[float]) -> float:
    """How far the mean of these values may be off: its standard error."""
    if len(values) < 2:
        return math.inf
    return statistics.stdev(values) / math.sqrt(len(values))


def share(values: Sequence[float]) -> Figure:
    """The mean of shares from 0 to 1, by Wilson's interval, which stays between them.

    >>> share([1.0] * 10).low > 0.6, share([1.0] * 10).high
    (True, 1.0)
    """
    count, mean = len(values), statistics.fmean(values)
    square = WIDE * WIDE
    middle = (mean + square / (2 * count)) / (1 + square / count)
    half = math.sqrt(mean * (1 - mean) / count + square / (4 * count * count))
    half *= WIDE / (1 + square / count)
    return Figure(mean, max(0.0, middle - half), min(1.0, middle + half))


def apart(rows: Iterable[tuple[Hashable, float, bool]]) -> Figure | None:
    """By how much the values of the one kind are above those of the other.

    A row has its game, a value and its kind.  Rows of one game belong
    together, so each game is one observation.  None where there are too few.
    """
    kinds: dict[bool, list[tuple[Hashable, float]]] = {True: [], False: []}
    for game, value, kind in rows:
        kinds[kind].append((game, value))
    if min(len(found) for found in kinds.values()) < FEW:
        return None
    means = {kind: statistics.fmean(value for _, value in found) for kind, found in kinds.items()}
    pulls: dict[Hashable, float] = {}
    for kind, found in kinds.items():
        for game, value in found:
            pull = (value - means[kind]) / len(found)
            pulls[game] = pulls.get(game, 0.0) + (pull if kind else -pull)
    mean = means[True] - means[False]
    half = WIDE * math.sqrt(sum(pull * pull for pull in pulls.values()))
    return Figure(mean, mean - half, mean + half)


def resampled(
    things: Sequence[Thing], measure: Callable[[Sequence[Thing]], list[float]], seed: int
) -> list[Figure]:
    """What is measured of the things, with intervals from drawing them again and again."""
    throw = random.Random(seed)
    drawn = [measure(throw.choices(things, k=len(things))) for _ in range(RESAMPLINGS)]
    edge = RESAMPLINGS // 40
    found = []
    for value, many in zip(measure(things), zip(*drawn, strict=True), strict=True):
        ordered = sorted(many)
        found.append(Figure(value, ordered[edge], ordered[-edge - 1]))
    return found


def wide_for(tests: int) -> float:
    """How many standard errors leave no doubt when so many figures are looked at.

    With twenty figures one is outside its 95 % by mere chance; this keeps it to
    one table in twenty (Bonferroni).

    >>> round(wide_for(1), 2), round(wide_for(20), 2)
    (1.96, 3.02)
    """
    return statistics.NormalDist().inv_cdf(1 - 0.025 / max(tests, 1))


def histogram(values: Sequence[float], width: int = 0, bins: int = 30) -> dict[str, object]:
    """How many values fall where: from ``low`` on in steps of ``width``, or of as many as need be.

    >>> histogram([1, 2, 2, 4]), histogram([5, 6, 8], width=2)["low"]
    ({'low': 1, 'width': 1, 'counts': [1, 2, 0, 1]}, 4)
    """
    low, high = min(values), max(values)
    if width:
        low -= low % width
    width = width or max(1, math.ceil((high - low + 1) / bins))
    counts = [0] * (int((high - low) // width) + 1)
    for value in values:
        counts[int((value - low) // width)] += 1
    return {"low": low, "width": width, "counts": counts}
