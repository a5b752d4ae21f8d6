"""An incomplete game gets an error with a clear sentence; it never crashes the interpreter."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from core.incomplete_games import (
    CLASSES,
    METHODS,
    NEEDED,
    REQUIRED_GAME,
    REQUIRED_STATE,
    UNASKED,
)

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src" / "shoal"
ALL = [(kind, name) for kind, names in METHODS.items() for name in names]
CLASS = {kind: checked.__name__ for kind, checked in CLASSES.items()}
REQUIRED = [(kind, name) for kind, names in NEEDED.items() for name in names]
each_method = pytest.mark.parametrize(("kind", "name"), ALL)


@pytest.fixture(scope="module")
def outcomes():
    """Exit code and sentence of every incomplete game."""
    paths = [str(TESTS), os.environ.get("PYTHONPATH", "")]
    ran = subprocess.run(
        [sys.executable, str(TESTS / "core" / "incomplete_games.py")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return json.loads(ran.stdout)


@pytest.mark.parametrize(("kind", "name"), REQUIRED)
def test_a_missing_method_is_named(outcomes, kind, name):
    code, said = outcomes[f"missing {kind} {name}"]
    assert code == 0
    assert said.startswith(f"BadGame: {CLASS[kind]} has no method {name}(")


@pytest.mark.parametrize(
    ("kind", "name"), [case for case in REQUIRED if case[1] not in ("write_move", "read_move")]
)
def test_an_unchecked_missing_method_is_named_when_it_is_called(outcomes, kind, name):
    code, said = outcomes[f"bare {kind} {name}"]
    assert code == 0
    assert said.startswith(f"BadGame: Unchecked has no method {name}")


@each_method
def test_a_method_with_other_arguments_is_named(outcomes, kind, name):
    code, said = outcomes[f"arguments {kind} {name}"]
    assert code == 0
    assert said.startswith(f"BadGame: {CLASS[kind]}.{name}(a, b, c, d, e) must take ")


@each_method
def test_a_method_replaced_by_something_else_is_named(outcomes, kind, name):
    code, said = outcomes[f"not a method {kind} {name}"]
    assert code == 0
    assert said.startswith(f"BadGame: {CLASS[kind]}.{name} is not a method")


@pytest.mark.parametrize(("kind", "name"), [case for case in ALL if case[1] not in UNASKED])
def test_a_method_with_a_wrong_return_type_is_named(outcomes, kind, name):
    code, said = outcomes[f"answer {kind} {name}"]
    assert code == 0
    assert said.startswith(
        f"BadGame: {CLASS[kind]}.{name} gives a value of type object; it must give "
    )


def test_an_optional_method_must_take_its_arguments_too(outcomes):
    assert outcomes["arguments of a hook"] == [
        0,
        "BadGame: LagoonMessages.prompt(a, b, c, d, e) must take the arguments (view).",
    ]


def test_a_method_that_belongs_to_a_part_is_named(outcomes):
    code, said = outcomes["misplaced"]
    assert code == 0
    assert said.startswith("BadGame: Lagoon.prompt would never be called: define prompt in a ")


def test_a_part_of_another_class_is_named(outcomes):
    code, said = outcomes["wrong part"]
    assert code == 0
    assert said.startswith("BadGame: ") and "GameMessages" in said and "WrongMessages" in said


def test_a_set_with_more_members_than_bits_is_named(outcomes):
    code, said = outcomes["large set"]
    assert code == 0
    assert said.startswith("BadGame: The field cards is a set that may have 64 members; 63 is the ")


def test_a_game_that_cannot_write_its_moves_is_told_what_to_give(outcomes):
    code, said = outcomes["no texts"]
    assert code == 0
    assert said.startswith("BadGame: Textless cannot write its moves: give super().__init__ move_")


def test_a_game_info_that_makes_no_game_is_named(outcomes):
    code, said = outcomes["no game"]
    assert (code, said) == (
        0,
        "BadGame: The game lagoon makes an object of type NoneType; it must be of type Game.",
    )


def test_a_game_that_skips_the_base_class_init_is_told_what_to_call(outcomes):
    code, said = outcomes["no init"]
    assert code == 0
    assert said.startswith("BadGame: Lagoon.__init__ must call super().__init__(info, options, ")


def test_a_game_whose_init_raises_is_named(outcomes):
    assert outcomes["raises"] == [0, "BadGame: The game lagoon cannot be made: KeyError: 'reef'"]


def test_a_game_without_moves_is_told_what_to_give(outcomes):
    code, said = outcomes["no moves"]
    assert code == 0
    assert said.startswith("BadGame: Moveless has no moves: give super().__init__ a move_count")


def test_a_complete_game_can_be_played(outcomes):
    assert outcomes["complete"] == [0, "nothing was wrong"]


def test_a_bot_that_cannot_choose_is_named(outcomes):
    told = "NotImplementedError: Unfinished has no method choose(view, rng)."
    assert outcomes["bot"] == [0, told]


@pytest.mark.parametrize(
    ("path", "owner", "required"),
    [("core/state.py", "State", REQUIRED_STATE), ("core/game.py", "Game", REQUIRED_GAME)],
)
def test_every_abstract_method_is_tested(path, owner, required):
    assert set(abstract_methods(SOURCE / path)[owner]) == set(required)


@pytest.mark.parametrize(
    "path",
    [
        path
        for layer in ("core", "games", "sample_games", "bots")
        for path in (SOURCE / layer).rglob("*.py")
        if "abstractmethod" in path.read_text(encoding="utf-8")
    ],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_every_abstract_method_has_a_body(path):
    """One with only a docstring compiles to code that aborts the interpreter."""
    for owner, methods in abstract_methods(path).items():
        for name, method in methods.items():
            assert isinstance(method.body[-1], ast.Raise), f"{owner}.{name} must raise"


def abstract_methods(path):
    """The abstract methods of each class in a file."""
    return {
        owner.name: {
            method.name: method
            for method in owner.body
            if isinstance(method, ast.FunctionDef)
            and "abstractmethod" in [ast.unparse(mark) for mark in method.decorator_list]
        }
        for owner in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(owner, ast.ClassDef)
    }
