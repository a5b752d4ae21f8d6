"""Checks of the source for code that behaves differently when mypyc compiles it.

Each check takes the syntax tree of a file and returns the wrong lines.
Every one was tried with the compiler: the sample beside it in
``tests/test_compiled_pitfalls.py`` gives other results compiled, or is slow.
"""

import ast
import contextlib
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
SHIFTS_ALLOWED_IN = Path("src/shoal/core/bits.py")
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef)
REWORDED = (
    "ArithmeticError",
    "AttributeError",
    "Exception",
    "IndexError",
    "LookupError",
    "NameError",
    "TypeError",
    "UnboundLocalError",
    "ValueError",
    "ZeroDivisionError",
)


def compiled_files() -> list[Path]:
    """Every file that setup.py compiles, from setup.py's own function."""
    tree = ast.parse((CHECKOUT / "setup.py").read_text(encoding="utf-8"))
    wanted = [
        node
        for node in tree.body
        if isinstance(node, ast.Assign)
        or (isinstance(node, ast.ImportFrom) and node.module == "pathlib")
        or (isinstance(node, ast.FunctionDef) and node.name == "engine_modules")
    ]
    found: dict[str, object] = {}
    exec(compile(ast.Module(wanted, []), "setup.py", "exec"), found)
    with contextlib.chdir(CHECKOUT):
        return [Path(name) for name in found["engine_modules"]()]


def shifts_to_the_left(tree: ast.AST) -> list[int]:
    """``1 << n`` has 32 bits, and so has ``one << n`` where the compiler knows ``one``."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift)
    ]


def shifts_beyond_the_number(tree: ast.AST) -> list[int]:
    """``n >> 64`` is n, and a negative shift is not an error."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.RShift)
        and (places := _number(node.right)) is not None
        and not 0 <= places <= 63
    ]


def ends_that_move(tree: ast.AST) -> list[int]:
    """``range(n)`` reads n again before every step of its loop."""
    return [
        name.lineno
        for loop in _range_loops(tree)
        for name in _stored(loop.body)
        if name.id in {bound.id for bound in loop.iter.args if isinstance(bound, ast.Name)}
    ]


def counters_after_their_loop(tree: ast.AST) -> list[int]:
    """After a loop that never ran its counter has a value; Python raises an error."""
    wrong = []
    for scope in ast.walk(tree):
        if isinstance(scope, SCOPES):
            for loop in _range_loops(scope):
                wrong += _read_after(scope, loop)
    return wrong


def lost_appends(tree: ast.AST) -> list[int]:
    """``append`` and ``pop`` do not change the array: the result must replace it."""
    kept = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and _is_append(node.value)
        and ast.unparse(node.targets[0]) == ast.unparse(node.value.args[0])
    }
    kept |= {_array_of(node.value) for node in ast.walk(tree) if isinstance(node, ast.Return)}
    return [node.lineno for node in ast.walk(tree) if _is_append(node) and node not in kept]


def lost_arrays(tree: ast.AST) -> list[int]:
    """The result of a function that appends to its argument and returns it must be used."""
    extending = {
        function.name
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if _is_append(node) and ast.unparse(node.args[0]) in {one.arg for one in function.args.args}
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and _called(node.value) in extending
    ]


def code_for_the_type_checker_alone(tree: ast.AST) -> list[int]:
    """Code in the ``else`` of ``if TYPE_CHECKING`` raises a RuntimeError."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test) and node.orelse
    ]


def sums_of_generators(tree: ast.AST) -> list[int]:
    """Compiled, ``sum`` of a generator adds in turn; Python 3.12 rounds a sum of floats once."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and _called(node) == "sum"
        and node.args
        and isinstance(node.args[0], ast.GeneratorExp)
    ]


def words_of_pythons_errors(tree: ast.AST) -> list[int]:
    """The compiled engine words Python's own errors differently, so they must not be shown."""
    wrong = []
    for handler in ast.walk(tree):
        if isinstance(handler, ast.ExceptHandler) and handler.name and _is_reworded(handler.type):
            wrong += [
                node.lineno
                for node in ast.walk(handler)
                if (isinstance(node, ast.FormattedValue) and _names(node.value, handler.name))
                or (_called(node) == "str" and _names(node.args[0], handler.name))
            ]
    return wrong


def counters_without_a_name(tree: ast.AST) -> list[int]:
    """``for _ in range(n)`` boxes every number; a name such as ``_die`` stays a machine integer."""
    return [loop.lineno for loop in _range_loops(tree) if _names(loop.target, "_")]


def _range_loops(tree: ast.AST) -> list[ast.For]:
    """The loops over a range whose counter is a plain name."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.For)
        and isinstance(node.target, ast.Name)
        and _called(node.iter) == "range"
    ]


def _read_after(scope: ast.AST, loop: ast.For) -> Iterator[int]:
    """Where the counter is read after its loop before it is set again."""
    counter = loop.target.id
    later = [
        node
        for node in ast.walk(scope)
        if isinstance(node, ast.Name)
        and node.id == counter
        and node.lineno > (loop.end_lineno or loop.lineno)
    ]
    for node in sorted(later, key=lambda name: (name.lineno, name.col_offset)):
        if isinstance(node.ctx, ast.Store):
            return
        if not _inside_a_comprehension(scope, node):
            yield node.lineno


def _inside_a_comprehension(scope: ast.AST, name: ast.Name) -> bool:
    """Whether the name is a comprehension's own."""
    return any(
        name in ast.walk(node) and any(_names(part.target, name.id) for part in node.generators)
        for node in ast.walk(scope)
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp)
    )


def _stored(body: list[ast.stmt]) -> list[ast.Name]:
    """Every plain name that these lines set."""
    return [
        node
        for line in body
        for node in ast.walk(line)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def _called(node: ast.AST | None) -> str:
    """The name of the function or method that is called here, '' if none is."""
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _is_append(node: ast.AST) -> bool:
    """Whether this is ``append(array, item)`` or ``pop(array)``, not a list's method."""
    return isinstance(node, ast.Call) and (_names(node.func, "append") or _names(node.func, "pop"))


def _array_of(node: ast.expr | None) -> ast.expr | None:
    """The call whose array is returned: ``pop(array)`` of ``pop(array)[0]``, else the node."""
    if isinstance(node, ast.Subscript) and _number(node.slice) == 0:
        return node.value
    return node


def _names(node: ast.AST, name: str) -> bool:
    """Whether the node is this plain name."""
    return isinstance(node, ast.Name) and node.id == name


def _number(node: ast.expr) -> int | None:
    """The integer literal of a node, if it is one."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        positive = _number(node.operand)
        return None if positive is None else -positive
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int) else None


def _is_reworded(caught: ast.expr | None) -> bool:
    """Whether an ``except`` catches errors that the compiled engine words differently."""
    named = ast.walk(caught) if caught else []
    return any(isinstance(node, ast.Name) and node.id in REWORDED for node in named)
