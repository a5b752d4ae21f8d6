"""A seat's facts as numbers, both ways: what learners see.

A room lists its facts as Features once; each knows how many places it takes in
a row of numbers, how to write the fact there and how to read it back.  Seats
are counted from the one that looks, so that a learner finds itself at 0.

>>> ocean = Each("ocean", Number("", 8), 3)
>>> row = vec[i16]([0] * 3)
>>> ocean.write([0, 2, 8], row, 0, 0)
>>> list(row), ocean.read(row, 0, 0)
([0, 2, 8], [0, 2, 8])
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import final

from shoal.core.arrays import i16, i64, vec


class Feature(ABC):
    """One fact of a View as ``size`` numbers; ``name`` is its key among the facts.

    A row that nothing was written to is full of zeros.
    """

    def __init__(self, name: str, size: i64) -> None:
        self.name = name
        self.size = size

    @abstractmethod
    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        """Write the fact from place ``at`` on, as the seat sees it."""
        raise NotImplementedError

    @abstractmethod
    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        """The fact that was written there."""
        raise NotImplementedError

    def kept(self, fact: object) -> object:
        """As much of the fact as the numbers tell."""
        return fact

    @abstractmethod
    def highest(self) -> list[int]:
        """The largest number that each place can hold; the smallest is 0."""
        raise NotImplementedError

    @abstractmethod
    def told(self) -> str:
        """What the numbers mean, for a table of observations."""
        raise NotImplementedError


@final
class Number(Feature):
    """A whole number from 0 to ``high``."""

    def __init__(self, name: str, high: i64) -> None:
        super().__init__(name, 1)
        self.high = high

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, int)
        number: i64 = fact
        row[at] = i16(number)

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        return int(row[at])

    def highest(self) -> list[int]:
        return [int(self.high)]

    def told(self) -> str:
        return f"0 to {self.high}"


def write_numbers(facts: list[object], row: vec[i16], at: i64) -> None:
    """Whole numbers one after the other, sooner than by one Number each."""
    for fact in facts:
        assert isinstance(fact, int)
        number: i64 = fact
        row[at] = i16(number)
        at += 1


@final
class Flag(Feature):
    """True or false."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1)

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        row[at] = 1 if fact else 0

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        return row[at] != 0

    def highest(self) -> list[int]:
        return [1]

    def told(self) -> str:
        return "1 if so"


@final
class Seat(Feature):
    """A seat's number, counted from the seat that looks; nobody is all zeros."""

    def __init__(self, name: str, players: i64) -> None:
        super().__init__(name, players)

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        if fact is None:
            return
        assert isinstance(fact, int)
        number: i64 = fact
        row[at + (number - seat + self.size) % self.size] = 1

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        for place in range(self.size):
            if row[at + place] != 0:
                return int((place + seat) % self.size)
        return None

    def highest(self) -> list[int]:
        return [1] * self.size

    def told(self) -> str:
        return "1 at the seat, counted from the seat that looks"


@final
class Seats(Feature):
    """A list of seats: 1 at each, counted from the seat that looks."""

    def __init__(self, name: str, players: i64) -> None:
        super().__init__(name, players)

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, list)
        for item in fact:
            number: i64 = item
            row[at + (number - seat + self.size) % self.size] = 1

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        return [
            int(number)
            for number in range(self.size)
            if row[at + (number - seat + self.size) % self.size] != 0
        ]

    def highest(self) -> list[int]:
        return [1] * self.size

    def told(self) -> str:
        return "1 at each of the seats, counted from the seat that looks"


@final
class Choice(Feature):
    """One of some words or numbers: 1 at its place."""

    def __init__(self, name: str, words: Sequence[object]) -> None:
        super().__init__(name, len(words))
        self.words = list(words)
        self.places: dict[object, int] = {word: place for place, word in enumerate(words)}

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        place: i64 = self.places[fact]
        row[at + place] = 1

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        for place in range(self.size):
            if row[at + place] != 0:
                return self.words[place]
        return None

    def highest(self) -> list[int]:
        return [1] * self.size

    def told(self) -> str:
        return f"1 at one of: {listed(self.words)}"


