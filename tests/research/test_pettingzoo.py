import random

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from PIL import Image
from research.short_games import GAMES
from their_games import file_game, python

from shoal import BadOption, BadPlayers, IllegalMove, ShoalError
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import NOBODY, SPECTATOR
from shoal.core.text.board_lines import BoardRow
from shoal.games import game_info
from shoal.research.board_images import CharacterPainter
from shoal.research.pettingzoo import (
    AecEnvironment,
    ParallelEnvironment,
    env,
    environment_id,
    register,
)

MANY_STEPS = 2000
"""No game with random moves is much longer; the marks of a board come early."""


def legal(table):
    return np.flatnonzero(table.last()[0]["action_mask"]).tolist()


def play_out(table, seed=1):
    """Play a whole game of random moves; the reward of every agent."""
    choice = random.Random(seed)
    table.reset(seed=seed)
    paid = {}
    for agent in table.agent_iter():
        shown, reward, over, _, _ = table.last()
        paid[agent] = reward
        moves = np.flatnonzero(shown["action_mask"])
        table.step(None if over else int(choice.choice(moves)))
    return paid


# PettingZoo would rather see plain arrays, but its own card games show dictionaries as well.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("name", GAMES)
def test_a_table_passes_their_api_test(name):
    api_test(env(name, render_mode="ansi"), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_passes_their_seed_test(name):
    seed_test(lambda: env(name), num_cycles=20)


@pytest.mark.parametrize(
    "name",
    [name if name == "jaws" else pytest.param(name, marks=pytest.mark.long) for name in GAMES],
)
def test_a_table_runs_their_benchmark(name, capsys):
    performance_benchmark(env(name))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_games_of_every_size_end_and_rewards_sum_to_zero(name):
    for players in range(game_info(name).min_players, game_info(name).max_players + 1):
        paid = play_out(env(name, players=players))
        assert len(paid) == players
        assert abs(sum(paid.values())) < 1e-9


def test_options_reach_the_game():
    table = env("sharkbait", players=4, track=30)
    assert table.game.options["track"] == 30
    assert table.observation_space("seat_0")["observation"].high.max() == 40


def test_a_bad_option_is_refused():
    with pytest.raises(BadOption):
        env("sharkbait", players=4, sails=3)


def test_a_wrong_number_of_players_is_refused():
    with pytest.raises(BadPlayers):
        env("sharkbait", players=2)


def test_the_mask_shows_only_the_agents_own_legal_moves():
    table = env("sharkbait", players=3)
    table.reset(seed=5)
    seat = table.episode.seat
    shown = table.observe(f"seat_{seat}")["action_mask"]
    assert np.flatnonzero(shown).tolist() == list(table.episode.state.moves(seat))
    assert not table.observe(f"seat_{(seat + 1) % 3}")["action_mask"].any()


def test_an_illegal_move_raises_with_its_rule_and_changes_nothing():
    table = env("sharkbait", players=3)
    table.reset(seed=5)
    before = table.game.write_board(table.episode.state)
    with pytest.raises(IllegalMove, match=r"SB-\d+"):
        table.step(table.game.notation.read_move("stop"))
    assert table.game.write_board(table.episode.state) == before


@pytest.mark.parametrize("move", [-1, 64, 10**6])
def test_an_unknown_move_number_is_refused(move):
    table = env("sharkbait", players=3)
    table.reset(seed=5)
    with pytest.raises(IllegalMove, match="numbered 0 to 63"):
        table.step(move)


@pytest.mark.parametrize("move", [1.0, float("nan"), "1"])
def test_a_move_that_is_no_whole_number_is_refused(move):
    table = env("sharkbait", players=3)
    table.reset(seed=5)
    with pytest.raises(ShoalError, match="A move is a whole number"):
        table.step(move)


def test_a_step_before_reset_is_refused():
    with pytest.raises(ShoalError, match="Reset"):
        env("urchins").step(0)


def test_observations_are_written_from_the_view():
    table = env("urchins")
    table.reset(seed=2)
    table.step(legal(table)[0])
    seat = table.episode.seat
    shown = table.observe(f"seat_{seat}")["observation"]
    view = table.game.view(table.episode.state, seat)
    assert shown.tolist() == list(table.episode.encoding.row(view))


def test_ansi_is_the_board_that_spectators_see():
    table = env("urchins", render_mode="ansi")
    table.reset(seed=2)
    assert table.render().splitlines()[0].strip()


@pytest.mark.parametrize("name", GAMES)
def test_rgb_array_is_an_image_with_several_colours(name):
    table = env(name, render_mode="rgb_array")
    table.reset(seed=2)
    picture = table.render()
    assert picture.ndim == 3 and picture.shape[2] == 3 and picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 2


def positions(name, seed=1):
    """Every position of a game that is played at random."""
    game = game_info(name).game({})
    state = game.start_checked(game.info.max_players)
    rng = Rng(seed)
    for _step in range(MANY_STEPS):
        yield game, state
        if state.actor() == NOBODY:
            return
        playout(state, rng, 1)


def marks_of(lines):
    """The characters of the marks in rows; words may have any."""
    rows = [line for line in lines if isinstance(line, BoardRow)]
    texts = [cell.what for row in rows for cell in row.cells if isinstance(cell.what, str)]
    return set("".join(texts))


@pytest.mark.parametrize("name", GAMES)
def test_every_mark_on_the_board_of_a_game_can_be_drawn(name):
    painter = CharacterPainter(Image.new("RGB", (9, 9)))
    marks = set()
    for game, state in positions(name):
        for seat in (0, SPECTATOR):
            marks |= marks_of(game.view(state, seat).lines())
    assert {mark for mark in marks if not mark.isascii()} <= painter.shapes.keys()


def test_an_unknown_way_to_render_is_refused():
    with pytest.raises(ShoalError, match="oil"):
        env("urchins", render_mode="oil")


@pytest.mark.parametrize("name", GAMES)
def test_their_registry_makes_both_kinds_by_the_id(name):
    made = {
        kind: pettingzoo.make(kind, environment_id(game_info(name))) for kind in ("aec", "parallel")
    }
    assert isinstance(made["aec"], AecEnvironment)
    assert isinstance(made["parallel"], ParallelEnvironment)
    assert {table.game.name for table in made.values()} == {name}


def test_options_reach_the_game_through_their_registry():
    table = pettingzoo.make("aec", "shoal/SharkBait", players=4, track=30)
    assert (table.players, table.game.options["track"]) == (4, 30)


@pytest.mark.parametrize("first", ["pettingzoo, shoal", "shoal, pettingzoo"])
def test_an_import_registers_the_ids_in_any_order(first, tmp_path):
    code = f"import {first}; print(pettingzoo.make('aec', 'shoal/Jaws-v1').game.name)"
    done = python("-c", code, cwd=tmp_path)
    assert done.stdout == "jaws\n", done.stderr


def test_a_game_of_a_file_is_registered_once(tmp_path):
    path = str(file_game(tmp_path))
    assert "shoal/Atoll-v1" in register(path) and "shoal/Atoll-v1" in register(path)
    assert pettingzoo.make("parallel", "shoal/Atoll-v1", rounds=1).game.name == "atoll"
    (tmp_path / "other").mkdir()
    with pytest.raises(ShoalError, match="PettingZoo knows another game as shoal/Atoll-v1"):
        register(str(file_game(tmp_path / "other")))
