"""The log of Jaws says what happened, and no secrets."""

from itertools import chain

import pytest
from engines.compared_games import PLANS, Plan
from words.game_steps import Step, recorded_steps, seeded_steps, step_at
from words.jaws.messages import claims

from shoal.core.message import HEADLINE, Message, heard_by, say
from shoal.core.state import SPECTATOR

DRAW = "players=2 | phase=draw round=2 events=roast,vaughn,july,birthday,hoax shark=3"
FULL = "swimmers=4,4,4,3"
LAST_ACTION = (
    "players=2 summer=4 | phase=crew round=4 event=roast events=helicopter done=quint,brody "
    "active=hooper actions=1 shark=3"
)
LAUNCH = (
    "players=2 | phase=crew event=roast events=helicopter done=brody,hooper active=quint actions=1 "
    "stuck=1 shop=5 shark=4"
)
FIGHT = "players=2 | round=5 options=12,4,1 choice=A hand=-"
CAGED = "cardplayed=1 ability=mouth fin=7 bout=main aim=boat-7 dice=2 caged=quint"
TWO_BEACHES = (
    "players=2 | phase=hunt event=roast events=helicopter shark=S strokes=1 swimmers=1,0,2,0 "
    "michael=S bites=1,0,0,0 token=frenzy tokens=evasive,sight,burst"
)
BLANKS = (
    f"{FIGHT} phase=blanks fin=7 spots=boat-7,boat-1,boat-2 done=quint,brody,hooper active=quint "
    "weapons=Machete,-,- targets=7,-,- dice=2 thrown=0,1"
)

RARE = [
    (TWO_BEACHES, "eat all"),
    (BLANKS, "keep"),
    (f"{DRAW} michael=S", "* event birthday"),
    (f"{DRAW} {FULL}", "* event roast"),
    (f"{DRAW} closed=N", "* event july"),
    (LAST_ACTION, "end"),
    (LAUNCH, "launch 4"),
    (f"{FIGHT} phase=roll spots=boat-7,boat-1,boat-2 {CAGED}", "* roll 66"),
]


MORE_GAMES = [
    Plan(2 + seed % 3, seed, 700, {"acts": ("both", "act1", "act2")[seed // 3 % 3]})
    for seed in range(100, 127)
]


def check(step: Step) -> None:
    """Hold every message of a step, and that no step has two headlines."""
    said = claims.check_log(step)
    assert len([message for message in said if message.level == HEADLINE]) <= 1, str(step)


def test_every_message_is_true_and_every_key_is_said():
    rare = (step_at("jaws", position, move) for position, move in RARE)
    plans = [*PLANS["jaws"], *MORE_GAMES]
    for step in chain(seeded_steps("jaws", plans), recorded_steps("jaws"), rare):
        check(step)
    assert claims.unclaimed("log-", "won-") == []
    assert claims.never_met("log-", "won-") == []
    assert claims.uncompared("log-", "won-") == []


def log(position: str, move: str, viewer: int = int(SPECTATOR)) -> list[Message]:
    step = step_at("jaws", position, move)
    check(step)
    return heard_by(step.log, viewer)


def keys(position: str, move: str, viewer: int = int(SPECTATOR)) -> list[str]:
    return [message.key for message in log(position, move, viewer)]


def test_an_empty_supply_places_nobody():
    told = log(f"{DRAW} {FULL}", "* event roast")
    assert say("log-supply-empty", count=4, rule="JW-21") in told
    assert told[0].args["count"] == 0


def test_a_closed_beach_opens_soon():
    told = log(f"{DRAW} closed=N", "* event roast")
    assert say("log-closed-soon", space="space-north", rule="JW-66") in told


def test_a_beach_that_opens_soon_opens_again():
    told = log(f"{DRAW} closed=N opening=1", "* event roast")
    assert say("log-closed-opens", space="space-north", rule="JW-66") in told


def test_the_fourth_of_july_names_the_beach_that_it_opens():
    told = log(f"{DRAW} closed=N", "* event july")
    assert say("log-reopens", space="space-north", rule="JW-30") in told


def test_michael_stays_where_he_swims():
    told = log(f"{DRAW} michael=S", "* event birthday")
    assert told[-1] == say("log-michael-stays", space="space-south", rule="JW-31")


def test_the_log_says_that_the_summer_ends_act_one():
    assert log(LAST_ACTION, "end")[-1] == say("log-act-over-summer", rule="JW-73")


def test_the_log_says_that_a_second_barrel_ends_act_one():
    assert log(LAUNCH, "launch 4")[-1] == say("log-act-over-barrels", rule="JW-71")


def test_out_of_sight_falsifies_the_sharks_answer_but_not_the_log():
    position = (
        "players=4 | phase=crew event=roast events=helicopter active=brody actions=4 crew=8,S,5 "
        "shark=S token=sight tokens=frenzy,evasive,burst played=1 base=8 "
        "story=0.0.0.0.0.4.0.3.0.11.8.0,1.0.0.0.0.0.0.1.0"
    )
    assert log(position, "binoculars") == [
        say("log-binoculars", seat=0, space="space-south", answer="no", rule="JW-63")
    ]


def test_a_bonus_attack_cites_its_own_rule():
    position = (
        "players=4 | phase=bonus fin=7 options=12,4,1 choice=A spots=water-7,boat-1,boat-2 hand=-"
    )
    assert log(position, "bonus quint") == [
        say("log-bites-bonus", seat=0, member="member-quint", rule="JW-120")
    ]


def test_a_study_counts_the_barrel_that_ends_act_one_as_a_hit():
    step = step_at("jaws", LAUNCH, "launch 4")
    counted = step.game.statistics.events(step.before, step.mover, step.move, step.after)
    assert say("statistics-hits", rule="JW-60") in [one.what for one in counted]


def bitten_with_strength(throw: str) -> list[str]:
    position = (
        "players=3 acts=act2 | phase=roll round=5 tiles=2,2,2,0,0,2,2,2 "
        "spots=boat-8,boat-8,boat-1 fin=7 options=7,11,4 choice=A bout=main aim=boat-7 dice=3 "
        "cardplayed=1 ability=strength hand=-"
    )
    return keys(position, f"* roll {throw}")


def test_extra_strength_that_did_nothing_is_not_cited():
    assert "log-boat-destroyed" in bitten_with_strength("553")
    assert "log-strength" not in bitten_with_strength("553")


def test_extra_strength_that_made_the_difference_is_cited():
    assert "log-strength" in bitten_with_strength("315")


def test_a_cage_that_no_hit_has_met_protects_nobody():
    position = (
        f"{FIGHT} phase=roll fin=7 spots=water-7,boat-1,boat-2 bout=bonus bitten=quint caged=quint"
    )
    at = f"{position} aim=quint dice=1"
    assert "log-bite-misses" in keys(at, "* roll 1")
    assert "log-cage-holds" in keys(at, "* roll 6")


def test_a_cage_keeps_big_mouth_out():
    told = keys(f"{FIGHT} phase=roll spots=boat-7,boat-1,boat-2 {CAGED}", "* roll 66")
    assert "log-cage-holds" in told


@pytest.mark.parametrize("aboard", [1, 2])
def test_given_barrels_are_counted(aboard):
    position = (
        "players=2 | phase=crew event=roast events=helicopter active=hooper actions=2 crew=8,6,8 "
        f"aboard={aboard} shop={6 - aboard} shark=4"
    )
    assert log(position, "give") == [say("log-gives", count=aboard, rule="JW-69")]
