"""The numbers of Sea Urchins' moves, and the phases of a turn.

The numbers depend on the size of the board: hold; add red, then add yellow, on
each square; the piece to each square; then for each square its moves to the
other squares of its row and column, lowest first.
"""

from typing import Final, final

from shoal.core.bits import DE_BRUIJN
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.urchins.components import (
    COLOURS,
    LULL,
    MAX_PLAYERS,
    MAX_SIZE,
    MAX_SQUARES,
    MIN_SIZE,
    TOKENS,
    Board,
    board_of,
)

HOLD: Final[i64] = 0
"""The move that leaves out the first step (UR-8)."""

# Phases: the three steps of a turn (UR-7), and before and after all turns.
LOT: Final[i64] = 0  # chance draws the first player
MAY_MOVE: Final[i64] = 1  # the player moves a token, or holds
ADD_OR_MOVE: Final[i64] = 2  # the player adds a token or moves one
LAND: Final[i64] = 3  # the player puts the piece on a token
OVER: Final[i64] = 4

PHASES: Final = ["lot", "1", "2", "3", "over"]
"""The phases by name, as positions and views write them."""

Slides = tuple[i64, i64, i64, i64, i64]
"""Which tokens can move: sets of those alone that can go down, left, right and up, and stacks."""

SPARE: Final[i64] = 1
"""Room at the end of a list of moves for one that is written but not counted."""

# Forty turns can add and, two tokens a catch, twenty can remove; before each of them and after
# the last the water is still for the lull and a round less a turn; three steps a turn, one lot.
MAX_GAME_LENGTH: Final = (3 * TOKENS + 1) * (LULL + 1) * MAX_PLAYERS * 3 + 1


@final
class MoveNumbering:
    """The numbers of the moves on a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.add_red: i64 = HOLD + 1
        self.add_yellow: i64 = self.add_red + board.squares
        self.land: i64 = self.add_yellow + board.squares
        self.slide: i64 = self.land + board.squares
        self.slides = vec[i64]([0] * (MAX_SQUARES * board.squares))  # by MAX_SQUARES * from + to
        self.origins = vec[i64](capacity=8)  # by the move's number less ``slide``
        self.targets = vec[i64](capacity=8)
        for square in range(board.squares):
            for other in range(board.squares):
                if board.lines[square] & board.bits[other] != 0:
                    self.slides[MAX_SQUARES * square + other] = self.slide + len(self.targets)
                    self.origins = append(self.origins, square)
                    self.targets = append(self.targets, other)
        self.move_count: i64 = self.slide + len(self.targets)
        self.steps = vec[i64](capacity=8)  # down, left, right and up from each square
        for square in range(board.squares):
            for other in (square - board.size, square - 1, square + 1, square + board.size):
                self.steps = append(self.steps, self._slide(square, other))

    def _slide(self, here: i64, there: i64) -> i64:
        """The move of a token between two squares; HOLD if no token can move so."""
        if 0 <= there < self.board.squares:
            return self.slides[MAX_SQUARES * here + there]
        return HOLD

    def list_squares(self, moves: vec[i64], count: i64, first: i64, squares: i64) -> None:
        """Write a move for each square of the set, from index ``count`` on; a1 has ``first``."""
        places = self.board.places
        while squares != 0:
            bit = squares & -squares
            squares ^= bit
            moves[count] = first + places[(bit * DE_BRUIJN) >> 58 & 63]
            count += 1

    def list_jumps(self, moves: vec[i64], count: i64, square: i64, targets: i64) -> i64:
        """Write the moves from a square to these targets, from index ``count`` on; the new count.

        The next move overwrites one that is not counted.
        """
        first, slide_targets, across = self.slide, self.targets, self.board.line_length
        for slide in range(across * square, across * square + across):
            moves[count] = first + slide
            count += targets >> slide_targets[slide] & 1
        return count

    def addition(self, move: i64) -> tuple[str, i64]:
        """The colour and the square of a move that adds a token."""
        number = move - self.add_red
        return COLOURS[number // self.board.squares], number % self.board.squares


NUMBERINGS = [MoveNumbering(board_of(size)) for size in range(MIN_SIZE, MAX_SIZE + 1)]


def numbering_of(size: i64) -> MoveNumbering:
    """The numbering for a board of that size."""
    return NUMBERINGS[size - MIN_SIZE]
