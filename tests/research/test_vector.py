import numpy as np
import pytest
from research.tables import ROOMS, SMALL, sit

from shoal import IllegalMove, ShoalError
from shoal.games import game_info
from shoal.research.vector import env
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR


def first_legal(tables):
    return tables.masks.argmax(axis=1)


def some_legal(tables, luck):
    return (tables.masks * luck.random(tables.masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("name", ROOMS)
def test_a_batch_of_one_plays_as_a_single_game_does(name):
    single = sit(name, seed=5, **SMALL[name])
    tables = env(name, envs=1, seed=5, **SMALL[name])
    for _ in range(300):
        row, mask = single.show(single.seat)
        assert tables.seats[0] == single.seat
        assert tables.observations[0].tolist() == list(row)
        assert tables.masks[0].tolist() == list(mask)
        move = int(first_legal(tables)[0])
        single.play(move)
        tables.step([move])
        if tables.over[0]:
            assert tables.rewards[0].tolist() == single.rewards()
            single.restart()


@pytest.mark.parametrize("name", ROOMS)
def test_finished_games_pay_once_and_begin_anew(name):
    tables = env(name, envs=4, seed=2, **SMALL[name])
    luck = np.random.default_rng(1)
    finished = 0
    for _ in range(1200):
        tables.step(some_legal(tables, luck))
        assert (tables.rewards[tables.over == 0] == 0).all()
        assert np.allclose(tables.rewards.sum(axis=1), 0)
        assert tables.masks.any(axis=1).all()
        finished += int(tables.over.sum())
    assert finished > 0


def test_the_shape_tells_games_numbers_moves_and_seats():
    tables = env("sharkbait", players=4, envs=3, seed=1)
    game = game_info("sharkbait").game()
    assert tables.observations.shape == (3, tables.encoding.size)
    assert tables.masks.shape == (3, game.move_count)
    assert tables.rewards.shape == (3, 4)
    assert tables.seats.shape == tables.over.shape == (3,)


def test_rooms_from_elsewhere_can_be_batched():
    tables = env(CONNECT_FOUR, envs=2, seed=1)
    tables.step([3, 3])
    assert tables.seats.tolist() == [1, 1]


@pytest.mark.parametrize("move", [7, -1, 65536 + 3, 2**40])
def test_an_illegal_move_names_its_game_and_changes_nothing(move):
    tables = env(CONNECT_FOUR, envs=2, seed=1)
    before = tables.observations.copy()
    with pytest.raises(IllegalMove, match="game 1"):
        tables.step([3, move])
    assert (tables.observations == before).all()


@pytest.mark.parametrize("name", ROOMS)
def test_a_sample_is_legal_everywhere_and_comes_from_its_own_luck(name):
    tables = env(name, envs=4, seed=5, **SMALL[name])
    other = env(name, envs=4, seed=5, **SMALL[name])
    for _ in range(30):
        moves = tables.sample()
        assert all(tables.masks[row, move] for row, move in enumerate(moves))
        tables.step(moves)
        other.step(moves)  # Without a sample of its own.
    assert (tables.observations == other.observations).all()


def test_all_legal_moves_are_sampled_equally_often():
    tables = env(CONNECT_FOUR, envs=7000, seed=5)
    counts = np.bincount(tables.sample(), minlength=7)
    assert ((counts > 880) & (counts < 1120)).all()  # four deviations of 29


def test_too_few_moves_are_refused():
    with pytest.raises(ShoalError, match="takes 2 moves, not 1"):
        env(CONNECT_FOUR, envs=2, seed=1).step([3])


def test_a_batch_without_games_is_refused():
    with pytest.raises(ShoalError, match="at least one game"):
        env(CONNECT_FOUR, envs=0)


def test_observations_and_masks_that_were_kept_do_not_change():
    tables = env(CONNECT_FOUR, envs=2, seed=1)
    kept, masks = tables.observations, tables.masks
    before = kept.copy(), masks.copy()
    for _ in range(6):
        tables.step([3, 3])
    assert (kept == before[0]).all() and (masks == before[1]).all()
    assert (tables.observations != kept).any() and (tables.masks != masks).any()
