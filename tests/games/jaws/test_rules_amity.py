"""RULES.md from the island to the event phase: JW-1 to JW-39."""

import pytest
from table import Table

from shoal.core.errors import BadPosition
from shoal.core.message import heard_by
from shoal.core.state import CHANCE
from shoal.games.jaws import components
from shoal.games.jaws.components import EVENTS, LAND_WAYS, SPACES, WATER_WAYS


def draw(amity, event, **words):
    """A round that begins with this card."""
    return amity("draw", event="-", **words).chance(f"event {event}")


def test_JW_1_thirteen_spaces_of_which_twelve_have_water():
    assert len(SPACES) == 13 and set(SPACES) - set(WATER_WAYS) == {"Shop"}


@pytest.mark.parametrize("pair", ["1 6", "2 N", "1 W", "3 5", "2 8", "4 E", "3 S", "4 7"])
def test_JW_2_corners_do_not_touch(pair):
    one, other = pair.split()
    assert other not in WATER_WAYS[one].split() and one not in WATER_WAYS[other].split()


@pytest.mark.parametrize("table", [WATER_WAYS, LAND_WAYS])
def test_JW_2_adjacency_is_mutual(table):
    assert all(space in table[other].split() for space in table for other in table[space].split())


def test_JW_3_the_coast_is_a_ring_by_water():
    ring = "N6E8S7W5"
    assert all(ring[place - 1] in WATER_WAYS[ring[place]].split() for place in range(8))


def test_JW_4_the_shop_and_8_do_not_touch():
    assert "8" not in LAND_WAYS["Shop"].split() and "Shop" not in LAND_WAYS["8"].split()


def test_JW_5_two_barrels_on_the_orca_and_six_at_the_shop():
    table = Table.start("jaws", 2)
    assert (table["orca"], table["shop"]) == ("2", "6")


def test_JW_6_nobody_swims_at_first_and_fifteen_can():
    assert Table.start("jaws", 2)["swimmers"] == "0,0,0,0"
    assert components.SWIMMERS == 15


def test_JW_7_docks_and_offices(amity):
    assert amity("crew", active="brody", actions=4, crew="8,6,5").moves()[-5:-1] == [
        "close N", "close E", "close S", "close W",
    ]  # fmt: skip


def test_JW_8_seat_0_is_the_shark():
    assert Table.start("jaws", 4).seat == 0


@pytest.mark.parametrize(
    ("players", "moves"),
    [
        (2, [["turn quint", "turn brody", "turn hooper"]]),
        (3, [["turn quint", "turn hooper"], ["turn brody", "turn hooper"]]),
        (4, [["turn quint"], ["turn brody"], ["turn hooper"]]),
    ],
)
def test_JW_9_each_player_has_the_right_crew_members(amity, players, moves):
    table = amity("pick", players=players)
    assert [table.moves(seat) for seat in range(1, players)] == moves


def test_JW_9_either_player_may_act_for_the_member_they_share(amity):
    table = amity("pick", players=3).play("turn hooper", seat=1)
    assert list(table.state.actors()) == [1, 2]
    table.play("end", seat=2)
    assert table["done"] == "hooper"


def test_JW_9_the_option_crew_changes_who_plays_whom(amity):
    table = amity("pick", players=4, under="crew=hooper,brody,quint")
    assert table.moves(1) == ["turn hooper"] and table.moves(3) == ["turn quint"]


def test_JW_10_quint_starts_at_the_east_dock():
    assert Table.start("jaws", 2)["crew"].split(",")[0] == "8"


@pytest.mark.parametrize("space", ["6", "7"])
def test_JW_11_brody_starts_at_his_office(space):
    assert Table.start("jaws", 2, brody=space)["crew"].split(",")[1] == space


def test_JW_12_the_shark_starts_with_four_tokens_and_an_empty_track():
    table = Table.start("jaws", 2)
    assert (table["tokens"], table["track"]) == ("frenzy,evasive,sight,burst", "0")


def test_JW_13_hooper_starts_at_the_west_dock():
    assert Table.start("jaws", 2)["crew"].split(",")[2] == "5"


def test_JW_14_the_shark_starts_in_any_water_and_nobody_is_told():
    table = Table.start("jaws", 2)
    assert table.moves() == [f"start {space}" for space in SPACES[:12]]
    start = table.game.notation.read_move("start N")
    assert heard_by(table.game.messages.log(table.state, 0, start), 1) == []
    assert table.play("start N")["meeple"] == "-"


def test_JW_15_event_then_shark_then_crew():
    table = Table.start("jaws", 2).play("start N")
    assert table.seat == CHANCE
    assert table.chance("event july").seat == 0
    assert table.play("token none", "end").seat == 1


def test_JW_16_any_crew_player_answers_an_event(amity):
    table = draw(amity, "vaughn", players=4)
    assert list(table.state.actors()) == [1, 2, 3] and table.moves(3) == table.moves(1)


