import numpy as np
import ppo
import pytest


def test_twelve_rounds_of_learning_beat_random_moves():
    curve = ppo.train(12, every=6)
    assert curve[0][2] < 0.56
    assert curve[-1][2] > 0.62


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
    ppo.draw([(0.0, 0, 0.5), (60.0, 10**6, 0.9)], tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes()[1:4] == b"PNG"
