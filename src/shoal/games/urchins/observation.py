"""Sea Urchins' facts as numbers."""

from shoal.core.arrays import i64
from shoal.core.observation.features import (
    Choice,
    Each,
    Feature,
    Flag,
    Letters,
    Number,
    Seat,
    each_seat,
)
from shoal.games.urchins.components import HAND, LULL, MOST, TOKENS, Board
from shoal.games.urchins.notation import MARKS, STEPS, write_square


def features(board: Board, players: i64) -> list[Feature]:
    """Every fact of the table, in the order of the facts."""
    squares = [write_square(board, square) for square in [*range(board.squares), HAND]]
    return [
        Each("rows", Letters("", MARKS, board.size), board.size),
        each_seat("pieces", Choice("", squares), players),
        Each("pile", Number("", TOKENS), 2),
        each_seat("won", Number("", 2 * TOKENS), players),
        Seat("turn", players),
        Choice("step", STEPS),
        Flag("added"),
        Number("calm", LULL * MOST + MOST),
        Number("lull", LULL * MOST),
        Flag("due"),
    ]
