"""The examples run as they are told to, on what is small enough for a test."""

import importlib.util
import re
from pathlib import Path

import pytest
from research.tables import ROOMS

EXAMPLES = Path(__file__).parents[2] / "examples"
TOLD = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", TOLD, re.DOTALL | re.MULTILINE)


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ROOMS)
def test_random_agents_go_through_every_door(name):
    doors = example("random_agents")
    assert sum(doors.through_pettingzoo(name).values()) == pytest.approx(0)
    assert -1 <= doors.through_gymnasium(name) <= 1
    assert sum(doors.through_openspiel(name)) == pytest.approx(0)
    assert doors.through_a_batch(name, steps=2) == 0


def test_best_response_puts_the_fish_down_and_cfr_comes_near_it():
    solving = example("best_response")
    small = solving.load()
    worth = solving.best_moves(small)
    assert worth == {"shark 3": pytest.approx(-8 / 9), "fish 1x2": pytest.approx(-1 / 3)}
    assert -0.55 < solving.learned_value(small, 4) < -1 / 3


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_what_the_document_shows_of_a_door_runs(block):
    exec(compile(block, "docs/research.md", "exec"), {})


def test_the_document_shows_every_door():
    doors = {"pettingzoo", "gymnasium", "openspiel", "vector"}
    assert {door for door in doors for block in BLOCKS if f"import {door}" in block} == doors