def end_before_the_helicopter(head):
    """Brody ends the round, and the Helicopter is the only card left to be drawn."""
    board = "phase=crew round=2 active=brody actions=4 done=quint,hooper event=silva shark=3"
    table = Table("jaws", f"{head} | {board} events=helicopter")
    seat = min(table.state.actors())
    return table.play("end", seat=seat).chance("event helicopter")


@pytest.mark.parametrize(
    ("head", "seats"),
    [
        ("players=2", [1]),
        ("players=3", [2]),
        ("players=4", [2]),
        ("players=4 crew=brody,quint,hooper", [1]),
        ("players=3 crew=quint,hooper,brody", [1, 2]),
    ],
)
def test_JW_16_only_the_seats_that_play_brody_fly_with_the_helicopter(head, seats):
    table = end_before_the_helicopter(head)
    assert list(table.state.actors()) == seats
    assert all(table.moves(seat) for seat in seats)


def test_JW_16_nobody_else_may_fly_brody():
    table = end_before_the_helicopter("players=4")
    assert table.moves(1) == table.moves(3) == []


def test_JW_16_with_option_helicopter_any_crew_player_may_fly_brody():
    table = end_before_the_helicopter("players=4 helicopter=crew")
    assert list(table.state.actors()) == [1, 2, 3] and table.moves(3) == table.moves(2)


def test_JW_17_a_sighting_ends_nothing(amity):
    table = amity("crew", active="brody", actions=4, crew="8,N,5", shark="N", meeple="N")
    assert table.play("binoculars")["phase"] == "crew"


def test_JW_18_a_card_places_its_swimmers_and_then_does_what_it_says(amity):
    table = draw(amity, "news")
    assert table["swimmers"] == "1,2,2,0" and table["phase"] == "event"


@pytest.mark.parametrize("beach", "NESW")
def test_JW_19_every_beach_gets_17_swimmers_and_3_more(beach):
    assert sum(letters.count(beach) for _, letters, _ in EVENTS) == 17
    assert sum(extras.count(beach) for _, _, extras in EVENTS) == 3


def test_JW_20_an_empty_deck_is_shuffled_again(amity):
    table = amity("draw", event="hoax", events="-")
    assert table.state.outcomes() == 16
    assert "july" not in table.chance("event july")["events"]


def test_JW_20_a_card_drawn_is_out_of_the_deck(amity):
    table = draw(amity, "july")
    assert len(table["events"].split(",")) == 15


def test_JW_21_when_the_supply_is_empty_the_rest_is_not_placed(amity):
    table = draw(amity, "gardner", swimmers="0,4,4,4")  # three left for N N S W W
    assert table["swimmers"] == "2,4,5,4"


def test_JW_22_letters_never_place_michael(amity):
    assert draw(amity, "july")["michael"] == "-"


@pytest.mark.parametrize("number", range(16))
def test_JW_23_letters_are_swimmers(amity, number):
    title, letters, _ = EVENTS[number]
    table = draw(amity, components.EVENT_WORDS[number], track=4)
    placed = ",".join(str(letters.count(beach)) for beach in "NESW")
    assert table["swimmers"] == placed, title


def test_JW_24_the_news_give_a_member_one_action_more(amity):
    table = draw(amity, "news").play("extra brody", "token none", "end", "turn brody")
    assert table["actions"] == "5"


def test_JW_25_the_shark_knocks_a_captain_overboard_without_an_action(amity):
    table = amity("hunt", event="gardner", shark="8", strokes=3).play("knock quint")
    assert table["strokes"] == "3" and table["overboard"] == "-"
    assert table.play("end")["overboard"] == "quint"
    report = table.game.view(table.state, 1).lines()[-1]
    assert (report.key, report.args["knocked"]) == ("board-report", ["member-quint"])


def test_JW_25_both_captains_may_be_knocked_on_the_way(amity):
    table = amity("hunt", event="gardner", shark="8", crew="8,6,8", strokes=1)
    table.play("knock quint", "to E")
    assert table["phase"] == "pick" and table["overboard"] == "quint"


def test_JW_25_the_last_action_may_be_followed_by_a_knock(amity):
    table = amity("hunt", event="gardner", shark="E", strokes=1).play("to 8")
    assert table.moves() == ["knock quint", "end"]


def test_JW_25_no_other_card_puts_captains_in_danger(amity):
    assert amity("hunt", shark="8").refuses("knock quint") == "JW-25"


def test_JW_26_overboard_only_climbing_back_is_left_and_takes_two_actions(amity):
    table = amity("crew", active="quint", actions=4, overboard="quint")
    assert table.moves() == ["reboard", "end"]
    assert table.refuses("launch 8") == "JW-26"
    assert table.play("reboard")["actions"] == "2" and table["overboard"] == "-"


def test_JW_26_a_captain_stays_overboard_until_he_climbs_back(amity):
    table = amity("crew", active="quint", actions=4, overboard="quint", done="brody,hooper")
    assert table.play("end")["overboard"] == "quint"


