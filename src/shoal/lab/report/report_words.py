"""The words and numbers of a report, in the language of its reader."""

from pathlib import Path

from shoal.core.catalogue import Catalogue, load_program
from shoal.core.catalogue.numbers import plain_digits
from shoal.core.message import Message, key_in, say
from shoal.core.message_json import message_from_json
from shoal.core.text.default_board_lines import label
from shoal.core.text.pitch_and_option_words import text_or

SMALLEST_SHARE = 0.001
"""A smaller share would be rounded to 0.0 %."""

Estimated = dict[str, float]
"""The mean of an estimate and the ends of its interval, ``low`` and ``high``."""


class ReportWords:
    """Turns messages, estimates and the names of events into text.

    >>> words = ReportWords("en")
    >>> words.number(12.345), words.number(0.12345), words.number(1234.5), words.number(-0.001)
    ('12.3', '0.12', '1,235', '0.00')
    >>> ReportWords("de").number(12.345)
    '12,3'
    """

    def __init__(self, language: str, *folders: Path) -> None:
        self.catalogue: Catalogue = load_program(language, *folders)
        self.language = language

    def text(self, message: Message) -> str:
        """A message as text."""
        return self.catalogue.format(message)

    def number(self, value: float) -> str:
        """A number with few digits and a typographic minus; 0 has no sign."""
        return self.fixed(value, 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2)

    def fixed(self, value: float, digits: int) -> str:
        """A number with this many digits after the decimal point."""
        # Adding 0.0 turns -0.0 into 0.0.
        return self._written(plain_digits(round(value, 9) + 0.0, digits, digits))

    def on_axis(self, value: float) -> str:
        """A number short enough for an axis.

        >>> words = ReportWords("en")
        >>> words.on_axis(0.25), words.on_axis(12.0), words.on_axis(1234.6)
        ('0.25', '12', '1,235')
        """
        return self._written(plain_digits(float(value), 0, 0 if abs(value) >= 100 else 2))

    def _written(self, digits: str) -> str:
        if not digits.strip("-0."):
            digits = digits.removeprefix("-")
        written = self.catalogue.rules.write(digits)
        return written.replace("-", "\N{MINUS SIGN}")

    def percent(self, share: float) -> str:
        """A share as a whole percentage.

        >>> ReportWords("en").percent(0.254)
        '25 %'
        """
        return self.text(say("study-percent", number=self.fixed(100 * share, 0)))

    def exact_percent(self, share: float) -> str:
        """A share as a percentage with one digit after the point."""
        return self.text(say("study-percent", number=self.fixed(100 * share, 1)))

    def nonzero_percent(self, share: float) -> str:
        """A share as a percentage that is 0 only if the share is.

        >>> words = ReportWords("en")
        >>> words.nonzero_percent(0.115), words.nonzero_percent(0.0), words.nonzero_percent(0.0001)
        ('11.5 %', '0.0 %', 'less than 0.1 %')
        """
        if 0 < share < SMALLEST_SHARE:
            return self.text(say("study-percent-less", number=self.fixed(100 * SMALLEST_SHARE, 1)))
        return self.exact_percent(share)

    def percentage_points(self, share: float) -> str:
        """A difference of shares in percentage points, with its sign.

        >>> words = ReportWords("en")
        >>> words.percentage_points(0.123), words.percentage_points(-0.004)
        ('+12 points', '0 points')
        """
        whole = self.fixed(100 * share, 0)
        signed = f"+{whole}" if round(100 * share) > 0 else whole
        return self.text(say("study-percentage-points", number=signed))

    def with_interval(self, one: Estimated, *, shares: bool = True) -> str:
        """An estimate with its interval.

        >>> ReportWords("en").with_interval({"mean": 0.285, "low": 0.25, "high": 0.314})
        '28.5 % (25.0 to 31.4)'
        """
        ends = ("mean", "low", "high")
        if shares:
            mean, low, high = (self.fixed(100 * one[name], 1) for name in ends)
            return self.text(say("study-interval-percent", mean=mean, low=low, high=high))
        mean, low, high = (self.number(one[name]) for name in ends)
        return self.text(say("study-interval", mean=mean, low=low, high=high))

    def event_kind(self, kind: str) -> str:
        """The heading of a kind of events; a game without words for it gives it in English."""
        return text_or(self.catalogue, key_in("statistics-kind", hyphened(kind)), label(kind))

    def event(self, what: object) -> tuple[str, str]:
        """An event of the results, and its rule. A text comes from a game without a catalogue."""
        if isinstance(what, str):
            return what, ""
        message = message_from_json(what)
        if not self.catalogue.has(message.key):
            return label(message.key.replace("-", " ")), message.rule
        return self.text(message), message.rule

    def side(self, side: int, seats: list[int]) -> str:
        """What the game calls a side; if it has no name for it, its seats."""
        key = key_in("side", str(side))
        if self.catalogue.has(key):
            return self.text(say("study-side", side=key))
        return self.text(say("study-seats", seats=seats))


def hyphened(name: str) -> str:
    """A name as part of a key.

    >>> hyphened("power tokens")
    'power-tokens'
    """
    return name.replace(" ", "-")
