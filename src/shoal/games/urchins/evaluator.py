"""Values of positions and moves of Sea Urchins, what speaks for a move, and an exact search.

A square that is ready, or that one more token makes ready, is worth its tokens
to the next player who puts a piece there: make such squares in your own turn
and leave none behind.  A lead counts the more, the smaller the pile.
"""

import math
from typing import Final, final

from shoal.core.bits import lowest_bit
from shoal.core.errors import BadPosition
from shoal.core.game import Evaluator, View
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64, vec
from shoal.core.search.search_params import SearchParams
from shoal.core.state import NOBODY, State
from shoal.games.urchins.components import DIAGONAL_WAYS, MAX_SQUARES, TOKENS
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


# An alpha-beta search for two players, to the end of the game.  Every turn without change brings
# the end nearer (UR-22, UR-39), every addition empties the pile and every catch the board.  So no
# line of play is endless, and the search needs no depth limit: its values are exact.


EXACT: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2

Key = tuple[int, int, int, int, int, int, int, int]


@final
class Solver:
    """Searches positions and remembers their values.

    A value is the number of tokens that seat 0 wins from here on less those of
    seat 1, with best play of both.  After ``max_positions`` positions the
    solver gives up and raises BadPosition.
    """

    def __init__(self, max_positions: i64) -> None:
        self.max_positions = max_positions
        self.seen: i64 = 0
        self.known: dict[Key, tuple[int, int]] = {}

    def value(self, state: UrchinsState) -> i64:
        """The value of a position."""
        left = tokens_left(state)
        return self.search(state, -left, left)

    def search(self, state: UrchinsState, low: i64, high: i64) -> i64:
        """The value of a position: exact between ``low`` and ``high``, outside of them a bound."""
        if state.actor() == NOBODY:
            return 0
        key = key_of(state)
        if key in self.known:
            found, kind = self.known[key]
            if kind == EXACT or (kind == AT_LEAST and found >= high):
                return found
            if kind == AT_MOST and found <= low:
                return found
        self.seen += 1
        if self.seen > self.max_positions:
            raise BadPosition(say("error-solve-size", positions=int(self.max_positions)))
        best = self.best_move_value(state, low, high)
        kind = EXACT
        if best <= low:
            kind = AT_MOST
        elif best >= high:
            kind = AT_LEAST
        self.known[key] = (best, kind)
        return best

    def best_move_value(self, state: UrchinsState, low: i64, high: i64) -> i64:
        """The value of the best move, as exact as that of ``search``."""
        first = state.turn == 0
        left = tokens_left(state)
        found = -left if first else left
        for move in ordered_moves(state):
            value = self.move_value(state, move, low, high)
            if first:
                found = max(found, value)
                low = max(low, found)
            else:
                found = min(found, value)
                high = min(high, found)
            if low >= high:
                break
        return found

    def move_value(self, state: UrchinsState, move: i64, low: i64, high: i64) -> i64:
        """The value of a move: what it wins at once, and what follows."""
        other = state.clone()
        other.play(state.turn, move)
        won = lead(other) - lead(state)
        left = tokens_left(other)
        if won + left <= low:
            return won + left
        if won - left >= high:
            return won - left
        return won + self.search(other, low - won, high - won)


def lead(state: UrchinsState) -> i64:
    """How many tokens seat 0 has more than seat 1."""
    return state.won[0] - state.won[1]


def tokens_left(state: UrchinsState) -> i64:
    """Tokens on the board and in the pile, the most that can still be won."""
    if state.actor() == NOBODY:
        return 0
    lying = state.red | state.yellow
    return state.tokens_on(lying) + state.red_pile + state.yellow_pile


def ordered_moves(state: UrchinsState) -> list[int]:
    """The moves, the biggest catches first and ``hold`` last."""
    moves = [int(move) for move in state.moves(state.turn)]
    if state.phase == LAND:
        land = state.settings.numbering.land
        catches = vec[i64]([state.tokens_on(state.catch(move - land)) for move in moves])
        moves = [
            moves[place] for place in sorted(range(len(moves)), key=lambda n: -int(catches[n]))
        ]
    elif moves[0] == HOLD:
        moves = moves[1:] + moves[:1]
    return moves


def key_of(state: UrchinsState) -> Key:
    """All that the value of a position depends on; tokens won before do not count."""
    return (
        int(state.red),
        int(state.yellow),
        int(state.stacks),
        int((MAX_SQUARES + 1) * state.stands[0] + state.stands[1]),
        int((TOKENS + 1) * state.red_pile + state.yellow_pile),
        int((OVER + 1) * state.turn + state.phase),
        int(state.added),
        int(state.calm),
    )
