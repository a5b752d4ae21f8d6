from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from research.short_games import GAMES, SMALL
from their_games import file_game, install, python

from shoal import BadPlayers, ShoalError
from shoal.bots.simple_bots import GreedyBot, RandomBot
from shoal.core.rng import Rng
from shoal.games import game_info
from shoal.research.gymnasium import env, environment_id, register


def first_legal(info):
    return np.flatnonzero(info["action_mask"])[0]


def play_out(table, seed):
    """Play random moves to the end; all observations, the last reward and the last info."""
    rng = Rng(seed)
    shown, info = table.reset(seed=seed)
    seen = [shown.tobytes()]
    over = False
    while not over:
        moves = np.flatnonzero(info["action_mask"])
        shown, reward, over, _, info = table.step(moves[rng.below(len(moves))])
        seen.append(shown.tobytes())
    return seen, reward, info


def id_of(name):
    return environment_id(game_info(name))


# Their check tries other render modes only with a spec; made by id, all modes are tried.
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("layout", ["box", "dict"])
def test_a_game_made_by_its_id_passes_their_check_in_all_render_modes(name, layout):
    made = gymnasium.make(id_of(name), render_mode="ansi", layout=layout, **SMALL[name])
    check_env(made.unwrapped)


@pytest.mark.parametrize("arguments", [{"bots": None}, {"scaled": False}, {"seat": "random"}])
def test_all_ways_to_play_pass_their_check(arguments):
    check_env(gymnasium.make(id_of("urchins"), render_mode="ansi", **arguments).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_an_id_makes_the_same_environment_as_the_function(name):
    made = gymnasium.make(id_of(name), **SMALL[name])
    check_environments_match(
        made, env(name, **SMALL[name]), 60, seed=3, info_comparison="equivalence"
    )


def test_ids_are_made_from_titles():
    assert id_of("sharkbait") == "shoal/SharkBait-v1"
    assert {id_of(name) for name in GAMES} <= set(gymnasium.registry)


@pytest.mark.parametrize("module", ["shoal", "shoal.research.gymnasium"])
@pytest.mark.parametrize("make", ["make({})", "make_vec({}, num_envs=2)"])
def test_an_id_names_the_module_that_registers_it(module, make, tmp_path):
    made = f"gymnasium.{make.format(repr(f'{module}:shoal/SharkBait-v1'))}.reset(seed=1)"
    done = python("-c", f"import gymnasium; {made}; print('made')", cwd=tmp_path)
    assert done.stdout == "made\n", done.stderr


@pytest.mark.parametrize(
    "first", ["gymnasium, shoal", "shoal, gymnasium", "shoal.research.gymnasium, gymnasium"]
)
def test_an_import_registers_the_ids_in_any_order(first, tmp_path):
    both = "shoal/SharkBait-v1", "shoal:shoal/SharkBait-v1"
    code = f"import {first}; [gymnasium.make(id) for id in {both}]; print('made')"
    done = python("-c", code, cwd=tmp_path)
    assert done.stdout == "made\n", done.stderr


def test_looking_for_gymnasium_before_it_is_imported_changes_nothing(tmp_path):
    code = (
        "import shoal, sys, importlib.util as util\n"
        "assert util.find_spec('gymnasium') and util.find_spec('gymnasium.spaces')\n"
        "import gymnasium\n"
        "waiting = [type(finder).__name__ for finder in sys.meta_path]\n"
        "print('shoal/SharkBait-v1' in gymnasium.registry, waiting.count('WaitingFinder'))\n"
    )
    done = python("-c", code, cwd=tmp_path)
    assert done.stdout == "True 1\n", done.stderr  # that of PettingZoo


def test_the_package_does_not_load_gymnasium_itself(tmp_path):
    done = python("-c", "import shoal, sys; print('gymnasium' in sys.modules)", cwd=tmp_path)
    assert done.stdout == "False\n", done.stderr


def test_gymnasium_loads_no_plugins():
    """If this fails, Gymnasium loads plugins again: declare an entry point for it."""
    text = Path(gymnasium.envs.registration.__file__).read_text(encoding="utf-8")
    assert "importlib.metadata" not in text and "metadata.entry_points" not in text


def test_a_game_of_a_file_is_registered(tmp_path):
    path = str(file_game(tmp_path))
    assert "shoal/Atoll-v1" in register(path)
    made = gymnasium.make("shoal/Atoll-v1", players=2, rounds=1)
    assert made.unwrapped.game.name == "atoll"
    assert gymnasium.make_vec("shoal/Atoll-v1", num_envs=3).num_envs == 3
    gymnasium.spec("shoal/Atoll-v1").to_json()
    assert "shoal/Atoll-v1" in register(path)


def test_gymnasium_has_one_game_of_an_id(tmp_path):
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
    register(str(file_game(tmp_path / "one", 'GAME.title = "Bay"')))
    with pytest.raises(ShoalError, match="another game as shoal/Bay-v1"):
        register(str(file_game(tmp_path / "other", 'GAME.title = "Bay"')))


def test_a_game_of_another_package_is_registered_too(tmp_path):
    made = "gymnasium.make('shoal/Atoll-v1').spec.id"
    code = f"import gymnasium, shoal.research.gymnasium; print({made})"
    done = python("-c", code, folders=(install(tmp_path / "site"),), cwd=tmp_path)
    assert done.stdout == "shoal/Atoll-v1\n", done.stderr


def test_the_bots_are_medium_unless_others_are_asked_for():
    assert all(type(bot) is GreedyBot for bot in env("urchins").learner.bots)


@pytest.mark.parametrize("name", GAMES)
def test_scaled_observations_are_the_raw_ones_divided_by_their_maxima(name):
    scaled, raw = env(name), env(name, scaled=False)
    floats, numbers = scaled.reset(seed=2)[0], raw.reset(seed=2)[0]
    assert (floats.dtype, numbers.dtype) == (np.float32, np.int16)
    assert 0.0 <= floats.min() <= floats.max() <= 1.0
    highest = np.maximum(raw.observation_space.high, 1)
    assert np.allclose(floats * highest, numbers, atol=1e-3)


def test_an_unknown_layout_is_refused():
    with pytest.raises(ShoalError, match="box, dict, not 'scroll'"):
        env("urchins", layout="scroll")


@pytest.mark.parametrize("name", GAMES)
def test_without_bots_the_learner_plays_every_seat(name):
    table = env(name, bots=None, **SMALL[name])
    _, info = table.reset(seed=3)
    seats, over, reward = set(), False, 0.0
    while not over:
        seats.add(info["seat"])
        mover = info["seat"]
        _, reward, over, _, info = table.step(first_legal(info))
    assert reward == info["rewards"][mover]
    assert info["rewards"].sum() == pytest.approx(0)
    assert seats == set(range(table.players))


def test_a_random_seat_is_drawn_for_every_game():
    table = env("urchins", seat="random", bots="random", size=4)
    table.reset(seed=1)
    seats = [table.reset()[1]["seat"] for _ in range(40)]
    assert 8 < sum(seats) < 32


@pytest.mark.parametrize("name", GAMES)
def test_the_last_seat_plays_whole_games_against_bots(name):
    table = env(name, bots="random", seat=env(name).players - 1)
    _, reward, _ = play_out(table, 3)
    assert -1.0 <= reward <= 1.0


def test_the_same_seed_gives_the_same_game():
    first, second = (play_out(env("sharkbait"), 4) for _ in range(2))
    assert first[:2] == second[:2]


@pytest.mark.parametrize("players", [2, 4])
def test_seats_alternate_strictly_from_game_to_game(players):
    table = env("urchins", players, seat="alternate", bots="random", size=4)
    first = table.reset(seed=7)[1]["seat"]
    seats = [table.reset()[1]["seat"] for _ in range(9)]
    assert [first, *seats] == [(7 + game) % players for game in range(10)]
    assert table.reset(seed=8)[1]["seat"] == 8 % players


def test_seats_alternate_where_bots_may_end_a_game_before_the_learner_moves():
    table = env("sharkbait", seat="alternate", bots="random")
    seats = [table.reset(seed=3)[1]["seat"], *(table.reset()[1]["seat"] for _ in range(5))]
    assert seats == [0, 1, 2, 0, 1, 2]


def test_a_step_before_reset_is_refused():
    with pytest.raises(ShoalError, match="Reset"):
        env("urchins").step(0)


@pytest.mark.parametrize("move", [1.0, float("nan"), None, "1"])
def test_a_move_that_is_no_whole_number_is_refused_and_changes_nothing(move):
    table = env("urchins", bots=None)
    before = table.reset(seed=1)[0]
    with pytest.raises(ShoalError, match="A move is a whole number"):
        table.step(move)
    assert (table.observe()[0] == before).all() and not table.learner.over


def test_it_is_always_the_seats_own_turn():
    table = env("sharkbait", seat=2)
    table.reset(seed=1)
    assert table.learner.episode.seat == 2


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
    _, info = table.reset(seed=1)
    assert table.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_bots_can_be_given_one_by_one():
    table = env("sharkbait", players=3, bots=[RandomBot(), RandomBot(), RandomBot()])
    _, info = table.reset(seed=1)
    assert table.step(first_legal(info))[2] in (True, False)


def test_too_few_bots_are_refused():
    with pytest.raises(BadPlayers, match="3 seats and 1 bots"):
        env("sharkbait", players=3, bots=[RandomBot()])


def test_an_unknown_bot_is_refused():
    with pytest.raises(ShoalError, match="nemo"):
        env("sharkbait", bots="nemo")


def test_a_seat_that_does_not_exist_is_refused():
    with pytest.raises(BadPlayers, match="0 to 2"):
        env("sharkbait", seat=3)
