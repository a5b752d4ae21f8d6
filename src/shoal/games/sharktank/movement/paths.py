"""Searches for the paths of a movement: whether all of it can be laid, and where it can end.

``can_follow`` and ``can_swim`` say whether the rest of a movement can still be laid (ST-21).  The
answer is exact.  Most questions are settled by a straight run or by a short search for a path with
a bend or two.  The others get a full search, which gives up a path where the water left cannot hold
the rest, or where the same water has failed before.

``Paths`` starts from a shark, or from the last tile laid.  Level after level it holds every place
that the n-th tile can have, each with one straight path to it.  Most paths are found by extending
each path to the places beside its end, the straightest first.  The few places that this misses,
because the path would cross itself, are searched for one by one.
"""

from typing import Final, final

from shoal.core.bits import bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.sharktank.components import (
    COLUMN_MASK,
    LINES,
    MARGIN,
    ROW,
    ROW_BITS,
    TILE_PLACES,
)
from shoal.games.sharktank.movement.water import FIRST, FIRST_STEPS, NEXT, STEPS, ReachBound, Water

MAX_SHORT_NODES: Final[i64] = 60
"""Tiles tried by a short search: before the full one takes over, or in each order but the last."""

NOT_FOUND: Final[i64] = 0
FOUND: Final[i64] = 1
LEFT_OPEN: Final[i64] = 2

PLACES: Final[i64] = 361
"""Places for a tile in the tank."""

NO_PATH: Final[i64] = 99
"""In place of a number of bends: no path is known."""

STRAIGHT: Final[i64] = STEPS
"""The step to a first tile: whatever follows it is no bend."""

ORDERS: Final[i64] = 13
"""Orders of steps in which a search is tried."""

ORDER_STRIDE: Final[i64] = 5
"""Steps are tried with this stride, so that similar ones do not come one after another."""

MAX_NODES: Final[i64] = 10_000
"""Tiles tried in all while places are searched for: about 30 ms, spent only where tiles fill a
small tank.  Of a million movements of random games one or two are left open, of 20 tiles in the
smallest tank; a place left open can still be reached tile by tile."""

MIN_BOUNDED_LEVEL: Final[i64] = 3
"""Nearer to the start, the bound costs more than it saves."""

SPOTS: Final[i64] = 1024
"""More than any spot."""


def can_follow(water: Water, spot: i64, count: i64) -> bool:
    """Whether ``count`` more tiles can follow a tile put here."""
    if count == 0 or water.runs_straight(spot, count):
        return True
    water.toggle_tile(spot)
    water.nodes = 0
    answer = short_search(water, spot, count)
    if answer == LEFT_OPEN:
        bound = water.bound
        if bound is None:
            bound = ReachBound(water.side)
            water.bound = bound
        answer = NOT_FOUND
        if full_search(water, bound, spot, count):
            answer = FOUND
    water.toggle_tile(spot)
    return answer == FOUND


def short_search(water: Water, spot: i64, count: i64) -> i64:
    """Look for a path by straight runs first; leave it open after a few tiles."""
    steps = NEXT  # Looked up once, as it is no constant to the compiler.
    for step in range(STEPS):
        tile = spot + steps[step]
        if water.has_room(tile):
            if count == 1 or water.runs_straight(tile, count - 1):
                return FOUND
    if count == 1:
        return NOT_FOUND
    for step in range(STEPS):
        tile = spot + steps[step]
        if water.has_room(tile):
            water.nodes += 1
            if water.nodes > MAX_SHORT_NODES:
                return LEFT_OPEN
            water.toggle_tile(tile)
            answer = short_search(water, tile, count - 1)
            water.toggle_tile(tile)
            if answer != NOT_FOUND:
                return answer
    return NOT_FOUND


def full_search(water: Water, bound: ReachBound, spot: i64, count: i64) -> bool:
    """Look for a path through every order of tiles."""
    bound.find_places(water.rows, spot)
    if not bound.may_hold(count):
        return False
    key = bound.key(spot)
    if bound.has_failed(key, count):
        return False
    tiles = narrowest_first(water, spot)
    for tile in tiles:
        if count == 1 or water.runs_straight(tile, count - 1):
            return True
    for tile in tiles:
        water.nodes += 1
        water.toggle_tile(tile)
        found = full_search(water, bound, tile, count - 1)
        water.toggle_tile(tile)
        if found:
            return True
    bound.note_failure(key, count)
    return False


