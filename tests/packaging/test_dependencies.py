"""Everything that the package imports is declared in pyproject.toml."""

import ast
import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "shoal"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

OTHER_NAMES = {
    "fluent": "fluent.syntax",
    "markdown_it": "markdown-it-py",
    "pyspiel": "open-spiel",
    "PIL": "pillow",
}
"""Modules whose distribution has another name."""


def normalized(name: str) -> str:
    """A distribution's name as PEP 503 compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> set[str]:
    """The distributions that are required, always or by an extra."""
    groups = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    return {normalized(Requirement(line).name) for group in groups for line in group}


def imported() -> dict[str, set[str]]:
    """The top-level modules that are imported, each with the files that do so."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module]
            else:
                continue
            for name in names:
                found.setdefault(name.partition(".")[0], set()).add(path.name)
    return found


def test_every_imported_module_is_declared():
    outside = {
        name: files
        for name, files in imported().items()
        if name not in sys.stdlib_module_names | {"shoal"}
    }
    assert "uvicorn" in outside and "h11" in outside
    missing = {
        name: files
        for name, files in outside.items()
        if normalized(OTHER_NAMES.get(name, name)) not in declared()
    }
    assert not missing, "declare these in pyproject.toml, or import them no longer"
