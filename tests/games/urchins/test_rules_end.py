"""RULES.md on the end of the game: UR-37 to UR-41."""

from shoal.core.state import NOBODY

LAST_RED = {"pile": "1,0", "phase": "2"}
# No square is empty, no red token fits, every diagonal is mixed.
FULL = "rYrY/rYrY/rYrY/rYrY"


def test_UR_37_the_game_ends_when_both_colours_are_used_up(at):
    table = at("..../.r../..../....", won="19,19", **LAST_RED).play("add red a1", "piece a1")
    assert table.seat == NOBODY and table["phase"] == "over"


def test_UR_37_one_colour_alone_does_not_end_it(at):
    table = at("..../.r../..../....", won="18,19", pile="1,1", phase="2")
    assert table.play("add red a1", "piece a1").seat == 1


def test_UR_37_with_end_either_one_colour_ends_it(at):
    table = at("..../.r../..../....", won="18,19", pile="1,1", phase="2", options="end=either")
    assert table.play("add yellow a1", "piece a1").seat == NOBODY


def test_UR_38_the_last_turn_is_finished_with_its_catch(at):
    table = at("..../.ry./.y../....", won="18,18", **LAST_RED).play("add red c2")
    assert table.seat == 0
    assert table.play("piece c2")["won"] == "22,18"


def test_UR_38_nobody_has_another_turn(at):
    table = at("..../.r../..../....", players=3, won="19,19,0", **LAST_RED)
    table.play("add red a1", "piece a1")
    assert [table.moves(seat) for seat in range(3)] == [[], [], []]


def test_UR_39_a_round_of_still_water_without_possible_additions_ends_the_game(at):
    table = at(FULL, pile="4,0", won="6,6", calm="6")
    table.play("piece a1")
    assert table["calm"] == "7" and table.seat == 1
    assert table.play("piece b1").seat == NOBODY


def test_UR_39_the_round_has_a_turn_for_every_player(at):
    table = at(FULL, players=4, pile="4,0", won="3,3,3,3", calm="12")
    assert table.play("piece a1", "piece b1", "piece c1").seat == 3
    assert table.play("piece d1").seat == NOBODY


def test_UR_39_with_lull_turns_it_comes_after_three_turns_and_a_round(at):
    table = at(FULL, pile="4,0", won="6,6", calm="4", options="lull=turns")
    assert table.play("piece a1").seat == NOBODY


def test_UR_40_the_most_tokens_win(at):
    table = at("..../.r../..../....", players=3, won="5,20,13", **LAST_RED)
    table.play("add red a1", "piece a1")
    assert list(table.state.ranks()) == [2, 0, 1]


def test_UR_41_equal_tokens_share_the_win(at):
    table = at("..../.r../..../....", players=3, won="16,6,16", **LAST_RED)
    table.play("add red a1", "piece a1")
    assert list(table.state.ranks()) == [0, 2, 0]