@pytest.mark.parametrize(
    ("member", "words", "move"),
    [
        ("quint", {"docks": "0,1", "shop": 5}, "take dock 1"),
        ("brody", {"crew": "4,8,5", "carried": 1, "shop": 5}, "drop"),
    ],
)
def test_JW_27_the_roast_keeps_the_docks_closed(amity, member, words, move):
    table = amity("crew", event="roast", active=member, actions=4, **words)
    assert table.refuses(move) == "JW-27"


def test_JW_28_the_mayor_empties_a_beach_and_closes_it(amity):
    table = draw(amity, "vaughn", michael="S", closed="W", opening=1).play("beach S")
    assert table["swimmers"] == "2,1,0,0" and table["michael"] == "-"
    assert table["closed"] == "S" and table["opening"] == "0"


def test_JW_29_the_wrong_shark_brings_two_to_a_dock_and_the_shark_an_action(amity):
    table = draw(amity, "wrong-shark", shark="1")
    assert table.moves() == ["dock 5", "dock 8"]
    table.play("dock 8")
    assert table["crew"] == "8,8,8" and table["strokes"] == "4"


def test_JW_30_july_opens_the_beaches_before_placing(amity):
    table = draw(amity, "july", closed="N", opening=0)
    assert table["closed"] == "-" and table["swimmers"] == "1,1,1,1"


def test_JW_30_no_beach_is_closed_in_july(amity):
    table = amity("crew", event="july", active="brody", actions=4)
    assert table.refuses("close N") == "JW-30"


def test_JW_31_michael_goes_to_the_emptiest_open_beach(amity):
    table = draw(amity, "birthday", swimmers="1,1,0,2")
    assert table["michael"] == "S" and table["phase"] == "token"


def test_JW_31_of_several_the_crew_chooses(amity):
    table = draw(amity, "birthday", swimmers="0,0,0,1")
    assert table.moves() == ["beach N", "beach S", "beach W"]
    assert table.play("beach W")["michael"] == "W"


def test_JW_31_michael_stays_if_he_is_in_the_water(amity):
    assert draw(amity, "birthday", michael="E")["michael"] == "E"


@pytest.mark.parametrize(("member", "space"), [("quint", "N"), ("hooper", "N")])
def test_JW_32_only_brody_rescues_michael(amity, member, space):
    table = amity("crew", active=member, actions=4, crew=f"{space},6,{space}", michael="N")
    assert table.refuses("rescue michael") == "JW-32"


def test_JW_32_brody_rescues_michael(amity):
    table = amity("crew", active="brody", actions=4, crew="8,N,5", michael="N")
    assert table.play("rescue michael")["michael"] == "-"


def test_JW_33_frank_silva_makes_docks_free(amity):
    table = amity("crew", event="silva", active="quint", actions=1, docks="0,2", shop=4)
    assert table.play("take dock 2")["actions"] == "1"


def test_JW_33_a_free_drop_is_left_after_the_last_action(amity):
    words = {"crew": "4,E,5", "carried": 1, "shop": 5}
    table = amity("crew", event="silva", active="brody", actions=1, **words).play("to 8")
    assert table.moves() == ["drop", "end"]
    assert table.play("drop")["done"] == "brody"


@pytest.mark.parametrize(("track", "swimmers"), [(3, "1,1,2,2"), (4, "0,0,1,2")])
def test_JW_34_a_shark_alert_places_more_up_to_a_track_of_three(amity, track, swimmers):
    assert draw(amity, "alert-a", track=track)["swimmers"] == swimmers


def test_JW_35_a_hoax_brings_all_to_the_fullest_beach(amity):
    assert draw(amity, "hoax", swimmers="0,2,0,0")["crew"] == "E,E,E"


def test_JW_35_of_several_the_crew_chooses_and_michael_counts(amity):
    table = draw(amity, "hoax", swimmers="1,0,0,0", michael="W")
    assert table.moves() == ["beach N", "beach W"]
    assert table.play("beach W")["crew"] == "W,W,W"


def test_JW_36_the_helicopter_sets_brody_down_anywhere_on_the_island(amity):
    table = draw(amity, "helicopter")
    assert table.moves() == [f"to {space}" for space in SPACES[4:]]
    assert table.play("to Shop")["crew"] == "8,Shop,5"


@pytest.mark.parametrize(("member", "actions"), [("hooper", "5"), ("quint", "4")])
def test_JW_37_the_bounty_gives_hooper_one_action_more(amity, member, actions):
    assert amity("pick", event="bounty").play(f"turn {member}")["actions"] == actions


@pytest.mark.parametrize(("member", "actions"), [("hooper", "4"), ("quint", "5")])
def test_JW_38_the_indianapolis_gives_quint_one_action_more(amity, member, actions):
    assert amity("pick", event="indianapolis").play(f"turn {member}")["actions"] == actions


def test_JW_39_a_beach_that_opens_soon_is_not_open_for_michael(amity):
    table = draw(amity, "birthday", closed="W", opening=1, swimmers="1,0,0,0")
    assert table["michael"] == "S"


def test_a_position_with_nine_barrels_is_refused(amity):
    with pytest.raises(BadPosition, match="instead of 8"):
        amity("pick", orca=3)
