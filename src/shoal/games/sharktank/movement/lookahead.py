"""Whether all the rest of a movement can still be laid (ST-21).

The answer is exact.  Most questions are settled by a straight run or by a short
search for a path with a bend or two.  The others get a full search, which gives
up a path where the water left cannot hold the rest, or where the same water has
failed before.
"""

from typing import Final

from shoal.core.packed_arrays import append, i64, vec
from shoal.games.sharktank.movement.reach_bound import ReachBound
from shoal.games.sharktank.movement.water import FIRST, FIRST_STEPS, NEXT, STEPS, Water

MAX_SHORT_NODES: Final[i64] = 60
"""Tiles tried by the short search before the full one takes over."""

NOT_FOUND: Final[i64] = 0
FOUND: Final[i64] = 1
LEFT_OPEN: Final[i64] = 2


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
