"""Fields as the words of a position: ``phase=throw round=2 pawns=3,0,4``."""

from typing import final

from shoal.core.bits import members
from shoal.core.fields.fields import ArrayField, CustomField, Fields
from shoal.core.fields.view_facts import words_of
from shoal.core.packed_arrays import i64, vec
from shoal.core.special_seats import EVERYTHING


@final
class PositionWriter(Fields):
    """Collects the words of a complete position, hidden fields included."""

    def __init__(self, players: i64) -> None:
        super().__init__(players, EVERYTHING, reading=False)
        self.found: list[str] = []
        self.former: dict[str, str] = {}

    def put(self, name: str, text: str) -> None:
        """Add a word; ``-`` stands for nothing."""
        self.found.append(f"{name}={text or '-'}")

    def left_out(self, name: str, empty: bool) -> bool:
        return empty

    def former_name(self, name: str, former: str) -> None:
        self.former[former] = name

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.put(name, str(value))
        return value

    def number_or_none(self, name: str, value: i64, low: i64, high: i64, none: i64) -> i64:
        self.put(name, str(value) if value != none else "-")
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.put(name, "yes" if value else "no")
        return value

    def word(self, name: str, value: i64, words: list[str]) -> i64:
        self.put(name, words[value])
        return value

    def word_or_none(self, name: str, value: i64, words: list[str], none: i64) -> i64:
        self.put(name, words[value] if value != none else "-")
        return value

    def by_seat(self, name: str, values: vec[i64], low: i64, high: i64) -> vec[i64]:
        self.put(name, ",".join([str(values[seat]) for seat in range(self.players)]))
        return values

    def words_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        self.put(name, ",".join([words[values[seat]] for seat in range(self.players)]))
        return values

    def sets_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        sets = [",".join(words_of(values[seat], words)) for seat in range(self.players)]
        self.put(name, "/".join([text or "-" for text in sets]))
        return values

    def hands(
        self, name: str, values: vec[i64], words: list[str], shown: i64, backs: list[str]
    ) -> vec[i64]:
        return self.sets_by_seat(name, values, words)

    def secret_by_seat(
        self, name: str, values: vec[i64], low: i64, high: i64, shown: i64
    ) -> vec[i64]:
        return self.by_seat(name, values, low, high)

    def numbers(self, name: str, values: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
        self.put(name, ",".join([str(values[place]) for place in range(first, len(values))]))
        return values

    def digits(self, name: str, values: vec[i64], first: i64, high: i64) -> vec[i64]:
        self.put(name, "".join([str(values[place]) for place in range(first, len(values))]))
        return values

    def dice(self, name: str, counts: vec[i64], high: i64) -> vec[i64]:
        faces = range(1, len(counts))
        self.put(name, "".join([str(face) * int(counts[face]) for face in faces]))
        return counts

    def words(self, name: str, values: vec[i64], words: list[str], none: i64) -> vec[i64]:
        self.put(name, ",".join([words[value] if value != none else "-" for value in values]))
        return values

    def members(self, name: str, value: i64, words: list[str]) -> i64:
        self.put(name, ",".join(words_of(value, words)))
        return value

    def number_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.put(name, ",".join([str(number) for number in members(value)]))
        return value

    def digit_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.put(name, "".join([str(number) for number in members(value)]))
        return value

    def sequence(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        self.put(name, ",".join([words[value] for value in values]))
        return values

    def number_list(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        self.put(name, ",".join([str(value) for value in values]))
        return values

    def faces(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        self.put(name, "".join([str(value) for value in values]))
        return values

    def text(self, key: str, text: str) -> str:
        self.put(key, text)
        return text

    def custom_array(self, field: ArrayField, values: vec[i64]) -> vec[i64]:
        self.put(field.key, field.text(values))
        return values

    def custom(self, field: CustomField, state: object) -> None:
        self.put(field.key, field.text(state))
