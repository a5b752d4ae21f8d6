"""The board and the tokens of Sea Urchins.

A set of squares is one number with a bit for each square, a1 lowest.  On the
board of eight by eight the last bit is the sign: compiled numbers then turn
negative and uncompiled ones do not.  So sets are only joined, masked, compared
with each other, counted, taken apart lowest bit first, and shifted with a mask
for what is shifted in, which gives the same result in both.
"""

from typing import Final, final

from shoal.core.bits import DE_BRUIJN, PLACES, shift_left
from shoal.core.packed_arrays import i64, vec

TOKENS: Final[i64] = 20
"""Tokens of each colour (UR-2)."""

RED: Final[i64] = 0
YELLOW: Final[i64] = 1
COLOURS = ("red", "yellow")

LULL: Final[i64] = 3
"""Rounds without change until a player must add a token (UR-22)."""

MIN_SIZE: Final[i64] = 4
MAX_SIZE: Final[i64] = 8
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

MAX_SQUARES: Final[i64] = 64
LETTERS: Final = "abcdefgh"
"""The columns (UR-1)."""


def square_of(bit: i64) -> i64:
    """The square of a set that has only one: ``lowest_bit`` for the busiest loops.

    >>> square_of(2**35)
    35
    """
    return PLACES[(bit * DE_BRUIJN) >> 58 & 63]


MOST_BESIDE: Final[i64] = 4
"""A square shares an edge with so many others at most."""

DIAGONAL_WAYS: Final[i64] = 4
"""The ways from a square to the squares diagonal to it."""


@final
class Board:
    """A board of one size, with tables of how its squares lie to each other.

    ``hand`` is the place of a piece that stands on no square (UR-3), above all squares.
    """

    def __init__(self, size: i64) -> None:
        self.places = PLACES  # compiled code finds an attribute much sooner than a module's name
        self.size: i64 = size
        self.squares: i64 = size * size
        self.hand: i64 = self.squares
        self.line_length: i64 = 2 * (size - 1)  # the other squares of a row and a column
        self.names = square_names(size)
        self.bits = vec[i64]([0] * (self.hand + 1))  # each square alone as a set; none for the hand
        self.every: i64 = 0
        self.first_column: i64 = 0
        self.last_column: i64 = 0
        self.last_row: i64 = 0
        bit: i64 = 1
        for square in range(self.squares):
            self.bits[square] = bit
            self.every |= bit
            if square % size == 0:
                self.first_column |= bit
            if square % size == size - 1:
                self.last_column |= bit
            if square // size == size - 1:
                self.last_row |= bit
            bit += bit
        self.beside = vec[i64]([0] * self.squares)  # the squares that share an edge
        self.lines = vec[i64]([0] * self.squares)  # the others of its row and column
        self.diagonals = vec[i64]([0] * self.squares)
        ways = DIAGONAL_WAYS * self.squares
        self.corners = vec[i64]([0] * ways)  # across from a square, four ways
        self.flanks = vec[i64]([0] * ways)  # the two squares between them
        for square in range(self.squares):
            self._compare(square)

    def __reduce__(self) -> tuple[object, ...]:
        return board_of, (int(self.size),)

    def _compare(self, square: i64) -> None:
        """Fill the tables for one square and all others."""
        row = square // self.size
        column = square % self.size
        for other in range(self.squares):
            up = other // self.size - row
            right = other % self.size - column
            if (up == 0) != (right == 0):
                self.lines[square] |= self.bits[other]
            if up * up + right * right == 1:
                self.beside[square] |= self.bits[other]
            if up * up == 1 and right * right == 1:
                way: i64 = DIAGONAL_WAYS * square + (up + 1) + (right + 1) // 2
                self.diagonals[square] |= self.bits[other]
                self.corners[way] = self.bits[other]
                self.flanks[way] = self.bits[square + right] | self.bits[other - right]

    def around(self, squares: i64) -> tuple[i64, i64, i64, i64]:
        """The squares above these, those to the right of them, to the left, and below."""
        above = shift_left(squares, self.size) & self.every
        right = shift_left(squares, 1) & self.every & ~self.first_column
        left = squares >> 1 & ~self.last_column
        below = squares >> self.size & ~self.last_row
        return above, right, left, below

    def between(self, here: i64, there: i64) -> i64:
        """The squares that a move along a row or column passes over."""
        step: i64 = 1
        if (there - here) % self.size == 0:
            step = self.size
        passed: i64 = 0
        for square in range(min(here, there) + step, max(here, there), step):
            passed |= self.bits[square]
        return passed


def square_names(size: i64) -> list[str]:
    """The names of the squares, a1 first, and at last that of the hand (UR-1, UR-3)."""
    names = [f"{LETTERS[column]}{row + 1}" for row in range(size) for column in range(size)]
    return [*names, "hand"]


BOARDS = [Board(size) for size in range(MIN_SIZE, MAX_SIZE + 1)]


def board_of(size: i64) -> Board:
    """The board of that size."""
    return BOARDS[size - MIN_SIZE]
