"""What Jaws refuses, with the rule that forbids it."""

import pytest
from table import Table

from shoal.core.message import say

CREW = "players=4 acts=act1 | phase=crew round=3 track=0 event=alert-a events=july"


def refused(move, seat=2, **words):
    keys = {"active": "brody", "actions": 3, "swimmers": "1,4,4,2", "crew": "4,S,5", **words}
    position = " ".join([CREW, *[f"{key}={value}" for key, value in keys.items()], "shark=1"])
    table = Table("jaws", position)
    refusal = table.game.messages.why_not(table.state, seat, table.game.notation.read_move(move))
    assert move not in table.moves(seat)
    return refusal.key, refusal.rule


@pytest.mark.parametrize(
    ("move", "key", "rule"),
    [
        ("launch 5", "no-launch-only-quint", "JW-59"),
        ("launch S", "no-launch-only-quint", "JW-59"),
        ("give", "no-give-only-hooper", "JW-69"),
        ("finder", "no-finder-only-hooper", "JW-70"),
        ("reboard", "no-reboard", "JW-26"),
    ],
)
def test_brodys_refusal_names_the_rule_that_gives_the_tool_to_another(move, key, rule):
    assert refused(move) == (key, rule)


def test_hoopers_refusal_names_the_rule_against_launching():
    assert refused("launch 5", 3, active="hooper") == ("no-launch-only-quint", "JW-69")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"aboard": 0}, "no-give-none"),
        ({"aboard": 1, "shop": 5}, "no-give-apart"),
    ],
)
def test_hoopers_refusal_says_why_he_gives_no_barrel(words, key):
    assert refused("give", 3, active="hooper", **words) == (key, "JW-69")


def test_the_refusal_of_a_captain_overboard_says_what_climbing_back_costs():
    assert refused("reboard", 3, active="hooper", actions=1, overboard="hooper") == (
        "no-reboard-cost",
        "JW-26",
    )


def test_a_beach_is_closed_from_an_office():
    assert refused("close E") == (
        "no-close-office",
        "JW-64",
    )


HUNT = "players=2 | phase=hunt event=roast events=helicopter shark=S strokes=3"
FRENZY = f"{HUNT} token=frenzy tokens=evasive,sight,burst"
HOOPER = "players=2 | phase=crew event=roast events=helicopter active=hooper actions=4 shark=3"
FIGHT = "options=12,4,1 choice=A hand=-"
NEAR = "fin=7 spots=water-7,boat-2,boat-3"


@pytest.mark.parametrize(
    ("position", "move", "refusal"),
    [
        (
            f"{HUNT} token=none swimmers=0,0,2,0",
            "eat all",
            say("no-eat-all-token", rule="JW-49"),
        ),
        (f"{FRENZY} swimmers=0,0,1,0", "eat all", say("no-eat-all", rule="JW-49")),
        (
            f"{FRENZY} swimmers=0,0,2,0 rushed=1".replace("players=2", "players=2 frenzy=once"),
            "eat all",
            say("no-eat-all-once", rule="JW-49"),
        ),
        (
            "players=2 | phase=event event=hoax events=helicopter swimmers=2,2,1,0 shark=3",
            "beach W",
            say("no-event-beach", space="space-west", event="event-hoax", rule="JW-35"),
        ),
        (HOOPER, "to 4", say("no-sail", space="space-sea-4", rule="JW-67")),
        (HOOPER, "take water 2", say("no-barrels", rule="JW-68")),
        (
            f"players=2 | phase=ready {FIGHT} done=quint spots=boat-1,boat-2,boat-3",
            "turn quint",
            say("no-prepare-again", member="member-quint", rule="JW-99"),
        ),
        (
            f"players=2 | phase=again ability=helping cardplayed=1 {NEAR} {FIGHT}",
            "bite quint",
            say("no-bite-again", rule="JW-124"),
        ),
        (
            f"players=2 | phase=bite {NEAR} {FIGHT} tiles=2,2,2,2,2,2,0,2",
            "bite boat 7",
            say("no-bite-gone", zone=7, rule="JW-118"),
        ),
    ],
)
def test_a_refusal_says_what_is_wrong(position, move, refusal):
    table = Table("jaws", position)
    seat = int(table.state.actors()[0])
    number = table.game.notation.read_move(move)
    assert table.game.messages.why_not(table.state, seat, number) == refusal
