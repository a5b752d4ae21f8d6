"""Estimates with 95 % intervals, and histograms."""

import math
import random
import statistics
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

RESAMPLINGS = 400
TAIL = 0.025
"""The probability on either side of a 95 % interval."""
DEVIATIONS = statistics.NormalDist().inv_cdf(1 - TAIL)
"""The standard errors from the middle of a 95 % interval to its ends."""
MIN_OBSERVATIONS = 12
"""Groups with fewer observations are not compared."""
DIGITS = 5
"""Digits after the point in JSON."""
MAX_BINS = 30

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Estimate:
    """An estimated number and its 95 % interval."""

    mean: float
    low: float
    high: float

    def json(self) -> dict[str, float]:
        """The estimate as JSON values."""
        return {name: round(value, DIGITS) for name, value in self.__dict__.items()}


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values.

    >>> mean_estimate([1.0, 3.0]).mean
    2.0
    """
    mean = statistics.fmean(values)
    half = DEVIATIONS * standard_error(values)
    return Estimate(mean, mean - half, mean + half)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of these values."""
    if len(values) < 2:
        return math.inf
    return statistics.stdev(values) / math.sqrt(len(values))


def share_estimate(values: Sequence[float]) -> Estimate:
    """The mean of shares from 0 to 1, with Wilson's interval, which never leaves that range.

    >>> share_estimate([1.0] * 10).low > 0.6, share_estimate([1.0] * 10).high
    (True, 1.0)
    """
    count, mean = len(values), statistics.fmean(values)
    square = DEVIATIONS * DEVIATIONS
    middle = (mean + square / (2 * count)) / (1 + square / count)
    half = math.sqrt(mean * (1 - mean) / count + square / (4 * count * count))
    half *= DEVIATIONS / (1 + square / count)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def group_difference(rows: Iterable[tuple[Hashable, float, bool]]) -> Estimate | None:
    """By how much the mean of the rows marked True exceeds that of the rows marked False.

    A row has its game, a value and its mark.  Rows of one game are not
    independent, so each game is one observation.  None if a group is too small.
    """
    groups: dict[bool, list[tuple[Hashable, float]]] = {True: [], False: []}
    for game, value, mark in rows:
        groups[mark].append((game, value))
    if min(len(found) for found in groups.values()) < MIN_OBSERVATIONS:
        return None
    means = {mark: statistics.fmean(value for _, value in found) for mark, found in groups.items()}
    deviations: dict[Hashable, float] = {}
    for mark, found in groups.items():
        for game, value in found:
            deviation = (value - means[mark]) / len(found)
            deviations[game] = deviations.get(game, 0.0) + (deviation if mark else -deviation)
    mean = means[True] - means[False]
    half = DEVIATIONS * math.sqrt(sum(deviation * deviation for deviation in deviations.values()))
    return Estimate(mean, mean - half, mean + half)


def bootstrap(
    things: Sequence[Thing], measure: Callable[[Sequence[Thing]], list[float]], seed: int
) -> list[Estimate]:
    """Estimates of what ``measure`` returns, with intervals from resampling the things."""
    rng = random.Random(seed)
    drawn = [measure(rng.choices(things, k=len(things))) for _ in range(RESAMPLINGS)]
    edge = round(TAIL * RESAMPLINGS)
    found = []
    for value, many in zip(measure(things), zip(*drawn, strict=True), strict=True):
        ordered = sorted(many)
        found.append(Estimate(value, ordered[edge], ordered[-edge - 1]))
    return found


def bonferroni_deviations(tests: int) -> float:
    """The standard errors to the ends of an interval that holds for all tests together.

    Of twenty 95 % intervals one misses by chance.  With these wider ones a whole
    group of tests has a miss in one of twenty cases (Bonferroni).

    >>> round(bonferroni_deviations(1), 2), round(bonferroni_deviations(20), 2)
    (1.96, 3.02)
    """
    return statistics.NormalDist().inv_cdf(1 - TAIL / max(tests, 1))


def histogram(values: Sequence[float], width: int = 0, bins: int = MAX_BINS) -> dict[str, object]:
    """Counts of values in bins of ``width``; without a width, in at most ``bins`` bins.

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
