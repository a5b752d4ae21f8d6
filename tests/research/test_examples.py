"""The examples and the code in docs/research.md run."""

import importlib.util
import re
from pathlib import Path

import pytest
from research.short_games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
DOCUMENT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", GAMES)
def test_random_agents_use_every_adapter(name):
    agents = example("random_agents")
    assert sum(agents.through_pettingzoo(name).values()) == pytest.approx(0)
    assert -1 <= agents.through_gymnasium(name) <= 1
    assert sum(agents.through_openspiel(name)) == pytest.approx(0)
    assert agents.through_a_batch(name, steps=2) == 0


def test_the_example_finds_the_best_response_and_cfr_approaches_it():
    solving = example("best_response")
    small = solving.load()
    worth = solving.best_moves(small)
    assert worth == {"shark 3": pytest.approx(-8 / 9), "fish 1x2": pytest.approx(-1 / 3)}
    assert -0.55 < solving.learned_value(small, 4) < -1 / 3


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_code_of_the_document_runs(block):
    exec(compile(block, "docs/research.md", "exec"), {})


def test_the_document_shows_every_adapter():
    adapters = {"pettingzoo", "gymnasium", "openspiel", "vector"}
    assert {name for name in adapters for block in BLOCKS if f"import {name}" in block} == adapters
