"""No list of games exists outside the games' folders: what is about a game is found there."""

import ast
import re
from pathlib import Path

import pytest

import shoal
from shoal.games import game_info, names

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "shoal"
NAMES = re.compile(rf"\b({'|'.join(names())})", re.IGNORECASE)

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
"""A comment of JavaScript."""


def python_files(*folders: Path) -> list[Path]:
    """The Python files of these folders, except those of the games."""
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return [path for path in found if SOURCES / "games" not in path.parents]


def named_in(path: Path) -> set[str]:
    """The games that are named in the code of a file: not in its comments and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""
    return {found.lower() for found in NAMES.findall(ast.unparse(tree))}


def test_no_code_of_the_package_names_a_game():
    assert {path: named for path in python_files(SOURCES) if (named := named_in(path))} == {}


def test_no_script_names_two_games():
    """A script may be about one game, or take one as its default."""
    scripts = python_files(ROOT / "tools", ROOT / "benchmarks")
    assert [path for path in scripts if len(named_in(path)) > 1] == []


@pytest.mark.parametrize("name", ["Makefile", "pyproject.toml", "setup.py", "eslint.config.js"])
def test_no_setting_names_a_game(name):
    assert NAMES.findall((ROOT / name).read_text(encoding="utf-8")) == []


def test_no_module_of_the_page_names_a_game():
    texts = {path: path.read_text(encoding="utf-8") for path in (SOURCES / "web").rglob("*.js")}
    code = {path: COMMENT.sub("", text) for path, text in texts.items()}
    assert [path for path, text in code.items() if NAMES.search(text)] == []


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_tables_of_tests(name):
    assert (ROOT / "tests" / "games" / name / "tables.json").is_file()
    assert game_info(name).folder == Path(shoal.__file__).parent / "games" / name
