"""How a strong Shark Tank player weighs a turn: by where whole movements end.

Every cell that a shark can be brought to is weighed: what it eats there, what
the way there has cost, and what it leaves within reach of those who follow.
"""

from typing import Final

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit
from shoal.core.state import CHANCE
from shoal.games.sharktank.components import DIE_FACES, HIGHEST, LEAST_TILES, SUIT_TOKENS
from shoal.games.sharktank.fan import PLACES, Fan, spot_at
from shoal.games.sharktank.hints import (
    DIE_MEAN,
    SWING_A_FISH,
    draft_gain,
    set_gain,
    standing,
    tiles_to,
)
from shoal.games.sharktank.numbering import DRAFT, LAND, LAY, PAY, ROLL, STRETCH
from shoal.games.sharktank.rules import SharkTankState
from shoal.games.sharktank.tokens import bits_in

FEAR: Final = 0.6
"""How much of what the next player could eat is counted as eaten."""

ROW: Final[i64] = 32


def judge(state: SharkTankState, moves: list[int]) -> list[float]:
    """How well the seat to act stands after each of its moves, if it goes on well."""
    if state.phase == DRAFT:
        return [0.5 + draft_gain(state, suit) / 40.0 for suit in moves]
    worths = []
    for move in moves:
        after = state.clone()
        if state.phase == LAND:
            worths.append(end_worth(state, stand_spot(state, move)))
        else:
            after.play(state.seat, move)
            worths.append(movement(after))
    return worths


def stand_spot(state: SharkTankState, move: i64) -> i64:
    """The cell that the shark is put on by this move."""
    after = state.clone()
    after.play(state.seat, move)
    return after.sharks[state.mover]


def movement(state: SharkTankState) -> float:
    """What the rest of a movement promises."""
    if state.phase == ROLL:
        total = 0.0
        for face in range(DIE_FACES):
            after = state.clone()
            after.play(CHANCE, face)
            total += movement(after)
        return total / float(DIE_FACES)
    if state.phase == LAY:
        return best_end(state)
    best = 0.0
    if state.phase == LAND:
        last = state.trail[len(state.trail) - 1]
        for spot in (last, last + 1, last + ROW, last + ROW + 1):
            best = max(best, end_worth(state, spot))
    elif state.phase == PAY or state.phase == STRETCH:
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            best = max(best, movement(after))
    return best


def best_end(state: SharkTankState) -> float:
    """The best cell that the tiles still to be laid can come to."""
    left = state.length - len(state.trail)
    fan = Fan(state.water, left, bit(left - 1))
    if len(state.trail) > 0:
        fan.spread(state.trail[len(state.trail) - 1], first=False)
    else:
        fan.spread(state.sharks[state.mover], first=True)
    weighed = vec[i64]([0] * (ROW * ROW))
    best = 0.0
    for place in range(PLACES):
        if fan.has(left - 1, place):
            tile = spot_at(place)
            for spot in (tile, tile + 1, tile + ROW, tile + ROW + 1):
                if not weighed[spot]:
                    weighed[spot] = 1
                    best = max(best, end_worth(state, spot))
    return best


def end_worth(state: SharkTankState, spot: i64) -> float:
    """How the seat to act stands when its shark ends here."""
    seat = state.seat
    eaten: i64 = 0
    for fish in state.fish:
        if fish & 3 == state.mover and state.touches(spot, fish >> 2):
            eaten += 1
    points = standing(state, seat)
    if eaten > 0:
        points += fish_worth(state, seat, state.mover)
        points += float(eaten - 1) * plain_worth(state, state.mover)
    best_other = -1000.0
    for other in range(state.players):
        if other != seat:
            best_other = max(best_other, standing(state, other))
    lead = points - best_other - FEAR * threat(state, spot)
    swing = 4.0 + SWING_A_FISH * float(len(state.fish) - eaten) / float(state.players)
    return 0.5 + 0.5 * lead / (swing + abs(lead))


def threat(state: SharkTankState, spot: i64) -> float:
    """The best meal of the next player, if the moving shark ends here."""
    next_seat = (state.seat + 1) % state.players
    reach = LEAST_TILES + state.tiles[next_seat]
    worths = [fish_worth(state, next_seat, suit) for suit in range(4)]
    worst = 0.0
    for fish in state.fish:
        suit = fish & 3
        shark = state.sharks[suit]
        if suit == state.mover:
            shark = spot
            if state.touches(spot, fish >> 2):
                continue
        extra = tiles_to(shark, fish >> 2) - reach
        if extra <= HIGHEST and worths[suit] > worst:
            cost = 0.0
            if extra > 0:
                cost = 1.0 + float(extra)
            worst = max(worst, worths[suit] - cost)
    return worst


def fish_worth(state: SharkTankState, seat: i64, suit: i64) -> float:
    """Points that a fish of the suit brings the seat, on average."""
    return plain_worth(state, suit) + set_gain(state.held[seat], suit)


def plain_worth(state: SharkTankState, suit: i64) -> float:
    """Points of a fish by itself: one, its value, and one more if it is tasty."""
    swimming = state.unseen >> 6 * suit & SUIT_TOKENS
    values = DIE_MEAN * float(swimming & 1)
    for face in range(1, 6):
        values += float(face * (swimming >> face & 1))
    worth = 1.0 + values / float(max(1, bits_in(swimming)))
    if suit == state.tasty:
        worth += 1.0
    return worth
