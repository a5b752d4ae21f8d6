"""The piecepack as Shark Tank uses it: suits, fish tokens, tiles, the tank, its sectors and cells.

Suits, values and the number of pieces are those of every piecepack.  The
rulebook's drawing of the tank is lost; what is ours instead is marked PROPOSED,
and an option replaces it (ST-5, ST-11).

Cells and tiles are spots: numbers that make neighbours a plain difference.  A
*spot* is ``ROW * row + column``, with the tank's first cell at row 2, column 2.
The two rings of wall around the tank let every step be tried without looking
for an edge.  A tile has the spot of its lower-left cell.
"""

from typing import Final

from shoal.core.bits import bit, count_bits
from shoal.core.packed_arrays import append, i64, vec

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

SUITS: Final = ["suns", "moons", "crowns", "arms"]
SUIT_COUNT: Final[i64] = 4
VALUES: Final = ["null", "1", "2", "3", "4", "5"]
VALUE_COUNT: Final[i64] = 6
NULL: Final[i64] = 0
MAX_VALUE: Final[i64] = 5
DIE_FACES: Final[i64] = 6
"""A piecepack die shows null, 1, 2, 3, 4, 5: its face is its outcome."""

TOKENS: Final[i64] = 24
"""Every suit has one token of every value; token = VALUE_COUNT * suit + value."""

ALL_TOKENS: Final[i64] = 0xFFFFFF
SUIT_TOKENS: Final[i64] = 0x3F
"""The six tokens of one suit, to be shifted by ``VALUE_COUNT * suit``."""

NULL_TOKENS: Final[i64] = 0x41041
"""The null of every suit; shifted by a value, the tokens of that value."""

ONES: Final[i64] = 0xAAAAAA
TWOS: Final[i64] = 0x30C30C
FOURS: Final[i64] = 0xC30C30
"""The tokens with a 1, a 2 or a 4 in their value, which is the sum of these."""

TOKEN_NAMES: Final = [f"{value} {suit}" for suit in SUITS for value in VALUES]
TOKEN_BACKS: Final = [f"? {suit}" for suit in SUITS]
"""A token as its owner sees it, and a gobbled one as the others do."""

DRAFT_VALUES = vec[i64]([1, 2, 0])
"""What is drafted, in order: the 1s, the 2s, the Nulls (ST-8)."""

MAX_DRAFT_VALUE: Final[i64] = 2

SUIT_BITS: Final[i64] = 2
SUIT_MASK: Final[i64] = 3
"""A fish in the tank is one number: its spot, and its suit in the last bits."""

MIN_TILES: Final[i64] = 2
"""A shark swims at least this far, to breathe (ST-14)."""

STACK: Final[i64] = 20
"""Tiles left for movement: 24 less the four corner tiles (ST-4)."""

FEW_FISH: Final[i64] = 2
"""With this many fish or fewer at the start of a turn the last round begins (ST-31)."""

SET_POINTS: Final[i64] = 8
ONE_SUIT_POINTS: Final[i64] = 10
MAX_POINTS: Final[i64] = 200
"""All 24 tokens, the Nulls at 5 and one suit tasty, are worth less."""

SIDE: Final[i64] = 20
"""PROPOSED: the tank as a grid of cells an inch wide; option ``tank`` makes it smaller."""

MIN_SIDE: Final[i64] = 12
TURNS: Final[i64] = 200
MAX_TURNS: Final[i64] = 1000
"""The limit on turns (ruling T14), and the highest that option ``turns`` can set."""

SECTOR_ROWS: Final[i64] = 3
"""PROPOSED: one fish to each of 4x3 or, for three players, 5x3 sectors; option ``spread``."""

ROW: Final[i64] = 32
ROW_BITS: Final[i64] = 5
COLUMN_MASK: Final[i64] = 31
"""``spot >> ROW_BITS`` is the row of a spot, ``spot & COLUMN_MASK`` its column."""

TILE_PLACES: Final[i64] = 19
"""Places for a tile along a side of the tank."""

