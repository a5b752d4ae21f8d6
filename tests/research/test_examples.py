"""The examples run as they are told to, on what is small enough for a test."""

import importlib.util
from pathlib import Path

import pytest
from research.tables import ROOMS

EXAMPLES = Path(__file__).parents[2] / "examples"


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
