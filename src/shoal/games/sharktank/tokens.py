"""Sets of fish tokens, and what they score."""

from shoal.core.arrays import i64
from shoal.games.sharktank.components import ONE_SUIT_POINTS, SET_POINTS, SUIT_TOKENS


def set_points(tokens: i64) -> i64:
    """8 for each complete set of the four suits (ST-37)."""
    sets: i64 = 6
    for suit in range(4):
        sets = min(sets, bits_in(tokens >> 6 * suit & SUIT_TOKENS))
    return SET_POINTS * sets


def one_suit_points(tokens: i64) -> i64:
    """10 if all are of one suit, and there are any (ST-38)."""
    suits: i64 = 0
    for suit in range(4):
        if tokens >> 6 * suit & SUIT_TOKENS:
            suits += 1
    if suits == 1:
        return ONE_SUIT_POINTS
    return 0


def nth_token(tokens: i64, place: i64) -> i64:
    """The token at a place in a set, counted from 0."""
    token: i64 = 0
    while not tokens >> token & 1 or place > 0:
        place -= tokens >> token & 1
        token += 1
    return token


def bits_in(tokens: i64) -> i64:
    """How many tokens are in a set."""
    count: i64 = 0
    while tokens:
        tokens &= tokens - 1
        count += 1
    return count
