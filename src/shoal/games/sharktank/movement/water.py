"""The water of the tank: which cells are taken, and where tiles fit.

The tank is kept twice as lines of bits, once by row and once by column, with
walls all around, so that a straight run of tiles is one comparison.
"""

from typing import Final, final

from shoal.core.bits import bit, shift_left
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.sharktank.components import SIDE
from shoal.games.sharktank.movement.reach_bound import ReachBound
from shoal.games.sharktank.movement.spots import COLUMN_MASK, LINES, MARGIN, ROW_BITS

WALL: Final[i64] = 0x7FFFFFFFFFFFFFF
"""A line of cells that are all taken."""

MAX_RUN: Final[i64] = 9
"""Tiles that fit in a line after another one, in the largest tank."""

# A next tile lies two cells off one way and at most one the other way, so that
# at least one whole edge of a cell is shared (ST-19).  As differences of spots,
# in order of row, then column.
STEPS: Final[i64] = 12
NEXT = vec[i64]([-65, -64, -63, -34, -30, -2, 2, 30, 34, 63, 64, 65])

# A first tile shares an edge with the shark's cell (ST-18).
FIRST_STEPS: Final[i64] = 8
FIRST = vec[i64]([-65, -64, -34, -31, -2, 1, 31, 32])


@final
class Water:
    """What is taken in the tank: walls, fish, sharks, and the tiles of this movement."""

    def __init__(self) -> None:
        self.rows = vec[i64]()
        self.columns = vec[i64]()
        self.side: i64 = SIDE
        self.nodes: i64 = 0  # tiles that the last look-ahead has tried
        self.bound: ReachBound | None = None  # of the full search, once there is one

    def build(self, side: i64) -> None:
        """Empty water between four walls."""
        self.side = side
        open_line = WALL ^ shift_left(bit(side) - 1, MARGIN)
        self.rows = vec[i64]([WALL] * LINES)
        for line in range(MARGIN, MARGIN + side):
            self.rows[line] = open_line
        self.columns = self.rows[:]

    def clone(self) -> "Water":
        """An independent copy."""
        other = Water()
        other.rows = self.rows[:]
        other.columns = self.columns[:]
        other.side = self.side
        return other

    def forget(self) -> None:
        """Drop what the look-ahead remembers: it stays true, but takes memory."""
        self.bound = None

    def is_taken(self, spot: i64) -> bool:
        """Whether something is in the cell."""
        return (self.rows[spot >> ROW_BITS] >> (spot & COLUMN_MASK) & 1) != 0

    def toggle_cell(self, spot: i64) -> None:
        """Put something into a free cell, or take it out."""
        row = spot >> ROW_BITS
        column = spot & COLUMN_MASK
        self.rows[row] ^= bit(column)
        self.columns[column] ^= bit(row)

    def toggle_tile(self, spot: i64) -> None:
        """Lay a tile on free water, or lift it; its lower-left cell is the spot."""
        row = spot >> ROW_BITS
        column = spot & COLUMN_MASK
        across = 3 * bit(column)
        up = 3 * bit(row)
        self.rows[row] ^= across
        self.rows[row + 1] ^= across
        self.columns[column] ^= up
        self.columns[column + 1] ^= up

    def has_room(self, spot: i64) -> bool:
        """Whether a tile fits here: four free cells (ST-20)."""
        row = spot >> ROW_BITS
        return ((self.rows[row] | self.rows[row + 1]) >> (spot & COLUMN_MASK) & 3) == 0

    def runs_straight(self, spot: i64, count: i64) -> bool:
        """Whether ``count`` more tiles fit in a straight line after the tile here."""
        if count > MAX_RUN:
            return False
        row = spot >> ROW_BITS
        column = spot & COLUMN_MASK
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
        """Where a tile fits that touches the tile here, or as the first one the shark."""
        found = vec[i64](capacity=STEPS)
        steps = FIRST if first else NEXT
        for step in steps:
            if self.has_room(spot + step):
                found = append(found, spot + step)
        return found


NO_WATER: Final = Water()
"""What a state has before it gets its own."""
