"""Fields as the facts of a View, and back: JSON values by name."""

from typing import final

from shoal.core.bits import bit, count_bits, members, shift_left
from shoal.core.fields.fields import ArrayField, CustomField, Fields
from shoal.core.packed_arrays import append, i64, vec


@final
class FactsWriter(Fields):
    """Collects what the viewer may know in ``facts``."""

    def __init__(self, players: i64, viewer: i64) -> None:
        super().__init__(players, viewer, reading=False)
        self.facts: dict[str, object] = {}

    def part(self, name: str, in_use: bool, visible: bool) -> bool:
        return in_use and visible

    def derived(self) -> bool:
        return True

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.facts[name] = int(value)
        return value

    def number_or_none(self, name: str, value: i64, low: i64, high: i64, none: i64) -> i64:
        self.facts[name] = int(value) if value != none else None
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.facts[name] = value
        return value

    def word(self, name: str, value: i64, words: list[str]) -> i64:
        self.facts[name] = words[value]
        return value

    def word_or_none(self, name: str, value: i64, words: list[str], none: i64) -> i64:
        self.facts[name] = words[value] if value != none else "-"
        return value

    def seat_if(self, name: str, value: i64, shown: bool) -> i64:
        self.facts[name] = int(value) if shown else None
        return value

    def by_seat(self, name: str, values: vec[i64], low: i64, high: i64) -> vec[i64]:
        self.facts[name] = [int(values[seat]) for seat in range(self.players)]
        return values

    def words_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        self.facts[name] = [words[values[seat]] for seat in range(self.players)]
        return values

    def sets_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        self.facts[name] = [words_of(values[seat], words) for seat in range(self.players)]
        return values

    def hands(
        self, name: str, values: vec[i64], words: list[str], shown: i64, backs: list[str]
    ) -> vec[i64]:
        found: list[object] = []
        for seat in range(self.players):
            if shown >> seat & 1:
                found.append(words_of(values[seat], words))
            elif backs:
                found.append(backs_of(values[seat], len(words) // len(backs), backs))
            else:
                found.append(None)
        self.facts[name] = found
        return values

    def secret_by_seat(
        self, name: str, values: vec[i64], low: i64, high: i64, shown: i64
    ) -> vec[i64]:
        self.facts[name] = [
            int(values[seat]) if shown >> seat & 1 else None for seat in range(self.players)
        ]
        return values

    def numbers(self, name: str, values: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
        self.facts[name] = [int(values[place]) for place in range(first, len(values))]
        return values

    def words(self, name: str, values: vec[i64], words: list[str], none: i64) -> vec[i64]:
        self.facts[name] = [words[value] if value != none else "-" for value in values]
        return values

    def members(self, name: str, value: i64, words: list[str]) -> i64:
        self.facts[name] = words_of(value, words)
        return value

    def number_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.facts[name] = members(value)
        return value

    def sequence(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        self.facts[name] = [words[value] for value in values]
        return values

    def number_list(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        self.facts[name] = [int(value) for value in values]
        return values

    def custom_array(self, field: ArrayField, values: vec[i64]) -> vec[i64]:
        self.facts[field.name] = field.fact(values)
        return values

    def custom(self, field: CustomField, state: object) -> None:
        self.facts[field.name] = field.fact(state, self.viewer)


def words_of(bits: i64, words: list[str]) -> list[str]:
    """The words of a set."""
    return [words[place] for place in members(bits)]


def backs_of(bits: i64, size: i64, backs: list[str]) -> list[str]:
    """The backs of a set of cards, ``size`` cards to a back."""
    found: list[str] = []
    of_one_kind = shift_left(1, size) - 1
    for kind, back in enumerate(backs):
        found += [back] * int(count_bits(bits >> (size * i64(kind)) & of_one_kind))
    return found


@final
class FactsReader(Fields):
    """Gives the values of a View's facts; what they do not tell keeps its value."""

    def __init__(self, players: i64, viewer: i64, facts: dict[str, object]) -> None:
        super().__init__(players, viewer, reading=True)
        self.facts = facts

    def part(self, name: str, in_use: bool, visible: bool) -> bool:
        return in_use and visible

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        fact = self.facts[name]
        assert isinstance(fact, int)
        return fact

    def number_or_none(self, name: str, value: i64, low: i64, high: i64, none: i64) -> i64:
        fact = self.facts[name]
        if fact is None:
            return none
        assert isinstance(fact, int)
        return fact

    def flag(self, name: str, value: bool) -> bool:
        fact = self.facts[name]
        assert isinstance(fact, bool)
        return fact

    def word(self, name: str, value: i64, words: list[str]) -> i64:
        return index_of(self.facts[name], words)

    def word_or_none(self, name: str, value: i64, words: list[str], none: i64) -> i64:
        fact = self.facts[name]
        return none if fact == "-" else index_of(fact, words)

    def seat_if(self, name: str, value: i64, shown: bool) -> i64:
        return self.number_or_none(name, value, 0, self.players - 1, value)

    def by_seat(self, name: str, values: vec[i64], low: i64, high: i64) -> vec[i64]:
        return self.into(name, values, 0)

    def words_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        fact = self.row(name)
        found = values[:]
        for seat in range(self.players):
            found[seat] = index_of(fact[seat], words)
        return found

    def sets_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        fact = self.row(name)
        found = values[:]
        for seat in range(self.players):
            found[seat] = set_of(fact[seat], words)
        return found

    def hands(
        self, name: str, values: vec[i64], words: list[str], shown: i64, backs: list[str]
    ) -> vec[i64]:
        fact = self.row(name)
        found = values[:]
        for seat in range(self.players):
            if shown >> seat & 1:
                found[seat] = set_of(fact[seat], words)
        return found

    def secret_by_seat(
        self, name: str, values: vec[i64], low: i64, high: i64, shown: i64
    ) -> vec[i64]:
        fact = self.row(name)
        found = values[:]
        for seat in range(self.players):
            number = fact[seat]
            if number is not None:
                assert isinstance(number, int)
                found[seat] = number
        return found

    def numbers(self, name: str, values: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
        return self.into(name, values, first)

    def words(self, name: str, values: vec[i64], words: list[str], none: i64) -> vec[i64]:
        fact = self.row(name)
        found = values[:]
        for place in range(len(values)):
            found[place] = none if fact[place] == "-" else index_of(fact[place], words)
        return found

    def members(self, name: str, value: i64, words: list[str]) -> i64:
        return set_of(self.facts[name], words)

    def number_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        found: i64 = 0
        for number in self.row(name):
            assert isinstance(number, int)
            found |= bit(number)
        return found

    def sequence(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        found = vec[i64]()
        for word in self.row(name):
            found = append(found, index_of(word, words))
        return found

    def number_list(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        found = vec[i64]()
        for number in self.row(name):
            assert isinstance(number, int)
            found = append(found, number)
        return found

    def custom_array(self, field: ArrayField, values: vec[i64]) -> vec[i64]:
        return field.read_fact(self.facts[field.name])

    def custom(self, field: CustomField, state: object) -> None:
        field.set_fact(state, self.facts[field.name], self.viewer)

    def row(self, name: str) -> list[object]:
        """A fact that is a list."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact

    def into(self, name: str, values: vec[i64], first: i64) -> vec[i64]:
        """A copy of the array with a fact's integers in it, from an index on."""
        found = values[:]
        place = first
        for number in self.row(name):
            assert isinstance(number, int)
            found[place] = number
            place += 1
        return found


def index_of(word: object, words: list[str]) -> i64:
    """The index of a word."""
    assert isinstance(word, str)
    return words.index(word)


def set_of(fact: object, words: list[str]) -> i64:
    """A list of words as bits."""
    assert isinstance(fact, list)
    found: i64 = 0
    for word in fact:
        found |= bit(index_of(word, words))
    return found
