"""An alpha-beta search of Sea Urchins for two players, to the end of the game.

Every turn without change brings the end nearer (UR-22, UR-39), every addition
empties the pile and every catch the board.  So no line of play is endless, and
the search needs no depth limit: its values are exact.
"""

from typing import Final, final

from shoal.core.errors import BadPosition
from shoal.core.message import say
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import NOBODY
from shoal.games.urchins.components import MAX_SQUARES, TOKENS
from shoal.games.urchins.moves import HOLD, LAND, OVER
from shoal.games.urchins.rules import UrchinsState

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
