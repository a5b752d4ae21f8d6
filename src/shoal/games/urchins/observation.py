"""The facts of a Sea Urchins view as features for learners."""

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
from shoal.core.packed_arrays import i64
from shoal.games.urchins.components import HAND, LULL, MAX_PLAYERS, TOKENS
from shoal.games.urchins.moves import PHASES
from shoal.games.urchins.notation import write_square
from shoal.games.urchins.options import Settings
from shoal.games.urchins.position import MARKS


def features(players: i64, settings: Settings) -> list[Feature]:
    """Every fact of the view, in the view's order."""
    board = settings.board
    squares = [write_square(board, square) for square in [*range(board.squares), HAND]]
    return [
        Each("rows", Letters("", MARKS, board.size), board.size),
        each_seat("pieces", Choice("", squares), players),
        Each("pile", Number("", TOKENS), 2),
        each_seat("won", Number("", 2 * TOKENS), players),
        Seat("turn", players),
        Choice("step", PHASES),
        Flag("added"),
        Number("calm", (LULL + 1) * MAX_PLAYERS),
        Number("lull", LULL * MAX_PLAYERS),
        Flag("due"),
    ]
