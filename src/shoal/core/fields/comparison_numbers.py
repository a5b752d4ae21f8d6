"""Fields as one array of numbers: two positions are equal if their numbers are."""

from typing import final

from shoal.core.fields.fields import ArrayField, CustomField, Fields
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.special_seats import EVERYTHING


@final
class Packer(Fields):
    """Collects every field that is in use, hidden ones included, in ``packed``."""

    def __init__(self, players: i64) -> None:
        super().__init__(players, EVERYTHING, reading=False)
        self.packed = vec[i64](capacity=64)

    def put(self, value: i64) -> i64:
        """Add a number."""
        self.packed = append(self.packed, value)
        return value

    def put_all(self, values: vec[i64], count: i64) -> vec[i64]:
        """Add the first numbers of an array."""
        packed = self.packed
        for place in range(count):
            packed = append(packed, values[place])
        self.packed = packed
        return values

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        return self.put(value)

    def number_or_none(self, name: str, value: i64, low: i64, high: i64, none: i64) -> i64:
        return self.put(value)

    def flag(self, name: str, value: bool) -> bool:
        self.put(1 if value else 0)
        return value

    def word(self, name: str, value: i64, words: list[str]) -> i64:
        return self.put(value)

    def word_or_none(self, name: str, value: i64, words: list[str], none: i64) -> i64:
        return self.put(value)

    def by_seat(self, name: str, values: vec[i64], low: i64, high: i64) -> vec[i64]:
        return self.put_all(values, self.players)

    def words_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        return self.put_all(values, self.players)

    def sets_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        return self.put_all(values, self.players)

    def hands(
        self, name: str, values: vec[i64], words: list[str], shown: i64, backs: list[str]
    ) -> vec[i64]:
        return self.put_all(values, self.players)

    def secret_by_seat(
        self, name: str, values: vec[i64], low: i64, high: i64, shown: i64
    ) -> vec[i64]:
        return self.put_all(values, self.players)

    def numbers(self, name: str, values: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
        return self.put_all(values, len(values))

    def words(self, name: str, values: vec[i64], words: list[str], none: i64) -> vec[i64]:
        return self.put_all(values, len(values))

    def members(self, name: str, value: i64, words: list[str]) -> i64:
        return self.put(value)

    def number_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        return self.put(value)

    def sequence(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        self.put(len(values))
        return self.put_all(values, len(values))

    def number_list(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        self.put(len(values))
        return self.put_all(values, len(values))

    def text(self, key: str, text: str) -> str:
        self.put(len(text))
        for letter in text:
            self.put(ord(letter))
        return text

    def custom_array(self, field: ArrayField, values: vec[i64]) -> vec[i64]:
        self.packed = field.pack(values, self.packed)
        return values

    def custom(self, field: CustomField, state: object) -> None:
        self.packed = field.pack(state, self.packed)
