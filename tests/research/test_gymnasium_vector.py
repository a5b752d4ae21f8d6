"""The vector environment returns what Gymnasium's SyncVectorEnv of single environments returns."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers import vector as wrappers
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from research.short_games import GAMES, SMALL

from shoal import BadPlayers, ShoalError
from shoal.games import game_info
from shoal.research.gymnasium import env, environment_id, vector_env
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR

ENVS = 3
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def legal_moves(masks, rng):
    """A random legal move in every game; 0 where the game is over."""
    return (masks * rng.random(masks.shape)).argmax(axis=1)


def pair(name, mode, **arguments):
    """Our vector environment, and theirs of single environments."""
    ours = vector_env(name, num_envs=ENVS, autoreset_mode=mode, **arguments)
    single = [lambda: env(name, **arguments)] * ENVS
    return ours, SyncVectorEnv(single, autoreset_mode=mode)


def check_equal_steps(ours, theirs, steps, *, seed=5, illegal=()):
    """Step both; the number of games that ended. Some steps play an illegal move in game 1."""
    assert data_equivalence(ours.reset(seed=seed), theirs.reset(seed=seed), exact=True)
    rng = np.random.default_rng(seed)
    ended = 0
    for step in range(steps):
        masks = ours.action_masks()
        moves = legal_moves(masks, rng)
        if step in illegal:
            moves[1] = masks[1].argmin()
        mine = ours.step(moves)
        assert data_equivalence(mine, theirs.step(moves), exact=True)
        assert ours.observation_space.contains(mine[0])
        ended += int(mine[2].sum())
    return ended


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", GAMES)
def test_it_steps_like_single_environments_against_bots(name, mode):
    check_equal_steps(*pair(name, mode, bots="easy", **SMALL[name]), 60, illegal={20})


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", GAMES)
def test_it_steps_like_single_environments_in_self_play(name, mode):
    check_equal_steps(*pair(name, mode, bots=None, layout="dict", **SMALL[name]), 120)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("arguments", [{"seat": "random"}, {"scaled": False}, {"bots": None}])
def test_games_end_in_the_same_step_with_the_same_rewards(mode, arguments):
    ours, theirs = pair("urchins", mode, size=4, **arguments)
    assert check_equal_steps(ours, theirs, 400, illegal={30, 31, 77}) > 3


def test_finished_games_wait_for_a_reset_if_autoreset_is_disabled():
    ours, theirs = pair("urchins", AutoresetMode.DISABLED, bots="random")
    assert check_equal_steps(ours, theirs, 1, illegal={0}) == 1
    finished = np.array([False, True, False])
    with pytest.raises(ShoalError, match="Reset"):
        ours.step([0, 0, 0])
    again = [each.reset(options={"reset_mask": finished.copy()}) for each in (ours, theirs)]
    assert data_equivalence(*again, exact=True)
    moves = ours.action_masks().argmax(axis=1)
    assert data_equivalence(ours.step(moves), theirs.step(moves), exact=True)


@pytest.mark.parametrize("mode", ["Disabled", AutoresetMode.NEXT_STEP])
def test_one_seed_for_each_game_is_accepted(mode):
    ours, theirs = pair("urchins", mode, bots=None)
    seeds = [7, None, 9]
    shown = ours.reset(seed=seeds)[0], theirs.reset(seed=seeds)[0]
    assert (shown[0][[0, 2]] == shown[1][[0, 2]]).all()


@pytest.mark.parametrize("mask", [[True, False], [1, 0, 0], [False, False, False]])
def test_a_wrong_reset_mask_is_refused(mask):
    ours = vector_env("urchins", num_envs=ENVS)
    ours.reset(seed=1)
    with pytest.raises(ShoalError, match="array of 3 truth values"):
        ours.reset(options={"reset_mask": np.array(mask)})


def test_too_few_seeds_are_refused():
    with pytest.raises(ShoalError, match="3 games take 3 seeds, not 2"):
        vector_env("urchins", num_envs=ENVS).reset(seed=[1, 2])


def test_an_unknown_autoreset_mode_is_refused():
    with pytest.raises(ShoalError, match="NextStep, SameStep, Disabled, not 'later'"):
        vector_env("urchins", autoreset_mode="later")


@pytest.mark.parametrize("name", GAMES)
def test_make_vec_makes_it_with_batched_spaces(name):
    envs = gymnasium.make_vec(environment_id(game_info(name)), num_envs=4, bots=None)
    assert isinstance(envs, VectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, infos = envs.reset(seed=1)
    numbers, moves = envs.single_observation_space.shape[0], int(envs.single_action_space.n)
    assert observations.shape == envs.observation_space.shape == (4, numbers)
    assert envs.action_space.shape == (4,)
    assert infos["action_mask"].shape == envs.action_masks().shape == (4, moves)
    assert envs.action_masks().dtype == np.bool_
    envs.close()
    assert envs.closed


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_gymnasium_can_batch_single_environments_itself(kind):
    arguments = {"bots": "random", "size": 4}
    envs = gymnasium.make_vec(
        "shoal/SeaUrchins-v1", num_envs=2, vectorization_mode=kind, **arguments
    )
    ours = vector_env("urchins", num_envs=2, **arguments)
    try:
        assert data_equivalence(envs.reset(seed=3), ours.reset(seed=3), exact=True)
    finally:
        envs.close()


def test_an_illegal_move_loses_and_its_info_says_why():
    envs = vector_env("sharkbait", num_envs=2, autoreset_mode="SameStep")
    _, infos = envs.reset(seed=5)
    moves = infos["action_mask"].argmax(axis=1)
    moves[1] = envs.game.notation.read_move("take")
    _, rewards, over, _, infos = envs.step(moves)
    assert (rewards[1], over.tolist()) == (-1.0, [False, True])
    assert infos["final_info"]["refusal"][1].endswith(".")
    assert infos["final_info"]["rewards"][1].tolist() == [-1.0, 0.5, 0.5]


def test_moves_out_of_range_are_illegal():
    envs = vector_env(CONNECT_FOUR, num_envs=3, bots=None)
    envs.reset(seed=1)
    assert envs.step([-1, 2**40, 3])[2].tolist() == [True, True, False]


def test_a_wrong_number_of_moves_is_refused():
    envs = vector_env(CONNECT_FOUR, num_envs=3)
    envs.reset(seed=1)
    with pytest.raises(ShoalError, match="takes 3 moves, not 2"):
        envs.step([1, 2])


def test_a_step_before_reset_is_refused():
    with pytest.raises(ShoalError, match="Reset"):
        vector_env(CONNECT_FOUR, num_envs=3).step([1, 2, 3])


@pytest.mark.parametrize("moves", [[1.0, 2.0, 3.0], [1, np.nan, 3], [None, 1, 2], ["1", "2", "3"]])
def test_moves_that_are_no_whole_numbers_are_refused_and_change_nothing(moves):
    envs = vector_env(CONNECT_FOUR, num_envs=3, bots=None)
    before = envs.reset(seed=1)[0].copy()
    with pytest.raises(ShoalError, match="A move is a whole number"):
        envs.step(moves)
    assert (envs.observation() == before).all() and envs.action_masks().any(axis=1).all()


@pytest.mark.parametrize("mode", MODES)
def test_alternating_seats_are_those_of_single_environments(mode):
    ours, theirs = pair("urchins", mode, size=4, bots="random", seat="alternate")
    assert check_equal_steps(ours, theirs, 300) > 3


@pytest.mark.parametrize("players", [2, 3])
def test_the_seat_alternates_strictly_from_game_to_game(players):
    envs = vector_env(
        "urchins", players, "alternate", "random", num_envs=4, size=4, autoreset_mode="SameStep"
    )
    _, infos = envs.reset(seed=5)
    assert infos["seat"].tolist() == [(5 + env) % players for env in range(4)]
    rng = np.random.default_rng(1)
    games = 0
    for _ in range(300):
        before = infos["seat"].copy()
        _, _, over, _, infos = envs.step(legal_moves(infos["action_mask"], rng))
        assert (infos["seat"] == np.where(over, (before + 1) % players, before)).all()
        games += int(over.sum())
    assert games > 8


def test_no_games_are_refused():
    with pytest.raises(ShoalError, match="at least one game"):
        vector_env(CONNECT_FOUR, num_envs=0)


def test_arrays_that_were_kept_do_not_change():
    envs = vector_env("urchins", num_envs=2, bots=None, scaled=False, autoreset_mode="SameStep")
    observations, infos = envs.reset(seed=1)
    before = observations.copy(), infos["action_mask"].copy()
    rng = np.random.default_rng(1)
    steps = [envs.step(legal_moves(envs.action_masks(), rng)) for _ in range(6)]
    copies = [step[0].copy() for step in steps]
    envs.reset()
    assert (observations == before[0]).all() and (infos["action_mask"] == before[1]).all()
    assert all((step[0] == copy).all() for step, copy in zip(steps, copies, strict=True))


@pytest.mark.parametrize("mode", MODES)
def test_rewards_can_be_written_to_and_what_the_engine_wrote_cannot(mode):
    envs = vector_env("urchins", num_envs=2, bots=None, scaled=False, autoreset_mode=mode)
    observations, infos = envs.reset(seed=1)
    _, rewards, over, cut, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert all(array.flags.writeable for array in (rewards, over, cut, infos["seat"]))
    for array in (observations, infos["action_mask"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    scaled = vector_env("urchins", num_envs=2, bots=None).reset(seed=1)[0]
    assert scaled.flags.writeable


def test_their_wrappers_count_episodes():
    envs = RecordEpisodeStatistics(vector_env("urchins", num_envs=4, bots="random", size=4))
    masks = envs.reset(seed=1)[1]["action_mask"]
    rng = np.random.default_rng(1)
    lengths = []
    for _ in range(120):
        *_, infos = envs.step(legal_moves(masks, rng))
        masks = infos["action_mask"]
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert len(lengths) > 3 and min(lengths) > 2
    assert len(DictInfoToList(envs).reset(seed=1)[1]) == 4


WRAPPERS = {
    "box": [
        wrappers.NormalizeObservation,
        wrappers.NormalizeReward,
        lambda env: wrappers.ClipReward(env, -0.5, 0.5),
        lambda env: wrappers.RescaleObservation(env, np.float32(-1), np.float32(1)),
    ],
    "dict": [
        wrappers.FlattenObservation,
        lambda env: wrappers.FilterObservation(env, ["observation"]),
    ],
}


@pytest.mark.parametrize("layout", WRAPPERS)
def test_their_wrappers_of_observations_and_rewards_work(layout):
    for wrap in WRAPPERS[layout]:
        ours = vector_env("urchins", num_envs=3, layout=layout, bots="random", size=4)
        env = wrap(ours)
        seen = env.reset(seed=1)[0]
        for _ in range(12):
            assert env.observation_space.contains(seen)
            seen, rewards, *_ = env.step(ours.action_masks().argmax(axis=1))
        assert rewards.shape == (3,)


def test_their_space_samples_legal_moves_with_the_masks():
    envs = vector_env("sharkbait", num_envs=3, bots="random")
    masks = envs.reset(seed=1)[1]["action_mask"]
    for _ in range(10):
        _, _, over, _, infos = envs.step(envs.action_space.sample(mask=tuple(masks)))
        assert "refusal" not in infos and not over.any()
        masks = infos["action_mask"]


def test_people_see_all_games_after_every_reset_and_step(capsys):
    envs = vector_env(CONNECT_FOUR, num_envs=2, render_mode="human", bots=None)
    envs.reset(seed=1)
    boards = [game.episode.view(game.seat).text() for game in envs.batch.games]
    assert capsys.readouterr().out == "".join(f"{board}\n" for board in boards)
    envs.step([3, 4])
    boards = [game.episode.view(game.seat).text() for game in envs.batch.games]
    assert capsys.readouterr().out == "".join(f"{board}\n" for board in boards)


def test_every_game_is_rendered():
    assert all(len(text.splitlines()) > 4 for text in frames("ansi"))
    assert all(image.ndim == 3 and image.dtype == np.uint8 for image in frames("rgb_array"))


def frames(mode):
    envs = vector_env("urchins", num_envs=2, render_mode=mode)
    envs.reset(seed=1)
    found = envs.render()
    assert len(found) == 2
    return found


def test_a_seat_that_does_not_exist_is_refused():
    with pytest.raises(BadPlayers, match="0 to 1"):
        vector_env("urchins", seat=2)
