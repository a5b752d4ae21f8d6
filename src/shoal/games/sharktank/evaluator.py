"""What a good player of Shark Tank looks at: values of positions and moves, and reasons.

``value`` and ``prior`` are rough, for the search.  ``evaluate_moves`` evaluates
each move by where whole movements end.  Every cell that a shark can be brought
to is evaluated: what it eats there, and what the way there has cost.  With
``far`` every player's prospects are compared, else only the lead in points.
Hunger makes both go for a fish in the end.
"""

from typing import Final, final

from shoal.core.message import Message
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.lead_value import StandingEvaluator
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.sharktank.components import ROW, spot_of
from shoal.games.sharktank.heuristics import (
    BASE_SWING,
    DIE_MEAN,
    FAR,
    SWING_A_FISH,
    closeness,
    fish_worth,
    hunger,
    meal,
    nearest,
    set_gain,
    standing,
)
from shoal.games.sharktank.messages.reasons import (
    length_reason,
    stand_reason,
    take_reason,
    way_reason,
)
from shoal.games.sharktank.movement_evaluator import evaluator_for, movement_value, stand_spot
from shoal.games.sharktank.moves import (
    ADD,
    DRAFT,
    KEEP,
    LAND,
    SHARK,
    SPEND,
    STAND,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.rules import SharkTankState, own

SEARCH_PARAMS = SearchParams(exploration=0.6, cutoff=0, guided_share=0.0)
"""No playouts: ``value`` tells more than a movement laid at random."""

MAX_DRAFT_GAIN: Final = 40.0
"""More than any drafted token brings; values of the draft are shares of it."""


@final
class SharkTankEvaluator(StandingEvaluator):
    """What a good player of Shark Tank looks at."""

    def standing(self, state: State, seat: i64) -> float:
        return standing(own(state), seat)

    def swing(self, state: State) -> float:
        """The fewer fish are left, the less changes."""
        table = own(state)
        return BASE_SWING + SWING_A_FISH * float(len(table.fish)) / float(table.players)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """How promising a move looks: sharks that can eat now, tiles that lead to fish."""
        table = own(state)
        if move >= STAND:
            spot = spot_of(move - STAND)
            return 0.3 + 4.0 * meal(table, spot) + hunger(table) * closeness(table, spot)
        if move >= TILE:
            return tile_gain(table, tile_spot(move))
        if move >= ADD:
            return swim_gain(table, table.mover, table.length + move - ADD)
        if move >= SPEND:
            return spend_gain(table, (move - SPEND) % 6, (move - SPEND) // 6)
        if move == KEEP:
            return 0.5 + swim_gain(table, table.mover, table.length)
        if move >= SHARK:
            return 0.2 + swim_gain(table, move - SHARK, table.length)
        return 1.0 + draft_gain(table, move)

    def evaluate_moves(self, view: View, rng: Rng) -> list[float]:
        return move_values(own(self.game.imagine(view, rng)), view.moves, far=True)

    def evaluate_moves_roughly(self, view: View, rng: Rng) -> list[float]:
        return move_values(own(self.game.imagine(view, rng)), view.moves, far=False)

    def search_params(self) -> SearchParams:
        return SEARCH_PARAMS

    def reason(self, view: View, move: i64) -> Message | None:
        """What can be eaten, and what is left to the next player."""
        state = own(self.game.imagine(view, Rng(0)))
        if move >= STAND:
            return stand_reason(state, stand_spot(state, move))
        if move >= TILE or SHARK <= move < KEEP:
            after = state.clone()
            after.play(state.seat, move)
            return way_reason(after)
        if move >= KEEP:
            return length_reason(state, move)
        return take_reason(state, move)


# How promising a move looks.


def draft_gain(state: SharkTankState, suit: i64) -> float:
    """Suits that complete a set, and the tasty one."""
    gain = set_gain(state.held[state.seat], suit) / 2.0
    if suit == state.tasty:
        gain += 1.0
    return gain


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


def move_values(state: SharkTankState, moves: list[int], *, far: bool) -> list[float]:
    """The value of each move of the seat to act, with the best that can follow it in this turn."""
    if state.phase == DRAFT:
        return [0.5 + draft_gain(state, suit) / MAX_DRAFT_GAIN for suit in moves]
    values = []
    for move in moves:
        if state.phase == LAND:
            values.append(evaluator_for(state, far=far).value(stand_spot(state, move)))
        else:
            after = state.clone()
            after.play(state.seat, move)
            values.append(movement_value(after, far=far))
    return values
