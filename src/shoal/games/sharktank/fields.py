"""Fields of Shark Tank that the common kinds do not describe: the tank and tokens.

Learners get fish and sharks as one plane: a number for each cell of the tank, row by row from the
lower left.  It is 0 for water, 1 to 4 for a fish and 5 to 8 for a shark, by suit.

In a position's text ``tokens=`` has a part for each seat, ``;`` between them, and in it a part for
each suit, ``/`` between them: the values drafted, then ``+`` and the values gobbled, with ``n`` for
a Null.  ``12+4/-/n/-`` holds the 1, 2 and 4 of suns and the Null of crowns.  The values of the fish
in the tank are what is left.
"""

from typing import Final, final

from shoal.core.bits import bit
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import ArrayField
from shoal.core.fields.position_reader import read_word
from shoal.core.message import key_in, say
from shoal.core.observation.features import Feature, Members
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.text.clip import clip
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    SIDE,
    STACK,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_MASK,
    SUITS,
    VALUE_COUNT,
    cell_names,
    fish_at,
    place_of,
    spot_at,
)

CELLS: Final = [cell_names(side) for side in range(SIDE + 1)]
PLACES: Final = [{name: place for place, name in enumerate(cells)} for cells in CELLS]
"""The names of the cells, and their places by name, for each side that a tank can have."""

FIRST_FISH: Final[i64] = 1
FIRST_SHARK: Final[i64] = 5
MAX_MARK: Final = 8
"""The numbers in the plane: the first suit's fish, the first suit's shark, the last suit's."""

MARKS = "n12345"
"""The values of tokens in a position."""


@final
class FishPlane(Feature):
    """The cells of the fish, suit by suit, as marks in the plane."""

    def __init__(self, side: i64) -> None:
        super().__init__("fish", side * side)
        self.cells = CELLS[side]
        self.places = PLACES[side]

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, list)
        mark: i64 = FIRST_FISH
        for names in fact:
            for name in names:
                place: i64 = self.places[name]
                row[at + place] = i16(mark)
            mark += 1

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        suits: list[list[str]] = [[] for _suit in range(SUIT_COUNT)]
        for place in range(self.size):
            mark: i64 = i64(row[at + place])
            if FIRST_FISH <= mark < FIRST_SHARK:
                suits[mark - FIRST_FISH].append(self.cells[place])
        return suits

    def max_values(self) -> list[int]:
        return [MAX_MARK] * self.size

    def description(self) -> str:
        return "for each cell, row by row from a1: 1 to 4 for a fish, by suit"


@final
class SharksInPlane(Feature):
    """How many sharks there are; their cells are marks in the plane, which comes just before."""

    def __init__(self, side: i64) -> None:
        super().__init__("sharks", 1)
        self.cells = CELLS[side]
        self.places = PLACES[side]

    def write(self, fact: object, row: vec[i16], at: i64, seat: i64) -> None:
        assert isinstance(fact, list)
        count: i64 = len(fact)
        row[at] = i16(count)
        plane: i64 = at - len(self.cells)
        mark: i64 = FIRST_SHARK
        for name in fact:
            place: i64 = self.places[name]
            row[plane + place] = i16(mark)
            mark += 1

    def read(self, row: vec[i16], at: i64, seat: i64) -> object:
        sharks = [""] * int(row[at])
        plane: i64 = at - len(self.cells)
        for place, name in enumerate(self.cells):
            mark: i64 = i64(row[plane + i64(place)])
            if mark >= FIRST_SHARK:
                sharks[mark - FIRST_SHARK] = name
        return sharks

    def max_values(self) -> list[int]:
        return [int(SUIT_COUNT)]

    def description(self) -> str:
        return "how many; in the numbers of fish, 5 to 8 for a shark, by suit"


@final
class FishField(ArrayField):
    """The fish of each suit.  A position has ``/`` between suits and ``,`` between cells."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side
        self.cells = CELLS[side]
        self.places = PLACES[side]
        super().__init__("fish", "fish", FishPlane(side), "string[][]")

    def fact(self, values: vec[i64]) -> object:
        return self.names(values)

    def names(self, swimming: vec[i64]) -> list[list[str]]:
        """The cells of each suit's fish, from the bottom row up."""
        suits: list[list[int]] = [[] for _suit in range(SUIT_COUNT)]
        for fish in swimming:
            suits[fish & SUIT_MASK].append(int(place_of(fish >> SUIT_BITS, self.side)))
        return [[self.cells[place] for place in sorted(places)] for places in suits]

    def read_fact(self, fact: object) -> vec[i64]:
        assert isinstance(fact, list)
        fish = vec[i64]()
        for suit, names in enumerate(fact):
            for name in names:
                fish = append(fish, fish_at(spot_at(self.places[name], self.side), suit))
        return fish

    def text(self, values: vec[i64]) -> str:
        return "/".join([",".join(names) or "-" for names in self.names(values)])

    def read_text(self, text: str) -> vec[i64]:
        parts = text.split("/")
        if len(parts) != SUIT_COUNT:
            raise BadPosition(say("error-suits", field="fish", text=clip(text)))
        return self.read_fact([read_names("fish", part, self.cells) for part in parts])

    def observe(self, values: vec[i64], row: vec[i16], at: i64) -> None:
        side = self.side
        for fish in values:
            row[at + place_of(fish >> SUIT_BITS, side)] = i16(FIRST_FISH + (fish & SUIT_MASK))


