"""Everything that the package or its build imports is declared in pyproject.toml."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from engines.pitfalls import compiled_files
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "shoal"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROJECT = PYPROJECT["project"]

OTHER_NAMES = {
    "fluent": "fluent.syntax",
    "markdown_it": "markdown-it-py",
    "pyspiel": "open-spiel",
    "PIL": "pillow",
}
"""Modules whose distribution has another name."""

NOT_REQUIRED = {"confusable-homoglyphs", "mypy-extensions"}
"""The first has no types, so mypy is told not to look for it; the second comes with mypy."""


def normalized(name: str) -> str:
    """A distribution's name as PEP 503 compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def distributions(requirements: Iterable[str]) -> set[str]:
    """The names of the required distributions."""
    return {normalized(Requirement(line).name) for line in requirements}


def declared() -> set[str]:
    """The distributions that are required, always or by an extra."""
    groups = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    return distributions(line for group in groups for line in group)


def names_in(path: Path) -> Iterator[str]:
    """The full names that a file imports: modules, and what it takes from them."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imported(paths: Iterable[Path]) -> dict[str, set[str]]:
    """The top-level modules that files import, each with the files that do so."""
    found: dict[str, set[str]] = {}
    for path in paths:
        for name in names_in(path):
            found.setdefault(name.partition(".")[0], set()).add(path.name)
    return {
        name: files
        for name, files in found.items()
        if name not in sys.stdlib_module_names | {"shoal"}
    }


def files_of(name: str) -> Iterator[Path]:
    """The files that are run to import a full name."""
    path = ROOT / "src"
    for part in name.split("."):
        path /= part
        yield from (
            file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()
        )


def read_by_the_compiler() -> set[Path]:
    """The compiled files, and all files that these import."""
    found: set[Path] = set()
    waiting = [ROOT / path for path in compiled_files()]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [file for name in names_in(path) for file in files_of(name)]
    return found


def missing(modules: dict[str, set[str]], known: set[str]) -> dict[str, set[str]]:
    """The modules whose distribution is not known."""
    return {
        name: files
        for name, files in modules.items()
        if normalized(OTHER_NAMES.get(name, name)) not in known
    }


def test_every_imported_module_is_declared():
    outside = imported(SOURCE.rglob("*.py"))
    assert "uvicorn" in outside and "h11" in outside
    assert not missing(outside, declared()), "declare these, or import them no longer"


def test_the_build_has_every_module_that_the_compiler_reads():
    """Otherwise it stops where nothing else is installed."""
    required = distributions(PYPROJECT["build-system"]["requires"])
    modules = imported(read_by_the_compiler())
    assert "msgspec" in modules
    assert not missing(modules, required | NOT_REQUIRED), "let the build require these"
