"""What a set of fish tokens scores beyond the values on it (ST-37, ST-38)."""

from shoal.core.bits import count_bits
from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import (
    FOURS,
    ONE_SUIT_POINTS,
    ONES,
    SET_POINTS,
    SUIT_COUNT,
    SUIT_TOKENS,
    TWOS,
    VALUE_COUNT,
)


def value_points(tokens: i64) -> i64:
    """The values of the tokens, with nothing for a Null (ST-36)."""
    return (
        count_bits(tokens & ONES) + 2 * count_bits(tokens & TWOS) + 4 * count_bits(tokens & FOURS)
    )


def set_points(tokens: i64) -> i64:
    """8 for each complete set of the four suits (ST-37)."""
    sets = VALUE_COUNT
    for suit in range(SUIT_COUNT):
        sets = min(sets, count_bits(tokens >> VALUE_COUNT * suit & SUIT_TOKENS))
    return SET_POINTS * sets


def one_suit_points(tokens: i64) -> i64:
    """10 if all are of one suit, and there are any (ST-38)."""
    suits: i64 = 0
    for suit in range(SUIT_COUNT):
        if tokens >> VALUE_COUNT * suit & SUIT_TOKENS:
            suits += 1
    if suits == 1:
        return ONE_SUIT_POINTS
    return 0
