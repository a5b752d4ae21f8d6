"""Cells and tiles of the tank as spots: numbers that make neighbours a plain difference.

A *spot* is ``ROW * row + column``, with the tank's first cell at row 2, column
2.  The two rings of wall around the tank let every step be tried without
looking for an edge.  A tile has the spot of its lower-left cell.
"""

from typing import Final

from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import SIDE

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
