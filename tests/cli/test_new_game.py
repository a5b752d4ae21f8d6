"""``shoal new-game`` writes a game that works, and never overwrites anything."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from server.serving import die_with_us, killed_after
from their_games import LIMIT, environment, python

from shoal.cli.main import main

NAME = "tide_pool"
QUICKLY = {"simulate": "--bots easy", "study": "--bots easy --players 2", "play": "--seed 1"}
"""Further arguments for commands of the README, so that they end soon."""


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """The folder of a new game."""
    folder = tmp_path_factory.mktemp("new")
    done = python("-m", "shoal", "new-game", NAME, cwd=folder)
    assert done.returncode == 0 and "Tide Pool is in tide_pool" in done.stdout, done.stderr
    return folder / NAME


def commands_of(readme: Path) -> list[list[str]]:
    """The lines of the README's blocks of commands."""
    blocks = re.findall(
        r"^```\n(.*?)^```", readme.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return [line.split() for block in blocks for line in block.splitlines()]


def run(words: list[str], cwd: Path):
    """A command of the README, in a new process."""
    if words[0] == "python":
        return python(*words[1:], "-p", "no:cacheprovider", cwd=cwd)
    more = QUICKLY.get(words[1], "").split()
    return python("-m", "shoal", *words[1:], *more, typed="1\n" * 200, cwd=cwd)


def test_every_command_of_the_readme_runs(game):
    told = {}
    for words in commands_of(game / "README.md"):
        if words[:2] != ["shoal", "serve"] and words[0] != "pip":
            done = run(words, game)
            assert done.returncode == 0, (words, done.stdout, done.stderr)
            told[words[1]] = done.stdout
    assert " passed" in told["-m"]
    assert "Tide Pool passes all" in told["check"]
    assert "TI-5 The game ends" in told["rules"]
    assert "The record of the game is in" in told["play"]
    assert "100 games of Tide Pool" in told["simulate"]
    assert (game / f"study-{NAME}.html").is_file()


def test_the_server_offers_the_game(game, tmp_path):
    words = next(words for words in commands_of(game / "README.md") if words[1] == "serve")
    assert words == ["shoal", "serve", "--game", NAME, "--open"]
    database = str(tmp_path / "tables.db")
    with subprocess.Popen(
        [sys.executable, "-m", *words[:-1], "--port", "0", "--database", database],
        cwd=game,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=die_with_us,  # noqa: PLW1509 - one call into C, which takes no lock
    ) as server:
        with killed_after(server, LIMIT):
            assert server.stdout.readline().startswith("Shoal is running at ")
        server.terminate()
        assert server.wait(LIMIT) is not None


def test_every_rule_has_a_test(game):
    rules = (game / NAME / "RULES.md").read_text(encoding="utf-8")
    tests = (game / "tests" / f"test_{NAME}.py").read_text(encoding="utf-8")
    numbers = re.findall(r"^\*\*(TI-\d+)\*\*", rules, re.MULTILINE)
    assert numbers == [f"TI-{number}" for number in range(1, len(numbers) + 1)] and numbers
    assert [one for one in numbers if f"def test_{one.replace('-', '_')}_" not in tests] == []


def test_the_code_is_formatted(game):
    ruff = [sys.executable, "-m", "ruff", "format", "--check", "--line-length", "100", "."]
    done = subprocess.run(
        ruff, cwd=game, capture_output=True, text=True, timeout=LIMIT, check=False
    )
    assert done.returncode == 0, done.stdout


def test_pip_makes_it_an_installed_game(game, tmp_path):
    target = tmp_path / "site"
    how = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(target)]
    done = python("-m", "pip", "install", *how, ".", cwd=game)
    assert done.returncode == 0, done.stderr
    listed = python("-m", "shoal", "games", folders=(target,), cwd=tmp_path)
    assert "\ntide_pool: Tide Pool, 2 to 4 players" in listed.stdout, listed.stderr
    rules = python("-m", "shoal", "rules", NAME, folders=(target,), cwd=tmp_path)
    assert "TI-1 Two to four players" in rules.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("reef-race", "A game cannot be named 'reef-race'"),
        ("Reef", "lowercase letters"),
        ("2reefs", "the first two are letters"),
        ("../reef", "A game cannot be named"),
        ("", "A game cannot be named ''"),
        ("reef" * 20, "2 to 30"),
        ("pescado", "There is a game pescado already"),
        ("lambda", "Python uses the name lambda itself"),
        ("random", "Python uses the name random itself"),
        ("shoal", "Python uses the name shoal itself"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(name, sentence, tmp_path, capsys):
    folder = tmp_path / "new"
    assert main(["new-game", name, "--folder", str(folder)]) == 2
    assert sentence in capsys.readouterr().err
    assert not folder.exists()


def test_nothing_is_overwritten(tmp_path, capsys):
    kept = tmp_path / "README.md"
    kept.write_text("mine", encoding="utf-8")
    for folder in (tmp_path, kept):
        assert main(["new-game", "reef", "--folder", str(folder)]) == 2
        assert "exists and is not empty" in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == "mine" and len(list(tmp_path.iterdir())) == 1


def test_an_empty_folder_is_filled(tmp_path, capsys):
    assert main(["new-game", "reef", "--folder", str(tmp_path)]) == 0
    assert (tmp_path / "reef" / "RULES.md").is_file()
    capsys.readouterr()


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["new-game", "reef", "--folder", str(tmp_path / "file" / "reef")]) == 2
    assert "The game cannot be written to" in capsys.readouterr().err
