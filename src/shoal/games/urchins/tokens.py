"""The tokens on the board, and how positions and Views draw them."""

from typing import Final, final

from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField
from shoal.core.message import say
from shoal.core.observation.features import Each, Letters
from shoal.core.options import clip
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.state import State
from shoal.games.urchins.components import COLOURS, RED, YELLOW, Board

MARKS: Final = ".ryRY"
"""Nothing, a red or yellow token alone, a red or yellow one on top of the other colour."""

MARK_COUNT: Final[i64] = 5


class TokensState(State):
    """The part of a state that is drawn: what lies on each square.

    ``red`` and ``yellow`` are the squares that show that colour, ``stacks``
    those with a second token below, which always has the other colour (UR-20).
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.red: i64 = 0
        self.yellow: i64 = 0
        self.stacks: i64 = 0

    def mark_of(self, square: i64) -> i64:
        """What lies on the square, as the index of its letter in MARKS."""
        shown = (self.red >> square & 1) + 2 * (self.yellow >> square & 1)
        return shown + 2 * (self.stacks >> square & 1)

    def colour_of(self, square: i64) -> str:
        """The colour of the token on the square, of the upper one of a stack."""
        return COLOURS[RED if self.red & self.board.bits[square] != 0 else YELLOW]


@final
class RowsField(CustomField):
    """The rows of the board from the top, with a letter for each square."""

    def __init__(self, board: Board) -> None:
        rows = Each("rows", Letters("", MARKS, board.size), board.size)
        super().__init__("rows", "board", rows, "string[]")

    def fact(self, state: object, viewer: i64) -> object:
        return write_rows(own(state))

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(fact, list)
        lay_rows(own(state), fact)

    def text(self, state: object) -> str:
        return "/".join(write_rows(own(state)))

    def set_text(self, state: object, text: str) -> None:
        lay_rows(own(state), text.split("/"))

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        tokens = own(state)
        size = tokens.board.size
        first = tokens.board.squares
        for _row in range(size):
            first -= size
            for square in range(first, first + size):
                row[at + tokens.mark_of(square)] = 1
                at += MARK_COUNT

    def pack(self, state: object, numbers: vec[i64]) -> vec[i64]:
        tokens = own(state)
        numbers = append(numbers, tokens.red)
        numbers = append(numbers, tokens.yellow)
        return append(numbers, tokens.stacks)


def own(state: object) -> TokensState:
    """The state as a state with tokens."""
    assert isinstance(state, TokensState)
    return state


def write_rows(state: TokensState) -> list[str]:
    """The rows of the board, the top row first."""
    size = state.board.size
    rows = []
    for first in range(0, state.board.squares, size):
        rows.append("".join([MARKS[state.mark_of(first + column)] for column in range(size)]))
    return rows[::-1]


def lay_rows(state: TokensState, rows: list[str]) -> None:
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
