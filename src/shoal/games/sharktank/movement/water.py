"""The water: which cells are taken, and where tiles fit.

The tank is kept twice as rows of bits, once by row and once by column, with
walls all around, so that a straight run of tiles is one comparison.  A *spot*
is ``32 * row + column`` with the tank's first cell at row 2, column 2: the
two rings of wall outside let every step be tried without looking for an edge.
"""

from typing import Final, final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit, shift_left
from shoal.games.sharktank.components import SIDE
from shoal.games.sharktank.movement.reach_bound import LINES, MARGIN, Reach

WALL: Final[i64] = 0x7FFFFFFFFFFFFFF

# A next tile lies two cells off one way and at most one the other way, so that
# at least one whole edge of a cell is shared (ST-19).  As differences of spots,
# in order of row, then column.
STEPS: Final[i64] = 12
NEXT = vec[i64]([-65, -64, -63, -34, -30, -2, 2, 30, 34, 63, 64, 65])

# A first tile shares an edge with the shark's cell (ST-18).
FIRST_STEPS: Final[i64] = 8
FIRST = vec[i64]([-65, -64, -34, -31, -2, 1, 31, 32])


def spot_of(cell: i64) -> i64:
    """The spot of a cell, numbered ``20 * row + column`` from the lower left."""
    return 32 * (cell // SIDE + MARGIN) + cell % SIDE + MARGIN


def cell_of(spot: i64) -> i64:
    """The cell of a spot."""
    return ((spot >> 5) - MARGIN) * SIDE + (spot & 31) - MARGIN


def tiles_touch(spot: i64, other: i64) -> bool:
    """Whether two tiles share at least one whole edge of a cell (ST-19)."""
    rows = (spot >> 5) - (other >> 5)
    columns = (spot & 31) - (other & 31)
    apart = rows * rows + columns * columns
    return apart in (4, 5)


def cells_touch(spot: i64, other: i64, *, corners: bool) -> bool:
    """Whether two cells share an edge or, if corners count, a corner (ST-26)."""
    rows = (spot >> 5) - (other >> 5)
    columns = (spot & 31) - (other & 31)
    apart = rows * rows + columns * columns
    return apart == 1 or (apart == 2 and corners)


def tile_touches_cell(tile: i64, spot: i64) -> bool:
    """Whether a tile shares an edge with a cell outside it (ST-18)."""
    rows = (spot >> 5) - (tile >> 5)
    columns = (spot & 31) - (tile & 31)
    if rows in (0, 1):
        return columns in (-1, 2)
    return rows in (-1, 2) and columns in (0, 1)


@final
class Water:
    """What is taken in the tank: walls, fish, sharks, and the tiles of this movement."""

    def __init__(self) -> None:
        self.rows = vec[i64]([0] * LINES)
        self.columns = vec[i64]([0] * LINES)
        self.side: i64 = SIDE
        self.nodes: i64 = 0  # tiles that the last look-ahead tried
        self.reach: Reach | None = None  # the careful look-ahead's memory, once there is one

    def build(self, side: i64) -> None:
        """Empty water between four walls."""
        self.side = side
        open_line = WALL ^ (shift_left(bit(side) - 1, MARGIN))
        for line in range(LINES):
            wall = line < MARGIN or line >= MARGIN + side
            self.rows[line] = WALL if wall else open_line
            self.columns[line] = WALL if wall else open_line

    def clone(self) -> "Water":
        """An independent copy."""
        other = Water()
        other.rows = self.rows[:]
        other.columns = self.columns[:]
        other.side = self.side
        return other

    def forget(self) -> None:
        """Let go of what the look-ahead remembers; it would stay true, and only take room."""
        self.reach = None

    def is_taken(self, spot: i64) -> bool:
        """Whether something is in the cell."""
        return (self.rows[spot >> 5] >> (spot & 31) & 1) != 0

    def turn_cell(self, spot: i64) -> None:
        """Put something into a free cell, or take it out."""
        row = spot >> 5
        column = spot & 31
        self.rows[row] ^= bit(column)
        self.columns[column] ^= bit(row)

    def turn_tile(self, spot: i64) -> None:
        """Lay a tile on free water, or lift it; its lower-left cell is the spot."""
        row = spot >> 5
        column = spot & 31
        across = 3 * bit(column)
        up = 3 * bit(row)
        self.rows[row] ^= across
        self.rows[row + 1] ^= across
        self.columns[column] ^= up
        self.columns[column + 1] ^= up

    def has_room(self, spot: i64) -> bool:
        """Whether a tile fits here: four free cells (ST-20)."""
        row = spot >> 5
        return ((self.rows[row] | self.rows[row + 1]) >> (spot & 31) & 3) == 0

    def runs_straight(self, spot: i64, count: i64) -> bool:
        """Whether ``count`` more tiles fit in a straight line after the tile here."""
        if count > 9:
            return False
        row = spot >> 5
        column = spot & 31
        length = 2 * count
        run = bit(length) - 1
        line = self.rows[row] | self.rows[row + 1]
        if line & shift_left(run, column + 2) == 0:
            return True
        if column - length >= MARGIN and line & shift_left(run, column - length) == 0:
            return True
        line = self.columns[column] | self.columns[column + 1]
        if line & shift_left(run, row + 2) == 0:
            return True
        return row - length >= MARGIN and line & shift_left(run, row - length) == 0

    def next_tiles(self, spot: i64, *, first: bool) -> vec[i64]:
        """Where a tile fits that touches the tile (or, as the first one, the shark) here."""
        found = vec[i64](capacity=STEPS)
        steps = FIRST if first else NEXT
        for step in steps:
            if self.has_room(spot + step):
                found = append(found, spot + step)
        return found
