"""Levels keep their time for a decision, in every game."""

import gc
import time

import pytest
from bots.bot_helpers import random_views
from bots.test_bots import GAMES, SLACK, spread

from shoal.bots.levels import LEVELS
from shoal.core.rng import Rng


@pytest.fixture(autouse=True)
def no_garbage_of_other_tests():
    """Collecting what other tests left in this process is no time of a level's."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize("name", ["hard", "best"])
@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_a_level_thinks_no_longer_than_it_says(one, name):
    level = LEVELS[name]
    level.bot().choose(random_views(one, one.max_players, {}, seed=1, every=3)[0], Rng(1))  # tables
    for view in spread(random_views(one, one.max_players, {}, seed=6, every=3), 3):
        began = time.process_time()
        level.bot().choose(view, Rng(1))
        assert time.process_time() - began < 1.2 * level.milliseconds / 1000 + SLACK
