"""The sentence that says who has won."""

import pytest

from shoal.core.packed_arrays import i64, vec
from shoal.core.text.verdict import Measure, verdict


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ([1, 0], "Seat 0 wins with 1 point (PE-25)."),
        ([0, 2], "Seat 1 wins with 2 points (PE-25)."),
        ([1, 1], "Seats 0 and 1 are level with 1 point: they share the win (PE-25)."),
    ],
)
def test_one_item_is_named_in_the_singular(points, sentence):
    measure = Measure("points", vec[i64](points), "PE-25", one="point")
    assert verdict(2, [measure], "PE-25") == sentence


def test_a_noun_without_a_separate_singular_is_unchanged():
    fish = Measure("tasty fish", vec[i64]([1, 0]), "ST-39")
    assert verdict(2, [fish], "ST-39") == "Seat 0 wins with 1 tasty fish (ST-39)."
