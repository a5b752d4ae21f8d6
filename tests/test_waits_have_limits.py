"""No test waits without a limit, and no random game lacks a seed: looked for in the source."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = sorted([*TESTS.rglob("*.py"), *(TESTS.parent / "examples").rglob("test_*.py")])
SLEEPS = {"sleep", "wait_for_timeout"}
ONLY_WITH_A_LIMIT = {
    "communicate": 2,  # of a process: what is typed may stand before the limit
    "get": 1,
    "join": 1,
    "recv": 1,
    "result": 1,
    "run": None,  # subprocess.run
    "urlopen": None,
    "wait": 1,
}
"""Calls that wait, with how many positional arguments say that one of them is the limit."""

HAS_ITS_OWN_LIMIT = {"table", "mover", "other"}
"""Tables of the terminal wait half a second at most."""


def calls(tree):
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def name_of(call):
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def owner_of(call):
    value = call.func.value if isinstance(call.func, ast.Attribute) else None
    return value.id if isinstance(value, ast.Name) else ""


def has_limit(call, positional):
    if any(word.arg in ("timeout", "seconds") for word in call.keywords):
        return True
    return positional is not None and len(call.args) >= positional


def waits_for_ever(call):
    name, owner = name_of(call), owner_of(call)
    if name not in ONLY_WITH_A_LIMIT or owner in HAS_ITS_OWN_LIMIT:
        return False
    if name == "run" and owner != "subprocess":
        return False
    return not has_limit(call, ONLY_WITH_A_LIMIT[name])


def guarded(tree):
    """Calls inside ``wait_for`` and ``asyncio.timeout``, which have a limit from there."""
    found = set()
    for node in ast.walk(tree):
        is_wait = isinstance(node, ast.Call) and name_of(node) == "wait_for"
        if is_wait or (
            isinstance(node, ast.AsyncWith) and "timeout" in " ".join(map(ast.unparse, node.items))
        ):
            found.update(calls(node))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS.parent)))
def test_every_call_that_waits_has_a_limit(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unlimited = [call for call in calls(tree) if waits_for_ever(call) and call not in guarded(tree)]
    assert [f"line {call.lineno}: {ast.unparse(call)}" for call in unlimited] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS.parent)))
def test_nothing_sleeps_in_a_loop_without_end(path):
    """``waiting.until`` and ``waiting.attempts`` do that, with a limit."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    endless = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.While)
        and any(name_of(call) in SLEEPS for call in calls(node))
        and "monotonic()" not in ast.unparse(node.test)
    ]
    assert [f"line {node.lineno}: while {ast.unparse(node.test)}" for node in endless] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS.parent)))
def test_every_random_game_has_a_seed(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unseeded = [
        call
        for call in calls(tree)
        if (owner_of(call) == "shoal" and name_of(call) == "new" and not has_seed(call))
        or (name_of(call) in ("Random", "Rng", "seed") and not call.args and not call.keywords)
        or (owner_of(call) == "random" and name_of(call) not in ("Random", "seed"))
    ]
    assert [f"line {call.lineno}: {ast.unparse(call)}" for call in unseeded] == []


def has_seed(call):
    return len(call.args) > 2 or any(word.arg in ("seed", None) for word in call.keywords)
