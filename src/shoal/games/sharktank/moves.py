"""The numbers of Shark Tank's moves, and the phases of a turn."""

from typing import Final

from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import (
    COLUMN_MASK,
    MARGIN,
    ROW,
    ROW_BITS,
    STACK,
    TILE_PLACES,
)

# Moves: a whole number each.  Suits, tokens, numbers, tiles and cells are added.
TAKE: Final[i64] = 0  # TAKE + suit: a token of the value that is drafted now
SHARK: Final[i64] = 4  # SHARK + suit
KEEP: Final[i64] = 8  # spend nothing
SPEND: Final[i64] = 9  # SPEND + token
ADD: Final[i64] = 33  # ADD + extra tiles
TILE: Final[i64] = 39  # TILE + TILE_PLACES * row + column of its lower-left cell
STAND: Final[i64] = 400  # STAND + SIDE * row + column
MOVE_COUNT: Final[i64] = 800

# Phases, in the order in which a game meets them.
TASTY: Final[i64] = 0  # chance turns over the last corner tile
FIRST: Final[i64] = 1  # chance draws the first player
DRAFT: Final[i64] = 2  # the players take their tokens
SECTOR: Final[i64] = 3  # chance gives the next fish a sector
CELL: Final[i64] = 4  # chance gives it a cell
CORNERS: Final[i64] = 5  # chance puts the sharks into the corners
CHOOSE: Final[i64] = 6  # the player chooses a shark
PAY: Final[i64] = 7  # the player spends a token, or nothing
ROLL: Final[i64] = 8  # chance rolls for a spent Null
STRETCH: Final[i64] = 9  # the player says how much of the roll to use (option null)
LAY: Final[i64] = 10  # the player lays the next tile
LAND: Final[i64] = 11  # the player puts the shark on the last tile
LOOK: Final[i64] = 12  # chance gives a gobbled fish its value
SCORE: Final[i64] = 13  # chance rolls for all Nulls
OVER: Final[i64] = 14

PHASES: Final = [
    "tasty",
    "first",
    "draft",
    "sector",
    "cell",
    "corners",
    "choose",
    "pay",
    "roll",
    "stretch",
    "lay",
    "land",
    "look",
    "score",
    "over",
]
"""The phases by name, as positions and views write them."""

CHANCE_PHASES: Final[i64] = 0x313B
"""As bits: TASTY, FIRST, SECTOR, CELL, CORNERS, ROLL, LOOK and SCORE."""

NONE: Final[i64] = 15
"""No seat, no suit, no die: the value of what is not known yet."""

CORNER_ORDERS: Final[i64] = 24
"""The orders in which four sharks can stand in four corners."""

# Setting up takes two outcomes, 12 picks, two outcomes for each of 15 fish, and the corners.
# A turn is a shark, a token, a die, a stretch, up to 20 tiles and a stand.
MAX_SETUP_LENGTH: Final[i64] = 2 + 12 + 2 * 15 + 1
MAX_TURN_LENGTH: Final[i64] = 5 + STACK


def tile_move(spot: i64) -> i64:
    """The move that lays a tile here."""
    return TILE + ((spot >> ROW_BITS) - MARGIN) * TILE_PLACES + (spot & COLUMN_MASK) - MARGIN


def tile_spot(move: i64) -> i64:
    """Where the move lays its tile."""
    place = move - TILE
    return ROW * (place // TILE_PLACES + MARGIN) + place % TILE_PLACES + MARGIN
