"""The water of the tank: which cells are taken, where tiles fit, and how many may still be laid.

The tank is kept twice as lines of bits, once by row and once by column, with
walls all around, so that a straight run of tiles is one comparison.
"""

from typing import Final, final

from shoal.core.bits import bit, shift_left
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.sharktank.components import COLUMN_MASK, LINES, MARGIN, ROW_BITS, SIDE

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

INSIDE: Final[i64] = 0xFFFFFF
"""The columns of a row, walls included."""

PEELINGS: Final[i64] = 2
"""How often dead ends are peeled off; a third time cost more than it saved."""

MAX_FAILURES: Final[i64] = 50_000
"""Failures that are remembered, about 15 MB, before all are forgotten."""

Key = tuple[i64, i64, i64, i64, i64, i64, i64]

# Where the second and the third row of a number of a key begin, and the spot in its last one.
SECOND: Final[i64] = 0x10_0000
THIRD: Final[i64] = 0x100_0000_0000
SPOT: Final[i64] = 0x4000_0000


@final
class ReachBound:
    """An upper bound on the tiles that can still be laid, which cuts a search short.

    It holds the places that tiles to come may have, row by row, and the positions known to fail.
    A set of places is kept as rows of bits like the water itself, with a bit for the lower-left
    cell of each tile.  Nothing here looks at the order of tiles, so every number is an upper
    bound: what does not fit here fits nowhere.
    """

    def __init__(self, side: i64) -> None:
        self.end = MARGIN + side - 1  # the row after the last one where a tile fits
        self.fits = vec[i64]([0] * LINES)
        self.places = vec[i64]([0] * LINES)
        self.inner = vec[i64]([0] * LINES)  # the places without their dead ends
        self.adjacent = vec[i64]([0] * LINES)  # the places that touch the last tile
        self.failed: dict[Key, i64] = {}

    def find_places(self, rows: vec[i64], spot: i64) -> None:
        """Find all places that may follow the tile here, in water given by its taken cells."""
        for row in range(MARGIN, self.end):
            line = rows[row] | rows[row + 1]
            self.fits[row] = ~(line | line >> 1) & INSIDE
        self._find_adjacent(spot)
        grew = True
        while grew:
            grew = False
            for row in range(MARGIN, self.end):
                if self._grow(row):
                    grew = True
            if grew:
                grew = False
                for row in range(self.end - 1, MARGIN - 1, -1):
                    if self._grow(row):
                        grew = True

    def _find_adjacent(self, spot: i64) -> None:
        """Begin with the places that touch the tile here."""
        row = spot >> ROW_BITS
        column = spot & COLUMN_MASK
        near = bit(column + 2) | bit(column - 2)
        far = bit(column - 1) * 7
        for line in range(MARGIN, self.end):
            apart = line - row
            places: i64 = 0
            if apart == 2 or apart == -2:
                places = far
            elif -2 < apart < 2:
                places = near
            self.adjacent[line] = places & self.fits[line]
            self.places[line] = self.adjacent[line]

    def _grow(self, row: i64) -> bool:
        """Add the places of a row that touch places already found."""
        places = self.places
        far = places[row - 2] | places[row + 2]
        near = places[row - 1] | places[row] | places[row + 1]
        more = (far | 2 * far | far >> 1 | 4 * near | near >> 2) & self.fits[row]
        if more & ~places[row] == 0:
            return False
        places[row] |= more
        return True

    def may_hold(self, count: i64) -> bool:
        """Whether this many tiles may find room; False is certain."""
        if self.max_tiles(self.places) < count:
            return False
        for row in range(MARGIN, self.end):
            self.inner[row] = self.places[row]
        for peeled in range(1, PEELINGS + 1):
            if not self._peel():
                return True
            if self.max_tiles(self.inner) + peeled < count:
                return False
        return True

    def _peel(self) -> bool:
        """Take away dead ends: all ways to such a place overlap, so only a last tile lies there.

        A place that touches the last tile laid is none, as one can come from there.
        """
        dead = self.fits  # No longer needed before the next call of find_places.
        found = False
        for row in range(MARGIN, self.end):
            dead[row] = self.inner[row] & ~self._ways_through(row) & ~self.adjacent[row]
            if dead[row]:
                found = True
        if found:
            for row in range(MARGIN, self.end):
                self.inner[row] &= ~dead[row]
        return found

    def _ways_through(self, row: i64) -> i64:
        """Where a tile of this row touches two places that do not overlap."""
        inner = self.inner
        line = inner[row + 2]
        n1, n2, n3 = 2 * line, line, line >> 1
        line = inner[row - 2]
        s1, s2, s3 = 2 * line, line, line >> 1
        e1, e2, e3 = inner[row - 1] >> 2, inner[row] >> 2, inner[row + 1] >> 2
        w1, w2, w3 = 4 * inner[row - 1], 4 * inner[row], 4 * inner[row + 1]
        north, south, east, west = n1 | n2 | n3, s1 | s2 | s3, e1 | e2 | e3, w1 | w2 | w3
        through = (north & south) | (east & west) | (n1 & n3) | (s1 & s3) | (e1 & e3) | (w1 & w3)
        # Around a corner, only the two places that lean towards it overlap.
        through |= (north & (e1 | e2)) | (east & (n1 | n2))
        through |= (north & (w1 | w2)) | (west & (n2 | n3))
        through |= (south & (e2 | e3)) | (east & (s1 | s2))
        return through | (south & (w2 | w3)) | (west & (s2 | s3))

    def max_tiles(self, places: vec[i64]) -> i64:
        """An upper bound on the tiles that find room together at these places."""
        return min(self._max_by_rows(places), self._max_by_columns(places))

    def _max_by_rows(self, places: vec[i64]) -> i64:
        """A bound by rows of cells.

        Each tile covers two cells side by side in each of two rows.  So rows that
        meet every tile bound the tiles by the pairs that fit into them, and the
        cheapest such rows are picked: of two rows that share a tile, one at least.
        """
        with_row: i64 = 0
        without: i64 = 0
        below: i64 = 0
        for row in range(MARGIN, self.end + 1):
            pairs = places[row] | below
            least = min(with_row, without)
            if below:
                without = with_row
            else:
                without = least
            with_row = least + pairs_in(pairs)
            below = places[row]
        return min(with_row, without)

    def _max_by_columns(self, places: vec[i64]) -> i64:
        """The same by columns, all of which are counted at once in four rows of bits."""
        ones: i64 = 0
        twos: i64 = 0
        fours: i64 = 0
        eights: i64 = 0
        covered: i64 = 0
        used: i64 = 0
        for row in range(MARGIN, self.end):
            used |= places[row]
            covered = (places[row] | 2 * places[row]) & ~covered
            carry = ones & covered
            ones ^= covered
            eights |= fours & twos & carry
            fours ^= twos & carry
            twos ^= carry
        with_column: i64 = 0
        without: i64 = 0
        for column in range(MARGIN, self.end + 1):
            least = min(with_column, without)
            if used >> (column - 1) & 1:
                without = with_column
            else:
                without = least
            pairs = (ones >> column & 1) + 2 * (twos >> column & 1)
            with_column = least + pairs + 4 * (fours >> column & 1) + 8 * (eights >> column & 1)
        return min(with_column, without)

    def key(self, spot: i64) -> Key:
        """All that the tiles to follow depend on: the places to come, and the last tile."""
        at = self.places
        return (
            at[2] | SECOND * at[3] | THIRD * at[4],
            at[5] | SECOND * at[6] | THIRD * at[7],
            at[8] | SECOND * at[9] | THIRD * at[10],
            at[11] | SECOND * at[12] | THIRD * at[13],
            at[14] | SECOND * at[15] | THIRD * at[16],
            at[17] | SECOND * at[18] | THIRD * at[19],
            at[20] | SPOT * spot,
        )

    def has_failed(self, key: Key, count: i64) -> bool:
        """Whether this many tiles are known not to follow."""
        return key in self.failed and self.failed[key] <= count

    def note_failure(self, key: Key, count: i64) -> None:
        """Remember that this many tiles cannot follow."""
        if len(self.failed) >= MAX_FAILURES:
            self.failed.clear()
        self.failed[key] = count


def pairs_in(line: i64) -> i64:
    """How many of these pairs of neighbouring cells, named after the first cell, lie apart.

    >>> pairs_in(0b1), pairs_in(0b11), pairs_in(0b111), pairs_in(0b1101)
    (1, 1, 2, 2)
    """
    count: i64 = 0
    while line:
        low = line & -line
        line &= ~(low | 2 * low)
        count += 1
    return count


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

    def __reduce__(self) -> tuple[object, ...]:
        return restore_water, (list(self.rows), list(self.columns), int(self.side))

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


def restore_water(rows: list[int], columns: list[int], side: int) -> Water:
    """The water as it was when it was pickled, without what the look-ahead remembers."""
    water = Water()
    water.rows = vec[i64](rows)
    water.columns = vec[i64](columns)
    water.side = side
    return water
