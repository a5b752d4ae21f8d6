"""No compiled file has code that the compiler silently compiles differently.

Faults that cannot be seen in the source (numbers beyond 63 bits, the text of a packed array,
integers that become floats) are found by tests/engines, which compares the output of both engines.
"""

import ast
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from engines import pitfalls

CHECKOUT = Path(__file__).parents[1]
FILES = {
    path: ast.parse((CHECKOUT / path).read_text(encoding="utf-8"))
    for path in pitfalls.compiled_files()
}

Check = Callable[[ast.AST], list[int]]

PYTHON_ERRORS = (*pitfalls.REWORDED, "BaseException", "KeyError", "OverflowError")
"""Errors that the compiled engine raises in words of its own, and what they are caught as."""


def shifts_beyond_the_number_in_place(tree: ast.AST) -> list[int]:
    """``n >>= 64`` does not change n, and a negative shift is not an error."""
    as_sums = [
        ast.copy_location(ast.BinOp(node.target, node.op, node.value), node)
        for node in ast.walk(tree)
        if isinstance(node, ast.AugAssign)
    ]
    return pitfalls.shifts_beyond_the_number(ast.Module(as_sums, []))


def words_of_errors_in_any_way(tree: ast.AST) -> list[int]:
    """The text of an error is in ``str``, ``repr``, ``args``, ``%``, ``format`` and f-strings."""
    wrong = []
    for handler in ast.walk(tree):
        if (
            isinstance(handler, ast.ExceptHandler)
            and handler.name
            and catches_python_errors(handler.type)
        ):
            wrong += [
                node.lineno for node in ast.walk(handler) if puts_into_words(node, handler.name)
            ]
    return wrong


def catches_python_errors(caught: ast.expr | None) -> bool:
    """Whether Python's own errors are caught; those of msgspec are the same in both engines."""
    named = ast.unparse(caught) if caught else ""
    return "msgspec." not in named and any(
        isinstance(node, ast.Name) and node.id in PYTHON_ERRORS
        for node in ast.walk(caught or ast.Module())
    )


def puts_into_words(node: ast.AST, name: str) -> bool:
    """Whether the error of this name is turned into text here."""
    if isinstance(node, ast.FormattedValue):
        return is_name(node.value, name)
    if isinstance(node, ast.Attribute):
        return node.attr == "args" and is_name(node.value, name)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        parts = node.right.elts if isinstance(node.right, ast.Tuple) else [node.right]
        return any(is_name(part, name) for part in parts)
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        given = [*node.args, *(word.value for word in node.keywords)]
        return called in ("str", "repr", "ascii", "format", "print") and any(
            is_name(one, name) for one in given
        )
    return False


def is_name(node: ast.AST, name: str) -> bool:
    """Whether the node is this plain name."""
    return isinstance(node, ast.Name) and node.id == name


def caught(kind: str, told: str) -> str:
    """Lines that catch an error and show its text."""
    return f"try:\n    go()\nexcept {kind} as error:\n    tell({told})"


PITFALLS: list[tuple[Check, str]] = [
    (pitfalls.shifts_to_the_left, "tiles |= tile << number"),
    (pitfalls.shifts_to_the_left, "card <<= 1"),
    (pitfalls.shifts_beyond_the_number, "high = tiles >> 64"),
    (pitfalls.shifts_beyond_the_number, "high = tiles >> -1"),
    (pitfalls.ends_that_move, "for seat in range(players):\n    players = 2"),
    (
        pitfalls.counters_after_their_loop,
        "def last(n):\n    for seat in range(n):\n        pass\n    return seat",
    ),
    (pitfalls.lost_appends, "append(moves, move)"),
    (pitfalls.lost_appends, "longer = append(moves, move)"),
    (pitfalls.lost_appends, "return pop(moves)[1]"),
    (
        pitfalls.lost_arrays,
        "def with_roll(moves):\n    return append(moves, ROLL)\nwith_roll(moves)",
    ),
    (
        pitfalls.code_for_the_type_checker_alone,
        "if TYPE_CHECKING:\n    from a import b\nelse:\n    b = None",
    ),
    (pitfalls.sums_of_generators, "total = sum(worth for worth in worths)"),
    (
        pitfalls.words_of_pythons_errors,
        "try:\n    go()\nexcept IndexError as error:\n    tell(f'It went wrong: {error}')",
    ),
    (pitfalls.counters_without_a_name, "for _ in range(3):\n    pass"),
    (shifts_beyond_the_number_in_place, "tiles >>= 64"),
    (shifts_beyond_the_number_in_place, "tiles >>= -1"),
    *(
        (words_of_errors_in_any_way, caught("IndexError", told))
        for told in (
            "str(error)",
            "repr(error)",
            "error.args",
            "error.args[0]",
            "'%s' % error",
            "'%s: %s' % (where, error)",
            "'{}'.format(error)",
            "f'{error}'",
            "f'{error!r}'",
        )
    ),
    *(
        (words_of_errors_in_any_way, caught(kind, "str(error)"))
        for kind in ("KeyError", "OverflowError", "BaseException", "(Refused, KeyError)")
    ),
]
CHECKS = list(dict.fromkeys(check for check, _ in PITFALLS))


