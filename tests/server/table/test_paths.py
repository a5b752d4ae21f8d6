"""A move and a bot's decision take the path that ARCHITECTURE.md shows."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from waiting import LIMIT

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
STEP = re.compile(r"^(server/\S+\.py) +(\S+) ", re.MULTILINE)


def path_shown(heading):
    """The steps below a heading: file and function."""
    block = PAGE.partition(f"### {heading}\n")[2].partition("```\n")[2].partition("```")[0]
    return [(file, function) for file, function in STEP.findall(block)]


@pytest.fixture(scope="module")
def traced():
    paths = [str(ROOT / "src"), str(ROOT / "tests")]
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "server" / "trace_path.py")],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def missing_step(shown, calls):
    """The first step that does not follow the ones before it; None if all do."""
    remaining = iter([tuple(call) for call in calls])
    return next((step for step in shown if step not in remaining), None)


@pytest.mark.parametrize("heading", ["A person's move", "A bot's decision"])
def test_the_paths_in_architecture_md_are_short_and_match_the_traced_calls(traced, heading):
    shown = path_shown(heading)
    assert 5 <= len(shown) <= 15
    assert missing_step(shown, traced["calls"]) is None


def test_a_step_out_of_order_is_found(traced):
    assert missing_step(path_shown("A person's move")[::-1], traced["calls"]) is not None


def test_a_persons_move_enters_the_registry_twice(traced):
    until_written = traced["registry"].index("written")
    assert traced["registry"][: until_written + 1] == ["apply", "written"]
