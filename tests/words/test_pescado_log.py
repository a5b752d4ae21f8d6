"""Pescado's log says what happened."""

from itertools import chain

import pytest
from engines.compared_games import PLANS
from words.grammar import hold, planned_steps, recorded_steps, step_at
from words.pescado import grammar

SNATCH = (
    "players=3 snatch=live | phase=snatch turn=1 thrown=4 dice=yyyrb flips=0 "
    "pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=- won=kkk,yob/-/ggg claims=-/-/- done=1,2"
)


def test_every_sentence_is_true_and_every_kind_of_sentence_appears():
    played = planned_steps("pescado", PLANS["pescado"])
    wrong = step_at("pescado", SNATCH, "claim obg")
    hold(grammar, chain(played, recorded_steps("pescado"), [wrong]))
    assert grammar.never_heard() == []


@pytest.mark.parametrize(
    ("snatch", "thrown", "rule"),
    [("off", 0, "PE-4"), ("live", 0, "PE-4"), ("off", 3, "PE-17"), ("live", 3, "PE-17")],
)
def test_a_tile_comes_into_the_pool_by_the_rule_of_the_moment(snatch, thrown, rule):
    option = "" if snatch == "off" else f" snatch={snatch}"
    dice = "yorbg" if thrown else "-"
    position = (
        f"players=2{option} | phase=refill turn=0 thrown={thrown} dice={dice} "
        "flips=0 pool=yyy,ooo,rrr,bbb,ggg flipped=- fresh=- prey=- won=-/-"
    )
    line = step_at("pescado", position, "* draw kkk").line
    assert line == f"kkk comes into the pool ({rule})."
