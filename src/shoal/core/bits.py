"""Sets of small numbers, kept as the bits of one whole number."""

from typing import Final

from shoal.core.arrays import i64

HIGHEST: Final[i64] = 0x4000_0000_0000_0000
"""Bit 62, the highest that a set can have."""


def bit(number: i64) -> i64:
    """The set of this one number, from 0 to 62.

    Shifted down from above, because the compiler makes ``1 << number`` a shift
    of 32 bits only, which goes wrong from 31 on.

    >>> bit(3), bit(42) == 2**42
    (8, True)
    """
    return HIGHEST >> (62 - number)
