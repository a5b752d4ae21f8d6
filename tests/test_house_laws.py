"""The laws, held against every room; and the compiled engine against the uncompiled one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.core.laws import check
from shoal.games import names, room

SOURCE = Path(__file__).parents[1] / "src"
DIGEST = """
import shoal
from shoal.core.laws import digest
from shoal.games import room
found = room({name!r})
for players in range(found.fewest, found.most + 1):
    print(digest(found, players=players, seed={seed}, games=2))
"""


@pytest.mark.parametrize("name", names())
def test_every_room_keeps_all_laws(name):
    assert check(room(name), games=3, seed=2026) > 0


def digests(name: str, path: str) -> str:
    """What random games come to in a process of its own, with this search path."""
    environment = {**os.environ, "PYTHONPATH": path}
    code = DIGEST.format(name=name, seed=5)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    )
    return done.stdout


def engine(path: str) -> str:
    """Which engine that search path finds."""
    code = "import shoal; print(shoal.COMPILED, end='')"
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    )
    return done.stdout


@pytest.mark.parametrize("name", names())
def test_compiled_and_uncompiled_games_agree_move_for_move(name):
    assert engine(str(SOURCE)) == "False"
    assert digests(name, "") == digests(name, str(SOURCE))