class CellsField(ArrayField):
    """A list of cells, kept as spots."""

    def __init__(self, name: str, side: i64, feature: Feature) -> None:
        super().__init__(name, name, feature, "string[]")
        self.side: i64 = side
        self.cells = CELLS[side]
        self.places = PLACES[side]

    def names(self, spots: vec[i64]) -> list[str]:
        """The cells by name."""
        return [self.cells[place_of(spot, self.side)] for spot in spots]

    def fact(self, values: vec[i64]) -> object:
        return self.names(values)

    def read_fact(self, fact: object) -> vec[i64]:
        assert isinstance(fact, list)
        spots = vec[i64]()
        for name in fact:
            spots = append(spots, spot_at(self.places[name], self.side))
        return spots

    def text(self, values: vec[i64]) -> str:
        return ",".join(self.names(values)) or "-"

    def read_text(self, text: str) -> vec[i64]:
        return self.read_fact(read_names(self.key, text, self.cells))


@final
class SharksField(CellsField):
    """The four sharks by suit, or none before they are placed.  The field comes after the fish."""

    def __init__(self, side: i64) -> None:
        super().__init__("sharks", side, SharksInPlane(side))

    def observe(self, values: vec[i64], row: vec[i16], at: i64) -> None:
        side = self.side
        plane = at - side * side
        mark: i64 = FIRST_SHARK
        for spot in values:
            row[plane + place_of(spot, side)] = i16(mark)
            mark += 1
        row[at] = i16(mark - FIRST_SHARK)


@final
class TrailField(CellsField):
    """The tiles laid in this movement, each by its lower-left cell."""

    def __init__(self, side: i64) -> None:
        super().__init__("trail", side, Members("trail", CELLS[side], STACK, ordered=True))

    def observe(self, values: vec[i64], row: vec[i16], at: i64) -> None:
        order: i64 = 1
        for spot in values:
            row[at + place_of(spot, self.side)] = i16(order)
            order += 1


def read_names(key: str, text: str, cells: list[str]) -> list[str]:
    """Cells with commas between them, ``-`` for none."""
    names = [] if text == "-" else text.split(",")
    for name in names:
        read_word(key, name, cells)
        if names.count(name) > 1:
            raise BadPosition(say("error-value-twice", field=key, value=name))
    return names


FISH: Final = [FishField(side) for side in range(SIDE + 1)]
SHARKS: Final = [SharksField(side) for side in range(SIDE + 1)]
TRAILS: Final = [TrailField(side) for side in range(SIDE + 1)]
"""By the side of the tank."""


def write_tokens(hands: vec[i64], drafted: i64) -> str:
    """Every player's tokens, drafted ones before gobbled ones."""
    return ";".join([write_held(held, drafted) for held in hands])


def write_held(held: i64, drafted: i64) -> str:
    """One player's tokens."""
    parts = []
    for suit in range(SUIT_COUNT):
        first = write_values(held & drafted, suit)
        gobbled = write_values(held & ~drafted, suit)
        parts.append(first + (f"+{gobbled}" if gobbled else "") or "-")
    return "/".join(parts)


def write_spent(spent: i64) -> str:
    """The tokens that have been spent, suit by suit."""
    return "/".join([write_values(spent, suit) or "-" for suit in range(SUIT_COUNT)])


def write_values(tokens: i64, suit: i64) -> str:
    """The values of a suit in a set of tokens."""
    return "".join(
        [MARKS[value] for value in range(VALUE_COUNT) if tokens >> (VALUE_COUNT * suit + value) & 1]
    )


def read_tokens(text: str, players: i64) -> tuple[vec[i64], vec[i64]]:
    """What each seat has drafted, and what it has gobbled."""
    seats = text.split(";")
    if len(seats) != players:
        raise BadPosition(
            say("error-value-parts", field="tokens", count=int(players), given=len(seats))
        )
    free: i64 = ALL_TOKENS
    drafted = vec[i64]([0] * players)
    gobbled = vec[i64]([0] * players)
    for seat, held in enumerate(seats):
        for suit, part in enumerate(suit_parts("tokens", held)):
            first, plus, others = part.partition("+")
            if plus and not others:
                raise BadPosition(say("error-plus", text=clip(held)))
            tokens = take_out(free, first, suit)
            free ^= tokens
            drafted[seat] |= tokens
            tokens = take_out(free, others, suit)
            free ^= tokens
            gobbled[seat] |= tokens
    return drafted, gobbled


def read_spent(text: str, free: i64) -> i64:
    """What has been spent, of the tokens that nobody holds."""
    spent: i64 = 0
    for suit, part in enumerate(suit_parts("spent", text)):
        spent |= take_out(free, part, suit)
    return spent


def suit_parts(key: str, text: str) -> list[str]:
    """The four parts of a text, empty where it has a dash."""
    parts = text.split("/")
    if len(parts) != SUIT_COUNT or "" in parts:
        raise BadPosition(say("error-suits", field=key, text=clip(text)))
    return ["" if part == "-" else part for part in parts]


def take_out(free: i64, marks: str, suit: i64) -> i64:
    """These values of a suit, which must be among those that lie nowhere yet."""
    tokens: i64 = 0
    for place, mark in enumerate(marks):
        value = MARKS.find(mark)
        if value < 0:
            raise BadPosition(say("error-mark", mark=clip(mark)))
        if place and MARKS.find(marks[place - 1]) >= value:
            raise BadPosition(say("error-marks-order", marks=clip(marks)))
        token = bit(VALUE_COUNT * suit + value)
        if not free & token:
            word = key_in("suit", SUITS[suit])
            raise BadPosition(say("error-token-twice", suit=word, value=int(value)))
        tokens |= token
    return tokens
