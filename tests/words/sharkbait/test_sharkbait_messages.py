"""SharkBait's messages say what happened, and everything that happened is said."""

from itertools import chain

import pytest
from engines.compared_games import PLANS, Plan
from words.game_steps import (
    every,
    position_step,
    recorded_steps,
    seeded_steps,
    step_at,
    viewers,
)
from words.sharkbait.answers import claims
from words.sharkbait.board import check_board
from words.sharkbait.changes import check_complete

from shoal.core.message import EVERYBODY
from shoal.core.state import NOBODY

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
CHOICE = TIED_COLUMNS.replace("phase=throw", "phase=loss").replace(
    "dice=2 thrown=-", "dice=1 thrown=12"
)

RARE = [
    (EMPTY_SUPPLY, "stop"),
    (LAST_SPACE, "stop"),
    (EMPTY_MAT, "* throw 123 -"),
    (TIED_COLUMNS, "* throw 12 -"),
    (CHOICE, "lose 4"),
]
"""Positions that random games rarely come to, with a move or an outcome in each."""

MANY_GAMES = [Plan(players, 40 + players, 2000) for players in range(3, 9)]


def rare_steps():
    return (step_at("sharkbait", position, move) for position, move in RARE)


def games():
    plans = [*PLANS["sharkbait"], *MANY_GAMES]
    return chain(seeded_steps("sharkbait", plans), recorded_steps("sharkbait"))


def test_every_key_has_a_claim():
    assert claims.unclaimed() == claims.unfulfilled() == []


def test_every_message_is_true_complete_and_well_written_and_every_key_is_met():
    for step in chain(rare_steps(), games()):
        said = claims.check_log(step)
        check_complete(step, said)
        assert all(message.audience == EVERYBODY for message in said)
    for step in chain(rare_steps(), every(5, games())):
        claims.check_answers(step, lambda _seat, step=step: range(int(step.game.move_count)))
        if step.after.actor() == NOBODY:
            claims.check_verdict(step)
    assert claims.never_met() == []
    assert claims.uncompared() == []


def test_the_board_in_words_says_what_the_view_shows():
    for step in chain(rare_steps(), every(3, games())):
        here = [position_step(step.game, step.before)]
        if step.after.actor() == NOBODY:
            here.append(position_step(step.game, step.after))
        for position in here:
            for viewer in viewers(position.before):
                check_board(position.heard_by(viewer))
    assert claims.unclaimed("board-") == []
    assert claims.never_met("board-") == []
    assert claims.uncompared("board-") == []


def said_at(position, move):
    """What the log says about a move in a position: the arguments and the rule by key."""
    step = step_at("sharkbait", position, move)
    return {message.key: (message.args, message.rule) for message in step.log}


def test_nobody_gets_a_bait_from_an_empty_supply():
    assert said_at(EMPTY_SUPPLY, "stop")["log-smallest-no-bait"] == (
        {"seat": 2, "token": 1},
        "SB-33",
    )


def test_a_pawn_on_the_last_space_does_not_move():
    said = said_at(LAST_SPACE, "stop")
    assert said["log-trophy"][0] == {"seat": 2, "round": 3, "token": 12, "steps": 0}
    assert said["log-last-space"] == ({"seat": 2}, "SB-4")


@pytest.mark.parametrize(
    ("sharks", "key", "rule"),
    [
        ("-", "log-must-roll", "SB-20"),
        ("3", "log-must-roll", "SB-20"),
        ("36", "log-roll-again", "SB-22"),
    ],
)
def test_a_forced_roll_cites_the_rule_that_forces_it(sharks, key, rule):
    position = EMPTY_SUPPLY.replace("sharks=36", f"sharks={sharks}")
    assert said_at(position, "roll") == {key: ({"seat": 2}, rule)}


@pytest.mark.parametrize(
    ("ocean", "dice", "key", "rule"),
    [("070000", 1, "log-must-stop", "SB-21"), ("060000", 2, "log-stop", "SB-22")],
)
def test_a_forced_stop_cites_the_rule_that_forces_it(ocean, dice, key, rule):
    position = EMPTY_SUPPLY.replace("ocean=000000", f"ocean={ocean}")
    said = said_at(position.replace("dice=8", f"dice={dice}"), "stop")
    assert said[key] == ({"seat": 2, "score": 2 * int(ocean[1])}, rule)


def test_the_last_round_starts_no_other():
    position = EMPTY_SUPPLY.replace("round=3", "round=7")
    said = said_at(position.replace("trophies=1,1,0", "trophies=3,2,1"), "stop")
    assert "log-trophy" in said
    assert not {"log-starts", "log-hold-next"} & set(said)


def test_the_headline_counts_the_baits_paid():
    position = (
        "players=3 | phase=prize round=1 first=0 turn=0 pawns=0,0,0 baits=1,2,2 trophies=0,0,0 "
        "won=0,0,0 hold=6,7,8 ocean=005000 sharks=16 dice=0 thrown=- black=- placed=- prize=9"
    )
    assert said_at(position, "bait")["log-token-for-baits"] == (
        {"seat": 0, "score": 5, "paid": 2, "token": 10, "steps": 2, "bait": 0},
        "SB-30",
    )
