"""How a strong Shark Tank player weighs a turn: by where whole movements end.

Every cell that a shark can be brought to is weighed: what it eats there and what
the way there has cost.  Who looks ``far`` weighs what everybody may hope for then;
who does not, only the lead in points.  Hunger makes both go for a fish in the end.
"""

from typing import Final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit
from shoal.core.state import CHANCE
from shoal.games.sharktank.bot.endpoints import Ends, Lead
from shoal.games.sharktank.bot.evaluator import Hopes
from shoal.games.sharktank.bot.heuristics import draft_gain
from shoal.games.sharktank.components import DIE_FACES
from shoal.games.sharktank.movement.paths import PLACES, Fan, spot_at
from shoal.games.sharktank.moves import DRAFT, LAND, LAY, PAY, ROLL, STRETCH
from shoal.games.sharktank.rules import SharkTankState

ROW: Final[i64] = 32
NOWHERE: Final[i64] = -1


def judge(state: SharkTankState, moves: list[int], *, far: bool) -> list[float]:
    """How well the seat to act stands after each of its moves, if it goes on well."""
    if state.phase == DRAFT:
        return [0.5 + draft_gain(state, suit) / 40.0 for suit in moves]
    worths = []
    for move in moves:
        if state.phase == LAND:
            worths.append(ends_of(state, far=far).worth(stand_spot(state, move)))
        else:
            after = state.clone()
            after.play(state.seat, move)
            worths.append(movement(after, far=far))
    return worths


def ends_of(state: SharkTankState, *, far: bool) -> Ends:
    """How the cells are weighed where the movement may end."""
    return Hopes(state) if far else Lead(state)


def stand_spot(state: SharkTankState, move: i64) -> i64:
    """The cell that the shark is put on by this move."""
    after = state.clone()
    after.play(state.seat, move)
    return after.sharks[state.mover]


def movement(state: SharkTankState, *, far: bool) -> float:
    """What the rest of a movement promises."""
    if state.phase == ROLL:
        total = 0.0
        for face in range(DIE_FACES):
            after = state.clone()
            after.play(CHANCE, face)
            total += movement(after, far=far)
        return total / float(DIE_FACES)
    if state.phase == LAY or state.phase == LAND:
        return best_end(state, far=far)[0]
    best = 0.0
    if state.phase == PAY or state.phase == STRETCH:
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            best = max(best, movement(after, far=far))
    return best


def best_end(state: SharkTankState, *, far: bool) -> tuple[float, i64]:
    """What the best cell promises that the tiles still to be laid can come to, and the cell."""
    weighed = vec[i64]([0] * (ROW * ROW))
    ends = ends_of(state, far=far)
    best = 0.0
    cell = NOWHERE
    for tile in last_tiles(state):
        for spot in (tile, tile + 1, tile + ROW, tile + ROW + 1):
            if not weighed[spot]:
                weighed[spot] = 1
                worth = ends.worth(spot)
                if worth > best:
                    best = worth
                    cell = spot
    return best, cell


def last_tiles(state: SharkTankState) -> vec[i64]:
    """Where the last tile of the movement can lie, or lies."""
    left = state.length - len(state.trail)
    if left == 0:
        return vec[i64]([state.trail[len(state.trail) - 1]])
    fan = Fan(state.water, left, bit(left - 1))
    if len(state.trail) > 0:
        fan.spread(state.trail[len(state.trail) - 1], first=False)
    else:
        fan.spread(state.sharks[state.mover], first=True)
    tiles = vec[i64]()
    for place in range(PLACES):
        if fan.has(left - 1, place):
            tiles = append(tiles, spot_at(place))
    return tiles
