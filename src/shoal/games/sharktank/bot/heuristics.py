"""Rough values of positions and moves of Shark Tank, for the search."""

from typing import Final

from shoal.core.bits import count_bits
from shoal.core.packed_arrays import i64
from shoal.core.search.lead_value import value_of_lead, win_share
from shoal.core.search.search_params import SearchParams
from shoal.games.sharktank.components import (
    NULL_TOKENS,
    SET_POINTS,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_MASK,
    SUIT_TOKENS,
    VALUE_COUNT,
)
from shoal.games.sharktank.movement.spots import COLUMN_MASK, ROW, ROW_BITS, spot_of
from shoal.games.sharktank.moves import ADD, KEEP, NONE, OVER, SHARK, SPEND, STAND, TILE, tile_spot
from shoal.games.sharktank.rules import SharkTankState

SEARCH_PARAMS = SearchParams(exploration=0.6, cutoff=0, guided_share=0.0)
"""No playouts: ``value`` tells more than a movement laid at random."""

DIE_MEAN: Final = 2.5
"""What the die brings on average for a Null, as points or as tiles."""

SWING_A_FISH: Final = 3.0
"""Points that a fish still in the tank may bring a player."""

BASE_SWING: Final = 4.0
"""Points that may still change when no fish is left."""

TILE_POINTS: Final = 0.3
"""What a collected tile is worth, in points."""

FAR_BEHIND: Final = -1000.0
"""Below every standing."""

FAR: Final[i64] = 99
"""More tiles than any movement has."""

PATIENCE_TURNS: Final = 8.0
HUNGER_TURNS: Final = 4.0
"""Turns a player until hunger begins, and from then until it is complete.  Without hunger two
players who keep every shark away from every fish would do so until the last turn (ST-33)."""


def value(state: SharkTankState, seat: i64) -> float:
    """How well the seat stands, from 0 to 1: its lead in points against the fish left."""
    if state.phase == OVER:
        return win_share(state, seat)
    best_other = FAR_BEHIND
    for other in range(state.players):
        if other != seat:
            best_other = max(best_other, standing(state, other))
    lead = standing(state, seat) - best_other
    swing = BASE_SWING + SWING_A_FISH * float(len(state.fish)) / float(state.players)
    return value_of_lead(lead, swing)


def standing(state: SharkTankState, seat: i64) -> float:
    """A seat's points, with Nulls at their mean, collected tiles, and fish not yet looked at."""
    tokens = state.held[seat]
    points = float(state.points_for(tokens))
    if state.die == NONE:
        points += DIE_MEAN * float(count_bits(tokens & NULL_TOKENS))
    points += TILE_POINTS * float(state.tiles[seat])
    if state.due > 0 and seat == state.seat:
        points += float(state.due) * fish_worth(state, state.mover)
    return points


def fish_worth(state: SharkTankState, suit: i64) -> float:
    """Points that a fish of the suit brings the player to act, on average."""
    return plain_worth(state, suit) + set_gain(state.held[state.seat], suit)


def plain_worth(state: SharkTankState, suit: i64) -> float:
    """Points of a fish by itself: one, its value, and one more if it is tasty."""
    swimming = state.unseen >> VALUE_COUNT * suit & SUIT_TOKENS
    values = DIE_MEAN * float(swimming & 1)
    for face in range(1, VALUE_COUNT):
        values += float(face * (swimming >> face & 1))
    worth = 1.0 + values / float(max(1, count_bits(swimming)))
    if suit == state.tasty:
        worth += 1.0
    return worth


def set_gain(tokens: i64, suit: i64) -> float:
    """What one more of the suit does for sets of four: 8 points if it completes one (ST-37)."""
    own = count_bits(tokens >> VALUE_COUNT * suit & SUIT_TOKENS)
    scarcer = 0.0
    for other in range(SUIT_COUNT):
        if other != suit and count_bits(tokens >> VALUE_COUNT * other & SUIT_TOKENS) <= own:
            scarcer += 1.0
    return float(SET_POINTS) / (1.0 + 3.0 * scarcer)


