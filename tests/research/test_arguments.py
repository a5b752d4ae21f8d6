"""What people hand to the adapters: NumPy's numbers are numbers, and mistakes get a sentence."""

import numpy as np
import pyspiel
import pytest

from shoal import BadPlayers, BadSeed, IllegalMove, ShoalError
from shoal.bots.simple_bots import GreedyBot, RandomBot, WeightedBot
from shoal.research import gymnasium, openspiel, pettingzoo, vector
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR

SPIEL = {"pescado": "players=2,throws=2", "jaws": "", "sharkbait": "", "urchins": "size=4"}


def test_a_level_for_each_seat_is_a_bot_for_each_seat():
    env = gymnasium.env("sharkbait", players=4, bots=["random", "easy", RandomBot(), "medium"])
    kinds = [type(bot) for bot in env.learner.opponents]
    assert kinds == [RandomBot, WeightedBot, RandomBot, GreedyBot]
    assert gymnasium.vector_env("urchins", num_envs=2, bots=["easy", "random"]).num_envs == 2


def test_one_bot_plays_all_other_seats():
    env = gymnasium.env("sharkbait", bots=WeightedBot())
    assert [type(bot) for bot in env.learner.opponents] == [WeightedBot] * 3


@pytest.mark.parametrize("bots", [3, [1, 2, 3], ["easy", None, "easy"], RandomBot])
def test_what_is_no_bot_is_refused(bots):
    with pytest.raises(ShoalError, match="The bots are a level such as medium"):
        gymnasium.env("sharkbait", bots=bots)


def test_a_missing_bot_for_the_learners_seat_is_explained():
    with pytest.raises(BadPlayers, match=r"3 seats and 2 bots\. Give one for each seat"):
        gymnasium.vector_env("sharkbait", bots=["easy", "medium"])


@pytest.mark.parametrize("make", [gymnasium.env, gymnasium.vector_env])
def test_numbers_of_numpy_are_numbers(make):
    env = make("sharkbait", players=np.int64(4), seat=np.int8(3))
    assert (env.players, env.reset(seed=7)[1]["seat"]) == (4, 3)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_numbers_of_numpy_are_numbers_in_pettingzoo(make):
    here, there = make("sharkbait", players=np.int64(4)), make("sharkbait", players=4)
    here.reset(seed=np.int64(7))
    there.reset(seed=7)
    assert here.state().tolist() == there.state().tolist()


def test_numbers_of_numpy_are_numbers_in_batches():
    games = vector.env("urchins", np.int64(3), np.int64(2), np.int64(7))
    again = vector.env("urchins", 3, 2, 7)
    assert games.envs == 2 and (games.observations == again.observations).all()
    envs = gymnasium.vector_env("urchins", num_envs=np.int64(2))
    first, again = envs.reset(seed=np.int64(7))[0], envs.reset(seed=np.array([7, 8]))[0]
    assert (first == again).all()


@pytest.mark.parametrize("seat", [True, "1", 1.0, -1, None])
def test_what_is_no_seat_is_refused(seat):
    with pytest.raises(BadPlayers, match="The seats are 0 to 1"):
        gymnasium.env("urchins", seat=seat)


@pytest.mark.parametrize("count", [0, -1, 2.0, "2", None])
def test_what_is_no_number_of_games_is_refused(count):
    for make in (
        lambda: gymnasium.vector_env(CONNECT_FOUR, num_envs=count),
        lambda: vector.env(CONNECT_FOUR, envs=count),
    ):
        with pytest.raises(ShoalError, match=f"at least one game, not '?{count}"):
            make()


@pytest.mark.parametrize("seed", [-1, 1.5, "x"])
def test_what_is_no_seed_is_refused_and_changes_nothing(seed):
    for make in (pettingzoo.env, pettingzoo.parallel_env):
        env = make(CONNECT_FOUR)
        env.reset(seed=1)
        before = env.state().tolist()
        with pytest.raises(BadSeed, match="A seed is a whole number from 0, not"):
            env.reset(seed=seed)
        assert env.state().tolist() == before
    with pytest.raises(BadSeed, match="whole number from 0"):
        vector.env(CONNECT_FOUR, seed=seed)


@pytest.mark.parametrize("seed", [-1, 1.5, [1, -2], [1, 2.0], "ab"])
def test_a_vector_environment_refuses_what_is_no_seed_and_changes_nothing(seed):
    envs = gymnasium.vector_env("sharkbait", num_envs=2)
    before = envs.reset(seed=1)[0].copy()
    with pytest.raises(BadSeed, match="whole number from 0"):
        envs.reset(seed=seed)
    assert (envs.observation() == before).all()


@pytest.mark.parametrize(
    "call",
    [
        lambda env: env.last(),
        lambda env: env.observe("seat_0"),
        lambda env: env.state(),
        lambda env: env.step(0),
        lambda env: list(env.agent_iter()),
    ],
)
def test_a_call_before_reset_is_refused(call):
    with pytest.raises(ShoalError, match="Reset the environment first"):
        call(pettingzoo.env("urchins"))


@pytest.mark.parametrize("name", SPIEL)
def test_openspiel_refuses_illegal_actions_with_the_reason_and_changes_nothing(name):
    openspiel.register()
    state = pyspiel.load_game(f"shoal_{name}({SPIEL[name]})").new_initial_state()
    refused(state, 9999, "Moves are numbered 0 to")
    while state.is_chance_node():
        state.apply_action(0)
    illegal = next(m for m in range(state.num_distinct_actions()) if m not in state.legal_actions())
    refused(state, illegal, r"\([A-Z]{2}-\d+\)")


def test_openspiel_refuses_moves_after_the_end():
    openspiel.register()
    state = pyspiel.load_game("shoal_pescado(players=2,throws=1)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    refused(state, 0, "The game is over")


def refused(state, action, reason):
    before = str(state), list(state.history()), state.legal_actions()
    with pytest.raises(IllegalMove, match=reason):
        state.apply_action(action)
    assert (str(state), list(state.history()), state.legal_actions()) == before


def test_an_imagined_world_lists_its_own_legal_moves():
    """The seat that is to move may have other moves in a world that another seat imagines."""
    openspiel.register()
    state = pyspiel.load_game("shoal_jaws").new_initial_state()
    while state.is_chance_node() or state.move_number() < 30:
        state.apply_action(state.legal_actions()[0])
    state.legal_actions()
    for seed in range(5):
        world = state.resample_from_infostate(1 - state.current_player(), lambda s=seed: s / 7)
        moves = sorted(map(int, world.full.state.moves(world.current_player())))
        assert world.legal_actions() == moves
