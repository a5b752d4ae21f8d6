"""The value of the rest of a movement, by the cells where it may end."""

from typing import Final

from shoal.core.bits import bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import CHANCE
from shoal.games.sharktank.components import DIE_FACES, ROW
from shoal.games.sharktank.endpoint_evaluator import (
    EndpointEvaluator,
    LeadEvaluator,
    ProspectsEvaluator,
)
from shoal.games.sharktank.moves import LAND, LAY, PAY, ROLL, STRETCH
from shoal.games.sharktank.paths import PLACES, Paths, spot_at
from shoal.games.sharktank.rules import SharkTankState

NOWHERE: Final[i64] = -1
"""In place of a spot: there is none."""


def evaluator_for(state: SharkTankState, *, far: bool) -> EndpointEvaluator:
    """The evaluator of the cells where the movement may end."""
    return ProspectsEvaluator(state) if far else LeadEvaluator(state)


def stand_spot(state: SharkTankState, move: i64) -> i64:
    """The cell that the shark is put on by this move."""
    after = state.clone()
    after.play(state.seat, move)
    return after.sharks[state.mover]


def movement_value(state: SharkTankState, *, far: bool) -> float:
    """The value of the rest of a movement, with the best choices."""
    if state.phase == ROLL:
        total = 0.0
        for face in range(DIE_FACES):
            after = state.clone()
            after.play(CHANCE, face)
            total += movement_value(after, far=far)
        return total / float(DIE_FACES)
    if state.phase == LAY or state.phase == LAND:
        return best_endpoint(state, far=far)[0]
    best = 0.0
    if state.phase == PAY or state.phase == STRETCH:
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            best = max(best, movement_value(after, far=far))
    return best


def best_endpoint(state: SharkTankState, *, far: bool) -> tuple[float, i64]:
    """The value of the best cell that the tiles still to be laid can come to, and the cell."""
    evaluated = vec[i64]([0] * (ROW * ROW))
    evaluator = evaluator_for(state, far=far)
    best = 0.0
    cell = NOWHERE
    for tile in last_tiles(state):
        for spot in (tile, tile + 1, tile + ROW, tile + ROW + 1):
            if not evaluated[spot]:
                evaluated[spot] = 1
                value = evaluator.value(spot)
                if value > best:
                    best = value
                    cell = spot
    return best, cell


def last_tiles(state: SharkTankState) -> vec[i64]:
    """Where the last tile of the movement can lie, or lies."""
    left = state.length - len(state.trail)
    if left == 0:
        return vec[i64]([state.trail[len(state.trail) - 1]])
    paths = Paths(state.water, left, bit(left - 1))
    if len(state.trail) > 0:
        paths.fill(state.trail[len(state.trail) - 1], first=False)
    else:
        paths.fill(state.sharks[state.mover], first=True)
    tiles = vec[i64]()
    for place in range(PLACES):
        if paths.has(left - 1, place):
            tiles = append(tiles, spot_at(place))
    return tiles


def with_best_payment(state: SharkTankState) -> SharkTankState:
    """The position when the player has made the best payment for the length."""
    while state.phase == PAY or state.phase == STRETCH:
        best = -1.0
        chosen = state
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            value = movement_value(after, far=True)
            if value > best:
                best = value
                chosen = after
        state = chosen
    return state
