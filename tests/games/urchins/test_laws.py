"""The laws that all games keep, under every option of Sea Urchins."""

import pytest

from shoal.core.laws import check, digest
from shoal.games import room

CHOICES = [
    {"size": 4, "end": "either", "first": "1"},
    {"size": 5, "lull": "turns", "stay": True},
    {"size": 7, "jump": "one", "first": "3"},
    {"size": 8, "end": "either", "lull": "turns", "jump": "one", "stay": True},
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold(players):
    assert check(room("urchins"), players=players, games=2, positions=4) == 2


@pytest.mark.parametrize("options", CHOICES)
def test_the_laws_hold_under_options(options):
    assert check(room("urchins"), players=3, options=options, games=1, positions=4) == 1


def test_compiled_and_uncompiled_games_are_the_same_on_the_largest_board():
    told = digest(room("urchins"), players=4, options={"size": 8}, games=1, seed=5)
    assert told == "7c991ec7e190219758719eee440b38466848b735a8e98aa0823f1f343a8148dc"
