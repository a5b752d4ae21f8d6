"""Each test saves its seats in a folder of its own."""

import pytest


@pytest.fixture(autouse=True)
def own_saved_games(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
