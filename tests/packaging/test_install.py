"""The package installs compiled where there is a C compiler, and uncompiled where there is none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from waiting import LIMIT

ROOT = Path(__file__).parents[2]


def install(checkout: Path, **environment: str) -> str:
    """Install into a folder of its own and say which engine runs there."""
    target = checkout.parent / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--no-build-isolation", "--target", str(target), str(checkout)]
    subprocess.run(
        command,
        check=True,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=10 * LIMIT,
    )
    code = "from shoal.cli.main import main; main(['--version'])"
    told = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(target)},
        timeout=LIMIT,
    )
    return told.stdout.rstrip()


@pytest.mark.long
def test_without_a_compiler_the_same_files_are_installed_uncompiled(checkout):
    assert install(checkout, CC="no-such-compiler", PATH="").endswith("(uncompiled)")


def test_uncompiled_on_request(checkout):
    assert install(checkout, SHOAL_PURE="1").endswith("(uncompiled)")


def test_the_page_and_every_board_are_installed(checkout):
    install(checkout, SHOAL_PURE="1")
    package = checkout.parent / "installed" / "shoal"
    assert (package / "web" / "vendor" / "preact.js").exists()
    games = [path.parent for path in (ROOT / "src" / "shoal" / "games").glob("*/RULES.md")]
    assert all((package / "games" / info.name / "web" / "board.js").exists() for info in games)


def test_the_templates_of_a_new_game_are_installed(checkout):
    install(checkout, SHOAL_PURE="1")
    templates = Path("src") / "shoal" / "cli" / "templates"
    here = {path.relative_to(ROOT / templates) for path in (ROOT / templates).rglob("*.template")}
    package = checkout.parent / "installed" / "shoal" / "cli" / "templates"
    assert {path.relative_to(package) for path in package.rglob("*.template")} == here and here
