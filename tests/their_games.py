"""A third party's game in all places where one can be: a file, a module, an installed package."""

import os
import subprocess
import sys
from pathlib import Path

import shoal

TESTS = Path(__file__).parent
LAGOON = TESTS / "checks" / "lagoon.py"
SOURCES = Path(shoal.__file__).parent.parent
LIMIT = 120
"""Seconds that a command may take on a busy machine."""

MODULE = """
from checks.lagoon import Lagoon, LagoonState, info_of

GAME = info_of(Lagoon)
GAME.name, GAME.title = "atoll", "Atoll"
"""
SOLVER = """
class solver:
    def add_arguments(parser):
        parser.add_argument("--depth", type=int, default=2, help="how far to look")

    def solve(args):
        yield f"Looked {args.depth} moves ahead from {args.position or 'the start'}."

SPEED_TARGETS = {"loop": 0.001}
"""


def file_game(folder: Path, more: str = "") -> Path:
    """A file with a game named atoll."""
    path = folder / "their atoll.py"
    path.write_text(MODULE + more, encoding="utf-8")
    return path


def install(folder: Path) -> Path:
    """A folder for ``sys.path`` in which the game atoll is installed with an entry point."""
    package = folder / "their_package"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "atoll.py").write_text(MODULE, encoding="utf-8")
    about = folder / "their_package-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[shoal.games]\natoll = their_package.atoll\n")
    return folder


def environment(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds shoal, the tests, and these folders."""
    paths = [str(path) for path in (*folders, SOURCES, TESTS)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


def python(*arguments: str, folders: tuple[Path, ...] = (), typed: str = "", cwd: Path):
    """Run Python in a new process; its output."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment(*folders),
        input=typed,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        cwd=cwd,
        check=False,
    )
