"""The checks that every game passes, under every option of Sea Urchins."""

import pytest

from shoal.core.checks import check
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.games import game_info

CHOICES = [
    {"size": 4, "end": "either", "first": "1"},
    {"size": 5, "lull": "turns", "stay": True},
    {"size": 7, "jump": "one", "first": "2"},
    {"size": 8, "end": "either", "lull": "turns", "jump": "one", "stay": True},
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_checks_pass(players):
    assert check(game_info("urchins"), players=players, games=2, positions=4) == 2


@pytest.mark.parametrize("options", CHOICES)
def test_the_checks_pass_under_options(options):
    assert check(game_info("urchins"), players=3, options=options, games=1, positions=4) == 1


def test_compiled_and_uncompiled_games_are_the_same_on_the_largest_board():
    """There a set of squares needs all 64 bits, which only the compiled engine counts as a sign."""
    game = game_info("urchins").game({"size": 8, "first": "0"})
    state = game.start(4)
    assert playout(state, Rng(5)) == 151
    assert game.write_board(state) == (
        "board=.yr..r.y/..rr..../..r.yr.y/.yr....y/r...rryy/ry..r.r./rr..rrYr/yYy.yy.y "
        "pieces=e1,b5,h4,a1 pile=0,0 won=0,4,0,0 turn=3 phase=over added=no calm=0"
    )
