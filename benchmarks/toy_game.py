"""A toy game for load tests, as in ``boardgameio/game.js``: two seats mark nine squares in turn.

A move costs almost nothing and a game outlasts any run, so that load tests measure the server.
"""

from pathlib import Path

from shoal.core.errors import BadNotation
from shoal.core.game import Game, GameInfo, Refusal
from shoal.core.notation_helpers import Fields, write_numbers
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import NOBODY, State

SQUARES = 9
MAX_MOVES = 19_000
ALL = vec[i64](range(SQUARES))
NONE = vec[i64]()


class ToyState(State):
    """Who marked each square last, and how many marks were made."""

    def __init__(self) -> None:
        self.squares = [0] * SQUARES
        self.marks = 0

    def actor(self) -> i64:
        return NOBODY if self.marks == MAX_MOVES else self.marks % 2

    def moves(self, seat: i64) -> vec[i64]:
        return ALL if self.actor() == seat else NONE

    def outcomes(self) -> i64:
        return 0

    def play(self, seat: i64, move: i64) -> None:
        self.squares[move] = seat + 1
        self.marks += 1

    def clone(self) -> "ToyState":
        other = ToyState()
        other.squares = self.squares[:]
        other.marks = self.marks
        return other

    def scores(self) -> vec[i64]:
        return vec[i64]([self.squares.count(1), self.squares.count(2)])

    def ranks(self) -> vec[i64]:
        return vec[i64]([0, 0])


class Toy(Game):
    """The rules of the toy game."""

    def start(self, players: i64) -> State:
        return ToyState()

    def write_move(self, move: i64) -> str:
        return f"mark {move}"

    def read_move(self, text: str) -> i64:
        number = text.removeprefix("mark ")
        if not number.isdigit() or int(number) >= SQUARES:
            raise BadNotation("Say mark 0 to mark 8.")
        return int(number)

    def write_chance(self, state: State, outcome: i64) -> str:
        raise NotImplementedError

    def read_chance(self, state: State, text: str) -> i64:
        raise NotImplementedError

    def write_board(self, state: State) -> str:
        assert isinstance(state, ToyState)
        return f"marks={state.marks} squares={write_numbers(state.squares)}"

    def read_board(self, players: i64, text: str) -> State:
        fields = Fields(text)
        state = ToyState()
        state.marks = fields.number("marks", 0, MAX_MOVES)
        state.squares = fields.numbers("squares", SQUARES, 0, 2)
        fields.done()
        return state

    def facts(self, state: State, seat: i64) -> dict[str, object]:
        assert isinstance(state, ToyState)
        return {"squares": state.squares, "marks": state.marks}

    def imagine(self, view, rng):  # noqa: ANN001, ANN201 - no bot plays it
        raise NotImplementedError

    def board(self, view):  # noqa: ANN001, ANN201 - nobody sees it
        raise NotImplementedError

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return f"Seat {mover} marks square {move}."

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return Refusal("There are nine squares.", "")

    def has_secrets(self) -> bool:
        return False

    def component_counts(self, state: State) -> dict[str, int]:
        return {"squares": SQUARES}


GAME = GameInfo(
    name="toy",
    title="Toy",
    pitch="Mark a square.",
    minutes="1",
    credit="",
    min_players=2,
    max_players=2,
    version=1,
    folder=Path(__file__).parent,
    options=(),
    make=lambda info, options: Toy(info, options, SQUARES, MAX_MOVES),
)
