"""Helpers for moves and positions as text."""

from collections.abc import Iterable, Sequence
from typing import Final

from shoal.core.errors import BadNotation, BadPosition
from shoal.core.message import say
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.clip import clip

MAX_DIGITS: Final = 9
MAX_WHOLE_NUMBER: Final = 999_999_999
"""The largest number that ``whole_number`` reads."""


def whole_number(text: str) -> int:
    """An integer of at most nine digits, or -1 for any other text.

    >>> whole_number("42"), whole_number("042"), whole_number("-1"), whole_number("9" * 99)
    (42, -1, -1, -1)
    """
    if not (text.isascii() and text.isdigit()) or len(text) > MAX_DIGITS:
        return -1
    if len(text) > 1 and text[0] == "0":
        return -1
    return int(text)


def write_numbers(numbers: Iterable[int]) -> str:
    """Numbers with commas between them, ``-`` for none.

    >>> write_numbers([3, 0, 12]), write_numbers([])
    ('3,0,12', '-')
    """
    return ",".join([str(number) for number in numbers]) or "-"


def write_dice(faces: Iterable[int]) -> str:
    """Dice as digits, ``-`` for none.

    >>> write_dice([2, 5, 5])
    '255'
    """
    return "".join([str(face) for face in faces]) or "-"


def read_dice(text: str, count: i64, sides: i64) -> i64:
    """The outcome, 0 to sides**count - 1, for dice written as digits; BadNotation if impossible.

    >>> read_dice("25", 2, 6)
    10
    """
    if len(text) != count or not (text.isascii() and text.isdigit()):
        raise BadNotation(say("error-not-a-throw", text=clip(text), count=count))
    outcome: i64 = 0
    for digit in text:
        face: i64 = ord(digit) - ord("0")
        if not 1 <= face <= sides:
            raise BadNotation(say("error-die-face", sides=sides, face=face))
        outcome = outcome * sides + face - 1
    return outcome


def dice_of(outcome: i64, count: i64, sides: i64) -> vec[i64]:
    """The faces of the dice for an outcome, first die first.

    >>> list(dice_of(10, 2, 6))
    [2, 5]
    """
    faces = vec[i64]([1] * count)
    place = count - 1
    while place >= 0:
        faces[place] = outcome % sides + 1
        outcome = outcome // sides
        place -= 1
    return faces


class PositionWords:
    """A position's ``key=value`` words, each read once; BadPosition says what is wrong.

    >>> fields = PositionWords("round=2 pawns=3,1")
    >>> fields.number("round", 1, 7), fields.numbers("pawns", 2, 0, 42)
    (2, [3, 1])
    >>> fields.done()
    """

    def __init__(self, text: str) -> None:
        self.words: dict[str, str] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or not key or not value:
                raise BadPosition(say("error-key-value", word=clip(word)))
            if key in self.words:
                raise BadPosition(say("error-key-twice", field=clip(key)))
            self.words[key] = value

    def text(self, key: str) -> str:
        """The value as text."""
        if key not in self.words:
            raise BadPosition(say("error-key-missing", field=key))
        return self.words.pop(key)

    def one_of(self, key: str, choices: Sequence[str]) -> str:
        """The value, if it is one of these words."""
        value = self.text(key)
        if value not in choices:
            raise BadPosition(
                say("error-value-choice", field=key, value=clip(value), choices=list(choices))
            )
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """An integer from low to high."""
        return self._number(key, self.text(key), low, high)

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """Integers from low to high, separated by commas; -1 allows any count."""
        text = self.text(key)
        parts = [] if text == "-" else text.split(",")
        if count >= 0 and len(parts) != count:
            raise BadPosition(say("error-value-count", field=key, count=count, given=len(parts)))
        return [self._number(key, part, low, high) for part in parts]

    def _number(self, key: str, text: str, low: int, high: int) -> int:
        number = whole_number(text)
        if not low <= number <= high or number < 0:
            raise BadPosition(
                say("error-value-range", field=key, low=low, high=high, value=clip(text))
            )
        return number

    def done(self) -> None:
        """Raise BadPosition if a word was not read."""
        for key in self.words:
            raise BadPosition(say("error-key-unknown", field=clip(key)))
