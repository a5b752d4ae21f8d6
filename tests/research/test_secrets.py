"""Secrets in all adapters: worlds that a seat cannot distinguish give the same observations."""

import random

import pyspiel
import pytest
from research.short_games import SECRETS, play_randomly, start_episode

from shoal.core.rng import Rng
from shoal.core.text.position_text import write_position
from shoal.core.view import read_view
from shoal.research.batch import Batch
from shoal.research.episode import advance_to_decision
from shoal.research.openspiel import register

register()


def other_world(game, state, seat, rng):
    """A world that is possible for the seat, and whether it differs from the true one."""
    view = read_view(game, game.view(state, seat).json())
    world = game.imagine(view, rng)
    return world, write_position(game, world) != write_position(game, state)


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_numbers_and_masks_do_not_tell_worlds_apart(name, players, options):
    episode = play_randomly(start_episode(name, players, **options), 60)
    rng = Rng(9)
    different = 0
    for step in range(120):
        play_randomly(episode, 1, step)
        true = episode.state
        for seat in range(players):
            world, other = other_world(episode.game, true, seat, rng)
            shown = episode.observe(seat)
            episode.state = world
            again = episode.observe(seat)
            episode.state = true
            assert [list(part) for part in shown] == [list(part) for part in again]
            different += other
    assert different > 5


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_a_batch_does_not_tell_worlds_apart(name, players, options):
    episode = play_randomly(start_episode(name, players, **options), 60)
    batch = Batch(episode.game, players, 1, 1)
    rng = Rng(9)
    different = 0
    for step in range(120):
        play_randomly(episode, 1, step)
        seat = advance_to_decision(episode.state, rng)
        if seat < 0:
            continue
        world, other = other_world(episode.game, episode.state, seat, rng)
        shown = []
        for state in (episode.state, world):
            batch.seats[0] = seat
            batch.rows = batch.blank[:]
            batch.masks = batch.unmarked[:]
            batch.observe(0, state)
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
