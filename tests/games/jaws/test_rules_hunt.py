"""RULES.md, the shark phase: JW-40 to JW-53."""

import pytest

from shoal.core.message import heard_by
from shoal.core.state import SPECTATOR


def seen(table, seat=1):
    return table.game.view(table.state, seat).json()


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_JW_40_nothing_shows_of_the_secret_turn(amity, seat):
    words = {"shark": "N", "swimmers": "3,0,0,0", "floating": "1,0,0,0,0,0,0,0,0,0,0,0"}
    table = amity("token", shop=5, **words)
    before = seen(table, seat)
    for move in ("token burst", "eat", "to 1", "burst", "to N"):
        number = table.game.notation.read_move(move)
        assert heard_by(table.game.messages.log(table.state, 0, number), seat) == []
        assert seen(table.play(move), seat) == before


def test_JW_41_track_and_swimmers_wait_for_the_report(amity):
    table = amity("hunt", shark="N", swimmers="2,0,0,0").play("eat")
    assert (table["track"], table["swimmers"]) == ("0", "2,0,0,0")
    assert table.play("end")["track"] == "1" and table["swimmers"] == "1,0,0,0"


def test_JW_42_three_actions_in_any_order(amity):
    table = amity("hunt", shark="1", swimmers="3,0,0,0")
    assert table.play("to N", "eat", "eat")["swimmers"] == "1,0,0,0"


def test_JW_42_the_shark_may_do_nothing(amity):
    assert amity("hunt").play("end")["phase"] == "pick"


def test_JW_43_one_token_a_round_or_none(amity):
    table = amity("token", tokens="frenzy,burst")
    assert table.moves() == ["token none", "token frenzy", "token burst"]
    assert table.play("token burst")["tokens"] == "frenzy"


def test_JW_43_without_tokens_there_is_no_question(amity):
    table = amity("draw", tokens="-").chance("event july")
    assert table["phase"] == "hunt"


@pytest.mark.parametrize("space", ["2", "Shop", "W"])
def test_JW_44_the_shark_moves_through_water_to_an_adjacent_space(amity, space):
    assert amity("hunt", shark="N").refuses(f"to {space}") == "JW-44"


def test_JW_44_the_ways_from_a_beach(amity):
    assert amity("hunt", shark="N").moves() == ["to 1", "to 5", "to 6", "end"]


def test_JW_45_the_shark_chooses_which_swimmer_it_eats(amity):
    table = amity("hunt", shark="N", swimmers="1,0,0,0", michael="N", strokes=1)
    assert {"eat", "eat michael"} < set(table.moves())
    assert table.play("eat")["michael"] == "N" and table["swimmers"] == "0,0,0,0"


def test_JW_45_only_a_swimmer_in_the_same_space_is_eaten(amity):
    assert amity("hunt", shark="N", swimmers="0,1,0,0").refuses("eat") == "JW-45"


def test_JW_46_the_report_tells_beaches_and_michael_who_counts_two(amity):
    table = amity("hunt", shark="N", swimmers="1,0,0,0", michael="N", strokes=2)
    table.play("eat", "eat michael")
    assert table["track"] == "3" and table["michael"] == "-"
    report = table.game.view(table.state, 1).lines()[-1]
    assert (report.key, report.args["north"], report.args["michael"]) == ("board-report", 1, 1)


def report(table):
    """Sensors and token of the last report, as the crew sees them."""
    row = table.game.view(table.state, 1).rows("story")[-1]
    return row[6], row[7]


BARRELS = {"floating": "1,1,0,0,1,0,0,0,0,0,0,0", "shop": 3}  # at 1, 2 and N


def test_JW_47_a_sensor_where_the_turn_begins_is_triggered(amity):
    assert report(amity("hunt", shark="1", **BARRELS).play("end")) == (1 << 0, 0)


def test_JW_47_every_sensor_on_the_way_is_reported_without_order(amity):
    there = amity("hunt", shark="1", **BARRELS).play("to N", "to 1", "to 2")
    back = amity("hunt", shark="1", **BARRELS).play("to 2", "to 1", "to N")
    assert report(there) == report(back) == (0b10011, 0)


def test_JW_47_a_burst_triggers_every_space(amity):
    table = amity("hunt", shark="3", tokens="-", token="burst", **BARRELS)
    table.play("burst", "to 1", "to 2", "to 4", "end")
    assert report(table) == (0b11, 1)


def test_JW_48_the_report_tells_that_a_token_was_played_but_not_which(amity):
    told = {
        seen(amity("token").play(f"token {token}", "end"))
        for token in ("frenzy", "evasive", "sight", "burst")
    }
    assert len(told) == 1


def test_JW_48_a_token_is_played_once(amity):
    assert amity("token", tokens="burst").refuses("token frenzy") == "JW-48"


def test_JW_49_a_frenzy_eats_all_as_one_action(amity):
    table = amity("hunt", shark="N", token="frenzy", tokens="-", swimmers="4,0,0,0", michael="N")
    assert table.play("eat all")["strokes"] == "2"
    assert table.play("end")["track"] == "6"


def test_JW_49_each_bite_of_the_round_may_be_a_frenzy(amity):
    table = amity("hunt", shark="N", token="frenzy", tokens="-", event="wrong-shark",
                  swimmers="2,2,0,0")  # fmt: skip
    assert table.play("eat all", "to 6", "to E", "eat all")["track"] == "4"


def test_JW_49_the_option_frenzy_allows_it_once(amity):
    table = amity("hunt", under="frenzy=once", shark="N", token="frenzy", tokens="-",
                  event="wrong-shark", swimmers="2,2,0,0")  # fmt: skip
    table.play("eat all", "to 6", "to E")
    assert table.refuses("eat all") == "JW-49"


def test_JW_50_evasive_moves_trigger_nothing(amity):
    table = amity("hunt", shark="1", token="evasive", tokens="-", **BARRELS)
    assert report(table.play("to 2", "end")) == (0, 1)


def test_JW_51_a_burst_moves_up_to_three_spaces_as_one_action(amity):
    table = amity("hunt", shark="1", token="burst", tokens="-")
    table.play("burst", "to 2", "to 4", "to S")
    assert (table["phase"], table["strokes"], table["shark"]) == ("hunt", "2", "S")


def test_JW_51_a_burst_may_halt_early_and_comes_once(amity):
    table = amity("hunt", shark="1", token="burst", tokens="-").play("burst", "to 2", "halt")
    assert table.refuses("burst") == "JW-51"


def test_JW_51_nothing_is_eaten_during_a_burst(amity):
    table = amity("hunt", shark="1", token="burst", tokens="-", swimmers="1,0,0,0")
    assert table.play("burst", "to N").refuses("eat") == "JW-51"


@pytest.mark.parametrize("move", ["binoculars", "finder"])
def test_JW_52_out_of_sight_hides_from_searches(amity, move):
    member = "brody" if move == "binoculars" else "hooper"
    words = {"crew": "8,N,N", "shark": "N", "token": "sight", "tokens": "-", "played": 1}
    table = amity("crew", active=member, actions=4, **words).play(move)
    assert table["meeple"] == "-"
    assert table.game.view(table.state, 1).rows("story")[-1][3] == 0


def test_JW_52_out_of_sight_does_not_hide_from_barrels(amity):
    words = {"shark": "8", "token": "sight", "tokens": "-", "played": 1}
    table = amity("crew", active="quint", actions=4, **words)
    assert table.play("launch 8")["stuck"] == "1"


def test_JW_53_the_meeple_is_removed_when_the_shark_moves_again(amity):
    assert amity("draw", meeple="N").chance("event july")["meeple"] == "-"
