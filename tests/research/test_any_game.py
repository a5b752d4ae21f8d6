"""Every adapter takes a game from a file, and its games go to other processes."""

import pickle

import pyspiel
import pytest
from their_games import file_game, install, python

import shoal
from shoal.core.errors import ShoalError
from shoal.games import find_game
from shoal.research import gymnasium, openspiel, pettingzoo, vector

UNPICKLE = """
import pickle, sys
from pathlib import Path
for thing in pickle.loads(Path(sys.argv[1]).read_bytes()):
    print(type(thing).__name__, thing)
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    return str(file_game(tmp_path_factory.mktemp("theirs")))


def test_a_file_in_pettingzoo(game):
    env = pettingzoo.env(game, players=3, rounds=2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(observation["action_mask"].argmax()))
    assert env.metadata["name"] == "shoal_atoll"


def test_a_file_in_gymnasium(game):
    env = gymnasium.env(game, players=2, seat=1, bots="easy", rounds=1)
    info, over = env.reset(seed=1)[1], False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))


def test_a_file_in_pettingzoo_parallel(game):
    env = pettingzoo.parallel_env(game, players=3, rounds=2)
    seen, infos = env.reset(seed=1)
    while env.agents:
        chosen = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, _, _, _, infos = env.step(chosen)
    assert set(infos) <= set(env.possible_agents)


def test_a_file_in_gymnasium_vector(game):
    games = gymnasium.vector_env(game, num_envs=4, players=2, seat=0, bots="easy", rounds=1)
    _, info = games.reset(seed=1)
    for _ in range(12):
        _, _, _, _, info = games.step(info["action_mask"].argmax(axis=1))
    assert games.num_envs == 4


def test_a_file_in_a_batch(game):
    games = vector.env(find_game(game), players=2, envs=8, seed=1)
    for _ in range(40):
        games.step(games.sample())
    assert games.observations.shape[0] == 8


def test_a_file_in_openspiel(game):
    assert "shoal_atoll" in openspiel.register(game)
    loaded = pyspiel.load_game("shoal_atoll(players=2,rounds=2)")
    state = loaded.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == 0


def test_a_file_passes_openspiels_random_sims_with_serialisation(game):
    openspiel.register(game)
    loaded = pyspiel.load_game("shoal_atoll(players=2,rounds=2)")
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


def test_openspiel_has_one_game_of_a_name(game, tmp_path):
    openspiel.register(game)
    with pytest.raises(ShoalError, match="another game as shoal_atoll"):
        openspiel.register(str(file_game(tmp_path)))


def test_games_of_a_file_and_of_a_package_go_to_another_process(game, tmp_path):
    openspiel.register(game)
    spiel = pyspiel.load_game("shoal_atoll(players=2)")
    info = find_game(game)
    match = shoal.new(info, players=2, seed=1)
    match.play(0, match.moves(0)[0])
    things = [info, info.game({"rounds": 2}), match, match.view(0), spiel]
    pickled = tmp_path / "things"
    pickled.write_bytes(pickle.dumps(things))
    done = python("-c", UNPICKLE, str(pickled), cwd=tmp_path)
    names = [line.split()[0] for line in done.stdout.splitlines()]
    assert names == ["GameInfo", "Lagoon", "Match", "View", "RegisteredGame"], done.stderr


def test_an_installed_game_is_found_by_its_name(tmp_path):
    code = "import shoal; print(shoal.new('atoll', players=2, seed=1).moves(0)[0])"
    done = python("-c", code, folders=(install(tmp_path / "site"),), cwd=tmp_path)
    assert done.stdout == "hide 1\n", done.stderr
