"""The water: which cells are taken, where tiles fit, and how far a movement can still go.

The tank is kept twice as rows of bits, once by row and once by column, with
walls all around, so that a straight run of tiles is one comparison.  A *spot*
is ``row << 5 | column`` with the tank's first cell at row 2, column 2: the
two rings of wall outside let every step be tried without looking for an edge.
"""

from typing import Final, final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit
from shoal.games.sharktank.components import SIDE

MARGIN: Final[i64] = 2
LINES: Final[i64] = 26
WALL: Final[i64] = 0x7FFFFFFFFFFFFFF
QUICK_NODES: Final[i64] = 60
"""Tiles tried by the quick search before the careful one takes over."""

MOST_NODES: Final[i64] = 2_000
"""Tiles tried by the careful search before it calls a movement impossible (ST-21).

About 5 ms for one place of a tile, so that a turn is never waited for.  Breaking
off makes no dead end: whatever a search found, the same search finds again from
each tile of what it found.
"""

# A next tile lies two cells off one way and at most one the other way, so that
# at least one whole edge of a cell is shared (ST-19).  In order of row, then column.
STEPS: Final[i64] = 12
STEP_ROW = vec[i64]([-2, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 2])
STEP_COLUMN = vec[i64]([-1, 0, 1, -2, 2, -2, 2, -2, 2, -1, 0, 1])

# A first tile shares an edge with the shark's cell (ST-18).
FIRST_STEPS: Final[i64] = 8
FIRST_ROW = vec[i64]([-2, -2, -1, -1, 0, 0, 1, 1])
FIRST_COLUMN = vec[i64]([-1, 0, -2, 1, -2, 1, -1, 0])


