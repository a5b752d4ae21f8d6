"""The look-ahead: whether all the rest of a movement can still be laid; the heart of ST-21.

It is exact.  Most questions are settled by a straight run or by a quick search
for one with a bend or two.  What is left is searched carefully: a way is given
up where the water left cannot hold the rest, or where the same water is known
to have failed before.
"""

from typing import Final

from shoal.core.arrays import append, i64, vec
from shoal.games.sharktank.movement.reach_bound import Reach
from shoal.games.sharktank.movement.water import FIRST, FIRST_STEPS, NEXT, STEPS, Water

QUICK_NODES: Final[i64] = 60
"""Tiles tried by the quick search before the careful one takes over."""

NOT_FOUND: Final[i64] = 0
FOUND: Final[i64] = 1
LEFT_OPEN: Final[i64] = 2


def goes_on(water: Water, spot: i64, count: i64) -> bool:
    """Whether ``count`` more tiles can follow a tile put here."""
    if count == 0 or water.runs_straight(spot, count):
        return True
    water.turn_tile(spot)
    water.nodes = 0
    answer = quickly(water, spot, count)
    if answer == LEFT_OPEN:
        reach = water.reach
        if reach is None:
            reach = Reach(water.side)
            water.reach = reach
        answer = NOT_FOUND
        if carefully(water, reach, spot, count):
            answer = FOUND
    water.turn_tile(spot)
    return answer == FOUND


def quickly(water: Water, spot: i64, count: i64) -> i64:
    """Look for a chain by straight runs first; leave it open after a few tiles."""
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
            if water.nodes > QUICK_NODES:
                return LEFT_OPEN
            water.turn_tile(tile)
            answer = quickly(water, tile, count - 1)
            water.turn_tile(tile)
            if answer != NOT_FOUND:
                return answer
    return NOT_FOUND


def carefully(water: Water, reach: Reach, spot: i64, count: i64) -> bool:
    """Look for a chain through every order of tiles."""
    reach.spread(water.rows, spot)
    if not reach.holds(count):
        return False
    key = reach.key(spot)
    if reach.has_failed(key, count):
        return False
    tiles = narrowest_first(water, spot)
    for tile in tiles:
        if count == 1 or water.runs_straight(tile, count - 1):
            return True
    for tile in tiles:
        water.nodes += 1
        water.turn_tile(tile)
        found = carefully(water, reach, tile, count - 1)
        water.turn_tile(tile)
        if found:
            return True
    reach.note_failure(key, count)
    return False


def narrowest_first(water: Water, spot: i64) -> vec[i64]:
    """The next tiles, those with the min_players ways on first: what hugs a wall wastes least."""
    tiles = water.next_tiles(spot, first=False)
    ways = vec[i64](capacity=STEPS)
    for tile in tiles:
        ways = append(ways, ways_on(water, tile))
    ordered = vec[i64](capacity=STEPS)
    for number in range(STEPS + 1):
        for place in range(len(tiles)):
            if ways[place] == number:
                ordered = append(ordered, tiles[place])
    return ordered


def ways_on(water: Water, spot: i64) -> i64:
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
        if water.has_room(tile) and goes_on(water, tile, count - 1):
            return True
    return False


def longest(water: Water, shark: i64, most: i64) -> i64:
    """How many tiles, up to ``most``, can be laid from the shark's cell."""
    count: i64 = 0
    while count < most and can_swim(water, shark, count + 1):
        count += 1
    return count