def narrowest_first(water: Water, spot: i64) -> vec[i64]:
    """The next tiles, those with the fewest places to go on first: walls waste least water."""
    tiles = water.next_tiles(spot, first=False)
    places = vec[i64](capacity=STEPS)
    for tile in tiles:
        places = append(places, next_places(water, tile))
    ordered = vec[i64](capacity=STEPS)
    for number in range(STEPS + 1):
        for place in range(len(tiles)):
            if places[place] == number:
                ordered = append(ordered, tiles[place])
    return ordered


def next_places(water: Water, spot: i64) -> i64:
    """How many places for a tile touch the tile here."""
    count: i64 = 0
    steps = NEXT
    for step in range(STEPS):
        if water.has_room(spot + steps[step]):
            count += 1
    return count


def can_swim(water: Water, shark: i64, count: i64) -> bool:
    """Whether a movement of that many tiles can be laid from the shark's cell."""
    steps = FIRST
    for step in range(FIRST_STEPS):
        tile = shark + steps[step]
        if water.has_room(tile) and (count == 1 or water.runs_straight(tile, count - 1)):
            return True
    if count == 1:
        return False
    for step in range(FIRST_STEPS):
        tile = shark + steps[step]
        if water.has_room(tile) and can_follow(water, tile, count - 1):
            return True
    return False


def longest_movement(water: Water, shark: i64, limit: i64) -> i64:
    """How many tiles, up to ``limit``, can be laid from the shark's cell."""
    count: i64 = 0
    while count < limit and can_swim(water, shark, count + 1):
        count += 1
    return count


def place_of(spot: i64) -> i64:
    """The number of a tile's place."""
    return ((spot >> ROW_BITS) - MARGIN) * TILE_PLACES + (spot & COLUMN_MASK) - MARGIN


