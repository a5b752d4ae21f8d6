"""An error of the package holds a message, which has words in every language: no plain text."""

import ast
from functools import cache
from pathlib import Path

import pytest

import shoal

PACKAGE = Path(shoal.__file__).parent

FOR_AUTHORS = "core/checks"
"""What the checks say names attributes and methods of a game, for its author (decision 0022)."""

AFTER_A_CHECK = {"CheckFailed", "NotAllowed", "Refused"}
"""Errors whose first argument is the name of a check, not text."""


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the package, by its path."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def name_of(node: ast.expr) -> str:
    """The last part of a name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@cache
def errors() -> frozenset[str]:
    """The names of ShoalError and of every class below it."""
    classes = [
        (node.name, {name_of(base) for base in node.bases})
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    found = {"ShoalError"}
    while more := {name for name, bases in classes if bases & found} - found:
        found |= more
    return frozenset(found)


def is_text(node: ast.expr) -> bool:
    """Whether an expression is a text that is written or put together here."""
    match node:
        case ast.Constant():
            return isinstance(node.value, str)
        case ast.JoinedStr():
            return True
        case ast.BinOp():
            return is_text(node.left) or is_text(node.right)
        case ast.IfExp():
            return is_text(node.body) or is_text(node.orelse)
        case ast.Call(func=ast.Attribute(value=value)):
            return is_text(value)  # such as "...".format(...)
    return False


def texts_in_errors(tree: ast.Module) -> list[int]:
    """The lines where an error is made with a plain text."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and name_of(node.func) in errors()
        if any(
            is_text(argument)
            for argument in (
                *node.args[name_of(node.func) in AFTER_A_CHECK :],
                *(named.value for named in node.keywords if named.arg != "check"),
            )
        )
    ]


def checked() -> list[str]:
    """The files that must not contain such an error."""
    return [path for path in trees() if not path.startswith(FOR_AUTHORS)]


def test_errors_are_made_of_messages() -> None:
    found = [f"{path}:{line}" for path in checked() for line in texts_in_errors(trees()[path])]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'Refused("turn", "The game is over.")',
        'errors.BadSeed(f"A seed is a number, not {seed}.")',
        'raise ShoalError("There is no " + name)',
        'ShoalError("Stop." if late else say("error-late"))',
        'BadNotation("{} is no move.".format(text))',
        'Refused("turn", message="The game is over.")',
    ],
)
def test_a_plain_text_is_found(code: str) -> None:
    assert texts_in_errors(ast.parse(code)) == [1]


@pytest.mark.parametrize(
    "code",
    [
        'Refused("turn", say("error-game-over"))',
        'BadSeed(say("error-seed", text="no seed"))',
        "Refused(error.check, error.message, error.folder)",
        'ValueError("Not an error for players.")',
    ],
)
def test_a_message_is_allowed(code: str) -> None:
    assert texts_in_errors(ast.parse(code)) == []
