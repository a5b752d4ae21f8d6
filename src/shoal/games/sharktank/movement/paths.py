"""Where the tiles of a movement can come to, and a way there that is easy to read.

A *fan* spreads out from a shark, or from the last tile laid: level after level
it holds every place that the n-th tile can have, each with one way to it.
Most ways are found by letting each place hand its own way on to its
neighbours, the straightest first.  The few places that this misses, because
the way would cross itself, are looked for one by one.
"""

from typing import Final, final

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit
from shoal.games.sharktank.movement.reach_bound import LINES, MARGIN, Reach
from shoal.games.sharktank.movement.water import NEXT, STEPS, Water

ACROSS: Final[i64] = 19
PLACES: Final[i64] = 361
NO_WAY: Final[i64] = 99
STRAIGHT: Final[i64] = STEPS
"""The step to a first tile: whatever follows it is no bend."""

ORDERS: Final[i64] = 13
SHORT_SEEK: Final[i64] = 60
SEEK_NODES: Final[i64] = 10_000
"""Tiles tried in all while places are looked for: about 30 ms, spent only where tiles fill a
small tank.  Of a million movements of random games one or two are left open, of 20 tiles in the
smallest tank; a place left open can still be reached tile by tile."""


def place_of(spot: i64) -> i64:
    """The number of a tile's place."""
    return ((spot >> 5) - MARGIN) * ACROSS + (spot & 31) - MARGIN


