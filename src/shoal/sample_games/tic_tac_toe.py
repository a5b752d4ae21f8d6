"""Tic-Tac-Toe, to compare with other engines.

The board is two sets of bits: bit ``3 * row + column``, from the top left.
"""

from pathlib import Path
from typing import Final, final

from shoal.core.bits import bit, members
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField, Fields
from shoal.core.game import BoardText, Game, GameInfo, GameMessages, View
from shoal.core.message import Message, say
from shoal.core.observation.features import Each, Letters
from shoal.core.options import Value
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import NOBODY, State
from shoal.core.text.board_lines import BoardLine, mark_row

SQUARES: Final[i64] = 9
FULL: Final[i64] = 0b111_111_111
TOP_ROW: Final[i64] = 0b000_000_111
LEFT_COLUMN: Final[i64] = 0b001_001_001
FALLING: Final[i64] = 0b100_010_001
RISING: Final[i64] = 0b001_010_100
DRAWN: Final[i64] = 2
GOING_ON: Final[i64] = 3

NAMES = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
"""The squares as on a chess board, in the order of their bits."""


def has_line(marks: i64) -> bool:
    """Whether three of these marks stand in a line."""
    if marks & (marks >> 1) & (marks >> 2) & LEFT_COLUMN:
        return True
    if marks & (marks >> 3) & (marks >> 6) & TOP_ROW:
        return True
    return marks & FALLING == FALLING or marks & RISING == RISING


@final
class TicTacToeState(State):
    """Two seats mark squares in turn; three in a line wins."""

    def __init__(self) -> None:
        self.mine: i64 = 0  # marks of the seat to move
        self.theirs: i64 = 0
        self.turn: i64 = 0  # the seat to move
        self.winner: i64 = GOING_ON

    def actor(self) -> i64:
        if self.winner == GOING_ON:
            return self.turn
        return NOBODY

    def moves(self, seat: i64) -> vec[i64]:
        squares = vec[i64](capacity=9)
        if self.winner != GOING_ON or seat != self.turn:
            return squares
        marks = self.mine | self.theirs
        for square in range(SQUARES):
            if not marks >> square & 1:
                squares = append(squares, square)
        return squares

    def outcomes(self) -> i64:
        return 0

    def play(self, seat: i64, move: i64) -> None:
        marks = self.mine | bit(move)
        self.mine = self.theirs
        self.theirs = marks
        self.turn = 1 - seat
        if has_line(marks):
            self.winner = seat
        elif marks | self.mine == FULL:
            self.winner = DRAWN

    def clone(self) -> "TicTacToeState":
        other = TicTacToeState()
        other.mine = self.mine
        other.theirs = self.theirs
        other.turn = self.turn
        other.winner = self.winner
        return other

    def scores(self) -> vec[i64]:
        points = vec[i64]([0, 0])
        if self.winner < DRAWN:
            points[self.winner] = 1
        return points

    def fields(self, f: Fields) -> None:
        f.custom(ROWS_FIELD, self)

    def rows(self) -> list[str]:
        """The rows from the top, in x, o and dots."""
        marks = ["xo"[self.turn], "xo"[1 - self.turn]]
        squares = ["."] * int(SQUARES)
        for square in members(self.mine):
            squares[square] = marks[0]
        for square in members(self.theirs):
            squares[square] = marks[1]
        return ["".join(squares[row : row + 3]) for row in range(0, 9, 3)]

    def draw(self, rows: list[str]) -> None:
        """Take over the position with these rows of x, o and dots, top first."""
        marks = "".join(rows)
        crosses, noughts = marks.count("x"), marks.count("o")
        if (
            [len(row) for row in rows] != [3, 3, 3]
            or crosses + noughts + marks.count(".") != SQUARES
            or not 0 <= crosses - noughts <= 1
        ):
            raise BadPosition(say("error-marked-rows"))
        self.turn = crosses - noughts
        seats = [0, 0]
        for square, mark in enumerate(marks):
            if mark != ".":
                seats["xo".index(mark)] |= bit(square)
        self.mine = seats[self.turn]
        self.theirs = seats[1 - self.turn]
        self.winner = GOING_ON
        if has_line(self.mine):
            raise BadPosition(say("error-won-already"))
        if has_line(self.theirs):
            self.winner = 1 - self.turn
        elif crosses + noughts == SQUARES:
            self.winner = DRAWN


@final
class Rows(CustomField):
    """The board as three rows of letters."""

    def fact(self, state: object, viewer: i64) -> object:
        assert isinstance(state, TicTacToeState)
        return state.rows()

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(state, TicTacToeState)
        assert isinstance(fact, list)
        state.draw(fact)

    def text(self, state: object) -> str:
        assert isinstance(state, TicTacToeState)
        return "/".join(state.rows())

    def set_text(self, state: object, text: str) -> None:
        assert isinstance(state, TicTacToeState)
        state.draw(text.split("/"))


ROWS_FIELD: Final = Rows("rows", "board", Each("rows", Letters("", "xo.", 3), 3), "string[]")


@final
class TicTacToeMessages(GameMessages):
    """What Tic-Tac-Toe says."""

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        return [say("log-square", seat=mover, square=NAMES[move])]

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return say("no-taken-square", square=NAMES[move], rule="TTT-1")


@final
class TicTacToeBoard(BoardText):
    """The board with the names of its rows and columns."""

    def lines(self, view: View) -> list[BoardLine]:
        rows = view.words("rows")
        return [
            mark_row(marks) for marks in [f"{3 - row}{rows[row]}" for row in range(3)] + [" abc"]
        ]


@final
class TicTacToe(Game):
    """The rules of Tic-Tac-Toe."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        super().__init__(info, options, max_steps=9, move_texts=[f"mark {name}" for name in NAMES])
        self.messages = TicTacToeMessages(self)
        self.board_text = TicTacToeBoard()

    def start(self, players: i64) -> State:
        return TicTacToeState()

    def has_secrets(self) -> bool:
        return False


GAME = GameInfo(
    name="tic_tac_toe",
    title="Tic-Tac-Toe",
    pitch="Three in a line, a small benchmark for engines.",
    minutes="1",
    credit="",
    min_players=2,
    max_players=2,
    version=1,
    folder=Path(__file__).parent,
    options=(),
    make=TicTacToe,
)

SPEED_TARGETS = {"search": 1.0}
"""Checked by ``shoal bench --check``."""
