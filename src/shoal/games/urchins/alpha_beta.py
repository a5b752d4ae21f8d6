"""Small positions of Sea Urchins for two, solved: alpha-beta to the end of the game.

Every turn without change brings the end nearer (UR-22, UR-39), every addition
empties the pile and every catch the board, so no line of play is endless and
the search needs no horizon: what it says is exact.
"""

from typing import Final, final

from shoal.core.arrays import i64, vec
from shoal.core.errors import BadPosition
from shoal.core.state import NOBODY
from shoal.games.urchins.components import HOLD
from shoal.games.urchins.rules import LAND, UrchinsState

EXACT: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2

Key = tuple[int, int, int, int, int, int, int, int]


@final
class Solver:
    """Remembers what it has found out about positions.

    ``most`` is how many positions it looks at before it gives up with a sentence.
    """

    def __init__(self, most: i64) -> None:
        self.most = most
        self.seen: i64 = 0
        self.known: dict[Key, tuple[int, int]] = {}

    def value(self, state: UrchinsState) -> i64:
        """By how many tokens seat 0 wins from here on with best play of both."""
        most = to_be_won(state)
        return self.search(state, -most, most)

    def search(self, state: UrchinsState, low: i64, high: i64) -> i64:
        """Tokens that seat 0 wins from here on less those of seat 1.

        Exact between ``low`` and ``high``, outside a bound.
        """
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
        if self.seen > self.most:
            raise BadPosition(
                f"This position is too large to be solved: {self.most} positions were looked at."
            )
        best = self.best(state, low, high)
        kind = EXACT
        if best <= low:
            kind = AT_MOST
        elif best >= high:
            kind = AT_LEAST
        self.known[key] = (best, kind)
        return best

    def best(self, state: UrchinsState, low: i64, high: i64) -> i64:
        """What the best move leads to, as ``search`` says it."""
        first = state.turn == 0
        info = to_be_won(state)
        found = -info if first else info
        for move in in_order(state):
            value = self.after(state, move, low, high)
            if first:
                found = max(found, value)
                low = max(low, found)
            else:
                found = min(found, value)
                high = min(high, found)
            if low >= high:
                break
        return found

    def after(self, state: UrchinsState, move: i64, low: i64, high: i64) -> i64:
        """What a move leads to: what it wins at once, and what follows."""
        other = state.clone()
        other.play(state.turn, move)
        won = lead(other) - lead(state)
        info = to_be_won(other)
        if won + info <= low:
            return won + info
        if won - info >= high:
            return won - info
        return won + self.search(other, low - won, high - won)


def lead(state: UrchinsState) -> i64:
    """How many tokens seat 0 has more than seat 1."""
    return state.won[0] - state.won[1]


def to_be_won(state: UrchinsState) -> i64:
    """Tokens on the board and in the pile: nobody wins more."""
    if state.actor() == NOBODY:
        return 0
    lying = state.red | state.yellow
    return state.tokens_on(lying) + state.red_pile + state.yellow_pile


def in_order(state: UrchinsState) -> list[int]:
    """The moves, those first that fish and the pause last."""
    moves = [int(move) for move in state.moves(state.turn)]
    if state.step == LAND:
        board = state.board
        catches = vec[i64]([state.tokens_on(state.catch(move - board.land)) for move in moves])
        moves = [
            moves[place] for place in sorted(range(len(moves)), key=lambda n: -int(catches[n]))
        ]
    elif moves[0] == HOLD:
        moves = moves[1:] + moves[:1]
    return moves


def key_of(state: UrchinsState) -> Key:
    """What tells a position from others; what was won before does not change what can be won."""
    return (
        int(state.red),
        int(state.yellow),
        int(state.stacks),
        int(128 * state.stands[0] + state.stands[1]),
        int(64 * state.red_pile + state.yellow_pile),
        int(8 * state.turn + state.step),
        int(state.added),
        int(state.calm),
    )
