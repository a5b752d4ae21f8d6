"""Sets of small numbers, kept as the bits of one whole number, and the only shifts to the left.

The compiler makes ``1 << number``, and ``one << number`` with ``one: i64 = 1``,
a shift of 32 bits, which goes wrong from 31 on. So ``<<`` stands in this file
alone: every other one uses ``bit`` or ``shift_left``.
"""

from typing import Final

from shoal.core.arrays import i64

HIGHEST: Final[i64] = 0x4000_0000_0000_0000
"""Bit 62, the highest that a set can have."""


def bit(number: i64) -> i64:
    """The set of this one number, from 0 to 62.

    Shifted down from above, because a constant shifted up has 32 bits only.

    >>> bit(3), bit(42) == 2**42
    (8, True)
    """
    return HIGHEST >> (62 - number)


def shift_left(bits: i64, places: i64) -> i64:
    """The bits moved up by 0 to 62 places; the result must fit into 63 bits.

    Both are arguments, never constants, so the compiler shifts all 64 bits.

    >>> shift_left(0b101, 2), shift_left(1, 62) == 2**62
    (20, True)
    """
    return bits << places
