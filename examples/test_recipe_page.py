"""The code in docs/recipes.md runs, each block in its own process, and prints what it shows."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent
PAGE = EXAMPLES.parent / "docs" / "recipes.md"
BLOCK = re.compile(
    r"^## ([^\n]+)\n+^```python\n(.*?)^```$\s*^```\n(.*?)^```$", re.DOTALL | re.MULTILINE
)
"""A section that starts with code, followed by what the code prints."""

APART = ("RLlib",)
"""Sections whose packages are apart: ``test_rllib.py`` runs them."""


def sections():
    """The sections by name, each with its code and what it prints."""
    found = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    return {name: (code, shown) for name, code, shown in found}


def run(code):
    """What the code prints in a new process."""
    path = os.pathsep.join([str(EXAMPLES), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_library_has_a_section_that_starts_with_five_lines():
    assert list(sections()) == [
        "Stable-Baselines3",
        "RLlib",
        "PufferLib",
        "NumPy and PyTorch",
        "JAX",
    ]
    for code, _ in sections().values():
        assert 4 <= len([line for line in code.splitlines() if line]) <= 5


@pytest.mark.parametrize("name", [name for name in sections() if name not in APART])
def test_the_code_of_a_section_prints_what_the_page_shows(name):
    code, shown = sections()[name]
    assert run(code) == shown
