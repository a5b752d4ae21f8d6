"""Where a user's files are: on Linux at the places of the XDG base directory specification."""

import sys
from pathlib import Path

import pytest

from shoal.cli.main import user_database
from shoal.tui.saved_games import state_folder

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the places of Linux")


def test_saved_games_are_below_the_state_directory(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert state_folder() == tmp_path / "state" / "shoal"


@pytest.mark.parametrize("value", [None, ""])
def test_without_a_state_directory_saved_games_are_below_the_home_directory(
    tmp_path, monkeypatch, value
):
    set_or_delete(monkeypatch, "XDG_STATE_HOME", value)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "shoal"


def test_the_database_is_below_the_data_directory(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert Path(user_database()) == tmp_path / "data" / "shoal" / "tables.db"


@pytest.mark.parametrize("value", [None, ""])
def test_without_a_data_directory_the_database_is_below_the_home_directory(
    tmp_path, monkeypatch, value
):
    set_or_delete(monkeypatch, "XDG_DATA_HOME", value)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Path(user_database()) == tmp_path / ".local" / "share" / "shoal" / "tables.db"


def set_or_delete(monkeypatch, name, value):
    if value is None:
        monkeypatch.delenv(name, raising=False)
    else:
        monkeypatch.setenv(name, value)
