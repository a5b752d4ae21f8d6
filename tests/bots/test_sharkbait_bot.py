"""SharkBait's own evaluation: the odds of the dice, and the value of a score."""

import pytest
from bots.bot_helpers import chosen, view_of

from shoal.bots.evaluating_bot import EvaluatingBot
from shoal.bots.simple_bots import RandomBot
from shoal.core.text.position_text import read_position
from shoal.games import game_info
from shoal.games.sharkbait.turn_values import (
    FISH_THROWS,
    TurnSolver,
    mean_score,
    standing,
    table_number,
)

GAME = game_info("sharkbait")
HEAD = (
    "players=3 | phase={phase} round={round} first=0 turn=2 pawns={pawns} baits={baits} "
    "trophies={trophies} won={won} hold=3,4,11 ocean={ocean} sharks={sharks} dice={dice} "
    "thrown={thrown} black=- placed=- prize={prize}"
)
USUAL = {
    "phase": "decide",
    "round": "7",
    "pawns": "9,9,9",
    "baits": "0,0,0",
    "trophies": "3,3,0",
    "won": "13,5,0",
    "ocean": "000000",
    "sharks": "16",
    "dice": "0",
    "thrown": "-",
    "prize": "0",
}


def position(**words: str) -> str:
    return HEAD.format(**{**USUAL, **words})


def answer(text: str) -> str:
    return chosen(EvaluatingBot(RandomBot()), view_of(GAME, text))


@pytest.mark.parametrize("dice", range(9))
def test_all_outcomes_of_a_throw_are_counted(dice):
    assert sum(FISH_THROWS[dice].ways) == 6**dice


@pytest.mark.parametrize("ocean", ["020020", "000042", "200202"])
@pytest.mark.parametrize("sharks", ["16", "66", "34"])
def test_the_score_table_agrees_with_the_rules(ocean, sharks):
    _, state = read_position(GAME, position(ocean=ocean, sharks=sharks, dice="2", phase="throw"))
    assert mean_score(state) == pytest.approx(TurnSolver().value_of_roll(state), abs=0.001)


def test_a_mat_and_its_mirror_image_share_a_table_entry():
    _, one = read_position(GAME, position(ocean="200004", sharks="23", dice="2"))
    _, other = read_position(GAME, position(ocean="400002", sharks="45", dice="2"))
    assert table_number(one) == table_number(other)


def test_a_won_game_is_not_risked():
    """Sixteen points win the biggest token and the game; a bad roll would lose it."""
    assert answer(position(ocean="000040", sharks="55", dice="2", pawns="13,5,9")) == "stop"


def test_a_losing_score_is_not_accepted():
    """Two points bring nothing that wins: only rolling can."""
    text = position(ocean="000002", sharks="15", dice="4", pawns="13,5,9", won="13,5,0")
    assert answer(text) == "roll"


def test_a_bait_that_wins_is_turned_in():
    """One step behind, and the next bigger token moves one further."""
    text = position(
        phase="prize", ocean="000070", sharks="14", baits="0,0,1", prize="14", pawns="13,5,9"
    )
    assert answer(text) == "bait"


def test_the_estimate_is_certain_after_the_game():
    text = position(
        phase="over", won="0,0,0", pawns="9,12,9", trophies="3,3,1", sharks="-", dice="8"
    )
    _, state = read_position(GAME, text.replace("turn=2", "turn=0"))
    assert standing(state, 1) > 0.99
    assert standing(state, 0) > standing(state, 2)
