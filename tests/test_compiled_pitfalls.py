"""What the compiler gets wrong without a word, looked for in the source."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "shoal"
COMPILED = [
    path
    for layer in ("core", "games", "specimens", "bots")
    for path in (SOURCE / layer).rglob("*.py")
]


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_constant_is_shifted_by_a_variable(path):
    """``1 << n`` is compiled to a shift of 32 bits: ``core.bits.bit`` does it right."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            constant = isinstance(node.left, ast.Constant)
            by_variable = not isinstance(node.right, ast.Constant)
            assert not (constant and by_variable), f"{path.name}, line {node.lineno}"


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_loop_counts_with_a_bare_underscore(path):
    """``for _ in range(n)`` makes an object of every number; ``_die`` stays a machine integer."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            assert node.target.id != "_", f"{path.name}, line {node.lineno}"
