"""setup.py names folders and files that exist: a missing one would silently stay uncompiled."""

import ast
from pathlib import Path

import pytest
from engines.pitfalls import compiled_files

ROOT = Path(__file__).parents[2]
COMPILED = compiled_files()


def layers():
    """The folders that setup.py compiles."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LAYERS":
            return ast.literal_eval(node.value)
    raise AssertionError("setup.py has no LAYERS")


@pytest.mark.parametrize("layer", layers())
def test_every_compiled_folder_has_files(layer):
    assert [path for path in COMPILED if Path("src/shoal", layer) in path.parents]


def test_every_compiled_file_exists():
    assert [path for path in COMPILED if not (ROOT / path).is_file()] == []
