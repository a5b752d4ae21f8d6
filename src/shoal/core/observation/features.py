"""How a seat's facts are encoded as numbers and decoded again, for learning.

A game lists its facts as Features. Each Feature knows how many numbers it takes in a row, how to
write the fact there and how to read it back. Seats are counted from the viewing seat, so that a
learner always finds itself at 0.

>>> ocean = Each("ocean", Number("", 8), 3)
>>> row = vec[i16]([0] * 3)
>>> ocean.write([0, 2, 8], row, 0, 0)
>>> list(row), ocean.read(row, 0, 0)
([0, 2, 8], [0, 2, 8])

This module has the features that contain others; it also exports the simple ones.
"""

from collections.abc import Sequence
from typing import Final, final

from shoal.core.observation.single_features import (
    Backs,
    Choice,
    Feature,
    Flag,
    Letters,
    Members,
    Number,
    Seat,
    Seats,
    empty_row,
    write_numbers,
)
from shoal.core.packed_arrays import i16, i64, vec

__all__ = [
    "Backs",
    "Choice",
    "Each",
    "Feature",
    "Flag",
    "Group",
    "Latest",
    "Letters",
    "Maybe",
    "Members",
    "Number",
    "Part",
    "Seat",
    "Seats",
    "Upto",
    "each_seat",
    "empty_row",
]

OBSERVATION_VERSION: Final = 2
"""Grows when the numbers of an observation change their places or their meaning."""


@final
class Each(Feature):
    """A list of exactly ``count`` facts of one kind."""

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

    def max_values(self) -> list[int]:
        return self.inner.max_values() * self.count

    def description(self) -> str:
        whose = " seats, from the viewing seat" if self.seats else ""
        return f"for each of {self.count}{whose}: {self.inner.description()}"


def each_seat(name: str, inner: Feature, players: i64) -> Each:
    """A list with one fact for each seat, the viewing seat first."""
    return Each(name, inner, players, seats=True)


@final
class Upto(Feature):
    """A list of at most ``limit`` facts of one kind: how many, then each of them."""

    def __init__(self, name: str, inner: Feature, limit: i64) -> None:
        super().__init__(name, 1 + inner.size * limit)
        self.inner = inner
        self.limit = limit
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

    def max_values(self) -> list[int]:
        return [int(self.limit), *self.inner.max_values() * self.limit]

    def description(self) -> str:
        return f"how many of at most {self.limit}, then each: {self.inner.description()}"


@final
class Maybe(Feature):
    """A fact that may be None: 1 if it is not, then the fact."""

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

    def encoded_part(self, fact: object) -> object:
        return self.inner.encoded_part(fact)

    def max_values(self) -> list[int]:
        return [1, *self.inner.max_values()]

    def description(self) -> str:
        return f"1 if known, then {self.inner.description()}"


@final
class Latest(Feature):
    """The last ``count`` facts of a list, newest first, each after a 1."""

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
        items: list[object] = []
        for _item in range(self.count):
            if row[at] != 0:
                items.append(self.inner.read(row, at, seat))
            at += self.inner.size
        return items[::-1]

    def encoded_part(self, fact: object) -> object:
        assert isinstance(fact, list)
        return fact[-int(self.count) :]

    def max_values(self) -> list[int]:
        return self.inner.max_values() * self.count

    def description(self) -> str:
        return f"the last {self.count}, newest first: {self.inner.description()}"


@final
class Group(Feature):
    """Several named facts under one name."""

    def __init__(self, name: str, features: Sequence[Feature]) -> None:
        size: i64 = 0
        for feature in features:
            size += feature.size
        super().__init__(name, size)
        self.features = list(features)

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, dict)
        for feature in self.features:
            feature.write(feature.fact_in(fact), row, at, seat)
            at += feature.size

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        facts: dict[str, object] = {}
        for feature in self.features:
            fact = feature.read(row, at, seat)
            if isinstance(feature, Part):
                if isinstance(fact, dict):
                    facts.update(fact)
            elif fact is not None:
                facts[feature.name] = fact
            at += feature.size
        return facts

    def max_values(self) -> list[int]:
        values: list[int] = []
        for feature in self.features:
            values += feature.max_values()
        return values

    def description(self) -> str:
        return "; ".join([f"{feature.name}: {feature.description()}" for feature in self.features])


@final
class Part(Feature):
    """Facts that are in a View all together or not at all: 1 if they are, then each of them."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self.inner = Maybe(Group("", features))
        super().__init__(features[0].name, self.inner.size)
        self.features = list(features)

    def fact_in(self, facts: dict[str, object]) -> object:
        return facts if self.name in facts else None

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        self.inner.write(fact, row, at, seat)

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        return self.inner.read(row, at, seat)

    def max_values(self) -> list[int]:
        return self.inner.max_values()

    def description(self) -> str:
        return self.inner.description()
