"""The position of a Sea Urchins game: what lies on the board, and how positions and Views draw it.

Only reading a position changes one here; play does so in ``rules.py``.
"""

from typing import Final, final

from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField, Fields
from shoal.core.message import say
from shoal.core.observation.features import Each, Letters
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.state import State
from shoal.core.text.clip import clip
from shoal.games.urchins.components import (
    COLOURS,
    LULL,
    MAX_SIZE,
    MIN_SIZE,
    RED,
    TOKENS,
    YELLOW,
    Board,
    board_of,
)
from shoal.games.urchins.moves import LAND, LOT, PHASES
from shoal.games.urchins.options import DEFAULT_SETTINGS

MARKS: Final = ".ryRY"
"""Nothing, a red or yellow token alone, a red or yellow one on top of the other colour."""

MARK_COUNT: Final[i64] = 5


class Position(State):
    """Tokens and pieces on the board, the pile, and whose turn it is.

    ``red`` and ``yellow`` are the squares that show that colour, ``stacks``
    those with a second token below, which always has the other colour (UR-20).
    """

    def __init__(self) -> None:
        self.settings = DEFAULT_SETTINGS
        self.board = DEFAULT_SETTINGS.board
        self.players = 2
        self.red: i64 = 0
        self.yellow: i64 = 0
        self.stacks: i64 = 0
        self.pieces: i64 = 0
        self.stands = vec[i64]()  # the square of each seat's piece, or the hand (UR-3)
        self.won = vec[i64]()
        self.red_pile: i64 = TOKENS  # UR-2
        self.yellow_pile: i64 = TOKENS
        self.turn: i64 = 0
        self.phase: i64 = LOT
        self.added = False  # whether this turn added a token
        self.calm: i64 = 0  # turns on end that neither added nor removed one (UR-22)

    def fields(self, f: Fields) -> None:
        f.custom(ROWS[self.board.size - MIN_SIZE], self)
        self.stands = f.words_by_seat("pieces", self.stands, self.board.names)
        self.red_pile, self.yellow_pile = f.pair("pile", self.red_pile, self.yellow_pile, 0, TOKENS)
        self.won = f.by_seat("won", self.won, 0, 2 * TOKENS)
        self.turn = f.seat("turn", self.turn)
        f.former_name("phase", "step")
        self.phase = f.word("phase", self.phase, PHASES)
        self.added = f.flag("added", self.added)
        self.calm = f.number("calm", self.calm, 0, self.lull() + self.players)
        if f.derived():
            f.number("lull", self.lull(), LULL, LULL * self.players)
            f.flag("due", self.phase < LAND and self.add_is_due())  # in this turn (UR-22)

    def complete(self) -> None:
        """Mark the squares on which the pieces stand."""
        self.pieces = 0
        for seat in range(self.players):
            self.pieces |= self.board.bits[self.stands[seat]]

    def lull(self) -> i64:
        """How many turns without change make an addition due (UR-22)."""
        if self.settings.lull_of_turns:
            return LULL
        return LULL * self.players

    def add_is_due(self) -> bool:
        """Whether the second step must add, if it can (UR-22)."""
        return self.calm >= self.lull()

    def mark_of(self, square: i64) -> i64:
        """What lies on the square, as the index of its letter in MARKS."""
        shown = (self.red >> square & 1) + 2 * (self.yellow >> square & 1)
        return shown + 2 * (self.stacks >> square & 1)

    def colour_of(self, square: i64) -> str:
        """The colour of the token on the square, of the upper one of a stack."""
        return COLOURS[RED if self.red & self.board.bits[square] != 0 else YELLOW]


def copy_board(old: Position, new: Position) -> None:
    """Make the new position an independent copy of the old one."""
    new.settings = old.settings
    new.board = old.board
    new.players = old.players
    new.red = old.red
    new.yellow = old.yellow
    new.stacks = old.stacks
    new.pieces = old.pieces
    new.stands = old.stands[:]
    new.won = old.won[:]
    new.red_pile = old.red_pile
    new.yellow_pile = old.yellow_pile
    new.turn = old.turn
    new.phase = old.phase
    new.added = old.added
    new.calm = old.calm


@final
class RowsField(CustomField):
    """The rows of the board from the top, with a letter for each square."""

    def __init__(self, board: Board) -> None:
        rows = Each("rows", Letters("", MARKS, board.size), board.size)
        super().__init__("rows", "board", rows, "string[]")

    def fact(self, state: object, viewer: i64) -> object:
        return write_rows(position_of(state))

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(fact, list)
        lay_rows(position_of(state), fact)

    def text(self, state: object) -> str:
        return "/".join(write_rows(position_of(state)))

    def set_text(self, state: object, text: str) -> None:
        lay_rows(position_of(state), text.split("/"))

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        tokens = position_of(state)
        size = tokens.board.size
        first = tokens.board.squares
        for _row in range(size):
            first -= size
            for square in range(first, first + size):
                row[at + tokens.mark_of(square)] = 1
                at += MARK_COUNT

    def pack(self, state: object, numbers: vec[i64]) -> vec[i64]:
        tokens = position_of(state)
        numbers = append(numbers, tokens.red)
        numbers = append(numbers, tokens.yellow)
        return append(numbers, tokens.stacks)


def position_of(state: object) -> Position:
    """The state as a position of Sea Urchins."""
    assert isinstance(state, Position)
    return state


def write_rows(state: Position) -> list[str]:
    """The rows of the board, the top row first."""
    size = state.board.size
    rows = []
    for first in range(0, state.board.squares, size):
        rows.append("".join([MARKS[state.mark_of(first + column)] for column in range(size)]))
    return rows[::-1]


def lay_rows(state: Position, rows: list[str]) -> None:
    """Lay the tokens of these rows, the top row first."""
    size = state.board.size
    if len(rows) != size or any(len(row) != size for row in rows):
        raise BadPosition(say("error-rows", size=int(size), rule="UR-1"))
    state.red = state.yellow = state.stacks = 0
    for height, row in enumerate(rows[::-1]):
        for column, mark in enumerate(row):
            if mark not in MARKS:
                raise BadPosition(say("error-mark", mark=clip(mark)))
            bit = state.board.bits[height * size + column]
            if mark in "rR":
                state.red |= bit
            if mark in "yY":
                state.yellow |= bit
            if mark in "RY":
                state.stacks |= bit


ROWS: Final = [RowsField(board_of(size)) for size in range(MIN_SIZE, MAX_SIZE + 1)]
"""By the size of the board, from the smallest on."""
