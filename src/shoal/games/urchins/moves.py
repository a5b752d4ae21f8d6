"""The numbers of Sea Urchins' moves, and the phases of a turn.

The numbers depend on the size of the board: hold; add red, then add yellow, on
each square; the piece to each square; then for each square its moves to the
other squares of its row and column, lowest first.
"""

from typing import Final, final

from shoal.core.packed_arrays import append, i64, vec
from shoal.games.urchins.components import (
    COLOURS,
    LULL,
    MAX_PLAYERS,
    MAX_SIZE,
    MAX_SQUARES,
    MIN_SIZE,
    MOST_BESIDE,
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
        # Each square's moves by one square and their targets, lowest first: as many for every
        # square.  Where the board ends, the target is the square itself, which no token moves to.
        self.steps = vec[i64](capacity=8)
        self.step_targets = vec[i64](capacity=8)
        for square in range(board.squares):
            self._add_steps(square)

    def _add_steps(self, square: i64) -> None:
        """Append the moves by one square from this square."""
        for other in range(self.board.squares):
            if self.board.beside[square] & self.board.bits[other] != 0:
                self.steps = append(self.steps, self.slides[MAX_SQUARES * square + other])
                self.step_targets = append(self.step_targets, other)
        while len(self.steps) < MOST_BESIDE * (square + 1):
            self.steps = append(self.steps, HOLD)
            self.step_targets = append(self.step_targets, square)

    def addition(self, move: i64) -> tuple[str, i64]:
        """The colour and the square of a move that adds a token."""
        number = move - self.add_red
        return COLOURS[number // self.board.squares], number % self.board.squares


NUMBERINGS = [MoveNumbering(board_of(size)) for size in range(MIN_SIZE, MAX_SIZE + 1)]


def numbering_of(size: i64) -> MoveNumbering:
    """The numbering for a board of that size."""
    return NUMBERINGS[size - MIN_SIZE]
