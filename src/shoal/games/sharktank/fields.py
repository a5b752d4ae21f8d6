"""Fields of Shark Tank that the common kinds do not describe: the tank, tokens, the score sheet.

Learners get fish and sharks as one plane: a number for each cell of the tank, row by row from the
lower left.  It is 0 for water, 1 to 4 for a fish and 5 to 8 for a shark, by suit.

In a position's text ``tokens=`` has a part for each seat, ``;`` between them, and in it a part for
each suit, ``/`` between them: the values drafted, then ``+`` and the values gobbled, with ``n`` for
a Null.  ``12+4/-/n/-`` holds the 1, 2 and 4 of suns and the Null of crowns.  The values of the fish
in the tank are what is left.
"""

from abc import abstractmethod
from typing import Final, final

from shoal.core.bits import bit
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField, ShownField
from shoal.core.fields.position_reader import read_word
from shoal.core.message import key_in, say
from shoal.core.observation.features import Each, Feature, Members, Number, Upto
from shoal.core.options import clip
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    MAX_PLAYERS,
    MAX_POINTS,
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
from shoal.games.sharktank.moves import CORNERS, OVER
from shoal.games.sharktank.state import Board

CELLS: Final = [cell_names(side) for side in range(SIDE + 1)]
PLACES: Final = [{name: place for place, name in enumerate(cells)} for cells in CELLS]
"""The names of the cells, and their places by name, for each side that a tank can have."""

FIRST_FISH: Final[i64] = 1
FIRST_SHARK: Final[i64] = 5
MAX_MARK: Final = 8
"""The numbers in the plane: the first suit's fish, the first suit's shark, the last suit's."""

SHEET_ROWS: Final = 6
"""The numbers of a seat's score sheet."""

MARKS = "n12345"
"""The values of tokens in a position."""


def board_of(state: object) -> Board:
    """The state as Shark Tank's own type."""
    assert isinstance(state, Board)
    return state


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
class FishField(CustomField):
    """The fish of each suit.  A position has ``/`` between suits and ``,`` between cells."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side
        self.cells = CELLS[side]
        self.places = PLACES[side]
        super().__init__("fish", "fish", FishPlane(side), "string[][]")

    def fact(self, state: object, viewer: i64) -> object:
        return self.names(board_of(state))

    def names(self, board: Board) -> list[list[str]]:
        """The cells of each suit's fish, from the bottom row up."""
        suits: list[list[int]] = [[] for _suit in range(SUIT_COUNT)]
        for fish in board.fish:
            suits[fish & SUIT_MASK].append(int(place_of(fish >> SUIT_BITS, self.side)))
        return [[self.cells[place] for place in sorted(places)] for places in suits]

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(fact, list)
        fish = vec[i64]()
        for suit, names in enumerate(fact):
            for name in names:
                fish = append(fish, fish_at(spot_at(self.places[name], self.side), suit))
        board_of(state).fish = fish

    def text(self, state: object) -> str:
        return "/".join([",".join(names) or "-" for names in self.names(board_of(state))])

    def set_text(self, state: object, text: str) -> None:
        parts = text.split("/")
        if len(parts) != SUIT_COUNT:
            raise BadPosition(say("error-suits", field="fish", text=clip(text)))
        self.set_fact(state, [read_names("fish", part, self.cells) for part in parts], 0)

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        side = self.side
        for fish in board_of(state).fish:
            row[at + place_of(fish >> SUIT_BITS, side)] = i16(FIRST_FISH + (fish & SUIT_MASK))


class CellsField(CustomField):
    """A list of cells, kept as spots."""

    def __init__(self, name: str, side: i64, feature: Feature) -> None:
        super().__init__(name, name, feature, "string[]")
        self.side: i64 = side
        self.cells = CELLS[side]
        self.places = PLACES[side]

    @abstractmethod
    def spots(self, board: Board) -> vec[i64]:
        """The spots of the board."""
        raise NotImplementedError

    @abstractmethod
    def put(self, board: Board, spots: vec[i64]) -> None:
        """Put the spots on the board."""
        raise NotImplementedError

    def names(self, board: Board) -> list[str]:
        """The cells by name."""
        return [self.cells[place_of(spot, self.side)] for spot in self.spots(board)]

    def fact(self, state: object, viewer: i64) -> object:
        return self.names(board_of(state))

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(fact, list)
        spots = vec[i64]()
        for name in fact:
            spots = append(spots, spot_at(self.places[name], self.side))
        self.put(board_of(state), spots)

    def text(self, state: object) -> str:
        return ",".join(self.names(board_of(state))) or "-"

    def set_text(self, state: object, text: str) -> None:
        self.set_fact(state, read_names(self.key, text, self.cells), 0)


