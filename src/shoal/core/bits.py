"""Sets of small numbers, stored as the bits of one integer, and all left shifts of the package.

mypyc compiles ``1 << number``, and ``one << number`` with ``one: i64 = 1``, to a
32-bit shift, which is wrong from 31 on. So ``<<`` appears only in this file.
All other code calls ``bit`` or ``shift_left``.
"""

from typing import Final

from shoal.core.packed_arrays import i64, vec

# mypyc keeps a constant of 2**62 or more as a Python integer, and converts it at every use. What a
# function returns is kept as a machine integer.


def _shifted(bits: i64, places: i64) -> i64:
    """The bits moved up."""
    return bits << places


def _repeated(pattern: i64, width: i64) -> i64:
    """A pattern of some bits, repeated until it fills 64."""
    while width < 64:
        pattern |= pattern << width
        width += width
    return pattern


HIGHEST: Final[i64] = _shifted(1, 62)
"""Bit 62, the highest bit of a set."""

# Masks for count_bits: every second bit, every second pair, every second group of four.
PAIRS: Final[i64] = _repeated(0b01, 2)
FOURS: Final[i64] = _repeated(0b0011, 4)
EIGHTS: Final[i64] = _repeated(0b00001111, 8)


def bit(number: i64) -> i64:
    """The set that holds only this number, 0 to 62.

    Shifts down from the highest bit, because a constant is shifted up in 32 bits.

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


def count_bits(bits: i64) -> i64:
    """The number of members of a set.

    >>> count_bits(0b10110), count_bits(2**63 - 1), count_bits(0)
    (3, 63, 0)
    """
    bits -= bits >> 1 & PAIRS
    bits = (bits & FOURS) + (bits >> 2 & FOURS)
    bits = bits + (bits >> 4) & EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


# The highest six bits of DE_BRUIJN times a single bit differ for all 64 bits: PLACES has the
# number of the bit for each.
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89


def _places() -> vec[i64]:
    places = vec[i64]([0] * 64)
    bits: i64 = 1
    for number in range(64):
        places[(bits * DE_BRUIJN) >> 58 & 63] = number
        bits += bits
    return places


PLACES: Final = _places()


def lowest_bit(bits: i64) -> i64:
    """The smallest member, 0 to 63, of a set that is not empty.

    >>> lowest_bit(0b10100), lowest_bit(2**62)
    (2, 62)
    """
    return PLACES[((bits & -bits) * DE_BRUIJN) >> 58 & 63]


def nth_bit(bits: i64, index: i64) -> i64:
    """The member at an index, with the members in ascending order.

    >>> nth_bit(0b10110, 0), nth_bit(0b10110, 2)
    (1, 4)
    """
    while index > 0:
        bits ^= bits & -bits
        index -= 1
    return lowest_bit(bits)


def members(bits: i64) -> list[int]:
    """The members of a set in ascending order.

    >>> members(0b10110)
    [1, 2, 4]
    """
    numbers: list[int] = []
    while bits != 0:
        numbers.append(lowest_bit(bits))
        bits ^= bits & -bits
    return numbers
