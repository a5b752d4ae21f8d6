"""Rough measures for the evaluation of Shark Tank: points, meals, distances and hunger.

The fitted weights of a player's prospects are here too.
"""

from typing import Final, final

from shoal.core.bits import count_bits
from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import (
    COLUMN_MASK,
    NULL_TOKENS,
    ROW_BITS,
    SET_POINTS,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_MASK,
    SUIT_TOKENS,
    VALUE_COUNT,
)
from shoal.games.sharktank.moves import NONE
from shoal.games.sharktank.rules import SharkTankState

DIE_MEAN: Final = 2.5
"""What the die brings on average for a Null, as points or as tiles."""

SWING_A_FISH: Final = 3.0
"""Points that a fish still in the tank may bring a player."""

BASE_SWING: Final = 4.0
"""Points that may still change when no fish is left."""

TILE_POINTS: Final = 0.3
"""What a collected tile is worth, in points."""

FAR: Final[i64] = 99
"""More tiles than any movement has."""

PATIENCE_TURNS: Final = 8.0
HUNGER_TURNS: Final = 4.0
"""Turns a player until hunger begins, and from then until it is complete.  Without hunger two
players who keep every shark away from every fish would do so until the last turn (ST-33)."""


def standing(state: SharkTankState, seat: i64) -> float:
    """A seat's points, with Nulls at their mean, collected tiles, and fish not yet looked at."""
    tokens = state.held[seat]
    points = float(state.points_for(tokens))
    if state.die == NONE:
        points += DIE_MEAN * float(count_bits(tokens & NULL_TOKENS))
    points += TILE_POINTS * float(state.tiles[seat])
    if state.due > 0 and seat == state.seat:
        points += float(state.due) * fish_worth(state, state.mover)
    return points


def fish_worth(state: SharkTankState, suit: i64) -> float:
    """Points that a fish of the suit brings the player to act, on average."""
    return plain_worth(state, suit) + set_gain(state.held[state.seat], suit)


def plain_worth(state: SharkTankState, suit: i64) -> float:
    """Points of a fish by itself: one, its value, and one more if it is tasty."""
    swimming = state.unseen >> VALUE_COUNT * suit & SUIT_TOKENS
    values = DIE_MEAN * float(swimming & 1)
    for face in range(1, VALUE_COUNT):
        values += float(face * (swimming >> face & 1))
    worth = 1.0 + values / float(max(1, count_bits(swimming)))
    if suit == state.tasty:
        worth += 1.0
    return worth


def set_gain(tokens: i64, suit: i64) -> float:
    """What one more of the suit does for sets of four: 8 points if it completes one (ST-37)."""
    own = count_bits(tokens >> VALUE_COUNT * suit & SUIT_TOKENS)
    scarcer = 0.0
    for other in range(SUIT_COUNT):
        if other != suit and count_bits(tokens >> VALUE_COUNT * other & SUIT_TOKENS) <= own:
            scarcer += 1.0
    return float(SET_POINTS) / (1.0 + 3.0 * scarcer)


def meal(state: SharkTankState, spot: i64) -> float:
    """The points of what the shark would gobble here."""
    fish_here = 0.0
    for fish in state.fish:
        if fish & SUIT_MASK == state.mover and state.touches(spot, fish >> SUIT_BITS):
            fish_here += 1.0
    if fish_here > 0.0:
        return fish_here * fish_worth(state, state.mover)
    return 0.0


def tiles_to(spot: i64, fish: i64) -> i64:
    """About how many tiles bring a shark from here to a cell that touches the fish.

    A tile goes two cells one way and may shift by one the other way.
    """
    rows = abs_of((spot >> ROW_BITS) - (fish >> ROW_BITS))
    columns = abs_of((spot & COLUMN_MASK) - (fish & COLUMN_MASK))
    straight = max(rows, columns) // 2
    slanting = (rows + columns + 1) // 3
    return max(straight, slanting)


