"""Connect Four, to compare with other engines.

The board is two sets of bits, seven to a column, as is usual: bit
``7 * column + row``, with the seventh bit of each column always empty so that
lines cannot run over an edge.
"""

from pathlib import Path
from typing import Final, final

from shoal.core.bits import bit
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField, Fields
from shoal.core.game import BoardText, Game, GameInfo, GameMessages, View
from shoal.core.message import Message, say
from shoal.core.observation.features import Each, Letters
from shoal.core.options import Value
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.state import NOBODY, State
from shoal.core.text.board_lines import BoardLine, mark_row

COLUMNS: Final[i64] = 7
ROWS: Final[i64] = 6
HEIGHT: Final[i64] = 7
DRAWN: Final[i64] = 2
GOING_ON: Final[i64] = 3
LETTERS: Final = "xo-"
EMPTY: Final[i64] = 2
"""The letter of a column without discs."""
TOP_ROW: Final[i64] = 0x810204081020
"""The highest bit that a disc can have in each column."""

MOVE_TEXTS = [f"drop {column}" for column in range(1, 8)]


def has_four(discs: i64) -> bool:
    """Whether four of these discs stand in a line."""
    pair = discs & (discs >> 1)
    if pair & (pair >> 2):
        return True
    pair = discs & (discs >> HEIGHT)
    if pair & (pair >> 2 * HEIGHT):
        return True
    pair = discs & (discs >> HEIGHT - 1)
    if pair & (pair >> 2 * (HEIGHT - 1)):
        return True
    pair = discs & (discs >> HEIGHT + 1)
    return (pair & (pair >> 2 * (HEIGHT + 1))) != 0


@final
class ConnectFourState(State):
    """Two seats drop discs; four in a line wins."""

    def __init__(self) -> None:
        self.mine: i64 = 0  # discs of the seat to move
        self.theirs: i64 = 0
        self.heights = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        self.turn: i64 = 0
        self.winner: i64 = GOING_ON

    def actor(self) -> i64:
        if self.winner == GOING_ON:
            return self.turn & 1
        return NOBODY

    def moves(self, seat: i64) -> vec[i64]:
        if self.winner != GOING_ON or seat != self.turn & 1:
            return vec[i64]()
        if (self.mine | self.theirs) & TOP_ROW == 0:
            return vec[i64]([0, 1, 2, 3, 4, 5, 6])  # Faster if no column is full.
        columns = vec[i64](capacity=7)
        for column in range(COLUMNS):
            if self.heights[column] < ROWS:
                columns = append(columns, column)
        return columns

    def outcomes(self) -> i64:
        return 0

    def play(self, seat: i64, move: i64) -> None:
        height = self.heights[move]
        self.heights[move] = height + 1
        discs = self.mine | bit(move * HEIGHT + height)
        self.mine = self.theirs
        self.theirs = discs
        self.turn += 1
        if has_four(discs):
            self.winner = seat
        elif self.turn == COLUMNS * ROWS:
            self.winner = DRAWN

    def clone(self) -> "ConnectFourState":
        other = ConnectFourState()
        other.mine = self.mine
        other.theirs = self.theirs
        other.heights = self.heights[:]
        other.turn = self.turn
        other.winner = self.winner
        return other

    def scores(self) -> vec[i64]:
        points = vec[i64]([0, 0])
        if self.winner < DRAWN:
            points[self.winner] = 1
        return points

    def fields(self, f: Fields) -> None:
        f.custom(COLUMNS_FIELD, self)

    def crosses(self) -> i64:
        """The discs of the first seat."""
        if self.turn & 1:
            return self.theirs
        return self.mine

    def columns(self) -> list[str]:
        """The columns of x and o, bottom first."""
        crosses = self.crosses()
        return [
            "".join(
                ["x" if crosses >> (HEIGHT * column + row) & 1 else "o" for row in range(height)]
            )
            or "-"
            for column, height in enumerate(self.heights)
        ]

    def stack(self, columns: list[str]) -> None:
        """Take over the position with these columns of x and o, bottom first."""
        discs = "".join(columns).replace("-", "")
        crosses = discs.count("x")
        if (
            len(columns) != 7
            or discs.count("o") + crosses != len(discs)
            or not 0 <= 2 * crosses - len(discs) <= 1
        ):
            raise BadPosition(say("error-columns"))
        self.turn = len(discs)
        seats = [0, 0]
        for column, stack in enumerate(columns):
            stack = "" if stack == "-" else stack
            if len(stack) > 6 or "-" in stack:
                raise BadPosition(say("error-column-height"))
            self.heights[column] = len(stack)
            for row, disc in enumerate(stack):
                seats["xo".index(disc)] |= bit(7 * column + row)
        self.mine = seats[self.turn % 2]
        self.theirs = seats[1 - self.turn % 2]
        self.winner = GOING_ON
        if has_four(self.mine):
            raise BadPosition(say("error-won-already"))
        if has_four(self.theirs):
            self.winner = 1 - self.turn % 2
        elif self.turn == 42:
            self.winner = DRAWN


@final
class Columns(CustomField):
    """The board as seven columns of letters."""

    def fact(self, state: object, viewer: i64) -> object:
        assert isinstance(state, ConnectFourState)
        return state.columns()

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(state, ConnectFourState)
        assert isinstance(fact, list)
        state.stack(fact)

    def text(self, state: object) -> str:
        assert isinstance(state, ConnectFourState)
        return "/".join(state.columns())

    def set_text(self, state: object, text: str) -> None:
        assert isinstance(state, ConnectFourState)
        state.stack(text.split("/"))

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, ConnectFourState)
        crosses = state.crosses()
        heights = state.heights
        for column in range(COLUMNS):
            height = heights[column]
            discs = crosses >> (HEIGHT * column)
            letter = 1 - (discs & 1)
            if height == 0:
                letter = EMPTY
            row[at + letter] = 1
            for place in range(at + 4, at + 1 + 3 * height, 3):
                discs >>= 1
                row[place - (discs & 1)] = 1
            at += 3 * ROWS


COLUMNS_FIELD: Final = Columns(
    "columns", "board", Each("columns", Letters("", LETTERS, ROWS), COLUMNS), "string[]"
)


@final
class ConnectFourMessages(GameMessages):
    """What Connect Four says."""

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        return [say("log-drop", seat=mover, column=move + 1)]

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return say("no-full-column", column=move + 1, rule="C4-1")


@final
class ConnectFourBoard(BoardText):
    """The board, the top row first."""

    def lines(self, view: View) -> list[BoardLine]:
        columns = ["" if column == "-" else column for column in view.words("columns")]
        rows = []
        for row in range(5, -1, -1):
            rows.append("".join([c[row] if row < len(c) else "." for c in columns]))
        return [mark_row(marks) for marks in [*rows, "1234567"]]


@final
class ConnectFour(Game):
    """The rules of Connect Four."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        super().__init__(info, options, max_steps=42, move_texts=MOVE_TEXTS)
        self.messages = ConnectFourMessages(self)
        self.board_text = ConnectFourBoard()

    def start(self, players: i64) -> State:
        return ConnectFourState()

    def has_secrets(self) -> bool:
        return False


GAME = GameInfo(
    name="connect_four",
    title="Connect Four",
    pitch="Four in a line, a benchmark for engines.",
    minutes="5",
    credit="",
    min_players=2,
    max_players=2,
    version=1,
    folder=Path(__file__).parent,
    options=(),
    make=ConnectFour,
)

SPEED_TARGETS = {"loop": 6.0, "driven": 2.5, "gain": 15.0, "search": 2.0, "batch": 2.0}
"""Checked by ``shoal bench --check``."""
