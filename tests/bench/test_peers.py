"""The peers play the games that we play."""

import importlib

import pytest

from shoal.cli.commands.bench import peers
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.sample_games.connect_four import GAME

GAMES = 2000


@pytest.fixture(scope="module")
def our_length() -> float:
    game, rng = GAME.game(), Rng(3)
    return sum(playout(game.start(2), rng) for _ in range(GAMES)) / GAMES


def test_random_games_of_open_spiel_are_as_long_as_ours(our_length: float) -> None:
    game = importlib.import_module("pyspiel").load_game("connect_four")
    assert peers.open_spiel_driven(game)(GAMES) / GAMES == pytest.approx(our_length, abs=1)


def test_random_games_of_petting_zoo_are_as_long_as_ours(our_length: float) -> None:
    count = 300
    length = peers.petting_zoo_driven("connect_four_v3")(count) / count
    assert length == pytest.approx(our_length, abs=2)


def test_every_peer_has_a_speed() -> None:
    assert all(one.speed(0.001) > 0 for one in peers.peer_benchmarks())
