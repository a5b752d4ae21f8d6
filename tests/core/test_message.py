"""A message is data: equality, hash, pickle, JSON, and an audience of some viewers only."""

import copy
import json
import pickle

import msgspec
import pytest

from shoal.core.catalogue import load
from shoal.core.errors import ShoalError
from shoal.core.message import (
    DETAIL,
    HEADLINE,
    LINE,
    Message,
    heard_by,
    key_in,
    say,
)
from shoal.core.message_json import message_from_json
from shoal.core.special_seats import EVERYTHING, SPECTATOR

SCHOOL = say("log-school", seat=1, count=3, fish=["fish-cod"], rule="SB-15", level=DETAIL)


def test_a_message_has_its_key_arguments_rule_and_level():
    assert SCHOOL.key == "log-school"
    assert SCHOOL.args == {"seat": 1, "count": 3, "fish": ["fish-cod"]}
    assert (SCHOOL.rule, SCHOOL.level) == ("SB-15", DETAIL)


def test_a_message_has_no_rule_and_is_a_line_unless_told_otherwise():
    assert (say("log-ends").rule, say("log-ends").level) == ("", LINE)


def test_numbers_keep_their_types():
    said = say("log-share", share=3.0, count=3)
    assert (type(said.args["share"]), type(said.args["count"])) == (float, int)


@pytest.mark.parametrize(
    "other",
    [
        say("log-shoal", seat=1, count=3, fish=["fish-cod"], rule="SB-15", level=DETAIL),
        say("log-school", seat=2, count=3, fish=["fish-cod"], rule="SB-15", level=DETAIL),
        say("log-school", seat=1, count=3, fish=["fish-cod"], rule="SB-16", level=DETAIL),
        say("log-school", seat=1, count=3, fish=["fish-cod"], rule="SB-15", level=HEADLINE),
        "log-school",
    ],
)
def test_messages_that_differ_are_not_equal(other):
    assert other != SCHOOL


def test_equal_messages_have_the_same_hash():
    same = Message("log-school", {"fish": ["fish-cod"], "count": 3, "seat": 1}, "SB-15", DETAIL)
    assert {SCHOOL} == {same}


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_is_equal(copied):
    assert copied(SCHOOL) == SCHOOL


def test_a_pickled_message_is_equal_and_keeps_its_audience():
    back = pickle.loads(pickle.dumps(SCHOOL.for_seats([2])))
    assert back == SCHOOL
    assert [viewer for viewer in range(4) if back.is_for(viewer)] == [2]


def test_json_is_a_list_of_four():
    assert json.dumps(SCHOOL.to_json()) == (
        '["log-school", {"seat": 1, "count": 3, "fish": ["fish-cod"]}, "SB-15", 2]'
    )


def test_msgspec_writes_what_json_reads():
    assert json.loads(msgspec.json.encode(SCHOOL.to_json())) == SCHOOL.to_json()


def test_a_message_comes_back_from_json():
    assert message_from_json(json.loads(json.dumps(SCHOOL.to_json()))) == SCHOOL


def test_a_message_may_contain_another():
    error = say("error-check-failed", check="moves", reason=say("error-text", text="No."))
    sent = json.loads(json.dumps(error.to_json()))
    assert sent[1]["reason"] == {"message": ["error-text", {"text": "No."}, "", 1]}
    assert message_from_json(sent) == error
    assert load("en").format(error) == "moves: No."


def test_the_audience_is_not_part_of_the_json():
    assert SCHOOL.for_seats([1]).to_json() == SCHOOL.to_json()


@pytest.mark.parametrize(
    "values",
    [
        "log-ends",
        [],
        ["log-ends", {}, ""],
        [7, {}, "", 1],
        ["log-ends", [], "", 1],
        ["log-ends", {}, None, 1],
        ["log-ends", {}, "", 3],
        ["log-ends", {}, "", "1"],
        ["log-ends", {"seat": None}, "", 1],
        ["log-ends", {"seats": [[0]]}, "", 1],
        ["log-ends", {"seats": {}}, "", 1],
    ],
)
def test_json_of_another_shape_is_refused(values):
    with pytest.raises(ShoalError):
        message_from_json(values)


VIEWERS = (0, 1, 5, SPECTATOR)


def hearers(message):
    return [viewer for viewer in VIEWERS if message.is_for(viewer)]


def test_everybody_hears_a_message():
    assert hearers(SCHOOL) == [0, 1, 5, SPECTATOR]


def test_only_its_seats_hear_a_message_for_seats():
    assert hearers(SCHOOL.for_seats([0, 5])) == [0, 5]


def test_all_others_and_spectators_hear_a_message_for_all_but_some():
    assert hearers(SCHOOL.for_all_but([0, 5])) == [1, SPECTATOR]


def test_a_viewer_of_everything_hears_everything():
    assert SCHOOL.for_seats([0]).is_for(EVERYTHING)
    assert SCHOOL.for_all_but([0]).is_for(EVERYTHING)


def test_a_viewer_hears_its_messages_in_their_order():
    said = [say("a"), say("b").for_seats([1]), say("c").for_all_but([1]), say("d")]
    assert [message.key for message in heard_by(said, 1)] == ["a", "b", "d"]
    assert [message.key for message in heard_by(said, SPECTATOR)] == ["a", "c", "d"]


def test_who_else_hears_it_does_not_change_what_a_message_says():
    assert SCHOOL.for_seats([0]) == SCHOOL
    assert hash(SCHOOL.for_seats([0])) == hash(SCHOOL)


def test_a_message_for_some_leaves_the_first_one_as_it_was():
    SCHOOL.for_seats([0])
    assert hearers(SCHOOL) == list(VIEWERS)


def test_a_key_of_a_family_begins_with_the_family():
    assert key_in("card", "boat") == "card-boat"


def test_a_message_shows_how_it_was_said():
    assert repr(say("log-ends", seat=0)) == "say('log-ends', seat=0, rule='', level=1)"
