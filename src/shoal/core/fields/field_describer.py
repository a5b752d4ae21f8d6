"""The description of the fields themselves: kinds, bounds, features for learners, types."""

from typing import Final, final

from shoal.core.errors import BadGame
from shoal.core.fields.fields import ArrayField, CustomField, Fields, OwnField
from shoal.core.message import say
from shoal.core.observation.features import (
    Backs,
    Choice,
    Each,
    Feature,
    Flag,
    Letters,
    Maybe,
    Members,
    Number,
    Part,
    Seat,
    Seats,
    Upto,
    each_seat,
)
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.special_seats import EVERYTHING


@final
class FieldInfo:
    """One field: how it is shown, which values it has, and its type on the page.

    ``kind`` is the name of the method of Fields that has such facts: ``by_seat`` also for secret
    ones. A custom field of texts is ``letters``. ``part`` is the part to which it belongs, '' for
    the fields of all positions; some Views lack the fields of a part. ``shown`` and ``goal`` are
    what ``Fields.display`` says.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        typescript: str,
        *,
        words: list[str] | None = None,
        count: int = 1,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.typescript = typescript
        self.words = words or []
        self.count = count
        self.low = low
        self.high = high
        self.part = ""
        self.shown = True
        self.goal = 0


MOST_MEMBERS: Final[i64] = 63
"""A set is the bits of one number."""


def check_size(name: str, size: i64) -> None:
    """Raise BadGame if a set could have more members than a number has bits."""
    if size > MOST_MEMBERS:
        raise BadGame(say("error-set-too-large", field=name, size=size, most=MOST_MEMBERS))


@final
class Describer(Fields):
    """Collects a FieldInfo and a Feature for every field, whatever the position."""

    def __init__(self, players: i64) -> None:
        super().__init__(players, EVERYTHING, reading=False)
        self.found: list[FieldInfo] = []
        self.common: list[Feature] = []
        self.parts: list[list[Feature]] = []
        self.part_name = ""

    def features(self) -> list[Feature]:
        """How every fact is encoded: first the fields of all positions, then each part."""
        return [*self.common, *[Part(part) for part in self.parts]]

    def part_sizes(self) -> vec[i64]:
        """How many numbers each part has, without the one that says whether it is there."""
        sizes = vec[i64]()
        for part in self.parts:
            size: i64 = 0
            for feature in part:
                size += feature.size
            sizes = append(sizes, size)
        return sizes

    def add(self, info: FieldInfo, feature: Feature) -> None:
        """Add a field to the part that was begun last."""
        info.part = self.part_name
        self.found.append(info)
        if self.parts:
            self.parts[-1].append(feature)
        else:
            self.common.append(feature)

    def part(self, name: str, in_use: bool, visible: bool) -> bool:
        self.parts.append([])
        self.part_name = name
        return True

    def derived(self) -> bool:
        return True

    def turn(self, name: str, value: i64) -> i64:
        self.seat(name, value)
        self.found[-1].kind = "turn"
        return value

    def phase(self, name: str, value: i64, words: list[str]) -> i64:
        self.word(name, value, words)
        self.found[-1].kind = "phase"
        return value

    def display(self, *, shown: bool = True, goal: int = 0) -> None:
        self.found[-1].shown = shown
        self.found[-1].goal = goal

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        info = FieldInfo(name, "number", "number", low=int(low), high=int(high))
        self.add(info, Number(name, high))
        return value

    def number_or_none(self, name: str, value: i64, low: i64, high: i64, none: i64) -> i64:
        info = FieldInfo(name, "number", "number | null", low=int(low), high=int(high))
        self.add(info, Maybe(Number(name, high)))
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.add(FieldInfo(name, "flag", "boolean"), Flag(name))
        return value

    def word(self, name: str, value: i64, words: list[str]) -> i64:
        self.add(FieldInfo(name, "word", one_of(words), words=words), Choice(name, words))
        return value

    def word_or_none(self, name: str, value: i64, words: list[str], none: i64) -> i64:
        return self.word(name, value, [*words, "-"])

    def seat(self, name: str, value: i64) -> i64:
        self.add(FieldInfo(name, "seat", "number"), Seat(name, self.players))
        return value

    def seat_or_none(self, name: str, value: i64, none: i64) -> i64:
        self.add(FieldInfo(name, "seat", "number | null"), Seat(name, self.players))
        return value

    def seat_if(self, name: str, value: i64, shown: bool) -> i64:
        return self.seat_or_none(name, value, value)

    def seats(self, name: str, value: i64) -> i64:
        self.add(FieldInfo(name, "seats", "number[]"), Seats(name, self.players))
        return value

    def by_seat(self, name: str, values: vec[i64], low: i64, high: i64) -> vec[i64]:
        info = FieldInfo(name, "by_seat", "number[]", low=int(low), high=int(high))
        self.add(info, each_seat(name, Number("", high), self.players))
        return values

    def words_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        info = FieldInfo(name, "words_by_seat", "string[]", words=words)
        self.add(info, each_seat(name, Choice("", words), self.players))
        return values

    def sets_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        check_size(name, len(words))
        info = FieldInfo(name, "sets_by_seat", "string[][]", words=words)
        self.add(info, each_seat(name, Members("", words), self.players))
        return values

    def hands(
        self, name: str, values: vec[i64], words: list[str], shown: i64, backs: list[str]
    ) -> vec[i64]:
        check_size(name, len(words))
        all_words = [*words, *backs]
        if backs:
            inner: Feature = Backs("", words, backs)
            typescript = "string[][]"
        else:
            inner = Maybe(Members("", words))
            typescript = "(string[] | null)[]"
        info = FieldInfo(name, "sets_by_seat", typescript, words=all_words)
        self.add(info, each_seat(name, inner, self.players))
        return values

    def secret_by_seat(
        self, name: str, values: vec[i64], low: i64, high: i64, shown: i64
    ) -> vec[i64]:
        info = FieldInfo(name, "by_seat", "(number | null)[]", low=int(low), high=int(high))
        self.add(info, each_seat(name, Maybe(Number("", high)), self.players))
        return values

    def numbers(self, name: str, values: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
        self.add_numbers(name, "numbers", values, first, low, high)
        return values

    def digits(self, name: str, values: vec[i64], first: i64, high: i64) -> vec[i64]:
        self.add_numbers(name, "numbers", values, first, 0, high)
        return values

    def dice(self, name: str, counts: vec[i64], high: i64) -> vec[i64]:
        self.add_numbers(name, "dice", counts, 1, 0, high)
        return counts

    def add_numbers(
        self, name: str, kind: str, values: vec[i64], first: i64, low: i64, high: i64
    ) -> None:
        """A fixed number of integers."""
        count: i64 = len(values) - first
        info = FieldInfo(name, kind, "number[]", count=int(count), low=int(low), high=int(high))
        self.add(info, Each(name, Number("", high), count))

    def words(self, name: str, values: vec[i64], words: list[str], none: i64) -> vec[i64]:
        choices = [*words, "-"]
        info = FieldInfo(name, "words", "string[]", words=choices, count=len(values))
        self.add(info, Each(name, Choice("", choices), len(values)))
        return values

    def members(self, name: str, value: i64, words: list[str]) -> i64:
        check_size(name, len(words))
        info = FieldInfo(name, "members", "string[]", words=words)
        self.add(info, Members(name, words))
        return value

    def number_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        check_size(name, high + 1)
        info = FieldInfo(name, "number_set", "number[]", low=int(low), high=int(high))
        self.add(info, Members(name, list(range(int(low), int(high) + 1))))
        return value

    def sequence(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        info = FieldInfo(name, "sequence", "string[]", words=words)
        self.add(info, Members(name, words, len(words), ordered=True))
        return values

    def number_list(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        info = FieldInfo(
            name, "number_list", "number[]", count=int(limit), low=int(low), high=int(high)
        )
        self.add(info, Upto(name, Number("", high), limit))
        return values

    def faces(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        info = FieldInfo(name, "faces", "number[]", count=int(limit), low=int(low), high=int(high))
        self.add(info, Upto(name, Number("", high), limit))
        return values

    def custom_array(self, field: ArrayField, values: vec[i64]) -> vec[i64]:
        self.add(custom_info(field), field.feature)
        return values

    def custom(self, field: CustomField, state: object) -> None:
        self.add(custom_info(field), field.feature)


def custom_info(field: OwnField) -> FieldInfo:
    """A custom field; the kind of a list of texts in fixed letters is ``letters``.

    Such a field, a board in most games, has ``count`` texts of at most ``high`` of its words.
    """
    feature = field.feature
    if not isinstance(feature, Each) or not isinstance(feature.inner, Letters):
        return FieldInfo(field.name, "custom", field.typescript)
    letters = feature.inner
    return FieldInfo(
        field.name,
        "letters",
        field.typescript,
        words=list(letters.letters),
        count=int(feature.count),
        high=int(letters.length),
    )


def one_of(words: list[str]) -> str:
    """The type of one of these words."""
    return " | ".join([f'"{word}"' for word in dict.fromkeys(words)])