MARGIN: Final[i64] = 2
"""Rows and columns of wall on each side of the tank."""

LINES: Final[i64] = 26
"""Rows, or columns, of the largest tank with its walls, and two more to look beyond."""

LETTERS = "abcdefghijklmnopqrst"


def cell_names(side: i64) -> list[str]:
    """The names of a tank's cells, row by row from the lower left.

    >>> cell_names(2)
    ['a1', 'b1', 'a2', 'b2']
    """
    return [f"{LETTERS[column]}{row + 1}" for row in range(side) for column in range(side)]


def draft_each(players: i64) -> i64:
    """How many tokens of each drafted value a player takes (ST-8, ST-9)."""
    if players == 2:
        return 2
    return 1


def draft_picks(players: i64) -> i64:
    """How many tokens are drafted in all."""
    return 3 * players * draft_each(players)


def fish_at_start(players: i64) -> i64:
    """How many fish swim in the tank at first (ST-10)."""
    return TOKENS - draft_picks(players)


def sector_columns(players: i64) -> i64:
    """How many sectors lie side by side (ST-11)."""
    return fish_at_start(players) // SECTOR_ROWS


def sector_start(number: i64, of: i64, side: i64) -> i64:
    """Where the sector of that number begins along a side cut into ``of`` parts.

    >>> [sector_start(number, 3, 20) for number in range(SUIT_COUNT)]
    [0, 7, 13, 20]
    """
    return (2 * number * side + of) // (2 * of)


def sector_at(place: i64, of: i64, side: i64) -> i64:
    """Which of the ``of`` parts of a side holds this place.

    >>> [sector_at(place, 3, 20) for place in (0, 6, 7, 12, 13, 19)]
    [0, 0, 1, 1, 2, 2]
    """
    number: i64 = 0
    while sector_start(number + 1, of, side) <= place:
        number += 1
    return number


CLEAR: Final[i64] = 3
"""PROPOSED: the side of the square at each corner where no fish starts, in cells (ST-11)."""

CLEAR_ANYWHERE: Final[i64] = 4
"""The same without sectors, where fish may crowd: two tiles fit into it beside the shark."""


def is_clear(column: i64, row: i64, side: i64, *, in_sectors: bool) -> bool:
    """Whether the cell is so close to a corner that no fish starts there (ST-11).

    One fish to a sector leaves every shark a way out of three by three clear cells.
    """
    clear = CLEAR_ANYWHERE
    if in_sectors:
        clear = CLEAR
    from_side = min(column, side - 1 - column)
    from_end = min(row, side - 1 - row)
    return max(from_side, from_end) < clear


ANYWHERE: Final[i64] = 15
"""In place of a sector: the whole tank."""


