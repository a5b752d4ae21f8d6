"""The laws, held against every room."""

import pytest

from shoal.core.laws import check
from shoal.games import names, room


@pytest.mark.parametrize("name", names())
def test_every_room_keeps_all_laws(name):
    assert check(room(name), games=3, seed=2026) > 0