@final
class SharksField(CellsField):
    """The four sharks by suit, or none before they are placed.  The field comes after the fish."""

    def __init__(self, side: i64) -> None:
        super().__init__("sharks", side, SharksInPlane(side))

    def spots(self, board: Board) -> vec[i64]:
        return board.sharks

    def put(self, board: Board, spots: vec[i64]) -> None:
        count: i64 = SUIT_COUNT
        if board.phase <= CORNERS:
            count = 0
        if len(spots) != count:
            raise BadPosition(say("error-sharks", rule="ST-12"))
        board.sharks = spots

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        side = self.side
        plane = at - side * side
        mark: i64 = FIRST_SHARK
        for spot in board_of(state).sharks:
            row[plane + place_of(spot, side)] = i16(mark)
            mark += 1
        row[at] = i16(mark - FIRST_SHARK)


@final
class TrailField(CellsField):
    """The tiles laid in this movement, each by its lower-left cell."""

    def __init__(self, side: i64) -> None:
        super().__init__("trail", side, Members("trail", CELLS[side], STACK, ordered=True))

    def spots(self, board: Board) -> vec[i64]:
        return board.trail

    def put(self, board: Board, spots: vec[i64]) -> None:
        board.trail = spots

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        order: i64 = 1
        for spot in board_of(state).trail:
            row[at + place_of(spot, self.side)] = i16(order)
            order += 1


@final
class SheetField(ShownField):
    """Each seat's score sheet, once the game is over."""

    def __init__(self, players: i64) -> None:
        rows = Each("", Number("", MAX_POINTS), SHEET_ROWS)
        super().__init__("sheet", Upto("sheet", rows, players), "number[][]")

    def fact(self, state: object, viewer: i64) -> object:
        board = board_of(state)
        if board.phase != OVER:
            return []
        return [[int(points) for points in board.score_sheet(tokens)] for tokens in board.held]

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        board = board_of(state)
        if board.phase != OVER:
            return
        row[at] = i16(board.players)
        for tokens in board.held:
            for points in board.score_sheet(tokens):
                at += 1
                row[at] = i16(points)


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

SHEETS: Final = [SheetField(players) for players in range(MAX_PLAYERS + 1)]
"""By the number of players."""


def write_tokens(board: Board) -> str:
    """Every player's tokens, drafted ones before gobbled ones."""
    return ";".join([write_held(board, held) for held in board.held])


def write_held(board: Board, held: i64) -> str:
    """One player's tokens."""
    parts = []
    for suit in range(SUIT_COUNT):
        drafted = write_values(held & board.drafted, suit)
        gobbled = write_values(held & ~board.drafted, suit)
        parts.append(drafted + (f"+{gobbled}" if gobbled else "") or "-")
    return "/".join(parts)


def write_spent(board: Board) -> str:
    """The tokens that have been spent, suit by suit."""
    return "/".join([write_values(board.spent, suit) or "-" for suit in range(SUIT_COUNT)])


def write_values(tokens: i64, suit: i64) -> str:
    """The values of a suit in a set of tokens."""
    return "".join(
        [MARKS[value] for value in range(VALUE_COUNT) if tokens >> (VALUE_COUNT * suit + value) & 1]
    )


def read_tokens(board: Board, text: str) -> None:
    """Who holds what, and what of it was drafted."""
    board.unseen = ALL_TOKENS
    board.drafted = 0
    board.held = vec[i64]([0] * board.players)
    seats = text.split(";")
    if len(seats) != board.players:
        players = int(board.players)
        raise BadPosition(say("error-value-parts", field="tokens", count=players, given=len(seats)))
    for seat, held in enumerate(seats):
        for suit, part in enumerate(suit_parts("tokens", held)):
            drafted, plus, gobbled = part.partition("+")
            if plus and not gobbled:
                raise BadPosition(say("error-plus", text=clip(held)))
            own = take_out(board, drafted, suit)
            board.drafted |= own
            board.held[seat] |= own | take_out(board, gobbled, suit)


def read_spent(board: Board, text: str) -> None:
    """What has been spent, of the tokens that nobody holds."""
    board.spent = 0
    for suit, part in enumerate(suit_parts("spent", text)):
        board.spent |= take_out(board, part, suit)


def suit_parts(key: str, text: str) -> list[str]:
    """The four parts of a text, empty where it has a dash."""
    parts = text.split("/")
    if len(parts) != SUIT_COUNT or "" in parts:
        raise BadPosition(say("error-suits", field=key, text=clip(text)))
    return ["" if part == "-" else part for part in parts]


def take_out(board: Board, marks: str, suit: i64) -> i64:
    """These values of a suit, taken from those that lie nowhere yet."""
    tokens: i64 = 0
    for place, mark in enumerate(marks):
        value = MARKS.find(mark)
        if value < 0:
            raise BadPosition(say("error-mark", mark=clip(mark)))
        if place and MARKS.find(marks[place - 1]) >= value:
            raise BadPosition(say("error-marks-order", marks=clip(marks)))
        token = bit(VALUE_COUNT * suit + value)
        if not board.unseen & token:
            word = key_in("suit", SUITS[suit])
            raise BadPosition(say("error-token-twice", suit=word, value=int(value)))
        board.unseen ^= token
        tokens |= token
    return tokens
