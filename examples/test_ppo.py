from itertools import pairwise

import numpy as np
import ppo
import pytest


def test_self_play_learns_to_beat_random_moves():
    recipe = ppo.Recipe(rounds=100)
    _, curve = ppo.train(recipe)
    assert curve[0].shares["random"] < 0.7
    assert curve[-1].shares["random"] >= recipe.bar == 0.95
    assert all(before.moves < after.moves for before, after in pairwise(curve))


def test_an_advantage_is_the_value_at_the_seats_own_next_turn_less_the_expected_value():
    worth = np.array([[0.1], [0.2], [0.3]])
    seats = [np.array([0]), np.array([1]), np.array([0])]
    over = [np.array([False]), np.array([False]), np.array([True])]
    rewards = [np.zeros((1, 2)), np.zeros((1, 2)), np.array([[1.0, -1.0]])]
    gains = ppo.advantages(worth, seats, over, rewards, np.zeros((1, 2)))
    last = 1.0 - 0.3
    first = 0.3 - 0.1 + ppo.LAMBDA * last
    assert gains[:, 0].tolist() == pytest.approx([first, -1.0 - 0.2, last])


def test_the_curve_is_drawn_into_a_file(tmp_path):
    curve = [ppo.Point(0.0, 0, {"medium": 0.5}), ppo.Point(60.0, 10**6, {"medium": 0.9})]
    ppo.draw(curve, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes()[1:4] == b"PNG"
