"""The laws, held against every room."""

import pytest

from shoal.core.checks import check
from shoal.games import game_info, names


@pytest.mark.parametrize("name", names())
def test_every_room_keeps_all_laws(name):
    assert check(game_info(name), games=3, seed=2026) > 0
