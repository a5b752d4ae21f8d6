"""PettingZoo's parallel environment, and the tests of PettingZoo that both kinds pass."""

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import (
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from research.short_games import GAMES, SMALL

from shoal import IllegalMove, ShoalError
from shoal.core.rng import Rng
from shoal.research.pettingzoo import env, parallel_env, raw_env

SIMULTANEOUS = {
    "pescado": {"players": 3, "snatch": "sealed", "throws": 6},
    "jaws": {"players": 4, "summer": 4, "dusk": 4},
}


class LegalMoves(Discrete):
    """A space whose samples are legal; some of their tests sample without the mask."""

    def __init__(self, table, agent):
        super().__init__(table.game.move_count)
        self.table, self.agent = table, agent

    def sample(self, mask=None):
        return super().sample(self.legal() if mask is None else mask)

    def legal(self):
        mask = np.zeros(int(self.n), np.int8)
        state = self.table.episode.state
        mask[list(state.moves(self.table.possible_agents.index(self.agent)))] = 1
        return mask


def legal_samples(table):
    table.action_spaces = {agent: LegalMoves(table, agent) for agent in table.possible_agents}
    return table


def play_out(table, seed=1):
    """Play random legal moves to the end; the rewards, the most that acted at once, the dropped."""
    rng = np.random.default_rng(seed)
    shown, _ = table.reset(seed=seed)
    most = dropped = 0
    rewards = {}
    while table.agents:
        masks = {agent: shown[agent]["action_mask"] for agent in table.agents}
        most = max(most, sum(mask.any() for mask in masks.values()))
        moves = {agent: (mask * rng.random(len(mask))).argmax() for agent, mask in masks.items()}
        shown, rewards, _, _, infos = table.step(moves)
        dropped += sum(info["dropped"] for info in infos.values())
    return rewards, most, dropped


@pytest.mark.parametrize("name", GAMES)
def test_a_table_passes_their_parallel_api_test(name):
    parallel_api_test(parallel_env(name, **SMALL[name]), num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_passes_their_parallel_seed_test(name):
    parallel_seed_test(lambda: legal_samples(parallel_env(name)), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_passes_their_state_test(name, recwarn):
    options = SMALL[name]
    state_test(legal_samples(env(name, **options)), parallel_env(name, **options), num_cycles=10)
    said = [str(warning.message) for warning in recwarn]
    assert not [text for text in said if "State" in text or "state" in text], said


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("name", GAMES)
def test_the_state_is_the_observations_of_all_seats(name, make):
    table = make(name)
    table.reset(seed=3)
    rows = [list(table.episode.observe(seat)[0]) for seat in range(table.players)]
    assert table.state().tolist() == [number for row in rows for number in row]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_passes_their_render_test(name, capsys):
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert capsys.readouterr().out


def test_the_raw_environment_passes_their_seed_test():
    seed_test(lambda: raw_env("urchins"), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_end_with_rewards_that_sum_to_zero(name):
    rewards, _, _ = play_out(parallel_env(name, **SMALL[name]))
    assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_several_seats_act_in_one_step(name):
    most = max(play_out(parallel_env(name, **SIMULTANEOUS[name]), seed)[1] for seed in range(4))
    assert most > 1


def test_a_claim_that_comes_too_late_is_dropped():
    table = parallel_env("pescado", players=4, snatch="live", throws=12)
    assert sum(play_out(table, seed)[2] for seed in range(4)) > 0


def test_no_move_is_dropped_where_seats_decide_in_secret():
    table = parallel_env("pescado", players=3, snatch="sealed", throws=12)
    assert sum(play_out(table, seed)[2] for seed in range(4)) == 0


def test_a_game_of_turns_is_the_same_in_both_kinds():
    turns, parallel = env("urchins"), parallel_env("urchins")
    turns.reset(seed=4)
    shown, _ = parallel.reset(seed=4)
    rng = Rng(1)
    for _ in range(60):
        agent = turns.agent_selection
        assert (turns.observe(agent)["observation"] == shown[agent]["observation"]).all()
        assert (turns.observe(agent)["action_mask"] == shown[agent]["action_mask"]).all()
        legal = np.flatnonzero(shown[agent]["action_mask"])
        move = int(legal[rng.below(len(legal))])
        turns.step(move)
        shown = parallel.step({agent: move})[0]
        if not parallel.agents:
            break


def test_an_illegal_move_is_refused_and_changes_nothing():
    table = parallel_env("sharkbait")
    table.reset(seed=5)
    before = table.state().tolist()
    moves = dict.fromkeys(table.agents, table.game.notation.read_move("stop"))
    with pytest.raises(IllegalMove, match=r"SB-\d+"):
        table.step(moves)
    assert table.state().tolist() == before


def test_a_seat_that_may_act_must_have_a_move():
    table = parallel_env("urchins")
    with pytest.raises(ShoalError, match="Reset"):
        table.step({})
    table.reset(seed=1)
    with pytest.raises(ShoalError, match=r"seat_\d may act"):
        table.step({})
