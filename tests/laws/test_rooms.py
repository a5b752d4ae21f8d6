"""Every room keeps all laws, at every number of players."""

import pytest

from shoal.core import laws
from shoal.games import names, room


@pytest.mark.parametrize("name", names())
def test_a_room_keeps_all_laws(name):
    seats = room(name).most - room(name).fewest + 1
    assert laws.check(room(name), games=4) == 4 * seats
