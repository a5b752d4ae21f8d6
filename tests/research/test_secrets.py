"""The law on secrets through the doors: worlds that a seat cannot tell apart look the same."""

import random

import pyspiel
import pytest
from research.tables import SECRETS, sit, wander

from shoal.core.position import write_position
from shoal.core.rng import Rng
from shoal.core.view import read_view
from shoal.research.batch import Batch
from shoal.research.episode import settle
from shoal.research.openspiel import register

register()


def other_world(game, state, seat, rng):
    """A world that the seat may take for the true one, and whether it is another."""
    view = read_view(game, game.view(state, seat).json())
    world = game.imagine(view, rng)
    return world, write_position(game, world) != write_position(game, state)


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_numbers_and_masks_do_not_tell_worlds_apart(name, players, options):
    sitting = wander(sit(name, players, **options), 60)
    rng = Rng(9)
    different = 0
    for step in range(120):
        wander(sitting, 1, step)
        true = sitting.state
        for seat in range(players):
            world, other = other_world(sitting.game, true, seat, rng)
            shown = sitting.show(seat)
            sitting.state = world
            again = sitting.show(seat)
            sitting.state = true
            assert [list(part) for part in shown] == [list(part) for part in again]
            different += other
    assert different > 5


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_a_batch_does_not_tell_worlds_apart(name, players, options):
    sitting = wander(sit(name, players, **options), 60)
    batch = Batch(sitting.game, players, 1, 1)
    rng = Rng(9)
    different = 0
    for step in range(120):
        wander(sitting, 1, step)
        seat = settle(sitting.state, rng)
        if seat < 0:
            continue
        world, other = other_world(sitting.game, sitting.state, seat, rng)
        shown = []
        for state in (sitting.state, world):
            batch.seats[0] = seat
            batch.rows = batch.blank[:]
            batch.masks = batch.unmarked[:]
            batch.show(0, state)
            shown.append((list(batch.rows), list(batch.masks)))
        assert shown[0] == shown[1]
        different += other
    assert different > 5


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_openspiel_does_not_tell_worlds_apart(name, players, options):
    game = pyspiel.load_game(f"shoal_{name}", {"players": players, **options})
    state = game.new_initial_state()
    throw = random.Random(4)
    different = 0
    for step in range(400):
        if state.is_terminal():
            state = game.new_initial_state()
        state.apply_action(throw.choice(state.legal_actions()))
        seat = state.current_player()
        if seat < 0 or step < 200:
            continue
        world = state.resample_from_infostate(seat, throw.random)
        different += str(world) != str(state)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
    assert different > 5