def spot_of(cell: i64) -> i64:
    """The spot of a cell, numbered ``20 * row + column`` from the lower left."""
    return (cell // SIDE + MARGIN) << 5 | (cell % SIDE + MARGIN)


def cell_of(spot: i64) -> i64:
    """The cell of a spot."""
    return ((spot >> 5) - MARGIN) * SIDE + (spot & 31) - MARGIN


def tiles_touch(spot: i64, other: i64) -> bool:
    """Whether two tiles share at least one whole edge of a cell (ST-19)."""
    rows = (spot >> 5) - (other >> 5)
    columns = (spot & 31) - (other & 31)
    apart = rows * rows + columns * columns
    return apart in (4, 5)


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
        self.nodes: i64 = 0
        self.most: i64 = 0
        self.gave_up = False

    def build(self, side: i64) -> None:
        """Empty water between four walls."""
        open_line = WALL ^ ((bit(side) - 1) << MARGIN)
        for line in range(LINES):
            wall = line < MARGIN or line >= MARGIN + side
            self.rows[line] = WALL if wall else open_line
            self.columns[line] = WALL if wall else open_line

    def clone(self) -> "Water":
        """An independent copy."""
        other = Water()
        other.rows = self.rows[:]
        other.columns = self.columns[:]
        return other

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
        three: i64 = 3
        row = spot >> 5
        column = spot & 31
        across = three << column
        up = three << row
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
        if line & (run << (column + 2)) == 0:
            return True
        if column - length >= MARGIN and line & (run << (column - length)) == 0:
            return True
        line = self.columns[column] | self.columns[column + 1]
        if line & (run << (row + 2)) == 0:
            return True
        return row - length >= MARGIN and line & (run << (row - length)) == 0

    def next_tiles(self, spot: i64, *, first: bool) -> vec[i64]:
        """Where a tile fits that touches the tile (or, as the first one, the shark) here."""
        found = vec[i64](capacity=STEPS)
        if first:
            for step in range(FIRST_STEPS):
                tile = spot + (FIRST_ROW[step] << 5) + FIRST_COLUMN[step]
                if self.has_room(tile):
                    found = append(found, tile)
            return found
        for step in range(STEPS):
            tile = spot + (STEP_ROW[step] << 5) + STEP_COLUMN[step]
            if self.has_room(tile):
                found = append(found, tile)
        return found

    def goes_on(self, spot: i64, count: i64) -> bool:
        """Whether ``count`` more tiles can follow a tile put here; the heart of ST-21."""
        if count == 0 or self.runs_straight(spot, count):
            return True
        self.turn_tile(spot)
        self.nodes = 0
        self.most = QUICK_NODES
        self.gave_up = False
        found = self._quick(spot, count)
        if not found and self.gave_up:
            self.nodes = 0
            found = self._carefully(spot, count)
        self.turn_tile(spot)
        return found

    def _quick(self, spot: i64, count: i64) -> bool:
        """Look for a chain by straight runs first, giving up after a few tiles."""
        for step in range(STEPS):
            tile = spot + (STEP_ROW[step] << 5) + STEP_COLUMN[step]
            if self.has_room(tile):
                if count == 1 or self.runs_straight(tile, count - 1):
                    return True
        if count == 1:
            return False
        for step in range(STEPS):
            tile = spot + (STEP_ROW[step] << 5) + STEP_COLUMN[step]
            if self.has_room(tile):
                self.nodes += 1
                if self.nodes > self.most:
                    self.gave_up = True
                    return False
                self.turn_tile(tile)
                found = self._quick(tile, count - 1)
                self.turn_tile(tile)
                if found:
                    return True
                if self.gave_up:
                    return False
        return False

    def _carefully(self, spot: i64, count: i64) -> bool:
        """Look for a chain through every order of tiles, leaving water that is too small for it."""
        if self.capacity(spot) < count:
            return False
        tiles = self._narrowest_first(spot)
        for tile in tiles:
            if count == 1 or self.runs_straight(tile, count - 1):
                return True
        if count == 1:
            return False
        for tile in tiles:
            self.nodes += 1
            if self.nodes > MOST_NODES:
                return False
            self.turn_tile(tile)
            found = self._carefully(tile, count - 1)
            self.turn_tile(tile)
            if found:
                return True
        return False

    def _narrowest_first(self, spot: i64) -> vec[i64]:
        """The next tiles, those with the fewest ways on first: what hugs a wall wastes least."""
        tiles = self.next_tiles(spot, first=False)
        ways = vec[i64](capacity=STEPS)
        for tile in tiles:
            ways = append(ways, len(self.next_tiles(tile, first=False)))
        ordered = vec[i64](capacity=STEPS)
        for number in range(STEPS + 1):
            for place in range(len(tiles)):
                if ways[place] == number:
                    ordered = append(ordered, tiles[place])
        return ordered

    def capacity(self, spot: i64) -> i64:
        """No more tiles than this can follow the tile here."""
        return room_for(self.tiles_to_come(spot))

    def tiles_to_come(self, spot: i64) -> vec[i64]:
        """Row by row, every place of a tile that some chain from the tile here might use."""
        room = vec[i64]([0] * LINES)
        for row in range(MARGIN, LINES - MARGIN):
            line = self.rows[row] | self.rows[row + 1]
            room[row] = ~(line | line >> 1) & 0xFFFFFF
        come = vec[i64]([0] * LINES)
        for tile in self.next_tiles(spot, first=False):
            come[tile >> 5] |= bit(tile & 31)
        grew = True
        while grew:
            grew = False
            for row in range(MARGIN, LINES - MARGIN):
                far = come[row - 2] | come[row + 2]
                near = come[row - 1] | come[row] | come[row + 1]
                more = (far | far << 1 | far >> 1 | near << 2 | near >> 2) & room[row]
                if more & ~come[row]:
                    come[row] |= more
                    grew = True
        return come

    def can_swim(self, shark: i64, count: i64) -> bool:
        """Whether a movement of that many tiles can be laid from the shark's cell."""
        for step in range(FIRST_STEPS):
            tile = shark + (FIRST_ROW[step] << 5) + FIRST_COLUMN[step]
            if self.has_room(tile) and (count == 1 or self.runs_straight(tile, count - 1)):
                return True
        if count == 1:
            return False
        for step in range(FIRST_STEPS):
            tile = shark + (FIRST_ROW[step] << 5) + FIRST_COLUMN[step]
            if self.has_room(tile) and self.goes_on(tile, count - 1):
                return True
        return False

    def longest(self, shark: i64, most: i64) -> i64:
        """How many tiles, up to ``most``, can be laid from the shark's cell."""
        count: i64 = 0
        while count < most and self.can_swim(shark, count + 1):
            count += 1
        return count


def room_for(places: vec[i64]) -> i64:
    """No more tiles than this find room together at these places, given row by row.

    A tile covers one cell of each of the four kinds (odd or even column, odd or
    even row), so the scarcest kind is a bound.
    """
    kinds = vec[i64]([0, 0, 0, 0])
    even: i64 = 0x1555555
    for row in range(1, LINES - 1):
        cells = places[row] | places[row - 1]
        cells |= cells << 1
        kind: i64 = 2 * (row & 1)
        kinds[kind] += bits_in(cells & even)
        kinds[kind + 1] += bits_in(cells & (even << 1))
    return min(kinds[0], kinds[1], kinds[2], kinds[3])


def bits_in(line: i64) -> i64:
    """How many bits of a line (or tokens of a set) are there."""
    count: i64 = 0
    while line:
        line &= line - 1
        count += 1
    return count
