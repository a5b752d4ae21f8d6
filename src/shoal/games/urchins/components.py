"""The board, the tokens and what a table may choose about them.

A set of squares is one number with a bit for each square, a1 lowest.  On the
board of eight by eight the last bit is the sign: compiled numbers then turn
negative and uncompiled ones do not, so sets are only joined, masked, compared
with each other and taken apart lowest bit first, which is the same for both.
"""

from typing import Final, final

from shoal.core.arrays import append, i64, vec
from shoal.core.options import Option, first_option

TOKENS: Final[i64] = 20
"""Tokens of each colour (UR-2)."""

RED: Final[i64] = 0
YELLOW: Final[i64] = 1
COLOURS = ("red", "yellow")

LULL: Final[i64] = 3
"""Rounds without change until somebody must add (UR-22)."""

SMALLEST: Final[i64] = 4
LARGEST: Final[i64] = 8
FEWEST: Final[i64] = 2
MOST: Final[i64] = 4

HAND: Final[i64] = 64
"""Where a piece is that stands on no square (UR-3)."""

HOLD: Final[i64] = 0
"""The move that leaves out the first step (UR-8)."""

OPTIONS = (
    # PROPOSED: no source tells the size of the printed board.
    Option("size", 6, "Rows and columns of the board (UR-1).", low=4, high=8),
    Option(
        "end",
        "both",
        "Whether both colours of the pile must run out, or either of them (UR-37).",
        choices=("both", "either"),
    ),
    first_option(4, "UR-5"),
    Option(
        "lull",
        "rounds",
        "Whether three rounds or three turns without change make an addition due (UR-22).",
        choices=("rounds", "turns"),
    ),
    Option(
        "jump",
        "any",
        "How many tokens the top of a stack may pass over (UR-14).",
        choices=("any", "one"),
    ),
    Option("stay", default=False, sentence="Whether a piece may stay where it is (UR-24)."),
)

# The highest six bits of DE_BRUIJN times a single bit differ for all 64 bits: PLACES undoes it.
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89


def _places() -> vec[i64]:
    places = vec[i64]([0] * 64)
    bit: i64 = 1
    for square in range(64):
        places[(bit * DE_BRUIJN) >> 58 & 63] = square
        bit += bit  # a literal shifted left would be cut to 32 bits by the C compiler
    return places


PLACES = _places()


def square_of(bit: i64) -> i64:
    """The square that a set of one square holds.

    >>> square_of(2**35)
    35
    """
    return PLACES[(bit * DE_BRUIJN) >> 58 & 63]


def squares_of(squares: i64) -> vec[i64]:
    """The squares of a set, lowest first.

    >>> list(squares_of(0b1011))
    [0, 1, 3]
    """
    found = vec[i64](capacity=8)
    while squares != 0:
        bit = squares & -squares
        squares ^= bit
        found = append(found, square_of(bit))
    return found


def count(squares: i64) -> i64:
    """How many squares a set holds.

    >>> count(0b1011)
    3
    """
    found: i64 = 0
    while squares != 0:
        squares ^= squares & -squares
        found += 1
    return found


@final
class Board:
    """A board of one size: which squares lie how, and the numbering of its moves.

    Moves are numbered: hold; add red, then add yellow, on each square; the
    piece to each square; then for each square its moves to the other squares
    of its row and column, lowest first.
    """

    def __init__(self, size: i64) -> None:
        self.places = PLACES  # an attribute is found much sooner than a module's name
        self.size: i64 = size
        self.squares: i64 = size * size
        self.bits = vec[i64]([0] * (HAND + 1))  # the set of each square alone; none for the hand
        self.every: i64 = 0
        bit: i64 = 1
        for square in range(self.squares):
            self.bits[square] = bit
            self.every |= bit
            bit += bit
        self.beside = vec[i64]([0] * self.squares)
        self.lines = vec[i64]([0] * self.squares)
        self.diagonals = vec[i64]([0] * self.squares)
        self.corners = vec[i64]([0] * (4 * self.squares))  # across from a square, four ways
        self.flanks = vec[i64]([0] * (4 * self.squares))  # the two squares between them
        self.add_red: i64 = 1
        self.add_yellow: i64 = 1 + self.squares
        self.land: i64 = 1 + 2 * self.squares
        self.slide: i64 = 1 + 3 * self.squares
        self.slides = vec[i64]([0] * (64 * self.squares))  # the move's number by 64 * from + to
        self.origins = vec[i64](capacity=8)  # by the move's number less ``slide``
        self.targets = vec[i64](capacity=8)
        for square in range(self.squares):
            self._survey(square)
        self.move_count: i64 = self.slide + len(self.targets)

    def _survey(self, square: i64) -> None:
        """Note down how the square lies to all others."""
        row = square // self.size
        column = square % self.size
        for other in range(self.squares):
            up = other // self.size - row
            right = other % self.size - column
            if (up == 0) != (right == 0):
                self.lines[square] |= self.bits[other]
                self.slides[64 * square + other] = self.slide + len(self.targets)
                self.origins = append(self.origins, square)
                self.targets = append(self.targets, other)
            if up * up + right * right == 1:
                self.beside[square] |= self.bits[other]
            if up * up == 1 and right * right == 1:
                way: i64 = 4 * square + (up + 1) + (right + 1) // 2
                self.diagonals[square] |= self.bits[other]
                self.corners[way] = self.bits[other]
                self.flanks[way] = self.bits[square + right] | self.bits[other - right]

    def between(self, here: i64, there: i64) -> i64:
        """The squares that a move along a row or column passes over."""
        step: i64 = 1
        if (there - here) % self.size == 0:
            step = self.size
        passed: i64 = 0
        for square in range(min(here, there) + step, max(here, there), step):
            passed |= self.bits[square]
        return passed


BOARDS = [Board(size) for size in range(SMALLEST, LARGEST + 1)]


def board_of(size: i64) -> Board:
    """The board of that size."""
    return BOARDS[size - SMALLEST]