def sector_of(cell: i64, players: i64, side: i64) -> i64:
    """The sector that a cell lies in, counted from the lower left."""
    columns = sector_columns(players)
    row = sector_at(cell // SIDE, SECTOR_ROWS, side)
    return row * columns + sector_at(cell % SIDE, columns, side)


def sector_cells(sector: i64, players: i64, side: i64) -> vec[i64]:
    """The cells of a sector (or ANYWHERE) where a fish may start (ST-11).

    >>> len(sector_cells(0, 4, 20)), len(sector_cells(1, 4, 20)), len(sector_cells(15, 4, 20))
    (26, 35, 336)
    """
    cells = vec[i64](capacity=64)
    columns = sector_columns(players)
    left: i64 = 0
    right = side
    low: i64 = 0
    high = side
    if sector != ANYWHERE:
        left = sector_start(sector % columns, columns, side)
        right = sector_start(sector % columns + 1, columns, side)
        low = sector_start(sector // columns, SECTOR_ROWS, side)
        high = sector_start(sector // columns + 1, SECTOR_ROWS, side)
    for row in range(low, high):
        for column in range(left, right):
            if not is_clear(column, row, side, in_sectors=sector != ANYWHERE):
                cells = append(cells, SIDE * row + column)
    return cells


def spot_of(cell: i64) -> i64:
    """The spot of a cell, numbered ``SIDE * row + column`` from the lower left."""
    return ROW * (cell // SIDE + MARGIN) + cell % SIDE + MARGIN


def cell_of(spot: i64) -> i64:
    """The cell of a spot."""
    return ((spot >> ROW_BITS) - MARGIN) * SIDE + (spot & COLUMN_MASK) - MARGIN


def place_of(spot: i64, side: i64) -> i64:
    """The spot's place among the cells of a tank with this side, row by row."""
    return ((spot >> ROW_BITS) - MARGIN) * side + (spot & COLUMN_MASK) - MARGIN


def spot_at(place: i64, side: i64) -> i64:
    """The spot at such a place."""
    return ROW * (place // side + MARGIN) + place % side + MARGIN


def tiles_touch(spot: i64, other: i64) -> bool:
    """Whether two tiles share at least one whole edge of a cell (ST-19)."""
    rows = (spot >> ROW_BITS) - (other >> ROW_BITS)
    columns = (spot & COLUMN_MASK) - (other & COLUMN_MASK)
    apart = rows * rows + columns * columns
    return apart in (4, 5)


def cells_touch(spot: i64, other: i64, *, corners: bool) -> bool:
    """Whether two cells share an edge or, if corners count, a corner (ST-26)."""
    rows = (spot >> ROW_BITS) - (other >> ROW_BITS)
    columns = (spot & COLUMN_MASK) - (other & COLUMN_MASK)
    apart = rows * rows + columns * columns
    return apart == 1 or (apart == 2 and corners)


def tile_touches_cell(tile: i64, spot: i64) -> bool:
    """Whether a tile shares an edge with a cell outside it (ST-18)."""
    rows = (spot >> ROW_BITS) - (tile >> ROW_BITS)
    columns = (spot & COLUMN_MASK) - (tile & COLUMN_MASK)
    if rows in (0, 1):
        return columns in (-1, 2)
    return rows in (-1, 2) and columns in (0, 1)


def corner_spots(order: i64, side: i64) -> vec[i64]:
    """Where the four sharks stand in one of the 24 orders of corners (ST-12).

    >>> [cell_of(spot) for spot in corner_spots(0, 20)]
    [0, 19, 380, 399]
    """
    far = side - 1
    corners = vec[i64]([0, far, SIDE * far, SIDE * far + far])
    spots = vec[i64](capacity=4)
    taken: i64 = 0
    for suit in range(SUIT_COUNT):
        ways: i64 = SUIT_COUNT - suit
        place = order % ways
        order = order // ways
        corner: i64 = 0
        while taken >> corner & 1 or place > 0:
            place -= 1 - (taken >> corner & 1)
            corner += 1
        taken |= bit(corner)
        spots = append(spots, spot_of(corners[corner]))
    return spots


def fish_at(spot: i64, suit: i64) -> i64:
    """The number of a fish in the tank."""
    return SUIT_COUNT * spot + suit


def value_points(tokens: i64) -> i64:
    """The values of the tokens, with nothing for a Null (ST-36)."""
    return (
        count_bits(tokens & ONES) + 2 * count_bits(tokens & TWOS) + 4 * count_bits(tokens & FOURS)
    )


def set_points(tokens: i64) -> i64:
    """8 for each complete set of the four suits (ST-37)."""
    sets = VALUE_COUNT
    for suit in range(SUIT_COUNT):
        sets = min(sets, count_bits(tokens >> VALUE_COUNT * suit & SUIT_TOKENS))
    return SET_POINTS * sets


def one_suit_points(tokens: i64) -> i64:
    """10 if all are of one suit, and there are any (ST-38)."""
    suits: i64 = 0
    for suit in range(SUIT_COUNT):
        if tokens >> VALUE_COUNT * suit & SUIT_TOKENS:
            suits += 1
    if suits == 1:
        return ONE_SUIT_POINTS
    return 0
