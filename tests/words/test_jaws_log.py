"""The log of Jaws says what happened, and no secrets."""

from itertools import chain

import pytest
from engines.compared_games import PLANS
from words.grammar import hold, planned_steps, recorded_steps, step_at
from words.jaws_orca import grammar

DRAW = "players=2 | stage=draw round=2 events=roast,vaughn,birthday,hoax shark=3"
FULL = "swimmers=4,4,4,3"
LAST_ACTION = (
    "players=2 summer=4 | stage=crew round=4 event=roast events=helicopter done=quint,brody "
    "active=hooper actions=1 shark=3"
)
LAUNCH = (
    "players=2 | stage=crew event=roast events=helicopter done=brody,hooper active=quint actions=1 "
    "stuck=1 shop=5 shark=4"
)

RARE = [
    (f"{DRAW} michael=S", "* event birthday"),
    (f"{DRAW} {FULL}", "* event roast"),
    (LAST_ACTION, "end"),
]


def log_line(position, move):
    return step_at("jaws", position, move).line


def rare_steps():
    return (step_at("jaws", position, move) for position, move in RARE)


def test_every_sentence_is_true_and_every_kind_of_sentence_appears():
    played = planned_steps("jaws", PLANS["jaws"])
    hold(grammar, chain(played, recorded_steps("jaws"), rare_steps()))
    assert grammar.never_heard() == []


def test_an_empty_supply_places_nobody():
    line = log_line(f"{DRAW} {FULL}", "* event roast")
    assert "with swimmers: none (JW-18). The supply is empty: 4 more cannot be placed" in line


def test_a_closed_beach_opens_soon():
    assert "North Beach was closed: nobody swims there, and it opens soon (JW-66)." in log_line(
        f"{DRAW} closed=N", "* event roast"
    )


def test_a_beach_that_opens_soon_opens_again():
    assert "North Beach was closed: nobody swims there, and it opens again (JW-66)." in log_line(
        f"{DRAW} closed=N opening=1", "* event roast"
    )


def test_michael_stays_where_he_swims():
    assert log_line(f"{DRAW} michael=S", "* event birthday").endswith(
        "Michael is in the water already and stays there (JW-31)."
    )


def test_the_log_says_that_the_summer_ends_act_one():
    assert log_line(LAST_ACTION, "end").endswith(
        "The summer is over: Act 1 ends, and Act 2 begins (JW-73)."
    )


def test_the_log_says_that_a_second_barrel_ends_act_one():
    assert log_line(LAUNCH, "launch 4").endswith("Act 1 is over; Act 2 begins (JW-71).")


def test_out_of_sight_falsifies_the_sharks_answer_but_not_the_log():
    position = (
        "players=4 | stage=crew event=roast events=helicopter active=brody actions=4 crew=8,S,5 "
        "shark=S token=sight tokens=frenzy,evasive,burst played=1 base=8 "
        "story=0.0.0.0.0.4.0.3.0.11.8.0,1.0.0.0.0.0.0.1.0"
    )
    assert 'Binoculars at South Beach: the shark says "not there" (JW-63).' in log_line(
        position, "binoculars"
    )


def test_a_bonus_attack_cites_its_own_rule():
    position = (
        "players=4 | stage=bonus fin=7 options=12,4,1 choice=A spots=water-7,boat-1,boat-2 hand=-"
    )
    assert log_line(position, "bonus quint") == "The shark strikes at Quint as well (JW-120)."


def test_a_study_counts_the_barrel_that_ends_act_one_as_a_hit():
    step = step_at("jaws", LAUNCH, "launch 4")
    counted = step.game.statistics.events(step.before, step.mover, step.move, step.after)
    assert "launches and hits (JW-60)" in [one.what for one in counted]


def bitten_with_strength(throw):
    position = (
        "players=3 acts=act2 | stage=roll round=5 tiles=2,2,2,0,0,2,2,2 "
        "spots=boat-8,boat-8,boat-1 fin=7 options=7,11,4 choice=A bout=main aim=boat-7 dice=3 "
        "cardplayed=1 ability=strength hand=-"
    )
    return log_line(position, f"* roll {throw}")


def test_extra_strength_that_did_nothing_is_not_cited():
    assert "Boat space 7 is destroyed (JW-118)." in bitten_with_strength("553")


def test_extra_strength_that_made_the_difference_is_cited():
    assert "Boat space 7 is destroyed (JW-118, JW-123)." in bitten_with_strength("315")


@pytest.mark.parametrize(("aboard", "what"), [(1, "barrel"), (2, "barrels")])
def test_given_barrels_are_named_in_singular_or_plural(aboard, what):
    position = (
        "players=2 | stage=crew event=roast events=helicopter active=hooper actions=2 crew=8,6,8 "
        f"aboard={aboard} shop={6 - aboard} shark=4"
    )
    assert log_line(position, "give") == f"Hooper gives his {what} to Quint (JW-69)."
