"""No module of the package imports itself through others.

Counts every import in the source: those for type checking only and those inside functions too.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"


def module_files(root: Path) -> dict[str, Path]:
    """Every module of the packages in a folder, by its name."""
    return {name_of(path.relative_to(root)): path for path in sorted(root.rglob("*.py"))}


def name_of(path: Path) -> str:
    """The module's name for a path below the source folder."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The known modules that a module imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = {target for node in ast.walk(tree) for target in targets(node, package, known)}
    return found - {name}


def targets(node: ast.AST, package: str, known: dict[str, Path]) -> Iterator[str]:
    """The known modules that one statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
    if isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            parents = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*parents, base]).rstrip(".")
        for alias in node.names:
            target = f"{base}.{alias.name}"
            if target in known:
                yield target
            elif base in known:
                yield base


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """One shortest cycle through each module that is in one, without repetitions."""
    found: dict[frozenset[str], list[str]] = {}
    for start in graph:
        path = shortest_cycle(graph, start)
        if path:
            found.setdefault(frozenset(path), path)
    return list(found.values())


def shortest_cycle(graph: dict[str, set[str]], start: str) -> list[str]:
    """The shortest way from a module back to itself; [] if there is none."""
    paths = [[start]]
    visited = {start}
    for path in paths:
        for target in sorted(graph[path[-1]]):
            if target == start:
                return [*path, start]
            if target not in visited:
                visited.add(target)
                paths.append([*path, target])
    return []


def import_graph(root: Path) -> dict[str, set[str]]:
    """For each module of a folder the modules that it imports."""
    known = module_files(root)
    return {name: imports_of(name, path, known) for name, path in known.items()}


def test_no_module_imports_itself_through_others() -> None:
    found = [" -> ".join(cycle) for cycle in cycles(import_graph(SOURCE))]
    assert not found, "import cycles:\n" + "\n".join(found)


def test_a_cycle_is_found_in_every_kind_of_import(tmp_path: Path) -> None:
    package = tmp_path / "sea"
    (package / "deep").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "deep" / "__init__.py").write_text("")
    (package / "a.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from sea import b\n"
    )
    (package / "b.py").write_text("def late():\n    import sea.deep.c\n")
    (package / "deep" / "c.py").write_text("from ..a import x\nfrom . import d\n")
    (package / "deep" / "d.py").write_text("import sea.b as again\n")
    assert cycles(import_graph(tmp_path)) == [
        ["sea.a", "sea.b", "sea.deep.c", "sea.a"],
        ["sea.deep.d", "sea.b", "sea.deep.c", "sea.deep.d"],
    ]


def test_an_import_without_a_way_back_is_not_a_cycle(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("import b\n")
    (tmp_path / "b.py").write_text("import json\n")
    assert cycles(import_graph(tmp_path)) == []
