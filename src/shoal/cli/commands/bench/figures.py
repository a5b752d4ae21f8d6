"""Speeds and ratios as a reader writes them."""

from math import floor, log10
from typing import Final

from shoal.cli.commands.bench.interleave import Measurement
from shoal.core.catalogue import Catalogue
from shoal.core.message import Message, say

UNMEASURED: Final = "-"

MILLION: Final = 1e6
THOUSAND: Final = 1e3


def steps(measurement: Measurement | None, words: Catalogue) -> str:
    """Median and spread as text."""
    if measurement is None:
        return UNMEASURED
    speed = short(measurement.median, words)
    spread = words.number(100 * measurement.spread, 0)
    return words.format(say("cli-bench-speed", speed=speed, spread=spread))


def times(ratio: float | None, words: Catalogue) -> str:
    """A ratio with two significant digits.

    >>> from shoal.core.catalogue import load_program
    >>> [times(ratio, load_program("en")) for ratio in (12.34, 3.01, 9.96, 0.01234, None)]
    ['12x', '3.0x', '10x', '0.012x', '-']
    """
    if ratio is None:
        return UNMEASURED
    number = words.number(ratio, digits_after(ratio, 2))
    return words.format(say("cli-bench-times", ratio=number))


def target(ratio: float, words: Catalogue) -> str:
    """A ratio that somebody has chosen, as it is."""
    return words.format(say("cli-bench-times", ratio=words.number(ratio)))


def short(speed: float, words: Catalogue) -> Message:
    """A speed with three significant digits.

    >>> from shoal.core.catalogue import load_program
    >>> words = load_program("en")
    >>> [words.format(short(speed, words)) for speed in (15_712_000, 999_600, 364_200, 5_628)]
    ['15.7 M', '1.00 M', '364 k', '5.63 k']
    """
    if speed >= MILLION - THOUSAND / 2:
        return say("cli-bench-millions", value=three_digits(speed / MILLION, words))
    return say("cli-bench-thousands", value=three_digits(speed / THOUSAND, words))


def three_digits(value: float, words: Catalogue) -> str:
    """A number with three significant digits, but at most two after the point."""
    return words.number(value, digits_after(value, 3, most=2))


def digits_after(value: float, significant: int, most: int = 6) -> int:
    """How many digits after the point make so many significant ones.

    >>> [digits_after(value, 2) for value in (12.34, 9.96, 9.94, 0.01234, 0)]
    [0, 0, 1, 3, 1]
    """
    if value <= 0:
        return significant - 1
    rounded = float(f"{value:.{significant - 1}e}")
    return min(most, max(0, significant - 1 - floor(log10(rounded))))
