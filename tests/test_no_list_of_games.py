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


def test_the_readme_links_to_the_page_of_every_game():
    links = re.findall(
        r"\(docs/games/(\w+)\.md\)", (ROOT / "README.md").read_text(encoding="utf-8")
    )
    assert sorted(links) == sorted(names())


SHARED_TESTS = [
    path
    for path in (ROOT / "tests").rglob("*.py")
    if not {"games", "words", "web", "match"} & set(path.relative_to(ROOT / "tests").parts[:-1])
    and not any(name in path.stem for name in names())
]
"""Tests about no game in particular; a game in a browser, or a record, is about one."""


def lists_of_all_games(path: Path) -> list[int]:
    """The lines of tuples, lists and dictionaries in a file that name every game."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    displays = [
        node for node in ast.walk(tree) if isinstance(node, ast.List | ast.Tuple | ast.Dict)
    ]
    return [node.lineno for node in displays if set(names()) <= strings_in(node)]


def strings_in(node: ast.AST) -> set[str]:
    """The texts in a part of a program."""
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_no_shared_test_lists_all_games():
    """What tests need to know of each game is in its ``tables.json``."""
    assert {path: found for path in SHARED_TESTS if (found := lists_of_all_games(path))} == {}


@pytest.mark.parametrize("name", ["*.ftl", "*.css"])
def test_no_words_or_styles_outside_the_games_name_a_game(name):
    found = [path for path in SOURCES.rglob(name) if SOURCES / "games" not in path.parents]
    comments = re.compile(r"/\*.*?\*/|^#[^\n]*", re.DOTALL | re.MULTILINE)
    texts = {path: comments.sub("", path.read_text(encoding="utf-8")) for path in found}
    assert [path for path, text in texts.items() if NAMES.search(text)] == []


def move_words() -> set[str]:
    """Moves without arguments in two games or more, such as ``done``: they mean the same there."""
    own = {name: texts_of_moves(name) for name in names()}
    return {word for words in own.values() for word in words}


def texts_of_moves(name: str) -> set[str]:
    """The moves of a game that are one word."""
    game = game_info(name).game()
    texts = [game.notation.write_move(move) for move in range(game.move_count)]
    return {text for text in texts if text.isalpha()}


def test_no_code_of_the_package_lists_words_for_moves():
    """A tuple, list or set with moves of several games knows the rules of all of them."""
    words = move_words()
    found = {}
    for path in python_files(SOURCES / "server", SOURCES / "match", SOURCES / "tui"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        displays = [n for n in ast.walk(tree) if isinstance(n, ast.List | ast.Tuple | ast.Set)]
        lines = [node.lineno for node in displays if len(strings_in(node) & words) > 2]
        if lines:
            found[path] = lines
    assert found == {}


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_tables_of_tests(name):
    assert (ROOT / "tests" / "games" / name / "tables.json").is_file()
    assert game_info(name).folder == Path(shoal.__file__).parent / "games" / name
