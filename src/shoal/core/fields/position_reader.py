"""The fields from the words of a position; BadPosition says what is wrong with them."""

from typing import final

from shoal.core.bits import bit
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import ArrayField, CustomField, Fields
from shoal.core.message import say
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.special_seats import EVERYTHING
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import PositionWords, whole_number


@final
class PositionReader(Fields):
    """Gives the values that a position's words name."""

    def __init__(self, players: i64, text: str) -> None:
        super().__init__(players, EVERYTHING, reading=True)
        self.found = PositionWords(text)
        self.may_miss = False
        self.missing: set[str] = set()

    def allow_missing(self) -> None:
        self.may_miss = True

    def left_out(self, name: str, empty: bool) -> bool:
        if name not in self.found.words:
            return True
        if self.found.words[name] == "-":
            raise BadPosition(say("error-key-needless", field=name))
        return False

    def skips(self, name: str) -> bool:
        """Whether the field keeps its value because the text leaves it out."""
        if not self.may_miss or name in self.found.words:
            return False
        self.missing.add(name)
        return True

    def was_missing(self, name: str) -> bool:
        return name in self.missing

    def former_name(self, name: str, former: str) -> None:
        words = self.found.words
        if former in words and name not in words:
            words[name] = words.pop(former)

    def done(self) -> None:
        """Raise BadPosition if a word was not read."""
        self.found.done()

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        if self.skips(name):
            return value
        return self.found.number(name, int(low), int(high))

    def number_or_none(self, name: str, value: i64, low: i64, high: i64, none: i64) -> i64:
        if self.skips(name):
            return value
        text = self.found.text(name)
        return none if text == "-" else read_number(name, text, low, high)

    def flag(self, name: str, value: bool) -> bool:
        if self.skips(name):
            return value
        return self.found.one_of(name, ("yes", "no")) == "yes"

    def word(self, name: str, value: i64, words: list[str]) -> i64:
        if self.skips(name):
            return value
        return words.index(self.found.one_of(name, words))

    def word_or_none(self, name: str, value: i64, words: list[str], none: i64) -> i64:
        if self.skips(name):
            return value
        text = self.found.one_of(name, [*words, "-"])
        return none if text == "-" else words.index(text)

    def seats(self, name: str, value: i64) -> i64:
        if self.skips(name):
            return value
        return rising_set(name, self.found.numbers(name, -1, 0, int(self.players) - 1))

    def by_seat(self, name: str, values: vec[i64], low: i64, high: i64) -> vec[i64]:
        if self.skips(name):
            return values
        return put_into(values, 0, self.found.numbers(name, int(self.players), int(low), int(high)))

    def words_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        if self.skips(name):
            return values
        parts = self.parts(name, ",", int(self.players))
        return put_into(values, 0, [read_word(name, part, words) for part in parts])

    def sets_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        if self.skips(name):
            return values
        parts = self.parts(name, "/", int(self.players))
        return put_into(values, 0, [int(read_set(name, part, words)) for part in parts])

    def hands(
        self, name: str, values: vec[i64], words: list[str], shown: i64, backs: list[str]
    ) -> vec[i64]:
        return self.sets_by_seat(name, values, words)

    def secret_by_seat(
        self, name: str, values: vec[i64], low: i64, high: i64, shown: i64
    ) -> vec[i64]:
        return self.by_seat(name, values, low, high)

    def numbers(self, name: str, values: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
        if self.skips(name):
            return values
        count = len(values) - int(first)
        return put_into(values, first, self.found.numbers(name, count, int(low), int(high)))

    def digits(self, name: str, values: vec[i64], first: i64, high: i64) -> vec[i64]:
        if self.skips(name):
            return values
        count = len(values) - int(first)
        text = self.found.text(name)
        if len(text) != count or not all_digits(text, 0, high):
            raise BadPosition(
                say("error-value-digits", field=name, count=count, high=high, value=clip(text))
            )
        return put_into(values, first, [int(digit) for digit in text])

    def dice(self, name: str, counts: vec[i64], high: i64) -> vec[i64]:
        if self.skips(name):
            return counts
        found = vec[i64]([0] * len(counts))
        for face in self.read_digits(name, high, 1, len(counts) - 1, rising=True):
            found[face] += 1
        return found

    def words(self, name: str, values: vec[i64], words: list[str], none: i64) -> vec[i64]:
        if self.skips(name):
            return values
        found = values[:]
        for place, part in enumerate(self.parts(name, ",", len(values))):
            found[place] = none if part == "-" else read_word(name, part, words)
        return found

    def members(self, name: str, value: i64, words: list[str]) -> i64:
        if self.skips(name):
            return value
        return read_set(name, self.found.text(name), words)

    def number_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        if self.skips(name):
            return value
        found: i64 = 0
        for number in self.found.numbers(name, -1, int(low), int(high)):
            if found >> number & 1:
                raise BadPosition(say("error-value-twice", field=name, value=number))
            found |= bit(number)
        return found

    def digit_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        if self.skips(name):
            return value
        limit = high - low + 1
        return rising_set(name, self.read_digits(name, limit, low, high, rising=True))

    def sequence(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        if self.skips(name):
            return values
        text = self.found.text(name)
        found = vec[i64]()
        seen: set[str] = set()
        for part in [] if text == "-" else text.split(","):
            place: i64 = read_word(name, part, words)
            if part in seen:
                raise BadPosition(say("error-value-twice", field=name, value=part))
            seen.add(part)
            found = append(found, place)
        return found

    def number_list(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        if self.skips(name):
            return values
        found = self.found.numbers(name, -1, int(low), int(high))
        if len(found) > limit:
            raise BadPosition(
                say("error-value-too-many", field=name, limit=limit, given=len(found))
            )
        return vec[i64](found)

    def faces(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        if self.skips(name):
            return values
        return vec[i64](self.read_digits(name, limit, low, high, rising=False))

    def text(self, key: str, text: str) -> str:
        return text if self.skips(key) else self.found.text(key)

    def custom_array(self, field: ArrayField, values: vec[i64]) -> vec[i64]:
        return values if self.skips(field.key) else field.read_text(self.found.text(field.key))

    def custom(self, field: CustomField, state: object) -> None:
        if not self.skips(field.key):
            field.set_text(state, self.found.text(field.key))

    def parts(self, name: str, between: str, count: int) -> list[str]:
        """The parts of a word, which must be this many."""
        parts = self.found.text(name).split(between)
        if len(parts) != count:
            raise BadPosition(say("error-value-parts", field=name, count=count, given=len(parts)))
        return parts

    def read_digits(self, name: str, limit: i64, low: i64, high: i64, *, rising: bool) -> list[int]:
        """Up to ``limit`` digits from low to high; ``-`` for none."""
        text = self.found.text(name)
        digits = "" if text == "-" else text
        if len(digits) > limit or not all_digits(digits, low, high):
            raise BadPosition(
                say(
                    "error-value-some-digits",
                    field=name,
                    limit=limit,
                    low=low,
                    high=high,
                    value=clip(text),
                )
            )
        found = [int(digit) for digit in digits]
        if rising and found != sorted(found):
            raise BadPosition(say("error-value-rising", field=name))
        return found


def all_digits(text: str, low: i64, high: i64) -> bool:
    """Whether every letter is a digit from low to high."""
    return all(letter in "0123456789" and low <= int(letter) <= high for letter in text)


def read_number(name: str, text: str, low: i64, high: i64) -> i64:
    """An integer from low to high."""
    number: i64 = whole_number(text)
    if not low <= number <= high:
        raise BadPosition(
            say("error-value-range", field=name, low=low, high=high, value=clip(text))
        )
    return number


def read_word(name: str, text: str, words: list[str]) -> int:
    """The index of a word."""
    if text not in words:
        raise BadPosition(
            say("error-value-choice", field=name, value=clip(text), choices=some_of(words))
        )
    return words.index(text)


def read_set(name: str, text: str, words: list[str]) -> i64:
    """Words with commas between them, each once and in their order, as bits."""
    if text == "-":
        return 0
    return rising_set(name, [read_word(name, part, words) for part in text.split(",")])


def rising_set(name: str, numbers: list[int]) -> i64:
    """Numbers in rising order as bits."""
    found: i64 = 0
    for number in numbers:
        if found >> number & 1:
            raise BadPosition(say("error-value-same-twice", field=name))
        if found >> number != 0:
            raise BadPosition(say("error-value-order", field=name))
        found |= bit(number)
    return found


def put_into(values: vec[i64], first: i64, numbers: list[int]) -> vec[i64]:
    """A copy of the array with these numbers in it, from an index on."""
    found = values[:]
    place = first
    for number in numbers:
        found[place] = number
        place += 1
    return found


def some_of(words: list[str], limit: int = 20) -> list[str]:
    """The words, or some of them if there are many."""
    return words if len(words) <= limit else [*words[:3], "...", words[-1]]
