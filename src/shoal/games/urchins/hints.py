"""What a good player looks at.

A catch in sight is worth its tokens; a square left ready for the next seat is
worth them to that seat; and a lead counts the more, the smaller the pile.
"""

import math

from shoal.core.arrays import i64
from shoal.games.urchins.components import squares_of
from shoal.games.urchins.rules import LAND, LOT, OVER, UrchinsState

IN_SIGHT = 0.5
"""How much of a catch that lies ready is counted as brought home."""


def best_catch(state: UrchinsState) -> i64:
    """The most tokens that the seat to move could fish now by its piece alone."""
    best: i64 = 0
    for square in squares_of(state.landings()):
        caught = state.catch(square)
        if caught != 0:
            best = max(best, state.tokens_on(caught))
    return best


def value(state: UrchinsState, seat: i64) -> float:
    """How well the seat stands, from 0 to 1."""
    lead = _lead(state, seat)
    if state.step == OVER:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    hope = 0.0
    if state.step != LOT:
        hope = IN_SIGHT * float(best_catch(state))
    if seat != state.turn:
        hope = -hope / float(state.players - 1)
    spread = 2.0 + float(state.red_pile + state.yellow_pile) / 8.0
    return 1.0 / (1.0 + math.exp(-(float(lead) + hope) / spread))


def _lead(state: UrchinsState, seat: i64) -> i64:
    """How many tokens the seat is ahead of the best other one."""
    best: i64 = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.won[other])
    return state.won[seat] - best


def prior(state: UrchinsState, seat: i64, move: i64) -> float:
    """How promising the move looks beside the others."""
    after = state.clone()
    after.play(seat, move)
    if state.step != LAND:
        # Tokens are moved and added for the catch that comes after them.
        sight = best_catch(after)
        return float((1 + sight) * (1 + sight))
    caught = after.won[seat] - state.won[seat]
    left = 0.0
    if after.step != OVER:
        left = float(best_catch(after))
    return float(1 + 4 * caught) / (1.0 + left)
