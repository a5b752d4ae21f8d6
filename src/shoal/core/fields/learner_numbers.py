"""Fields as a learner's numbers, written straight from the state's attributes."""

from typing import final

from shoal.core.bits import DE_BRUIJN, PLACES, count_bits, shift_left
from shoal.core.fields.fields import ArrayField, CustomField, Fields
from shoal.core.packed_arrays import i16, i64, vec


@final
class Observer(Fields):
    """Writes the numbers of one viewing seat over zeros, from index ``at`` of ``row`` on.

    ``part_sizes`` has the size of every part, so that one that is absent can be skipped. The
    numbers are those that the features of ``describer`` give for the View's facts.
    """

    def __init__(self, players: i64, part_sizes: vec[i64]) -> None:
        super().__init__(players, 0, reading=False)
        self.part_sizes = part_sizes
        self.places = PLACES
        self.row = vec[i16]()
        self.at: i64 = 0
        self.next_part: i64 = 0

    def begin(self, viewer: i64, row: vec[i16], at: i64) -> None:
        """Write to this row from now on, as the viewer sees it."""
        self.viewer = viewer
        self.row = row
        self.at = at
        self.next_part = 0

    def part(self, name: str, in_use: bool, visible: bool) -> bool:
        size = self.part_sizes[self.next_part]
        self.next_part += 1
        if in_use and visible:
            self.row[self.at] = 1
            self.at += 1
            return True
        self.at += 1 + size
        return False

    def derived(self) -> bool:
        return True

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.row[self.at] = i16(value)
        self.at += 1
        return value

    def number_or_none(self, name: str, value: i64, low: i64, high: i64, none: i64) -> i64:
        if value != none:
            self.row[self.at] = 1
            self.row[self.at + 1] = i16(value)
        self.at += 2
        return value

    def flag(self, name: str, value: bool) -> bool:
        if value:
            self.row[self.at] = 1
        self.at += 1
        return value

    def word(self, name: str, value: i64, words: list[str]) -> i64:
        self.row[self.at + value] = 1
        self.at += len(words)
        return value

    def word_or_none(self, name: str, value: i64, words: list[str], none: i64) -> i64:
        place: i64 = len(words)
        if value != none:
            self.row[self.at + value] = 1
        else:
            self.row[self.at + place] = 1
        self.at += place + 1
        return value

    def seat(self, name: str, value: i64) -> i64:
        place = value - self.viewer
        if place < 0:
            place += self.players
        self.row[self.at + place] = 1
        self.at += self.players
        return value

    def seat_or_none(self, name: str, value: i64, none: i64) -> i64:
        if value != none:
            return self.seat(name, value)
        self.at += self.players
        return value

    def seat_if(self, name: str, value: i64, shown: bool) -> i64:
        if shown:
            return self.seat(name, value)
        self.at += self.players
        return value

    def seats(self, name: str, value: i64) -> i64:
        seat = self.viewer
        for place in range(self.players):
            if value >> seat & 1:
                self.row[self.at + place] = 1
            seat += 1
            if seat == self.players:
                seat = 0
        self.at += self.players
        return value

    def by_seat(self, name: str, values: vec[i64], low: i64, high: i64) -> vec[i64]:
        row, at, players = self.row, self.at, self.players
        seat = self.viewer
        for place in range(players):
            row[at + place] = i16(values[seat])
            seat += 1
            if seat == players:
                seat = 0
        self.at = at + players
        return values

    def words_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        row, at, players = self.row, self.at, self.players
        size: i64 = len(words)
        seat = self.viewer
        for _place in range(players):
            row[at + values[seat]] = 1
            at += size
            seat += 1
            if seat == players:
                seat = 0
        self.at = at
        return values

    def sets_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        size: i64 = len(words)
        seat = self.viewer
        for _place in range(self.players):
            self.mark(values[seat], self.at)
            self.at += size
            seat += 1
            if seat == self.players:
                seat = 0
        return values

    def hands(
        self, name: str, values: vec[i64], words: list[str], shown: i64, backs: list[str]
    ) -> vec[i64]:
        size: i64 = len(words)
        kinds: i64 = len(backs)
        seat = self.viewer
        for _place in range(self.players):
            seen = shown >> seat & 1
            if kinds > 0:
                if seen:
                    self.mark(values[seat], self.at)
                else:
                    self.count_backs(values[seat], self.at + size, size // kinds, kinds)
                self.at += size + kinds
            else:
                if seen:
                    self.row[self.at] = 1
                    self.mark(values[seat], self.at + 1)
                self.at += size + 1
            seat += 1
            if seat == self.players:
                seat = 0
        return values

    def secret_by_seat(
        self, name: str, values: vec[i64], low: i64, high: i64, shown: i64
    ) -> vec[i64]:
        row, at, players = self.row, self.at, self.players
        seat = self.viewer
        for _place in range(players):
            if shown >> seat & 1:
                row[at] = 1
                row[at + 1] = i16(values[seat])
            at += 2
            seat += 1
            if seat == players:
                seat = 0
        self.at = at
        return values

    def numbers(self, name: str, values: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
        row, at = self.row, self.at
        for place in range(first, len(values)):
            row[at] = i16(values[place])
            at += 1
        self.at = at
        return values

    def pair(self, name: str, first: i64, second: i64, low: i64, high: i64) -> tuple[i64, i64]:
        self.row[self.at] = i16(first)
        self.row[self.at + 1] = i16(second)
        self.at += 2
        return first, second

    def words(self, name: str, values: vec[i64], words: list[str], none: i64) -> vec[i64]:
        row, at = self.row, self.at
        size: i64 = len(words)
        for value in values:
            if value != none:
                row[at + value] = 1
            else:
                row[at + size] = 1
            at += size + 1
        self.at = at
        return values

    def members(self, name: str, value: i64, words: list[str]) -> i64:
        self.mark(value, self.at)
        self.at += len(words)
        return value

    def number_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        self.mark(value >> low, self.at)
        self.at += high - low + 1
        return value

    def sequence(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        row, at = self.row, self.at
        order: i64 = 1
        for value in values:
            row[at + value] = i16(order)
            order += 1
        self.at = at + len(words)
        return values

    def number_list(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        row, at = self.row, self.at
        count: i64 = len(values)
        row[at] = i16(count)
        at += 1
        for place in range(count):
            row[at + place] = i16(values[place])
        self.at = at + limit
        return values

    def custom_array(self, field: ArrayField, values: vec[i64]) -> vec[i64]:
        field.observe(values, self.row, self.at)
        self.at += field.feature.size
        return values

    def custom(self, field: CustomField, state: object) -> None:
        field.observe(state, self.viewer, self.row, self.at)
        self.at += field.feature.size

    def mark(self, bits: i64, at: i64) -> None:
        """A 1 at each member of a set."""
        row, places = self.row, self.places
        while bits != 0:
            row[at + places[((bits & -bits) * DE_BRUIJN) >> 58 & 63]] = 1  # As in lowest_bit.
            bits &= bits - 1

    def count_backs(self, bits: i64, at: i64, size: i64, kinds: i64) -> None:
        """How many cards of a set have each back."""
        of_one_kind = shift_left(1, size) - 1
        for kind in range(kinds):
            self.row[at + kind] = i16(count_bits(bits >> (size * kind) & of_one_kind))
