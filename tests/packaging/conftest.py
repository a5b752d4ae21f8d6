"""Copies of the tree to build from."""

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMES = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")


def copied_into(folder: Path) -> Path:
    """A copy of what the build needs, so that nothing is built in the tree."""
    for name in NAMES:
        source = ROOT / name
        if source.is_dir():
            unwanted = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
            shutil.copytree(source, folder / "checkout" / name, ignore=unwanted)
        else:
            shutil.copy(source, folder / "checkout" / name)
    return folder / "checkout"


@pytest.fixture
def checkout(tmp_path):
    return copied_into(tmp_path)


@pytest.fixture(scope="module")
def checkout_to_read(tmp_path_factory):
    """One copy for all tests of a module that only read it."""
    return copied_into(tmp_path_factory.mktemp("packaging"))
