"""What a good player looks at.

A square that is ready, or that one more token makes ready, is worth its tokens
to whoever is next to put a piece there: make such squares in your own turn and
leave none behind.  A lead counts the more, the smaller the pile.
"""

import math
from typing import Final

from shoal.core.arrays import i64
from shoal.core.search_params import SearchParams
from shoal.games.urchins.components import HOLD, squares_of
from shoal.games.urchins.rules import ADD_OR_MOVE, LAND, LOT, MAY_MOVE, OVER, UrchinsState

SEARCH_PARAMS = SearchParams(curious=0.6, cutoff=0, guided=0.0)
"""A glance at the catches in sight tells more than a game played on at random."""

IN_SIGHT = 0.6
"""How much of a catch in sight is counted as brought home."""

UP_RIGHT: Final[i64] = 3
"""The way from a square to the corner across from it, as Board numbers the four."""


def best_catch(state: UrchinsState) -> i64:
    """The most tokens that the seat to move can fish by its piece alone."""
    best: i64 = 0
    for square in squares_of(state.landings()):
        caught = state.catch(square)
        if caught != 0:
            best = max(best, state.tokens_on(caught))
    return best


def catch_by_one_action(state: UrchinsState) -> i64:
    """The most tokens that the seat to move can fish when it adds or moves one token only.

    A turn may move another token before (UR-7), so this is the least of what can be had.
    """
    best: i64 = 0
    held = state.clone()
    if held.step == MAY_MOVE:
        held.play(held.turn, HOLD)
    if held.step == LAND:
        return best_catch(held)
    for move in held.moves(held.turn):
        after = held.clone()
        after.play(held.turn, move)
        if after.step == LAND:
            best = max(best, best_catch(after))
    return best


def ripest(state: UrchinsState) -> i64:
    """The most tokens of a square that the seat to move can fish by one addition and its piece."""
    board = state.board
    lying = state.red | state.yellow
    others = state.pieces & ~board.bits[state.stands[state.turn]]
    best: i64 = 0
    for square in range(board.squares):
        corner = board.corners[4 * square + UP_RIGHT]
        if corner == 0:
            continue
        rising = board.bits[square] | corner
        falling = board.flanks[4 * square + UP_RIGHT]
        missing = lacking(state, rising) + lacking(state, falling)
        if missing <= 1 and (others & rising == 0 or others & falling == 0):
            free = (rising | falling) & lying & ~others
            best = max(best, missing + state.tokens_on(free))
    return best


def lacking(state: UrchinsState, pair: i64) -> i64:
    """How many additions make these two squares one colour; 2 where one is not enough."""
    if state.red & pair == pair or state.yellow & pair == pair:
        return 0
    lying = (state.red | state.yellow) & pair
    if lying == 0:
        return 2
    if lying != pair or pair & ~state.stacks & ~state.pieces != 0:
        return 1
    return 2


def in_sight(state: UrchinsState) -> i64:
    """What the seat to move can hope to fish in this turn."""
    if state.step == LOT or state.step == OVER:
        return 0
    if state.step == LAND:
        return best_catch(state)
    return ripest(state)


def value(state: UrchinsState, seat: i64) -> float:
    """How well the seat stands, from 0 to 1."""
    lead = _lead(state, seat)
    if state.step == OVER:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    hope = IN_SIGHT * float(in_sight(state))
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
    if state.step == LAND:
        caught = after.won[seat] - state.won[seat]
        return float(1 + 4 * caught) / float(1 + in_sight(after))
    sight = in_sight(after)
    if sight > 0:
        return float((1 + sight) * (1 + sight))
    if state.step == ADD_OR_MOVE:
        # Nothing to fish in this turn: leave nothing ripe for the next seat either.
        return 1.0 / float(1 + ripest(after))
    if move == HOLD:
        return 2.0  # A first move without a purpose only helps the others.
    return 1.0
