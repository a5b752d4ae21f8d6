"""Games of other modules, given to a server with ``--game``."""

import pytest

from shoal.core.errors import BadGame
from shoal.server.factory import build_app
from shoal.server.settings import Settings

UNFINISHED = """
from checks.lagoon import Lagoon, LagoonState, info_of

class Unfinished(LagoonState):
    ranks = None

class Game(Lagoon):
    state_class = Unfinished

GAME = info_of(Game)
"""


def test_a_server_does_not_start_with_an_unfinished_game(tmp_path, monkeypatch):
    (tmp_path / "unfinished_lagoon.py").write_text(UNFINISHED, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    settings = Settings(database=str(tmp_path / "tables.db"), games=("unfinished_lagoon",))
    with pytest.raises(BadGame, match=r"Unfinished\.ranks is not a method but of type NoneType"):
        build_app(settings)
