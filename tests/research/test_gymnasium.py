import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from research.short_games import GAMES

from shoal import BadPlayers, ShoalError
from shoal.bots.simple_bots import RandomBot
from shoal.core.rng import Rng
from shoal.research.gymnasium import env


def first_legal(shown):
    return np.flatnonzero(shown["action_mask"])[0]


def play_out(table, seed):
    rng = Rng(seed)
    shown, _ = table.reset(seed=seed)
    seen = [shown["observation"].tobytes()]
    over = False
    while not over:
        moves = np.flatnonzero(shown["action_mask"])
        shown, reward, over, _, _ = table.step(moves[rng.below(len(moves))])
        seen.append(shown["observation"].tobytes())
    return seen, reward


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize("name", GAMES)
def test_a_seat_passes_their_check(name):
    check_env(env(name, render_mode="ansi"))


@pytest.mark.parametrize("name", GAMES)
def test_the_last_seat_plays_whole_games_against_bots(name):
    table = env(name, bots="random", seat=env(name).players - 1)
    _, reward = play_out(table, 3)
    assert -1.0 <= reward <= 1.0


def test_the_same_seed_gives_the_same_game():
    assert play_out(env("sharkbait"), 4) == play_out(env("sharkbait"), 4)


def test_it_is_always_the_seats_own_turn():
    table = env("sharkbait", seat=2)
    table.reset(seed=1)
    assert table.episode.seat == 2


def test_an_illegal_move_loses_and_says_why():
    table = env("sharkbait")
    table.reset(seed=5)
    _, reward, over, _, info = table.step(table.game.notation.read_move("take"))
    assert (reward, over) == (-1.0, True)
    assert info["refusal"].endswith(".")


def test_a_finished_game_takes_no_more_moves():
    table = env("urchins", size=4)
    play_out(table, 2)
    with pytest.raises(ShoalError, match="Reset"):
        table.step(0)


def test_masks_are_there_for_learners_that_ask_for_them():
    table = env("pescado")
    shown, _ = table.reset(seed=1)
    assert table.action_masks().tolist() == shown["action_mask"].astype(bool).tolist()


def test_bots_can_be_given_one_by_one():
    table = env("sharkbait", players=3, bots=[RandomBot(), RandomBot(), RandomBot()])
    shown, _ = table.reset(seed=1)
    assert table.step(first_legal(shown))[2] in (True, False)


def test_too_few_bots_are_refused():
    with pytest.raises(BadPlayers, match="3 seats and 1 bots"):
        env("sharkbait", players=3, bots=[RandomBot()])


def test_an_unknown_bot_is_refused():
    with pytest.raises(ShoalError, match="nemo"):
        env("sharkbait", bots="nemo")


def test_a_seat_that_does_not_exist_is_refused():
    with pytest.raises(BadPlayers, match="0 to 2"):
        env("sharkbait", seat=3)
