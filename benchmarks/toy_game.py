"""A toy game for load tests, as in ``boardgameio/game.js``: two seats mark nine squares in turn.

A move costs almost nothing and a game outlasts any run, so that load tests measure the server.
"""

from shoal.core.fields.fields import Fields
from shoal.core.game import Game, GameInfo
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import NOBODY, State

SQUARES = 9
MAX_MOVES = 19_000
MARKS = [f"mark {square}" for square in range(SQUARES)]
ALL = vec[i64](range(SQUARES))
NONE = vec[i64]()


class ToyState(State):
    """Who marked each square last, and how many marks were made."""

    def __init__(self) -> None:
        self.squares = vec[i64]([0] * SQUARES)
        self.marks = 0

    def fields(self, f: Fields) -> None:
        self.marks = f.number("marks", self.marks, 0, MAX_MOVES)
        self.squares = f.numbers("squares", self.squares, 0, 0, 2)

    def actor(self) -> i64:
        return NOBODY if self.marks == MAX_MOVES else self.marks % 2

    def moves(self, seat: i64) -> vec[i64]:
        return ALL if self.actor() == seat else NONE

    def play(self, seat: i64, move: i64) -> None:
        self.squares[move] = seat + 1
        self.marks += 1

    def clone(self) -> "ToyState":
        other = ToyState()
        other.squares = self.squares[:]
        other.marks = self.marks
        return other

    def scores(self) -> vec[i64]:
        return vec[i64]([list(self.squares).count(seat) for seat in (1, 2)])


class Toy(Game):
    """The rules of the toy game."""

    def start(self, players: i64) -> State:
        return ToyState()

    def has_secrets(self) -> bool:
        return False


GAME = GameInfo(
    name="toy",
    title="Toy",
    min_players=2,
    max_players=2,
    make=lambda info, options: Toy(info, options, max_steps=MAX_MOVES, move_texts=MARKS),
)
