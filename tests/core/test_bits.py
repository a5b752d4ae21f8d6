import pytest

from shoal.core.bits import bit


@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 62])
def test_a_bit_is_a_power_of_two(number):
    assert bit(number) == 2**number
