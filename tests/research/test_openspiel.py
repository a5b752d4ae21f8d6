import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test
from research.short_games import GAMES, short

from shoal.research.openspiel import register, split_outcomes, write_parameter

register()


class Level(mcts.Evaluator):
    """Values all positions and moves equally: a rollout would take too long here."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


def play_out(state, bots=(), seed=1):
    """Play a whole game; chance and seats without a bot play at random."""
    throw = random.Random(seed)
    while not state.is_terminal():
        seat = state.current_player()
        if seat >= 0 and bots:
            state.apply_action(bots[seat].step(state))
        elif seat >= 0:
            state.apply_action(throw.choice(state.legal_actions()))
        else:
            state.apply_action(throw.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_their_random_sims_with_serialisation(name):
    game = pyspiel.load_game(short(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_their_sim_game(name):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"shoal_{name}"))


@pytest.mark.parametrize("name", GAMES)
def test_their_mcts_plays_a_whole_game(name):
    game = pyspiel.load_game(short(name))
    luck = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 2.0, 3, Level(), random_state=luck)] * game.num_players()
    assert sum(play_out(game.new_initial_state(), bots).returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_their_ismcts_plays_a_whole_game(name):
    game = pyspiel.load_game(short(name))
    luck = np.random.RandomState(1)
    bots = [ismcts.ISMCTSBot(game, Level(), 2.0, 3, random_state=luck)] * game.num_players()
    assert sum(play_out(game.new_initial_state(), bots).returns()) == pytest.approx(0)


def test_players_and_options_are_parameters():
    game = pyspiel.load_game("shoal_sharkbait(players=4,track=30)")
    assert game.num_players() == 4
    assert game.rules.options["track"] == 30


def test_an_option_with_commas_is_written_with_semicolons():
    tokens = "1-3:0b;4-5:1b;6-8:1;9-11:2;12-14:3;15-17:4;18-20:9"
    game = pyspiel.load_game(f"shoal_sharkbait(tokens={tokens})")
    assert game.rules.options["tokens"] == tokens.replace(";", ",")
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_a_game_can_begin_at_a_position():
    board = (
        "board=r..R/..rr/rRyy/ryRr pieces=hand,d1 pile=0,2 won=10,13 "
        "turn=0 phase=3 added=yes calm=0"
    )
    position = write_parameter(board)
    game = pyspiel.load_game("shoal_urchins", {"size": 4, "end": "either", "position": position})
    assert game.rules.write_board(game.new_initial_state().full.state) == board
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_no_chance_node_has_more_outcomes_than_the_game_says():
    for name in GAMES:
        game = pyspiel.load_game(short(name))
        state = game.new_initial_state()
        throw = random.Random(2)
        while not state.is_terminal():
            if state.is_chance_node():
                assert len(state.chance_outcomes()) <= 40
            state.apply_action(throw.choice(state.legal_actions()))


def test_registering_twice_is_allowed():
    assert register() == register()


def test_a_game_survives_pickling():
    game = pyspiel.load_game("shoal_urchins(size=4)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("outcomes", [2, 20, 36, 6**5, 6**10, 397, 2 * 397])
def test_the_parts_of_a_throw_multiply_to_all_outcomes(outcomes):
    assert np.prod(split_outcomes(outcomes)) == outcomes


def test_the_first_throw_of_sharkbait_is_split_into_two_dice_at_a_time():
    state = pyspiel.load_game("shoal_sharkbait(first='0)").new_initial_state()
    while state.full.state.outcomes() != 6**10:
        state.apply_action(0)
    parts = []
    while state.is_chance_node():
        parts.append(len(state.chance_outcomes()))
        state.apply_action(0)
    assert parts == [36] * 5


def test_where_several_may_move_chance_picks_one():
    state = pyspiel.load_game("shoal_pescado(players=3,snatch=live)").new_initial_state()
    throw = random.Random(1)
    while len(state.full.state.actors()) < 2:
        state.apply_action(throw.choice(state.legal_actions()))
    assert state.is_chance_node()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 1) == "seat 1 is quickest"


@pytest.mark.parametrize("name", GAMES)
def test_the_information_state_holds_the_log_of_the_seat(name):
    state = play_out(pyspiel.load_game(short(name)).new_initial_state())
    text = state.information_state_string(0)
    assert text.endswith(state.observation_string(0))
    assert len(text.splitlines()) == len(state.full.logs[0]) + 1


def test_tensors_are_divided_by_the_maximum_of_each_number():
    state = play_out(pyspiel.load_game("shoal_urchins(size=4)").new_initial_state())
    for tensor in (state.observation_tensor(0), state.information_state_tensor(0)):
        assert 0.0 <= min(tensor) <= max(tensor) <= 1.0