def prior(state: SharkTankState, move: i64) -> float:
    """How promising a move looks: sharks that can eat now, tiles that lead to fish."""
    if move >= STAND:
        spot = spot_of(move - STAND)
        return 0.3 + 4.0 * meal(state, spot) + hunger(state) * closeness(state, spot)
    if move >= TILE:
        return tile_gain(state, tile_spot(move))
    if move >= ADD:
        return swim_gain(state, state.mover, state.length + move - ADD)
    if move >= SPEND:
        return spend_gain(state, (move - SPEND) % 6, (move - SPEND) // 6)
    if move == KEEP:
        return 0.5 + swim_gain(state, state.mover, state.length)
    if move >= SHARK:
        return 0.2 + swim_gain(state, move - SHARK, state.length)
    return 1.0 + draft_gain(state, move)


def draft_gain(state: SharkTankState, suit: i64) -> float:
    """Suits that complete a set, and the tasty one."""
    gain = set_gain(state.held[state.seat], suit) / 2.0
    if suit == state.tasty:
        gain += 1.0
    return gain


def meal(state: SharkTankState, spot: i64) -> float:
    """The points of what the shark would gobble here."""
    fish_here = 0.0
    for fish in state.fish:
        if fish & SUIT_MASK == state.mover and state.touches(spot, fish >> SUIT_BITS):
            fish_here += 1.0
    if fish_here > 0.0:
        return fish_here * fish_worth(state, state.mover)
    return 0.0


def tiles_to(spot: i64, fish: i64) -> i64:
    """About how many tiles bring a shark from here to a cell that touches the fish.

    A tile goes two cells one way and may shift by one the other way.
    """
    rows = abs_of((spot >> ROW_BITS) - (fish >> ROW_BITS))
    columns = abs_of((spot & COLUMN_MASK) - (fish & COLUMN_MASK))
    straight = max(rows, columns) // 2
    slanting = (rows + columns + 1) // 3
    return max(straight, slanting)


def abs_of(number: i64) -> i64:
    """The number without its sign."""
    if number < 0:
        return -number
    return number


def nearest(state: SharkTankState, suit: i64, spot: i64) -> i64:
    """Tiles from here to the nearest fish of the suit, FAR if there is none."""
    tiles = FAR
    for fish in state.fish:
        if fish & SUIT_MASK == suit:
            tiles = min(tiles, tiles_to(spot, fish >> SUIT_BITS))
    return tiles


def closeness(state: SharkTankState, spot: i64) -> float:
    """How near a fish of the moving shark's suit is: 1 beside it, 0 if there is none."""
    tiles = nearest(state, state.mover, spot)
    if tiles == FAR:
        return 0.0
    return 1.0 / float(1 + tiles)


def hunger(state: SharkTankState) -> float:
    """Grows from 0 to 1 with the turns, so that players go for a fish in the end."""
    turns = float(state.turn) / float(state.players)
    return min(1.0, max(0.0, (turns - PATIENCE_TURNS) / HUNGER_TURNS))


def swim_gain(state: SharkTankState, suit: i64, length: i64) -> float:
    """What the shark may eat with this many tiles; less for a fish that stays out of reach."""
    tiles = nearest(state, suit, state.sharks[suit])
    if tiles == FAR:
        return 0.1
    if tiles <= length:
        return fish_worth(state, suit)
    return 1.0 / float(1 + tiles - length)


def spend_gain(state: SharkTankState, face: i64, suit: i64) -> float:
    """A token pays when it brings a fish into reach that was out of it, for its own points."""
    extra = face
    cost = 1.0 + float(face)
    if face == 0:
        extra = min(2, state.extra_room())
        cost = 1.0 + DIE_MEAN
    if suit == state.tasty:
        cost += 1.0
    before = swim_gain(state, state.mover, state.length)
    gain = swim_gain(state, state.mover, state.length + extra) - before
    return max(0.05, gain - cost + 1.0)


def tile_gain(state: SharkTankState, spot: i64) -> float:
    """Tiles from which the rest of the movement still comes to a fish."""
    to_come = state.length - len(state.trail) - 1
    tiles = nearest(state, state.mover, spot)
    if tiles == FAR:
        return 1.0
    if to_come == 0:
        # The last tile: some cell of it should touch a fish.
        best = max(meal(state, spot), meal(state, spot + 1))
        best = max(best, meal(state, spot + ROW), meal(state, spot + ROW + 1))
        return 0.3 + best + hunger(state) * closeness(state, spot)
    if tiles <= to_come:
        return 4.0
    return 1.0 / float(1 + tiles - to_come)
