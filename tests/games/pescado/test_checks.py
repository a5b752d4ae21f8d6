"""The checks that every game passes, with snatching and the other options of Pescado."""

import pytest

from shoal.core import checks
from shoal.games import game_info


@pytest.mark.parametrize("snatch", ["live", "sealed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_checks_pass_while_snatching(snatch, players):
    options = {"snatch": snatch, "throws": 30}
    assert (
        checks.check(game_info("pescado"), players=players, options=options, games=1, positions=8)
        == 1
    )


@pytest.mark.parametrize(
    "options",
    [
        {"takes": "all", "second": "must", "flipped": "stack", "throws": 40},
        {"snatch": "sealed", "takes": "all", "penalty": "lower", "flipped": "stack", "throws": 25},
        {"snatch": "live", "tiles": ",".join(["yyr"] * 18 + ["kkk"] * 18), "throws": 25},
        {"snatch": "live", "returned": "shuffled", "closes": "done", "throws": 25},
    ],
)
def test_the_checks_pass_under_other_options(options):
    assert checks.check(game_info("pescado"), players=3, options=options, games=1, positions=8) == 1
