"""SharkBait's log says what happened."""

from itertools import chain

import pytest
from engines.compared_games import PLANS
from words.grammar import hold, planned_steps, recorded_steps, step_at
from words.sharkbait import grammar

EMPTY_SUPPLY = (
    "players=3 | phase=decide round=3 first=0 turn=2 pawns=4,4,4 baits=8,8,0 trophies=1,1,0 "
    "won=12,9,0 hold=2,3,6 ocean=000000 sharks=36 dice=8 thrown=- black=- placed=- prize=0"
)
LAST_SPACE = (
    "players=3 track=10 | phase=decide round=3 first=0 turn=2 pawns=4,4,10 baits=1,1,0 "
    "trophies=1,1,0 won=4,9,0 hold=2,3,6 ocean=060000 sharks=36 dice=2 thrown=- black=- placed=- "
    "prize=0"
)
EMPTY_MAT = (
    "players=3 | phase=throw round=1 first=0 turn=0 pawns=0,0,0 baits=1,1,1 trophies=0,0,0 "
    "won=0,0,0 hold=2,3,6 ocean=000000 sharks=36 dice=3 thrown=- black=- placed=- prize=0"
)
TIED_COLUMNS = EMPTY_MAT.replace("ocean=000000", "ocean=200200").replace("dice=3", "dice=2")

RARE = [
    (EMPTY_SUPPLY, "stop"),
    (LAST_SPACE, "stop"),
    (EMPTY_MAT, "* throw 123 -"),
    (TIED_COLUMNS, "* throw 12 -"),
]


def rare_steps():
    return (step_at("sharkbait", position, move) for position, move in RARE)


def test_every_sentence_is_true_and_every_kind_of_sentence_appears():
    played = planned_steps("sharkbait", PLANS["sharkbait"])
    hold(grammar, chain(played, recorded_steps("sharkbait"), rare_steps()))
    assert grammar.never_heard() == []


def test_nobody_gets_a_bait_from_an_empty_supply():
    line = step_at("sharkbait", EMPTY_SUPPLY, "stop").line
    assert line.endswith("Seat 2 has the smallest, but the supply has no bait left (SB-33).")


def test_a_pawn_on_the_last_space_does_not_move():
    line = step_at("sharkbait", LAST_SPACE, "stop").line
    assert "seat 2 has the biggest token, waits on the last space (SB-4)" in line


@pytest.mark.parametrize(
    ("sharks", "dice", "rule"), [("-", 8, "SB-20"), ("3", 8, "SB-20"), ("36", 8, "SB-22")]
)
def test_a_forced_roll_cites_the_rule_that_forces_it(sharks, dice, rule):
    position = EMPTY_SUPPLY.replace("sharks=36", f"sharks={sharks}").replace(
        "dice=8", f"dice={dice}"
    )
    assert step_at("sharkbait", position, "roll").line == f"Seat 2 rolls again ({rule})."


@pytest.mark.parametrize(
    ("ocean", "dice", "rule"), [("070000", 1, "SB-21"), ("060000", 2, "SB-22")]
)
def test_a_forced_stop_cites_the_rule_that_forces_it(ocean, dice, rule):
    position = EMPTY_SUPPLY.replace("ocean=000000", f"ocean={ocean}")
    line = step_at("sharkbait", position.replace("dice=8", f"dice={dice}"), "stop").line
    assert line.startswith(f"Seat 2 stops with a score of {2 * int(ocean[1])} ({rule}).")


def test_the_last_round_starts_no_other():
    line = step_at(
        "sharkbait",
        EMPTY_SUPPLY.replace("round=3", "round=7").replace("trophies=1,1,0", "trophies=3,2,1"),
        "stop",
    ).line
    assert "moves 1 more and wins the trophy (SB-35)." in line