def spot_at(place: i64) -> i64:
    """The spot of a tile's place."""
    return 32 * (place // ACROSS + MARGIN) + place % ACROSS + MARGIN


@final
class Fan:
    """Every place of every tile up to a number of tiles; level 0 is the first tile.

    ``wanted`` has a bit for each level whose cells must all be found; the
    levels between only lead there.
    """

    def __init__(self, water: Water, most: i64, wanted: i64) -> None:
        self.water = water
        self.most = most
        self.wanted = wanted
        self.walks = vec[i64]([0] * (most * PLACES))  # 1 where a way may come, crossings allowed
        self.bends = vec[i64]([NO_WAY] * (most * PLACES))
        self.steps = vec[i64]([STRAIGHT] * (most * PLACES))  # the step that came here
        self.ways = vec[i64]([0] * (most * PLACES * most))  # the tiles of the way, as spots
        self.reach = Reach(water.side)
        self.firsts = vec[i64]()
        self.levels: i64 = 0
        self.order: i64 = 0
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.budget: i64 = SEEK_NODES

    def spread(self, spot: i64, *, first: bool) -> None:
        """Fill all levels, from the shark's cell or from the last tile."""
        self.firsts = self.water.next_tiles(spot, first=first)
        for tile in self.firsts:
            place = place_of(tile)
            self.walks[place] = 1
            self.bends[place] = 0
            self.ways[place * self.most] = tile
        self.levels = 1
        while self.levels < self.most:
            self._hand_on()
            if self.wanted >> self.levels & 1:
                self._seek_missing()
            self.levels += 1

    def has(self, level: i64, place: i64) -> bool:
        """Whether the tile of this level can lie at the place."""
        return self.bends[level * PLACES + place] != NO_WAY

    def bend(self, level: i64, place: i64) -> i64:
        """How often the way to a place bends."""
        return self.bends[level * PLACES + place]

    def last(self, level: i64, place: i64) -> i64:
        """The last tile of the way to a place."""
        return self.ways[(level * PLACES + place) * self.most + level]

    def way(self, level: i64, place: i64) -> vec[i64]:
        """The tiles of the way to a place."""
        begin = (level * PLACES + place) * self.most
        return self.ways[begin : begin + level + 1]

    def _hand_on(self) -> None:
        """Every way of the last level becomes longer by a tile, in all directions."""
        last = (self.levels - 1) * PLACES
        for place in range(PLACES):
            if self.walks[last + place]:
                spot = spot_at(place)
                for step in range(STEPS):
                    tile = spot + NEXT[step]
                    if self.water.has_room(tile):
                        self.walks[last + PLACES + place_of(tile)] = 1
                        if self.bends[last + place] != NO_WAY:
                            self._lengthen(last + place, tile, step)

    def _lengthen(self, old: i64, tile: i64, step: i64) -> None:
        """Keep the way with this tile added, if it is sound and the straightest so far."""
        bends = self.bends[old]
        if self.steps[old] != step and self.steps[old] != STRAIGHT:
            bends += 1
        new = self.levels * PLACES + place_of(tile)
        if self.bends[new] <= bends or self._crosses(old, tile):
            return
        self.bends[new] = bends
        self.steps[new] = step
        for number in range(self.levels):
            self.ways[new * self.most + number] = self.ways[old * self.most + number]
        self.ways[new * self.most + self.levels] = tile

    def _crosses(self, old: i64, tile: i64) -> bool:
        """Whether the tile would lie on the way."""
        row = tile >> 5
        column = tile & 31
        begin = old * self.most
        for number in range(self.levels - 1):
            other = self.ways[begin + number]
            rows = row - (other >> 5)
            columns = column - (other & 31)
            if -2 < rows < 2 and -2 < columns < 2:
                return True
        return False

    def _seek_missing(self) -> None:
        """Look for ways to cells that no tile of this level covers yet and some may."""
        covered = self._covered()
        for place in range(PLACES):
            index = self.levels * PLACES + place
            if self.walks[index] and self.bends[index] == NO_WAY:
                spot = spot_at(place)
                row = spot >> 5
                tile = bit(spot & 31) * 3
                if tile & ~covered[row] or tile & ~covered[row + 1]:
                    if self._seek_often(spot, index * self.most):
                        self._count_bends(index)
                        covered[row] |= tile
                        covered[row + 1] |= tile

    def _covered(self) -> vec[i64]:
        """The cells, row by row, that tiles of this level cover."""
        rows = vec[i64]([0] * LINES)
        for place in range(PLACES):
            if self.has(self.levels, place):
                spot = spot_at(place)
                tile = bit(spot & 31) * 3
                rows[spot >> 5] |= tile
                rows[(spot >> 5) + 1] |= tile
        return rows

    def _seek_often(self, spot: i64, begin: i64) -> bool:
        """Look for a way in several orders for a short time each, then in one order to the end."""
        for order in range(ORDERS):
            self.order = order
            self.nodes = 0
            self.limit = min(SHORT_SEEK, self.budget)
            if order == ORDERS - 1:
                self.limit = self.budget
            found = self._seek(self.levels, spot, begin)
            self.budget -= min(self.nodes, self.limit)
            if found or self.nodes <= self.limit:
                return found  # Found, or everything was tried.
        return False  # The place is left open: the budget is spent.

    def _seek(self, level: i64, spot: i64, begin: i64) -> bool:
        """Look for a way from its end back to the start, and write it down where it begins."""
        self.ways[begin + level] = spot
        if level == 0:
            return True
        self.nodes += 1
        if self.nodes > self.limit:
            return False
        found = False
        self.water.turn_tile(spot)
        if level < 3:
            found = self._seek_on(level, spot, begin)
        elif self._can_come_home(spot, level):
            # The same water behind the same tile fails again, however the rest of the way went.
            key = self.reach.key(1024 * level | spot)
            if not self.reach.has_failed(key, level):
                found = self._seek_on(level, spot, begin)
                if not found and self.nodes <= self.limit:
                    self.reach.note_failure(key, level)
        self.water.turn_tile(spot)
        return found

    def _seek_on(self, level: i64, spot: i64, begin: i64) -> bool:
        """Try every tile that may come before the one here."""
        for number in range(STEPS):
            step = (5 * number + self.order * (level + 1)) % STEPS
            tile = spot + NEXT[step]
            if self.water.has_room(tile) and self.walks[(level - 1) * PLACES + place_of(tile)]:
                if self._seek(level - 1, tile, begin):
                    return True
        return False

    def _can_come_home(self, spot: i64, level: i64) -> bool:
        """Whether the water left has room for so many tiles, and leads to the start."""
        reach = self.reach
        reach.spread(self.water.rows, spot)
        places = reach.places
        if not reach.holds(level):
            return False
        for first in self.firsts:
            if places[first >> 5] >> (first & 31) & 1:
                return True
        return False

    def _count_bends(self, index: i64) -> None:
        """How often a way that was looked for changes its step, and which step came last."""
        begin = index * self.most
        bends: i64 = 0
        last: i64 = 0
        for number in range(1, self.levels + 1):
            step = self.ways[begin + number] - self.ways[begin + number - 1]
            if number > 1 and step != last:
                bends += 1
            last = step
        self.bends[index] = bends
        for number in range(STEPS):
            if NEXT[number] == last:
                self.steps[index] = number
