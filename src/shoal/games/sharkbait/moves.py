"""The numbers of SharkBait's moves, and the phases of a turn."""

from typing import Final

from shoal.core.packed_arrays import i64

# Moves: a whole number each.  The columns of sharks, losses and schools are added.
ROLL: Final[i64] = 0
STOP: Final[i64] = 1
TAKE: Final[i64] = 2
BAIT: Final[i64] = 3
SHARK: Final[i64] = 3  # SHARK + column: one shark
SHARKS: Final[i64] = 9  # SHARKS + column: both
LOSE: Final[i64] = 15  # LOSE + column
FISH: Final[i64] = 22  # and the column and size of the school, see school_move
MOVE_COUNT: Final[i64] = 64

MIN_SCHOOL: Final[i64] = 2
MAX_SCHOOL: Final[i64] = 8
SCHOOL_SIZES: Final[i64] = 7

# Phases, in the order in which a game meets them.
FIRST: Final[i64] = 0  # chance draws the start player
HOLD: Final[i64] = 1  # chance draws a token to put on hold
THROW: Final[i64] = 2  # chance throws the dice in hand
PLACE: Final[i64] = 3  # the player places sharks or fish
DECIDE: Final[i64] = 4  # the player adds schools, rolls or stops
LOSS: Final[i64] = 5  # the player chooses the column that loses a fish
PRIZE: Final[i64] = 6  # the player turns in bait, or takes the token
OVER: Final[i64] = 7

PHASES: Final = ["first", "hold", "throw", "place", "decide", "loss", "prize", "over"]
"""The phases by name, as positions and views write them."""

# A turn has at most ten throws, as each takes a die from the hand; nobody has more than 16 baits.
MAX_TURN_LENGTH: Final[i64] = 10 * 4 + 17
# Chance draws the start player and a token for each of up to eight players.
MAX_SETUP_LENGTH: Final[i64] = 1 + 8


def school_move(column: i64, count: i64) -> i64:
    """The move that places this many fish in a column."""
    return FISH + SCHOOL_SIZES * (column - 1) + count - MIN_SCHOOL


def school_column(move: i64) -> i64:
    """The column of a move that places fish."""
    return (move - FISH) // SCHOOL_SIZES + 1


def school_size(move: i64) -> i64:
    """How many fish a move places.

    >>> school_column(school_move(4, 3)), school_size(school_move(4, 3))
    (4, 3)
    """
    return (move - FISH) % SCHOOL_SIZES + MIN_SCHOOL
