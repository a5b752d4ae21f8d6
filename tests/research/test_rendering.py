"""What people and videos see, over whole games of every game."""

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import AddRenderObservation
from research.short_games import GAMES, SMALL

from shoal.core.catalogue.board_rendering import WIDTH
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import NOBODY, SPECTATOR
from shoal.games import game_info
from shoal.research import pettingzoo
from shoal.research.board_images import board_image, board_lines, canvas_lines, image_size
from shoal.research.gymnasium import env, environment_id, vector_env

LOOKS = 40
"""Positions of a game that are drawn, from its start to its end."""


def random_positions(name, players, seed, options):
    """Some positions of a game that is played at random, always the last."""
    game = game_info(name).game(options)
    state, rng = game.start_checked(players), Rng(seed)
    found = [state.clone()]
    while state.actor() != NOBODY:
        playout(state, rng, 1)
        found.append(state.clone())
    return game, found[:: -(len(found) // -LOOKS)] + found[-1:]


@pytest.mark.parametrize("name", GAMES)
def test_all_images_of_a_game_have_the_same_size(name):
    info = game_info(name)
    for players in (info.min_players, info.max_players):
        shapes = set()
        small = looks = 0
        for seed in (11, 12):
            game, positions = random_positions(name, players, seed, SMALL[name])
            size = image_size(WIDTH, canvas_lines(game, players))
            for state in positions:
                for seat in (0, players - 1, SPECTATOR):
                    view = game.view(state, seat)
                    lines = board_lines(view)
                    wide = max(sum(len(span.text) for span in line) for line in lines)
                    room = image_size(wide, len(lines))
                    looks += 1
                    small += room[0] > size[0] or room[1] > size[1]
                shapes.add(board_image(view).shape)
        assert shapes == {(size[1], size[0], 3)}
        assert small <= looks // 5


def test_a_board_with_too_many_lines_is_drawn_smaller_and_not_cut_off():
    game, positions = random_positions("jaws", 2, 3, {})
    views = [game.view(state, SPECTATOR) for state in positions]
    tallest = max(views, key=lambda view: len(board_lines(view)))
    usual = min(views, key=lambda view: len(board_lines(view)))
    assert len(board_lines(tallest)) > canvas_lines(game, 2)
    image = board_image(tallest)
    assert image.shape == board_image(usual).shape
    inked = np.flatnonzero((image != image[0, 0]).any(axis=(1, 2)))
    assert inked[-1] > 0.9 * len(image)


@pytest.mark.parametrize("name", GAMES)
def test_images_fit_one_space_from_reset_to_the_end(name):
    made = gymnasium.make(
        environment_id(game_info(name)), render_mode="rgb_array", bots="random", **SMALL[name]
    )
    table = AddRenderObservation(made, render_only=True)
    shown, info = table.reset(seed=2)
    rng, over = Rng(2), False
    while not over:
        assert table.observation_space.contains(shown)
        moves = np.flatnonzero(info["action_mask"])
        shown, _, over, _, info = table.step(moves[rng.below(len(moves))])
    assert table.observation_space.contains(shown)


def test_images_of_several_games_have_one_size():
    envs = vector_env("pescado", num_envs=3, render_mode="rgb_array", bots=None, throws=6)
    _, infos = envs.reset(seed=1)
    shapes = set()
    for _ in range(30):
        shapes |= {frame.shape for frame in envs.render()}
        infos = envs.step(infos["action_mask"].argmax(axis=1))[-1]
    assert len(shapes) == 1


@pytest.mark.parametrize("name", GAMES)
def test_people_see_the_game_after_reset_and_after_every_step(name, capsys):
    table = env(name, render_mode="human", bots="random", **SMALL[name])
    _, info = table.reset(seed=3)
    over, rng = False, Rng(3)
    while True:
        seen = table.learner.episode.view(table.learner.seat).text()
        assert capsys.readouterr().out == f"{seen}\n"
        if over:
            break
        moves = np.flatnonzero(info["action_mask"])
        _, _, over, _, info = table.step(moves[rng.below(len(moves))])


@pytest.mark.parametrize("name", GAMES)
def test_people_see_every_move_of_pettingzoo(name, capsys):
    table = pettingzoo.env(name, render_mode="human", **SMALL[name])
    table.reset(seed=3)
    rng = Rng(3)
    while not any(table.terminations.values()):
        assert capsys.readouterr().out == f"{table.episode.view(SPECTATOR).text()}\n"
        moves = np.flatnonzero(table.last()[0]["action_mask"])
        table.step(int(moves[rng.below(len(moves))]))
    assert capsys.readouterr().out == f"{table.episode.view(SPECTATOR).text()}\n"
    table.step(None)
    assert not capsys.readouterr().out


def test_people_see_every_step_of_the_parallel_environment(capsys):
    table = pettingzoo.parallel_env("pescado", render_mode="human", players=3, throws=6)
    shown, _ = table.reset(seed=3)
    while True:
        assert capsys.readouterr().out == f"{table.episode.view(SPECTATOR).text()}\n"
        if not table.agents:
            break
        moves = {agent: int(shown[agent]["action_mask"].argmax()) for agent in table.agents}
        shown = table.step(moves)[0]
