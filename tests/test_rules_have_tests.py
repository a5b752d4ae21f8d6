"""Every numbered paragraph of every RULES.md has a test; every ruling has its paragraph."""

import ast
import re
from pathlib import Path

import pytest
from game_tables import game_table

from shoal.games import game_info, names

TESTS = Path(__file__).parent / "games"
NUMBER = re.compile(r"^\*\*([A-Z]{2})-(\d+)\*\*", re.MULTILINE)

# How many rulings on open questions each game has; RULES.md must place every one of them.
RULINGS = game_table("rulings")


def claims_of(name: str) -> set[str]:
    """The names of all tests of a game."""
    return {
        node.name
        for path in (TESTS / name).glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize("name", names())
def test_every_numbered_rule_has_a_test(name):
    tests = claims_of(name)
    for prefix, number in NUMBER.findall(game_info(name).rules()):
        assert any(test.startswith(f"test_{prefix}_{number}_") for test in tests), (
            f"{prefix}-{number} has no test"
        )


@pytest.mark.parametrize("name", names())
def test_rules_are_numbered_from_one_without_gaps(name):
    numbers = [int(number) for _, number in NUMBER.findall(game_info(name).rules())]
    assert numbers == list(range(1, len(numbers) + 1)) and numbers


@pytest.mark.parametrize("name", names())
def test_every_test_of_a_rule_names_a_rule_that_exists(name):
    numbered = {f"{prefix}_{number}" for prefix, number in NUMBER.findall(game_info(name).rules())}
    for test in claims_of(name):
        named = re.match(r"test_([A-Z]{2}_\d+)_", test)
        assert named is None or named[1] in numbered, f"{test} names no rule"


@pytest.mark.parametrize("name", names())
def test_every_ruling_has_its_place_in_the_rules(name):
    prefix, count = RULINGS[name]
    rules = game_info(name).rules()
    for number in range(1, count + 1):
        assert re.search(rf"\b{prefix}{number}\b", rules), f"ruling {prefix}{number} has no place"


@pytest.mark.parametrize("name", names())
def test_every_rule_that_code_points_at_exists(name):
    numbered = {f"{prefix}-{number}" for prefix, number in NUMBER.findall(game_info(name).rules())}
    prefix = next(iter(numbered)).partition("-")[0]
    for path in game_info(name).folder.glob("*.py"):
        for mention in re.findall(rf"\b{prefix}-\d+\b", path.read_text(encoding="utf-8")):
            assert mention in numbered, f"{path.name} points at {mention}"
