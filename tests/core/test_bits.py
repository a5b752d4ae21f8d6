import pytest

from shoal import COMPILED
from shoal.core.bits import bit, count_bits, lowest_bit, members, nth_bit

SETS = [(0,), (1, 2, 4), (0, 62), (31, 32, 33), tuple(range(63))]


@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 62])
def test_a_bit_is_a_power_of_two(number):
    assert bit(number) == 2**number


@pytest.mark.parametrize("numbers", SETS)
def test_a_set_lists_its_members(numbers):
    bits = sum(bit(number) for number in numbers)

    assert members(bits) == list(numbers)
    assert count_bits(bits) == len(numbers)
    assert lowest_bit(bits) == numbers[0]
    assert [nth_bit(bits, index) for index in range(len(numbers))] == list(numbers)


def test_the_empty_set_has_no_members():
    assert members(0) == []
    assert count_bits(0) == 0


@pytest.mark.parametrize("numbers", [(63,), (0, 63), tuple(range(64))])
def test_a_set_of_64_squares_works_although_its_highest_bit_is_the_sign(numbers):
    bits = sum(2**number for number in numbers)
    bits = bits - 2**64 if COMPILED else bits
    assert members(bits) == list(numbers)
    assert count_bits(bits) == len(numbers)
    assert nth_bit(bits, len(numbers) - 1) == 63
