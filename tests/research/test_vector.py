import numpy as np
import pytest
from research.short_games import GAMES, SMALL, start_episode

from shoal import IllegalMove, ShoalError
from shoal.games import game_info
from shoal.research.vector import env
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR


def first_legal(games):
    return games.masks.argmax(axis=1)


def some_legal(games, rng):
    return (games.masks * rng.random(games.masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_of_one_plays_as_a_single_game_does(name):
    single = start_episode(name, seed=5, **SMALL[name])
    games = env(name, envs=1, seed=5, **SMALL[name])
    for _ in range(300):
        row, mask = single.observe(single.seat)
        assert games.seats[0] == single.seat
        assert games.observations[0].tolist() == list(row)
        assert games.masks[0].tolist() == list(mask)
        move = int(first_legal(games)[0])
        single.play(move)
        games.step([move])
        if games.over[0]:
            assert games.rewards[0].tolist() == single.rewards()
            single.restart()


@pytest.mark.parametrize("name", GAMES)
def test_finished_games_pay_once_and_restart(name):
    games = env(name, envs=4, seed=2, **SMALL[name])
    rng = np.random.default_rng(1)
    finished = 0
    for _ in range(1200):
        games.step(some_legal(games, rng))
        assert (games.rewards[games.over == 0] == 0).all()
        assert np.allclose(games.rewards.sum(axis=1), 0)
        assert games.masks.any(axis=1).all()
        finished += int(games.over.sum())
    assert finished > 0


def test_the_shapes_are_games_by_numbers_moves_and_seats():
    games = env("sharkbait", players=4, envs=3, seed=1)
    game = game_info("sharkbait").game()
    assert games.observations.shape == (3, games.encoding.size)
    assert games.masks.shape == (3, game.move_count)
    assert games.rewards.shape == (3, 4)
    assert games.seats.shape == games.over.shape == (3,)


def test_a_third_party_game_can_be_batched():
    games = env(CONNECT_FOUR, envs=2, seed=1)
    games.step([3, 3])
    assert games.seats.tolist() == [1, 1]


@pytest.mark.parametrize("move", [7, -1, 65536 + 3, 2**40])
def test_an_illegal_move_names_its_game_and_changes_nothing(move):
    games = env(CONNECT_FOUR, envs=2, seed=1)
    before = games.observations.copy()
    with pytest.raises(IllegalMove, match="game 1"):
        games.step([3, move])
    assert (games.observations == before).all()


@pytest.mark.parametrize("moves", [[3.0, 3.0], [3, np.nan]])
def test_moves_that_are_no_whole_numbers_are_refused(moves):
    with pytest.raises(ShoalError, match="A move is a whole number"):
        env(CONNECT_FOUR, envs=2, seed=1).step(moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_is_legal_everywhere_and_does_not_change_the_dice(name):
    games = env(name, envs=4, seed=5, **SMALL[name])
    other = env(name, envs=4, seed=5, **SMALL[name])
    for _ in range(30):
        moves = games.sample()
        assert all(games.masks[row, move] for row, move in enumerate(moves))
        games.step(moves)
        other.step(moves)  # Without a sample of its own.
    assert (games.observations == other.observations).all()


def test_all_legal_moves_are_sampled_equally_often():
    games = env(CONNECT_FOUR, envs=7000, seed=5)
    counts = np.bincount(games.sample(), minlength=7)
    assert ((counts > 880) & (counts < 1120)).all()  # four deviations of 29


def test_too_few_moves_are_refused():
    with pytest.raises(ShoalError, match="takes 2 moves, not 1"):
        env(CONNECT_FOUR, envs=2, seed=1).step([3])


def test_a_batch_without_games_is_refused():
    with pytest.raises(ShoalError, match="at least one game"):
        env(CONNECT_FOUR, envs=0)


def test_observations_and_masks_that_were_kept_do_not_change():
    games = env(CONNECT_FOUR, envs=2, seed=1)
    kept, masks = games.observations, games.masks
    before = kept.copy(), masks.copy()
    for _ in range(6):
        games.step([3, 3])
    assert (kept == before[0]).all() and (masks == before[1]).all()
    assert (games.observations != kept).any() and (games.masks != masks).any()
