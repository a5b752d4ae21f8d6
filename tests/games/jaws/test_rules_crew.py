"""RULES.md, the crew phase and the end of Act 1: JW-54 to JW-74."""

import pytest

from shoal.core.state import NOBODY


def turn(amity, member, **words):
    """A turn of this member with all four actions."""
    return amity("crew", **{"active": member, "actions": 4, **words})


def answer(table):
    """The last answer to the crew."""
    return table.game.view(table.state, 1).rows("story")[-1]


def test_JW_54_members_act_in_any_order_but_one_at_a_time(amity):
    table = amity("pick").play("turn hooper", "to N", "end", "turn quint")
    assert table["done"] == "hooper"
    assert table.refuses("turn brody") == "JW-54"
    assert table.play("end")["active"] == "brody"


def test_JW_54_each_member_has_four_actions(amity):
    assert turn(amity, "quint").play("to 4", "to S", "to 7", "to W")["done"] == "quint"


def test_JW_55_quint_moves_by_water_and_brody_over_land(amity):
    assert turn(amity, "quint").moves()[:3] == ["to 4", "to E", "to S"]
    assert turn(amity, "brody").moves()[:5] == ["to N", "to E", "to S", "to 8", "to Shop"]
    assert turn(amity, "brody").refuses("to 2") == "JW-55"


@pytest.mark.parametrize("member", ["quint", "brody", "hooper"])
def test_JW_56_a_swimmer_in_the_space_is_rescued(amity, member):
    table = turn(amity, member, crew="N,N,N", swimmers="2,0,0,0").play("rescue")
    assert table["swimmers"] == "1,0,0,0" and table["actions"] == "3"


def test_JW_56_nobody_is_rescued_elsewhere(amity):
    assert turn(amity, "quint", swimmers="2,0,0,0").refuses("rescue") == "JW-56"


def test_JW_57_each_source_is_an_action_of_its_own(amity):
    table = turn(amity, "quint", crew="8,6,8", docks="0,1", aboard=1, orca=0, shop=5,
                 floating="0,0,0,0,0,0,0,0,0,0,0,1")  # fmt: skip
    table.play("take dock 1", "take water 1", "take hooper 1")
    assert (table["orca"], table["actions"]) == ("3", "1")


def test_JW_58_any_number_from_one_source(amity):
    table = turn(amity, "quint", docks="0,3", shop=3)
    assert [move for move in table.moves() if move.startswith("take")] == [
        "take dock 1", "take dock 2", "take dock 3",
    ]  # fmt: skip
    assert table.play("take dock 2")["docks"] == "0,1" and table["orca"] == "4"


def test_JW_59_a_barrel_is_launched_into_the_own_space_or_adjacent_water(amity):
    moves = turn(amity, "quint").moves()
    assert [move for move in moves if move.startswith("launch")] == [
        "launch 4", "launch E", "launch S", "launch 8",
    ]  # fmt: skip


def test_JW_59_a_barrel_is_launched_once_a_round(amity):
    assert turn(amity, "quint").play("launch 4").refuses("launch 4") == "JW-59"


def test_JW_60_a_miss_floats_and_a_hit_sticks(amity):
    miss = turn(amity, "quint", shark="1").play("launch 4")
    assert miss["floating"].split(",")[3] == "1" and answer(miss) == [2, 0, 3, 0]
    hit = turn(amity, "quint", shark="4").play("launch 4")
    assert hit["stuck"] == "1" and "1" not in hit["floating"] and answer(hit) == [2, 0, 3, 2]


def test_JW_61_brody_takes_one_barrel_at_the_shop_only(amity):
    table = turn(amity, "brody", crew="8,Shop,5").play("take shop")
    assert (table["carried"], table["shop"]) == ("1", "5")
    assert table.refuses("take shop") == "JW-61"
    dock = turn(amity, "brody", crew="8,8,5", docks="0,1", shop=5)
    assert dock.refuses("take dock 1") == "JW-61"


@pytest.mark.parametrize(("space", "docks"), [("5", "1,0"), ("8", "0,1")])
def test_JW_62_brody_drops_his_barrel_at_a_dock(amity, space, docks):
    table = turn(amity, "brody", crew=f"4,{space},1", carried=1, shop=5)
    assert table.play("drop")["docks"] == docks


@pytest.mark.parametrize(("shark", "expected", "meeple"), [("N", 2, "N"), ("1", 0, "-")])
def test_JW_63_binoculars_see_the_water_of_the_beach(amity, shark, expected, meeple):
    table = turn(amity, "brody", crew="8,N,5", shark=shark).play("binoculars")
    assert answer(table) == [2, 1, 4, expected] and table["meeple"] == meeple
    assert table.refuses("binoculars") == "JW-63"


@pytest.mark.parametrize("space", ["6", "7"])
def test_JW_64_beaches_are_closed_from_both_offices(amity, space):
    assert turn(amity, "brody", crew=f"8,{space},5").play("close E")["closed"] == "E"


def test_JW_64_beaches_are_closed_from_nowhere_else(amity):
    assert turn(amity, "brody", crew="8,N,5").refuses("close E") == "JW-64"


