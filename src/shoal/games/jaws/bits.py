"""Small sets kept as bits: spaces, cards, members."""

from shoal.core.arrays import i64
from shoal.core.bits import bit


def count_bits(members: i64) -> i64:
    """How many are in the set.

    >>> count_bits(0b10110)
    3
    """
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def lowest(members: i64) -> i64:
    """The smallest in a set that is not empty.

    >>> lowest(0b10100)
    2
    """
    place: i64 = 0
    while members & 255 == 0:
        members >>= 8
        place += 8
    while members & 1 == 0:
        members >>= 1
        place += 1
    return place


def nth(members: i64, number: i64) -> i64:
    """The smallest but ``number`` in the set.

    >>> nth(0b10110, 0), nth(0b10110, 2)
    (1, 4)
    """
    while number > 0:
        members &= members - 1
        number -= 1
    return lowest(members)


def listed(members: i64) -> list[int]:
    """The members of a set, smallest first.

    >>> listed(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while members != 0:
        found.append(lowest(members))
        members &= members - 1
    return found


def gathered(numbers: list[int]) -> int:
    """Different small numbers as a set.

    >>> gathered([1, 4])
    18
    """
    return sum([bit(number) for number in numbers])