def spot_at(place: i64) -> i64:
    """The spot of a tile's place."""
    return ROW * (place // TILE_PLACES + MARGIN) + place % TILE_PLACES + MARGIN


@final
class Paths:
    """Every place of every tile up to a number of tiles; level 0 is the first tile.

    ``wanted`` has a bit for each level whose cells must all be found; the
    levels between only lead there.
    """

    def __init__(self, water: Water, tiles: i64, wanted: i64) -> None:
        self.water = water
        self.tiles = tiles
        self.wanted = wanted
        self.reachable = vec[i64]([0] * (tiles * PLACES))  # 1 where a path may come, even crossed
        self.bends = vec[i64]([NO_PATH] * (tiles * PLACES))
        self.steps = vec[i64]([STRAIGHT] * (tiles * PLACES))  # the step that came here
        self.paths = vec[i64]([0] * (tiles * PLACES * tiles))  # the tiles of the path, as spots
        self.bound = ReachBound(water.side)
        self.firsts = vec[i64]()
        self.levels: i64 = 0
        self.order: i64 = 0
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.budget: i64 = MAX_NODES

    def fill(self, spot: i64, *, first: bool) -> None:
        """Fill all levels, from the shark's cell or from the last tile."""
        self.firsts = self.water.next_tiles(spot, first=first)
        for tile in self.firsts:
            place = place_of(tile)
            self.reachable[place] = 1
            self.bends[place] = 0
            self.paths[place * self.tiles] = tile
        self.levels = 1
        while self.levels < self.tiles:
            self._extend_all()
            if self.wanted >> self.levels & 1:
                self._search_missing()
            self.levels += 1

    def has(self, level: i64, place: i64) -> bool:
        """Whether the tile of this level can lie at the place."""
        return self.bends[level * PLACES + place] != NO_PATH

    def bend(self, level: i64, place: i64) -> i64:
        """How often the path to a place bends."""
        return self.bends[level * PLACES + place]

    def last(self, level: i64, place: i64) -> i64:
        """The last tile of the path to a place."""
        return self.paths[(level * PLACES + place) * self.tiles + level]

    def path(self, level: i64, place: i64) -> vec[i64]:
        """The tiles of the path to a place."""
        begin = (level * PLACES + place) * self.tiles
        return self.paths[begin : begin + level + 1]

    def _extend_all(self) -> None:
        """Extend every path of the last level by a tile, in all directions."""
        last = (self.levels - 1) * PLACES
        for place in range(PLACES):
            if self.reachable[last + place]:
                spot = spot_at(place)
                for step in range(STEPS):
                    tile = spot + NEXT[step]
                    if self.water.has_room(tile):
                        self.reachable[last + PLACES + place_of(tile)] = 1
                        if self.bends[last + place] != NO_PATH:
                            self._extend(last + place, tile, step)

    def _extend(self, old: i64, tile: i64, step: i64) -> None:
        """Keep the path with this tile added, if it crosses nothing and is the straightest."""
        bends = self.bends[old]
        if self.steps[old] != step and self.steps[old] != STRAIGHT:
            bends += 1
        new = self.levels * PLACES + place_of(tile)
        if self.bends[new] <= bends or self._crosses(old, tile):
            return
        self.bends[new] = bends
        self.steps[new] = step
        for number in range(self.levels):
            self.paths[new * self.tiles + number] = self.paths[old * self.tiles + number]
        self.paths[new * self.tiles + self.levels] = tile

    def _crosses(self, old: i64, tile: i64) -> bool:
        """Whether the tile would lie on the path."""
        row = tile >> ROW_BITS
        column = tile & COLUMN_MASK
        begin = old * self.tiles
        for number in range(self.levels - 1):
            other = self.paths[begin + number]
            rows = row - (other >> ROW_BITS)
            columns = column - (other & COLUMN_MASK)
            if -2 < rows < 2 and -2 < columns < 2:
                return True
        return False

    def _search_missing(self) -> None:
        """Search for paths to cells that no tile of this level covers yet and some may."""
        covered = self._covered()
        for place in range(PLACES):
            index = self.levels * PLACES + place
            if self.reachable[index] and self.bends[index] == NO_PATH:
                spot = spot_at(place)
                row = spot >> ROW_BITS
                tile = bit(spot & COLUMN_MASK) * 3
                if tile & ~covered[row] or tile & ~covered[row + 1]:
                    if self._search_in_orders(spot, index * self.tiles):
                        self._count_bends(index)
                        covered[row] |= tile
                        covered[row + 1] |= tile

    def _covered(self) -> vec[i64]:
        """The cells, row by row, that tiles of this level cover."""
        rows = vec[i64]([0] * LINES)
        for place in range(PLACES):
            if self.has(self.levels, place):
                spot = spot_at(place)
                tile = bit(spot & COLUMN_MASK) * 3
                rows[spot >> ROW_BITS] |= tile
                rows[(spot >> ROW_BITS) + 1] |= tile
        return rows

    def _search_in_orders(self, spot: i64, begin: i64) -> bool:
        """Search in several orders for a short time each, then in one order to the end."""
        for order in range(ORDERS):
            self.order = order
            self.nodes = 0
            self.limit = min(MAX_SHORT_NODES, self.budget)
            if order == ORDERS - 1:
                self.limit = self.budget
            found = self._search(self.levels, spot, begin)
            self.budget -= min(self.nodes, self.limit)
            if found or self.nodes <= self.limit:
                return found  # Found, or everything was tried.
        return False  # The place is left open: the budget is spent.

    def _search(self, level: i64, spot: i64, begin: i64) -> bool:
        """Search for a path from its end back to the start, and write it from ``begin`` on."""
        self.paths[begin + level] = spot
        if level == 0:
            return True
        self.nodes += 1
        if self.nodes > self.limit:
            return False
        found = False
        self.water.toggle_tile(spot)
        if level < MIN_BOUNDED_LEVEL:
            found = self._search_before(level, spot, begin)
        elif self._can_reach_start(spot, level):
            # The same water behind the same tile fails again, whatever the rest of the path is.
            key = self.bound.key(SPOTS * level | spot)
            if not self.bound.has_failed(key, level):
                found = self._search_before(level, spot, begin)
                if not found and self.nodes <= self.limit:
                    self.bound.note_failure(key, level)
        self.water.toggle_tile(spot)
        return found

    def _search_before(self, level: i64, spot: i64, begin: i64) -> bool:
        """Try every tile that may come before the one here."""
        for number in range(STEPS):
            step = (ORDER_STRIDE * number + self.order * (level + 1)) % STEPS
            tile = spot + NEXT[step]
            if self.water.has_room(tile) and self.reachable[(level - 1) * PLACES + place_of(tile)]:
                if self._search(level - 1, tile, begin):
                    return True
        return False

    def _can_reach_start(self, spot: i64, level: i64) -> bool:
        """Whether the water left has room for this many tiles, and leads to the start."""
        bound = self.bound
        bound.find_places(self.water.rows, spot)
        places = bound.places
        if not bound.may_hold(level):
            return False
        for first in self.firsts:
            if places[first >> ROW_BITS] >> (first & COLUMN_MASK) & 1:
                return True
        return False

    def _count_bends(self, index: i64) -> None:
        """Count the bends of a path that was searched for, and note its last step."""
        begin = index * self.tiles
        bends: i64 = 0
        last: i64 = 0
        for number in range(1, self.levels + 1):
            step = self.paths[begin + number] - self.paths[begin + number - 1]
            if number > 1 and step != last:
                bends += 1
            last = step
        self.bends[index] = bends
        for number in range(STEPS):
            if NEXT[number] == last:
                self.steps[index] = number
