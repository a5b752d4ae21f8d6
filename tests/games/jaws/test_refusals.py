"""What Jaws refuses, with the rule that forbids it."""

import pytest
from table import Table

CREW = "players=4 acts=act1 | stage=crew round=3 track=0 event=alert-a events=july"


def refused(move, seat=2, **words):
    keys = {"active": "brody", "actions": 3, "swimmers": "1,4,4,2", "crew": "4,S,5", **words}
    position = " ".join([CREW, *[f"{key}={value}" for key, value in keys.items()], "shark=1"])
    table = Table("jaws", position)
    refusal = table.game.messages.why_not(table.state, seat, table.game.notation.read_move(move))
    assert move not in table.moves(seat)
    return refusal.sentence, refusal.rule


@pytest.mark.parametrize(
    ("move", "sentence", "rule"),
    [
        ("launch 5", "Only Quint launches barrels.", "JW-59"),
        ("launch S", "Only Quint launches barrels.", "JW-59"),
        ("give", "Only Hooper gives barrels to Quint.", "JW-69"),
        ("finder", "Only Hooper has the fish finder.", "JW-70"),
        ("reboard", "Brody is not overboard.", "JW-26"),
    ],
)
def test_brodys_refusal_names_the_rule_that_gives_the_tool_to_another(move, sentence, rule):
    assert refused(move) == (sentence, rule)


def test_hoopers_refusal_names_the_rule_against_launching():
    assert refused("launch 5", 3, active="hooper") == ("Only Quint launches barrels.", "JW-69")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"aboard": 0}, "Hooper has no barrel to give."),
        ({"aboard": 1, "shop": 5}, "Hooper gives barrels to Quint in the same space only."),
    ],
)
def test_hoopers_refusal_says_why_he_gives_no_barrel(words, sentence):
    assert refused("give", 3, active="hooper", **words) == (sentence, "JW-69")


def test_the_refusal_of_a_captain_overboard_says_what_climbing_back_costs():
    assert refused("reboard", 3, active="hooper", actions=1, overboard="hooper") == (
        "Climbing back takes 2 actions.",
        "JW-26",
    )


def test_a_beach_is_closed_from_an_office():
    assert refused("close E") == (
        "Beaches are closed from the P.D. or the Mayor's Office.",
        "JW-64",
    )
