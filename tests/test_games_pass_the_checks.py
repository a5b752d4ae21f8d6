"""Every game passes the checks."""

import pytest

from shoal.core.checks import check
from shoal.games import game_info, names


@pytest.mark.parametrize("name", names())
def test_every_game_passes_all_checks(name):
    assert check(game_info(name), games=3, seed=2026) > 0
