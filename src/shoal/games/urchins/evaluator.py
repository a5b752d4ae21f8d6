"""Rough values of positions and moves of Sea Urchins, and what speaks for a move.

A square that is ready, or that one more token makes ready, is worth its tokens
to the next player who puts a piece there: make such squares in your own turn
and leave none behind.  A lead counts the more, the smaller the pile.
"""

import math
from typing import Final, final

from shoal.core.bits import lowest_bit
from shoal.core.game import Evaluator
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.urchins.components import DIAGONAL_WAYS
from shoal.games.urchins.moves import ADD_OR_MOVE, HOLD, LAND, LOT, MAY_MOVE, OVER
from shoal.games.urchins.rules import UrchinsState, own

SEARCH_PARAMS = SearchParams(exploration=0.6, cutoff=0, guided_share=0.0)
"""No playouts: the catches in sight tell more than a game played on at random."""

IN_SIGHT: Final = 0.6
"""The share of a catch in sight that counts as won."""

END_SPREAD: Final = 2.0
TOKENS_A_SPREAD: Final = 8.0
"""How many tokens make a clear lead: this many at the end, and one more for every 8 in the pile."""

UP_RIGHT: Final[i64] = 3
"""The way from a square to the corner across from it, as Board numbers the four."""


@final
class UrchinsEvaluator(Evaluator):
    """Judges a position by the tokens won and the catches in sight."""

    def value(self, state: State, seat: i64) -> float:
        """How well the seat stands, from 0 to 1: its lead in tokens against the pile."""
        position = own(state)
        lead = lead_of(position, seat)
        if position.phase == OVER:
            return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
        expected = IN_SIGHT * float(in_sight(position))
        if seat != position.turn:
            expected = -expected / float(position.players - 1)
        spread = END_SPREAD + float(position.red_pile + position.yellow_pile) / TOKENS_A_SPREAD
        return 1.0 / (1.0 + math.exp(-(float(lead) + expected) / spread))

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """How promising the move looks beside the others."""
        position = own(state)
        after = position.clone()
        after.play(seat, move)
        if position.phase == LAND:
            caught = after.won[seat] - position.won[seat]
            return float(1 + 4 * caught) / float(1 + in_sight(after))
        sight = in_sight(after)
        if sight > 0:
            return float((1 + sight) * (1 + sight))
        if position.phase == ADD_OR_MOVE:
            # Nothing to fish in this turn: leave nothing ready for the next seat either.
            return 1.0 / float(1 + best_catch_by_adding(after))
        if move == HOLD:
            return 2.0  # A first move without a purpose only helps the others.
        return 1.0

    def search_params(self) -> SearchParams:
        return SEARCH_PARAMS

    def reason(self, view: View, move: i64) -> Message | None:
        """What the move fishes or makes ready, and what it leaves to the next player."""
        position = own(self.game.shown(view))
        after = position.clone()
        after.play(position.turn, move)
        if position.phase != LAND:
            ready = int(best_catch(after))
            if ready == 0:
                return say("why-none-ready", rule="UR-26")
            return say("why-ready", count=ready, rule="UR-26")
        caught = int(after.won[position.turn] - position.won[position.turn])
        if after.phase == OVER:
            return say("why-last", count=caught, rule="UR-38")
        other = int(after.turn)
        left = int(catch_by_one_action(after))
        if left == 0:
            return say("why-safe", count=caught, other=other, rule="UR-26")
        return say("why-leaves", count=caught, other=other, left=left, rule="UR-26")


def lead_of(state: UrchinsState, seat: i64) -> i64:
    """How many tokens the seat is ahead of the best other one."""
    best: i64 = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.won[other])
    return state.won[seat] - best


def best_catch(state: UrchinsState) -> i64:
    """The most tokens that the seat to move can fish by its piece alone."""
    best: i64 = 0
    squares = state.landings()
    while squares != 0:
        caught = state.catch(lowest_bit(squares))
        squares ^= squares & -squares
        if caught != 0:
            best = max(best, state.tokens_on(caught))
    return best


def catch_by_one_action(state: UrchinsState) -> i64:
    """The most tokens that the seat to move can fish when it adds or moves one token only.

    A turn may move another token before (UR-7), so this is the least of what can be had.
    """
    best: i64 = 0
    held = state.clone()
    if held.phase == MAY_MOVE:
        held.play(held.turn, HOLD)
    if held.phase == LAND:
        return best_catch(held)
    for move in held.moves(held.turn):
        after = held.clone()
        after.play(held.turn, move)
        if after.phase == LAND:
            best = max(best, best_catch(after))
    return best


def best_catch_by_adding(state: UrchinsState) -> i64:
    """The most tokens of a square that the seat to move can fish by one addition and its piece."""
    board = state.board
    lying = state.red | state.yellow
    others = state.pieces & ~board.bits[state.stands[state.turn]]
    best: i64 = 0
    for square in range(board.squares):
        corner = board.corners[DIAGONAL_WAYS * square + UP_RIGHT]
        if corner == 0:
            continue
        rising = board.bits[square] | corner
        falling = board.flanks[DIAGONAL_WAYS * square + UP_RIGHT]
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
    """About the most tokens that the seat to move can fish in this turn."""
    if state.phase == LOT or state.phase == OVER:
        return 0
    if state.phase == LAND:
        return best_catch(state)
    return best_catch_by_adding(state)
