"""Features of single facts: numbers, flags, seats, words and letters."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import final

from shoal.core.packed_arrays import i16, i64, vec


class Feature(ABC):
    """One fact of a View as ``size`` numbers; ``name`` is its key in the facts.

    A row is all zeros before anything is written to it.
    """

    def __init__(self, name: str, size: i64) -> None:
        self.name = name
        self.size = size

    @abstractmethod
    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        """Write the fact from index ``at`` on, as the seat sees it."""
        raise NotImplementedError

    @abstractmethod
    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        """The fact that was written there."""
        raise NotImplementedError

    def fact_in(self, facts: dict[str, object]) -> object:
        """The fact among those of a View, None if the View lacks it."""
        return facts.get(self.name)

    def encoded_part(self, fact: object) -> object:
        """The part of the fact that the numbers contain."""
        return fact

    @abstractmethod
    def max_values(self) -> list[int]:
        """The largest possible value of each number; the smallest is 0."""
        raise NotImplementedError

    @abstractmethod
    def description(self) -> str:
        """What the numbers mean, for the table of observations."""
        raise NotImplementedError


@final
class Number(Feature):
    """An integer from 0 to ``high``."""

    def __init__(self, name: str, high: i64) -> None:
        super().__init__(name, 1)
        self.high = high

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, int)
        number: i64 = fact
        row[at] = i16(number)

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        return int(row[at])

    def max_values(self) -> list[int]:
        return [int(self.high)]

    def description(self) -> str:
        return f"0 to {self.high}"


def write_numbers(facts: list[object], row: vec[i16], at: i64) -> None:
    """Write a list of integers, faster than with one Number each."""
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

    def max_values(self) -> list[int]:
        return [1]

    def description(self) -> str:
        return "1 if so"


@final
class Seat(Feature):
    """A seat, one-hot, counted from the viewing seat; all zeros for None."""

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

    def max_values(self) -> list[int]:
        return [1] * self.size

    def description(self) -> str:
        return "1 at the seat, counted from the viewing seat"


@final
class Seats(Feature):
    """A list of seats: 1 at each, counted from the viewing seat."""

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

    def max_values(self) -> list[int]:
        return [1] * self.size

    def description(self) -> str:
        return "1 at each of the seats, counted from the viewing seat"


@final
class Choice(Feature):
    """One of some words or numbers, one-hot."""

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

    def max_values(self) -> list[int]:
        return [1] * self.size

    def description(self) -> str:
        return f"1 at one of: {listed(self.words)}"


@final
class Members(Feature):
    """A list of some words or numbers: for each word, how often it is in the list.

    With ``ordered`` it is the word's position in the list, from 1, and no word may occur twice.
    With ``text`` the fact is a string and its letters are the words.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[object],
        limit: i64 = 1,
        *,
        ordered: bool = False,
        text: bool = False,
    ) -> None:
        super().__init__(name, len(words))
        self.words = list(words)
        self.places: dict[object, int] = {word: place for place, word in enumerate(words)}
        self.limit = limit
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
        items: list[object] = []
        if self.ordered:
            order = [(int(row[at + place]), place) for place in range(self.size) if row[at + place]]
            return [self.words[place] for _, place in sorted(order)]
        for place in range(self.size):
            for _time in range(row[at + place]):
                items.append(self.words[place])
        if self.text:
            return "".join([str(letter) for letter in items])
        return items

    def max_values(self) -> list[int]:
        return [int(self.limit)] * self.size

    def description(self) -> str:
        what = "its place in the list" if self.ordered else "how many" if self.limit > 1 else "1"
        return f"{what} at each of: {listed(self.words)}"


@final
class Backs(Feature):
    """A list of cards, or of the backs of cards that are hidden: how often each is in the list."""

    def __init__(self, name: str, words: Sequence[object], backs: Sequence[object]) -> None:
        super().__init__(name, len(words) + len(backs))
        self.high: i64 = len(words) // len(backs)
        self.inner = Members(name, [*words, *backs], self.high)
        self.faces: i64 = len(words)

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        self.inner.write(fact, row, at, seat)

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        return self.inner.read(row, at, seat)

    def max_values(self) -> list[int]:
        return [1] * self.faces + [int(self.high)] * (self.size - self.faces)

    def description(self) -> str:
        return f"1 at each card, or how many have each back: {listed(self.inner.words)}"


@final
class Letters(Feature):
    """A string of at most ``length`` letters, each letter one-hot."""

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

    def max_values(self) -> list[int]:
        return [1] * self.size

    def description(self) -> str:
        return f"up to {self.length} letters, each 1 at one of: {listed(list(self.letters))}"


def listed(words: Sequence[object], limit: int = 12) -> str:
    """The words with commas; a long list is shortened in the middle."""
    texts = [str(word) for word in words]
    if len(texts) > limit:
        texts = [*texts[:3], "...", texts[-1]]
    return ", ".join(texts)


def empty_row(size: i64) -> vec[i16]:
    """A row of zeros."""
    return vec[i16]([0] * size)
