"""Secrets in all adapters: worlds that a seat cannot distinguish give the same observations."""

import copy
import pickle
import random

import pyspiel
import pytest
from research.short_games import SECRETS, play_randomly, start_episode

from shoal.core.rng import Rng
from shoal.core.text.position_text import write_position
from shoal.core.text.view_from_json import read_view
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


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_a_world_that_openspiel_imagines_keeps_no_trace_of_the_true_one(name, players, options):
    """Two worlds that a seat cannot distinguish give the same copies of an imagined world."""
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
        luck = throw.random()
        world = state.resample_from_infostate(seat, lambda luck=luck: luck)
        different += str(world) != str(state)
        assert world.history() == []
        again = pickle.loads(pickle.dumps(world))
        copies = [again, copy.deepcopy(world), world.clone(), deserialised(game, world)]
        assert {str(one) for one in copies} == {str(world)}
        other = world.resample_from_infostate(seat, lambda luck=luck: luck)
        assert str(other) == str(world) and pickle.dumps(other) == pickle.dumps(world)
    assert different > 5


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_an_imagined_world_is_played_on_and_pickled(name, players, options):
    game = pyspiel.load_game(f"shoal_{name}", {"players": players, **options})
    state = game.new_initial_state()
    throw = random.Random(4)
    while state.current_player() < 0 or state.move_number() < 100:
        state.apply_action(throw.choice(state.legal_actions()))
    world = state.resample_from_infostate(state.current_player(), throw.random)
    for step in range(30):
        if world.is_terminal():
            break
        world.apply_action(throw.choice(world.legal_actions()))
        again = pickle.loads(pickle.dumps(world))
        assert (str(again), len(again.history())) == (str(world), step + 1)
        assert again.information_state_string(0) == world.information_state_string(0)


def deserialised(game, state):
    """The state through OpenSpiel's own text."""
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
