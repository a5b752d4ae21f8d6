"""Numbers in four languages: separators and plural categories, as Unicode's CLDR has them."""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Context, Decimal
from typing import Final

MAX_DIGITS: Final = 3
"""Digits after the decimal point, if a catalogue does not say how many."""

EXACT: Final = Context(prec=400, rounding=ROUND_HALF_UP)
"""Enough digits for any float."""


@dataclass(frozen=True, slots=True)
class NumberRules:
    """How a language writes numbers, and which plural category a number has."""

    point: str
    group: str
    ungrouped: int
    """Numbers with at most this many digits before the point are not grouped."""
    category: Callable[[int, str], str]
    """The category of the whole part and the digits after the point."""
    categories: tuple[str, ...]

    def write(self, digits: str) -> str:
        """Plain digits (``-1234.5``) as the language writes them."""
        whole, _, fraction = digits.partition(".")
        sign = "-" if whole.startswith("-") else ""
        whole = whole.removeprefix("-")
        if len(whole) > self.ungrouped:
            whole = f"{int(whole):_}".replace("_", self.group)
        return f"{sign}{whole}{self.point}{fraction}" if fraction else sign + whole

    def plural(self, digits: str) -> str:
        """The plural category of plain digits, which counts the zeros after the point."""
        whole, _, fraction = digits.removeprefix("-").partition(".")
        return self.category(int(whole), fraction)


def plain_digits(value: float, least: int = 0, most: int = MAX_DIGITS) -> str:
    """A number in plain digits, with at least and at most so many after the point.

    Halves are rounded away from zero, as browsers do.

    >>> plain_digits(1234), plain_digits(2.50), plain_digits(0.125, 2, 2)
    ('1234', '2.5', '0.13')
    """
    if isinstance(value, int) and not least:
        return str(value)
    most = max(least, most)
    rounded = Decimal(repr(value)).quantize(Decimal(1).scaleb(-most), context=EXACT)
    whole, _, fraction = f"{rounded:f}".partition(".")
    fraction = fraction.rstrip("0").ljust(least, "0")
    return f"{whole}.{fraction}" if fraction else whole


def germanic(whole: int, fraction: str) -> str:
    """1 has no digits after the point."""
    return "one" if whole == 1 and not fraction else "other"


def french(whole: int, fraction: str) -> str:
    """Everything below 2 is singular: 0 poisson, 1,5 poisson."""
    return "one" if whole <= 1 else romance_many(whole, fraction)


def spanish(whole: int, fraction: str) -> str:
    """1 and 1.0 are singular."""
    is_one = whole == 1 and not fraction.strip("0")
    return "one" if is_one else romance_many(whole, fraction)


def romance_many(whole: int, fraction: str) -> str:
    """Whole millions need a preposition: un millón de peces."""
    return "many" if whole and whole % 1_000_000 == 0 and not fraction else "other"


ENGLISH: Final = NumberRules(".", ",", 3, germanic, ("one", "other"))

RULES: Final = {
    "en": ENGLISH,
    "de": NumberRules(",", ".", 3, germanic, ("one", "other")),
    "fr": NumberRules(",", "\u202f", 3, french, ("one", "many", "other")),
    "es": NumberRules(",", ".", 4, spanish, ("one", "many", "other")),
}


def number_rules(language: str) -> NumberRules:
    """The rules of a language; English ones for others, such as the pseudo-language."""
    return RULES.get(language, ENGLISH)