@final
class Members(Feature):
    """A list of some words or numbers: at each word's place how often it is there.

    With ``ordered`` it is the word's place in the list, from 1, and no word
    may come twice.  With ``text`` the fact is a text and its letters are the
    words.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[object],
        most: i64 = 1,
        *,
        ordered: bool = False,
        text: bool = False,
    ) -> None:
        super().__init__(name, len(words))
        self.words = list(words)
        self.places: dict[object, int] = {word: place for place, word in enumerate(words)}
        self.most = most
        self.ordered = ordered
        self.text = text

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        if self.text:
            fact = list(str(fact))
        assert isinstance(fact, list)
        for order, word in enumerate(fact):
            place: i64 = self.places[word]
            if self.ordered:
                row[at + place] = i16(order + 1)
            else:
                row[at + place] += 1

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        found: list[object] = []
        if self.ordered:
            order = [(int(row[at + place]), place) for place in range(self.size) if row[at + place]]
            return [self.words[place] for _, place in sorted(order)]
        for place in range(self.size):
            for _time in range(row[at + place]):
                found.append(self.words[place])
        if self.text:
            return "".join([str(letter) for letter in found])
        return found

    def highest(self) -> list[int]:
        return [int(self.most)] * self.size

    def told(self) -> str:
        what = "its place in the list" if self.ordered else "how many" if self.most > 1 else "1"
        return f"{what} at each of: {listed(self.words)}"


@final
class Letters(Feature):
    """A text of at most so many letters: for each place of the text a 1 at its letter."""

    def __init__(self, name: str, letters: str, length: i64) -> None:
        super().__init__(name, length * len(letters))
        self.letters = letters
        self.places: dict[str, int] = {letter: place for place, letter in enumerate(letters)}
        self.length = length

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, str)
        width: i64 = len(self.letters)
        for letter in fact:
            place: i64 = self.places[letter]
            row[at + place] = 1
            at += width

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        text = ""
        width: i64 = len(self.letters)
        for place in range(self.size):
            if row[at + place] != 0:
                text += self.letters[place % width]
        return text

    def highest(self) -> list[int]:
        return [1] * self.size

    def told(self) -> str:
        return f"up to {self.length} letters, each 1 at one of: {listed(list(self.letters))}"


@final
class Each(Feature):
    """A list of ``count`` facts of one kind, one after the other."""

    def __init__(self, name: str, inner: Feature, count: i64, *, seats: bool = False) -> None:
        super().__init__(name, inner.size * count)
        self.inner = inner
        self.count = count
        self.seats = seats
        self.numbers = isinstance(inner, Number) and not seats

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, list)
        if self.numbers:
            write_numbers(fact, row, at)
            return
        place: i64 = 0
        if self.seats:
            place = (self.count - seat) % self.count
        for item in fact:
            self.inner.write(item, row, at + place * self.inner.size, seat)
            place += 1
            if place == self.count:
                place = 0

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        shift: i64 = 0
        if self.seats:
            shift = self.count - seat
        return [
            self.inner.read(row, at + (place + shift) % self.count * self.inner.size, seat)
            for place in range(self.count)
        ]

    def highest(self) -> list[int]:
        return self.inner.highest() * self.count

    def told(self) -> str:
        whose = " seats, from the one that looks" if self.seats else ""
        return f"for each of {self.count}{whose}: {self.inner.told()}"


def each_seat(name: str, inner: Feature, players: i64) -> Each:
    """A list with one fact for each seat, the seat that looks first."""
    return Each(name, inner, players, seats=True)


@final
class Upto(Feature):
    """A list of at most ``most`` facts of one kind: how many, then one after the other."""

    def __init__(self, name: str, inner: Feature, most: i64) -> None:
        super().__init__(name, 1 + inner.size * most)
        self.inner = inner
        self.most = most
        self.numbers = isinstance(inner, Number)

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, list)
        count: i64 = len(fact)
        row[at] = i16(count)
        at += 1
        if self.numbers:
            write_numbers(fact, row, at)
            return
        for item in fact:
            self.inner.write(item, row, at, seat)
            at += self.inner.size

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        first: i64 = at + 1
        return [
            self.inner.read(row, first + place * self.inner.size, seat)
            for place in range(i64(row[at]))
        ]

    def highest(self) -> list[int]:
        return [int(self.most), *self.inner.highest() * self.most]

    def told(self) -> str:
        return f"how many of at most {self.most}, then each: {self.inner.told()}"


@final
class Maybe(Feature):
    """A fact that is not always told: 1 if it is, then the fact."""

    def __init__(self, inner: Feature) -> None:
        super().__init__(inner.name, inner.size + 1)
        self.inner = inner

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        if fact is not None:
            row[at] = 1
            self.inner.write(fact, row, at + 1, seat)

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        if row[at] == 0:
            return None
        return self.inner.read(row, at + 1, seat)

    def kept(self, fact: object) -> object:
        return self.inner.kept(fact)

    def highest(self) -> list[int]:
        return [1, *self.inner.highest()]

    def told(self) -> str:
        return f"1 if told, then {self.inner.told()}"


@final
class Latest(Feature):
    """A list of any length: its last ``count`` facts, the newest first, each after a 1."""

    def __init__(self, name: str, inner: Feature, count: i64) -> None:
        super().__init__(name, count * (inner.size + 1))
        self.inner = Maybe(inner)
        self.count = count

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, list)
        for item in fact[: -int(self.count) - 1 : -1]:
            self.inner.write(item, row, at, seat)
            at += self.inner.size

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        found: list[object] = []
        for _item in range(self.count):
            if row[at] != 0:
                found.append(self.inner.read(row, at, seat))
            at += self.inner.size
        return found[::-1]

    def kept(self, fact: object) -> object:
        assert isinstance(fact, list)
        return fact[-int(self.count) :]

    def highest(self) -> list[int]:
        return self.inner.highest() * self.count

    def told(self) -> str:
        return f"the last {self.count}, newest first: {self.inner.told()}"


@final
class Group(Feature):
    """Facts under one name, each with its own."""

    def __init__(self, name: str, features: Sequence[Feature]) -> None:
        size: i64 = 0
        for feature in features:
            size += feature.size
        super().__init__(name, size)
        self.features = list(features)

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, dict)
        for feature in self.features:
            feature.write(fact.get(feature.name), row, at, seat)
            at += feature.size

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        found: dict[str, object] = {}
        for feature in self.features:
            fact = feature.read(row, at, seat)
            if fact is not None:
                found[feature.name] = fact
            at += feature.size
        return found

    def highest(self) -> list[int]:
        found: list[int] = []
        for feature in self.features:
            found += feature.highest()
        return found

    def told(self) -> str:
        return "; ".join([f"{feature.name}: {feature.told()}" for feature in self.features])


def listed(words: Sequence[object], most: int = 12) -> str:
    """The words with commas, those in the middle left out where there are many."""
    texts = [str(word) for word in words]
    if len(texts) > most:
        texts = [*texts[:3], "...", texts[-1]]
    return ", ".join(texts)


def empty_row(size: i64) -> vec[i16]:
    """A row of zeros."""
    return vec[i16]([0] * size)