def test_JW_65_a_beach_with_swimmers_is_not_closed(amity):
    table = turn(amity, "brody", swimmers="1,0,0,0", michael="E")
    assert table.refuses("close N") == table.refuses("close E") == "JW-65"


def test_JW_65_closing_again_moves_the_token_face_up(amity):
    table = turn(amity, "brody", closed="S", opening=1).play("close N")
    assert (table["closed"], table["opening"]) == ("N", "0")
    assert table.refuses("close S") == "JW-65"


def test_JW_65_the_option_reclose(amity):
    assert turn(amity, "brody", closed="S", opening=1).refuses("close S") == "JW-65"
    table = turn(amity, "brody", under="reclose=yes", closed="S", opening=1)
    assert table.play("close S")["opening"] == "0"


def test_JW_66_the_token_is_turned_and_then_taken_away(amity):
    table = amity("draw", event="-", closed="N").chance("event alert-c")
    assert (table["swimmers"].split(",")[0], table["closed"], table["opening"]) == ("0", "N", "1")
    table = amity("draw", event="-", closed="N", opening=1).chance("event alert-c")
    assert (table["swimmers"].split(",")[0], table["closed"], table["opening"]) == ("0", "-", "0")


def test_JW_66_one_card_turns_it_once(amity):
    table = amity("draw", event="-", closed="N").chance("event alert-d")  # N, and N again
    assert (table["closed"], table["opening"]) == ("N", "1")


def test_JW_67_hooper_moves_two_spaces_as_one_action(amity):
    table = turn(amity, "hooper").play("to 1")
    assert (table["actions"], table["glide"]) == ("3", "1")
    assert table.play("to 2")["actions"] == "3" and table["glide"] == "0"


def test_JW_67_anything_else_ends_the_move(amity):
    table = turn(amity, "hooper").play("to 1", "finder", "to 2")
    assert table["actions"] == "1"


def test_JW_68_hooper_picks_up_from_dock_and_water(amity):
    table = turn(amity, "hooper", docks="2,0", shop=3, floating="0,0,0,0,0,0,0,0,1,0,0,0")
    assert table.play("take dock 2", "take water 1")["aboard"] == "3"


def test_JW_69_hooper_gives_all_his_barrels_to_quint(amity):
    table = turn(amity, "hooper", crew="8,6,8", aboard=3, shop=3)
    assert table.play("give")["orca"] == "5"
    assert turn(amity, "hooper", aboard=3, shop=3).refuses("give") == "JW-69"


def test_JW_69_hooper_cannot_launch(amity):
    assert turn(amity, "hooper", aboard=3, shop=3).refuses("launch 5") == "JW-69"


@pytest.mark.parametrize(
    ("shark", "expected", "meeple"), [("5", 2, "5"), ("N", 1, "-"), ("3", 0, "-"), ("8", 0, "-")]
)
def test_JW_70_the_fish_finder_says_there_nearby_or_neither(amity, shark, expected, meeple):
    table = turn(amity, "hooper", shark=shark).play("finder")
    assert answer(table)[3] == expected and table["meeple"] == meeple
    assert table.refuses("finder") == "JW-70"


def test_JW_71_the_second_barrel_ends_act_1_at_once(amity):
    table = turn(amity, "quint", shark="8", stuck=1, orca=1)
    assert table.play("launch 8")["phase"] == "abilities"


def test_JW_71_the_ninth_swimmer_ends_act_1_at_the_report(amity):
    table = amity("hunt", shark="N", swimmers="3,0,0,0", michael="N", track=8)
    table.play("eat michael")
    assert table["phase"] == "hunt"
    assert table.play("end")["phase"] == "abilities" and table["track"] == "10"


def test_JW_72_after_three_turns_the_token_is_gone_and_a_card_is_drawn(amity):
    words = {"token": "sight", "tokens": "burst", "played": 1}
    table = turn(amity, "quint", done="brody,hooper", **words).play("end")
    assert (table["token"], table["tokens"], table["played"]) == ("none", "burst", "0")
    assert (table["phase"], table["round"]) == ("draw", "2")


def test_JW_73_the_summer_ends_act_1_as_it_stands(amity):
    table = turn(amity, "quint", done="brody,hooper", round=48, track=5).play("end")
    assert (table["phase"], table["track"]) == ("abilities", "5")


def test_JW_74_act_1_alone_is_won_by_the_shark_at_seven(amity):
    table = amity("hunt", under="acts=act1", shark="N", swimmers="3,0,0,0", track=6)
    table.play("eat", "end")
    assert table.seat == NOBODY and list(table.state.ranks()) == [0, 1]


def test_JW_74_act_1_alone_is_won_by_the_crew_with_the_second_barrel(amity):
    table = turn(amity, "quint", players=3, under="acts=act1", shark="8", stuck=1, orca=1)
    table.play("launch 8", seat=1)
    assert table.seat == NOBODY and list(table.state.ranks()) == [2, 0, 0]


def test_JW_74_when_the_summer_ends_nobody_has_won(amity):
    table = turn(amity, "quint", under="acts=act1", done="brody,hooper", round=48).play("end")
    assert list(table.state.ranks()) == [0, 0]