@pytest.mark.parametrize(("check", "sample"), PITFALLS)
def test_the_check_finds_its_pitfall(check: Check, sample: str) -> None:
    assert check(ast.parse(sample))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_no_compiled_file_has_the_pitfall(check: Check) -> None:
    found = [
        f"{path}:{line}"
        for path, tree in FILES.items()
        for line in check(tree)
        if (check, path) != (pitfalls.shifts_to_the_left, pitfalls.SHIFTS_ALLOWED_IN)
    ]
    assert found == [], check.__doc__


@pytest.mark.parametrize("name", ["server/table/table.py", "research/batch.py", "match/history.py"])
def test_individually_compiled_files_are_checked_too(name: str) -> None:
    assert Path("src/shoal") / name in FILES


def test_no_test_replaces_a_method_of_the_engine() -> None:
    """``setattr`` on a compiled class or module succeeds, but its callers ignore it."""
    found = [
        f"{path.relative_to(CHECKOUT)}:{line}"
        for path in sorted((CHECKOUT / "tests").rglob("*.py"))
        for line in replacements_in_the_engine(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_a_replaced_method_of_the_engine_is_found() -> None:
    sample = (
        "from shoal.server.service.registry import TableRegistry\n"
        "monkeypatch.setattr(TableRegistry, 'now', None)"
    )
    assert replacements_in_the_engine(ast.parse(sample)) == [2]


def replacements_in_the_engine(tree: ast.Module) -> list[int]:
    """The lines that replace something of a compiled module."""
    compiled = {".".join(path.with_suffix("").parts[1:]) for path in FILES}
    engine = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if node.module in compiled or f"{node.module}.{alias.name}" in compiled
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("monkeypatch.setattr", "mock.patch", "mock.patch.object")
        and (is_named(node.args[0], compiled) or root_of(node.args[0]) in engine)
    ]


def is_named(target: ast.expr, modules: set[str]) -> bool:
    """Whether a text names something in one of these modules."""
    return isinstance(target, ast.Constant) and any(
        str(target.value).startswith(f"{module}.") for module in modules
    )


def root_of(target: ast.expr) -> str:
    """The name with which an expression begins."""
    return ast.unparse(target).partition(".")[0]


def test_the_type_checker_looks_for_code_that_cannot_be_reached() -> None:
    """Compiled, such code raises a RuntimeError or is left out; Python runs it."""
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["tool"]["mypy"]["warn_unreachable"] is True


def test_the_type_checker_looks_for_variables_that_may_not_be_set() -> None:
    """A compiled counter is 0 before its loop; Python raises an error."""
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "possibly-undefined" in settings["tool"]["mypy"]["enable_error_code"]


def test_no_constant_is_too_large_for_a_machine_integer() -> None:
    """One of 2**62 or more stays a Python integer, and is converted at every use."""
    large = [
        f"{path.name}:{node.lineno}"
        for path in (CHECKOUT / "src" / "shoal").rglob("*.py")
        if path.parts[-3] in ("shoal", "core", "games") or path.parent.name == "core"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value >= 2**62
    ]
    assert large == []


def test_floats_are_rounded_after_every_step() -> None:
    """Otherwise some processors multiply and add in one step, and round only once."""
    setup = (CHECKOUT / "setup.py").read_text(encoding="utf-8")
    assert "-ffp-contract=off" in flags_of_the_c_compiler(setup)


def test_a_flag_in_a_comment_does_not_count() -> None:
    setup = (CHECKOUT / "setup.py").read_text(encoding="utf-8")
    flag = '"-ffp-contract=off",'
    assert flag in setup
    assert "-ffp-contract=off" not in flags_of_the_c_compiler(setup.replace(flag, f"# {flag}"))


def flags_of_the_c_compiler(setup: str) -> list[str]:
    """The flags that ``extensions`` in setup.py gives to a POSIX C compiler."""
    (function,) = [
        node
        for node in ast.parse(setup).body
        if isinstance(node, ast.FunctionDef) and node.name == "extensions"
    ]
    function.body = [line for line in function.body if not isinstance(line, ast.ImportFrom)]
    function.returns = None
    built = SimpleNamespace(extra_compile_args=[], optional=False)
    known: dict[str, Any] = {
        "os": SimpleNamespace(name="posix", environ={}),
        "engine_modules": list,
        "mypycify": lambda *_modules, **_how: [built],
    }
    exec(compile(ast.Module([function], []), "setup.py", "exec"), known)
    assert known["extensions"]() == [built]
    return built.extra_compile_args
