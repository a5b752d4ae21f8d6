"""Where the tiles of a movement can come to, and a way there that is easy to read.

A *fan* spreads out from a shark, or from the last tile laid: level after level
it holds every place that the n-th tile can have, each with one way to it.
Most ways are found by letting each place hand its own way on to its
neighbours, the straightest first.  The few places that this misses, because
the way would cross itself, are looked for one by one.
"""

from typing import Final, final

from shoal.core.arrays import i64, vec
from shoal.games.sharktank.water import MARGIN, STEP_COLUMN, STEP_ROW, STEPS, Water

ACROSS: Final[i64] = 19
PLACES: Final[i64] = 361
NO_WAY: Final[i64] = 99
STRAIGHT: Final[i64] = STEPS
"""The step to a first tile: whatever follows it is no bend."""

SEEK_NODES: Final[i64] = 100_000
"""Tiles tried for one place before it is given up."""


def place_of(spot: i64) -> i64:
    """The number of a tile's place."""
    return ((spot >> 5) - MARGIN) * ACROSS + (spot & 31) - MARGIN


def spot_at(place: i64) -> i64:
    """The spot of a tile's place."""
    return (place // ACROSS + MARGIN) << 5 | (place % ACROSS + MARGIN)


@final
class Fan:
    """Every place of every tile up to a number of tiles; level 0 is the first tile."""

    def __init__(self, water: Water, most: i64) -> None:
        self.water = water
        self.most = most
        self.walks = vec[i64]([0] * (most * PLACES))  # 1 where a way may come, crossings allowed
        self.bends = vec[i64]([NO_WAY] * (most * PLACES))
        self.steps = vec[i64]([STRAIGHT] * (most * PLACES))  # the step that came here
        self.ways = vec[i64]([0] * (most * PLACES * most))  # the tiles of the way, as spots
        self.levels: i64 = 0
        self.nodes: i64 = 0
        self.gave_up: i64 = 0  # places left open because the search took too long

    def spread(self, spot: i64, *, first: bool) -> None:
        """Fill all levels, from the shark's cell or from the last tile."""
        for tile in self.water.next_tiles(spot, first=first):
            place = place_of(tile)
            self.walks[place] = 1
            self.bends[place] = 0
            self.ways[place * self.most] = tile
        self.levels = 1
        while self.levels < self.most:
            self._hand_on()
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
                    tile = spot + (STEP_ROW[step] << 5) + STEP_COLUMN[step]
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
        """Look for a way to every place of this level that may have one and has none."""
        for place in range(PLACES):
            index = self.levels * PLACES + place
            if self.walks[index] and self.bends[index] == NO_WAY:
                self.nodes = 0
                if self._seek(self.levels, spot_at(place), index * self.most):
                    self._count_bends(index)
                elif self.nodes > SEEK_NODES:
                    self.gave_up += 1

    def _seek(self, level: i64, spot: i64, begin: i64) -> bool:
        """Look for a way from its end back to the start, and write it down where it begins."""
        self.ways[begin + level] = spot
        if level == 0:
            return True
        self.nodes += 1
        if self.nodes > SEEK_NODES:
            return False
        found = False
        self.water.turn_tile(spot)
        for step in range(STEPS):
            tile = spot + (STEP_ROW[step] << 5) + STEP_COLUMN[step]
            if self.water.has_room(tile) and self.walks[(level - 1) * PLACES + place_of(tile)]:
                if self._seek(level - 1, tile, begin):
                    found = True
                    break
        self.water.turn_tile(spot)
        return found

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
            if (STEP_ROW[number] << 5) + STEP_COLUMN[number] == last:
                self.steps[index] = number