def abs_of(number: i64) -> i64:
    """The number without its sign."""
    if number < 0:
        return -number
    return number


def nearest(state: SharkTankState, suit: i64, spot: i64) -> i64:
    """Tiles from here to the nearest fish of the suit, FAR if there is none."""
    tiles = FAR
    for fish in state.fish:
        if fish & SUIT_MASK == suit:
            tiles = min(tiles, tiles_to(spot, fish >> SUIT_BITS))
    return tiles


def closeness(state: SharkTankState, spot: i64) -> float:
    """How near a fish of the moving shark's suit is: 1 beside it, 0 if there is none."""
    tiles = nearest(state, state.mover, spot)
    if tiles == FAR:
        return 0.0
    return 1.0 / float(1 + tiles)


def hunger(state: SharkTankState) -> float:
    """Grows from 0 to 1 with the turns, so that players go for a fish in the end."""
    turns = float(state.turn) / float(state.players)
    return min(1.0, max(0.0, (turns - PATIENCE_TURNS) / HUNGER_TURNS))


@final
class Weights:
    """How much each feature of a hand counts towards finishing above another player.

    ``tools/fit_sharktank_weights.py`` fits the numbers to games: to which player finished above
    which.  They show when a single suit pays (ST-38): hardly while there is much to eat, and well
    at the end.  ``early`` ones count for each fish in the tank.  Nothing but points counts from
    the last round on (ST-31).
    """

    def __init__(
        self,
        *,
        points: float = 0.0,
        late_points: float = 0.0,
        fish: float = 0.0,
        early_fish: float = 0.0,
        one_suit: float = 0.0,
        early_one: float = 0.0,
        own_suit: float = 0.0,
        two_suits: float = 0.0,
        early_two: float = 0.0,
        three_suits: float = 0.0,
        early_three: float = 0.0,
        leading: float = 0.0,
        next_meal: float = 0.0,
        later_meal: float = 0.0,
    ) -> None:
        self.points = points
        self.late_points = late_points  # divided by the fish in the tank and one
        self.fish = fish
        self.early_fish = early_fish
        self.one_suit = one_suit
        self.early_one = early_one
        self.own_suit = own_suit  # for each fish in the tank of the only suit held
        self.two_suits = two_suits
        self.early_two = early_two
        self.three_suits = three_suits
        self.early_three = early_three
        self.leading = leading
        self.next_meal = next_meal  # what a meal within reach adds for the player who moves next
        self.later_meal = later_meal  # and for those who move later


WITH_TWO: Final = Weights(
    points=0.137,
    late_points=0.693,
    fish=-0.163,
    early_fish=-0.07,
    one_suit=-2.763,
    early_one=-0.387,
    own_suit=-0.881,
    two_suits=1.246,
    early_two=-0.324,
    three_suits=1.298,
    early_three=-0.073,
    leading=-0.242,
    next_meal=0.24,
    later_meal=0.0,
)
WITH_THREE: Final = Weights(
    points=0.091,
    late_points=0.706,
    fish=-0.232,
    early_fish=0.007,
    one_suit=-0.593,
    early_one=-0.114,
    own_suit=0.196,
    two_suits=0.209,
    early_two=-0.055,
    three_suits=-0.272,
    early_three=0.013,
    leading=-0.069,
    next_meal=0.417,
    later_meal=0.22,
)
WITH_FOUR: Final = Weights(
    points=0.078,
    late_points=0.893,
    fish=-0.116,
    early_fish=0.032,
    one_suit=-0.829,
    early_one=-0.037,
    own_suit=0.214,
    two_suits=0.349,
    early_two=-0.007,
    three_suits=-0.42,
    early_three=0.06,
    leading=-0.564,
    next_meal=0.331,
    later_meal=0.155,
)


def weights_for(players: i64) -> Weights:
    """The weights for this many players."""
    if players == 2:
        return WITH_TWO
    return WITH_THREE if players == 3 else WITH_FOUR
