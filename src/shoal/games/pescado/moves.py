"""The numbers of Pescado's moves, and the phases of a turn."""

from typing import Final

from shoal.core.bits import lowest_bit
from shoal.core.packed_arrays import append, i64, vec

# Moves: a whole number each.  A tile, 0 to 35, or one of the 462 choices of dice is added.
TAKE: Final[i64] = 0
TAKE_ALL: Final[i64] = 36
FLIP: Final[i64] = 37
KEEP: Final[i64] = 73
KEEP_FIVE: Final[i64] = 283  # from here on a keep move keeps all five dice
CLAIM: Final[i64] = 535
MARK: Final[i64] = 571
DONE: Final[i64] = 607
SEAL: Final[i64] = 608
MOVE_COUNT: Final[i64] = 609

# Phases.  In the first six chance acts.
REFILL: Final[i64] = 0  # a tile is drawn for the pool
FIRST: Final[i64] = 1  # the first player is drawn
THROW: Final[i64] = 2  # the first throw of a turn
THROW_AGAIN: Final[i64] = 3  # the second throw
THROW_FOR_ALL: Final[i64] = 4  # another throw of a snatch round
OPEN: Final[i64] = 5  # all marks lie open, and lots are drawn
FISH: Final[i64] = 6  # the player looks at the first throw
FISH_AGAIN: Final[i64] = 7  # the player looks at the second throw
SNATCH: Final[i64] = 8  # everybody claims tiles
SECRET: Final[i64] = 9  # everybody marks tiles in secret
OVER: Final[i64] = 10

PHASES: Final = [
    "refill",
    "first",
    "throw",
    "throw-again",
    "throw-for-all",
    "open",
    "fish",
    "fish-again",
    "snatch",
    "secret",
    "over",
]
"""The phases by name, as positions and views write them."""

# The busiest throw is one of a snatch round: the throw itself, four seats with six claims and a
# last word each, the opening, and six new tiles.  A turn without a snatch takes fewer moves.
MAX_THROW_LENGTH: Final[i64] = 1 + 4 * 7 + 1 + 6


def add_tile_moves(moves: vec[i64], first: i64, tiles: i64) -> vec[i64]:
    """These moves and after them one for each tile of the set, numbered from ``first``."""
    while tiles:
        moves = append(moves, first + lowest_bit(tiles))
        tiles &= tiles - 1
    return moves
