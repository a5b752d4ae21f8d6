"""Every numbered paragraph of SharkBait's RULES.md, one claim a test."""

import pytest
from table import Table

from shoal.core.errors import BadOption
from shoal.games.sharkbait.components import TOKENS, read_tokens

WORDS = {
    "phase": "throw",
    "round": "1",
    "first": "0",
    "turn": "0",
    "pawns": "0,0,0",
    "baits": "1,1,1",
    "trophies": "0,0,0",
    "won": "0,0,0",
    "hold": "18,19,20",
    "ocean": "000000",
    "sharks": "-",
    "dice": "8",
    "thrown": "-",
    "black": "-",
    "placed": "-",
    "prize": "0",
}


def at(head: str = "players=3", **words: str) -> Table:
    """Three players at the first throw of the game, but for the words given."""
    board = " ".join(f"{key}={value}" for key, value in {**WORDS, **words}.items())
    return Table("sharkbait", f"{head} | {board}")


def thrown(fish: str, black: str, **words: str) -> Table:
    """The first throw of a turn, or a later one where words say so."""
    return at(**words).chance(f"throw {fish} {black}")


def last_of_round(**words: str) -> Table:
    """Seat 2 is about to take its token, seats 0 and 1 have theirs."""
    spread = {"turn": "2", "won": "9,4,0", "baits": "1,1,1", "sharks": "16", "dice": "0"}
    return at(**{**spread, "phase": "decide", "ocean": "000000", **words})


# What is on the table


def test_SB_1_ten_dice_of_six_sides_eight_fish_and_two_sharks():
    assert at().state.outcomes() == 6**10


def test_SB_2_fish_and_sharks_lie_in_columns_one_to_six():
    table = thrown("11223344", "56").play("fish 1x2", "fish 4x2")
    assert table["ocean"] == "200200"


def test_SB_3_tokens_bring_baits_and_moves():
    table = read_tokens(TOKENS)
    assert list(table.steps)[1:21] == [0] * 3 + [1] * 5 + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 3
    assert [n for n in range(1, 21) if table.with_bait >> n & 1] == [1, 2, 3, 4, 5]


def test_SB_3_owners_can_type_in_the_printed_values():
    table = at("players=3 tokens=1-19:2,25:7", hold="1,2,3", phase="decide", sharks="16", dice="0")
    table.play("stop").play("take")
    assert (table["won"], table["pawns"]) == ("4,0,0", "2,0,0")


ZERO = "players=3 tokens=0:0b,1-19:1"
"""A table whose tokens are numbered 0 to 19."""


def from_zero(**words: str) -> Table:
    """Seat 0 decides with nothing on its mat; tokens 17, 18 and 19 are on hold."""
    bare = {"phase": "decide", "sharks": "16", "dice": "0", "hold": "17,18,19"}
    return at(ZERO, **{**bare, **words})


def test_SB_3_a_token_may_be_numbered_0():
    table = read_tokens("0:0b,1-19:1")
    assert table.all == 2**20 - 1 and table.with_bait == 1


@pytest.mark.parametrize("hold", ["17,18,19", "1,2,3"])
def test_SB_25_a_score_of_0_wins_token_0(hold):
    table = from_zero(baits="0,1,1", hold=hold).play("stop")
    assert (table["turn"], table["won"], table["baits"]) == ("1", "0,0,0", "1,1,1")
    assert 0 not in table.game.view(table.state, 0).facts["mat"]


def test_SB_26_a_score_whose_smaller_tokens_are_gone_wins_token_0():
    table = from_zero(baits="0,1,1", ocean="001000", dice="1", hold="1,2,3").play("stop")
    assert not table.state.mat & 1 and table["pawns"] == "0,0,0"


def test_SB_28_a_bait_lifts_the_prize_from_token_0():
    table = from_zero(baits="1,1,1").play("stop")
    assert (table["phase"], table["prize"]) == ("prize", "0")
    assert table.play("bait")["won"] == "1,0,0"


def test_SB_34_token_0_is_the_smallest():
    words = {"turn": "2", "won": "0,4,0", "sharks": "66", "ocean": "000004", "dice": "4"}
    table = from_zero(baits="1,1,0", **words).play("stop")
    assert (table["baits"], table["trophies"]) == ("2,1,0", "0,0,1")


def test_SB_36_token_0_goes_on_hold_like_any_other():
    words = {"turn": "2", "won": "0,4,0", "sharks": "66", "ocean": "000004", "dice": "4"}
    table = from_zero(baits="1,1,0", **words).play("stop")
    assert table["hold"] == "0,4,16"
    assert table.game.component_counts(table.state)["scoring tokens"] == 20


def test_SB_4_a_pawn_waits_on_the_last_space_of_a_short_track():
    table = at(
        "players=3 track=10", pawns="9,0,0", phase="decide", sharks="56", ocean="400000", dice="1"
    )
    table.play("stop", "bait")
    assert table["won"] == "9,0,0"
    assert table["pawns"] == "10,0,0"


def test_SB_4_nobody_can_move_further_than_the_track():
    steps = max(read_tokens(TOKENS).steps)
    assert Table.start("sharkbait", 3).game.options["track"] == 7 * (steps + 1)


def test_SB_5_sixteen_baits_and_seven_trophies():
    table = Table.start("sharkbait", 8)
    assert table.game.component_counts(table.state)["baits"] == 16
    assert table.state.supply == 8


# Setting up


def test_SB_6_everybody_starts_with_a_bait_and_a_pawn_on_the_start():
    table = Table.start("sharkbait", 5)
    assert (table["baits"], table["pawns"]) == ("1,1,1,1,1", "0,0,0,0,0")


def test_SB_7_a_token_for_each_player_goes_on_hold():
    table = Table.start("sharkbait", 3).chance("first 1", "hold 7", "hold 20", "hold 3")
    assert table["hold"] == "3,7,20"
    assert table["phase"] == "throw"


def test_SB_7_every_token_is_as_likely_to_be_held():
    table = Table.start("sharkbait", 3).chance("first 1")
    assert table.state.outcomes() == 20
    assert table.chance("hold 7").state.outcomes() == 19


def test_SB_7_everybody_can_see_which_tokens_are_on_hold():
    table = Table.start("sharkbait", 3).chance("first 1", "hold 7", "hold 20", "hold 3")
    assert table.game.view(table.state, 2).facts["hold"] == [3, 7, 20]


def test_SB_8_the_first_start_player_is_drawn_at_random():
    table = Table.start("sharkbait", 6)
    assert (table["phase"], table.state.outcomes()) == ("first", 6)
    assert table.chance("first 4")["turn"] == "4"


def test_SB_8_a_table_can_name_the_first_start_player():
    table = Table.start("sharkbait", 6, first="2")
    assert (table["phase"], table["turn"]) == ("hold", "2")


def test_SB_8_the_start_player_sits_at_the_table():
    with pytest.raises(BadOption):
        Table.start("sharkbait", 3, first="3")


# Your turn


def test_SB_9_play_goes_round_to_the_left_from_the_start_player():
    table = at(first="2", turn="2", phase="decide", sharks="16", dice="0", baits="0,0,0")
    assert table.play("stop")["turn"] == "0"


def test_SB_9_everybody_has_one_turn_a_round():
    assert last_of_round().play("stop", "take")["round"] == "2"


def test_SB_10_a_turn_starts_with_all_ten_dice():
    table = at(phase="decide", sharks="16", dice="0", baits="0,0,0").play("stop")
    assert (table["phase"], table["dice"], table["sharks"]) == ("throw", "8", "-")


def test_SB_10_the_rulebooks_example_throw():
    table = thrown("22244135", "46")
    assert table.moves() == ["shark 4", "shark 6", "fish 2x2", "fish 2x3", "fish 4x2"]


def test_SB_10_no_shark_after_fish_from_one_throw():
    assert thrown("22244135", "46").play("fish 2x3").refuses("shark 4") == "SB-10"


def test_SB_10_no_fish_after_a_shark_from_one_throw():
    assert thrown("22244135", "46").play("shark 4").refuses("fish 2x3") == "SB-10"


def test_SB_11_something_must_be_placed_before_rolling_or_stopping():
    table = thrown("22244135", "46")
    assert table.refuses("roll") == "SB-11"
    assert table.refuses("stop") == "SB-11"


def test_SB_12_a_shark_goes_to_the_column_of_its_number():
    table = thrown("22244135", "46")
    assert table.refuses("shark 5") == "SB-12"
    assert table.play("shark 6")["sharks"] == "6"


def test_SB_12_only_one_of_two_different_sharks_is_placed():
    assert thrown("22244135", "46").play("shark 6").refuses("shark 4") == "SB-10"


def test_SB_12_no_third_shark():
    assert thrown("22", "-", sharks="16", dice="2").refuses("shark 2") == "SB-12"


def test_SB_13_equal_sharks_are_placed_one_or_both():
    assert thrown("12345612", "33").moves()[:2] == ["shark 3", "sharks 3"]
    assert thrown("12345612", "33").play("sharks 3")["sharks"] == "33"
    assert thrown("12345612", "33").play("shark 3")["sharks"] == "3"


def test_SB_13_different_sharks_are_not_placed_together():
    assert thrown("22244135", "46").refuses("sharks 4") == "SB-13"


def test_SB_14_a_single_fish_is_no_school():
    assert thrown("22244135", "46").refuses("fish 5x2") == "SB-14"


def test_SB_14_fish_on_the_mat_do_not_help_to_make_a_school():
    table = thrown("512", "33", ocean="000050", dice="3")
    assert table.refuses("fish 5x2") == "SB-14"


def test_SB_15_a_school_is_placed_whole_or_in_part():
    table = thrown("22244135", "46").play("fish 2x2")
    assert (table["ocean"], table["dice"]) == ("020000", "6")


def test_SB_15_no_more_fish_than_were_thrown():
    assert thrown("22244135", "46").refuses("fish 2x4") == "SB-15"


def test_SB_15_several_schools_from_one_throw():
    table = thrown("22244135", "46").play("fish 2x3", "fish 4x2")
    assert (table["ocean"], table["dice"]) == ("030200", "3")


def test_SB_15_how_many_of_a_number_is_decided_once_a_throw():
    assert thrown("22221356", "46").play("fish 2x2").refuses("fish 2x2") == "SB-15"


def test_SB_15_schools_may_be_left_lying():
    table = thrown("22244135", "46").play("fish 4x2")
    assert table.moves() == ["fish 2x2", "fish 2x3", "roll"]


def test_SB_16_without_a_school_a_shark_must_be_placed():
    assert thrown("123456", "46", dice="6", ocean="000002").moves() == ["shark 4", "shark 6"]


def test_SB_17_a_bad_roll_costs_a_thrown_die_and_a_fish_on_the_mat():
    table = thrown("1234", "-", dice="4", sharks="16", ocean="040000")
    assert (table["ocean"], table["dice"], table.state.dice_aside()) == ("030000", "3", 2)


def test_SB_17_no_bad_roll_while_a_shark_is_in_hand():
    table = thrown("1234", "5", dice="4", sharks="1", ocean="040000")
    assert (table["ocean"], table["dice"]) == ("040000", "4")
    assert table.moves() == ["shark 5"]


def test_SB_17_nothing_is_lost_outside_a_bad_roll():
    assert thrown("22244135", "46").refuses("lose 2") == "SB-17"


def test_SB_18_the_fullest_column_loses_the_fish():
    table = thrown("12", "-", dice="2", sharks="16", ocean="020300")
    assert table["ocean"] == "020200"


def test_SB_18_the_player_chooses_among_tied_columns():
    table = thrown("12", "-", dice="2", sharks="16", ocean="020202")
    assert table.moves() == ["lose 2", "lose 4", "lose 6"]
    assert table.play("lose 4")["ocean"] == "020102"


def test_SB_18_only_a_fullest_column_can_be_chosen():
    table = thrown("12", "-", dice="2", sharks="16", ocean="020201")
    assert table.refuses("lose 6") == "SB-18"
    assert table.refuses("roll") == "SB-18"


def test_SB_19_an_empty_mat_has_nothing_to_lose():
    table = thrown("12345", "-", dice="5", sharks="16")
    assert (table["ocean"], table["dice"], table["phase"]) == ("000000", "4", "decide")


# Roll again or stop


def test_SB_20_with_a_shark_in_hand_nobody_stops():
    table = thrown("22244135", "46").play("shark 4")
    assert table.moves() == ["roll"]
    assert table.refuses("stop") == "SB-20"


def test_SB_20_the_dice_left_are_rolled_again():
    table = thrown("22244135", "46").play("fish 2x3", "fish 4x2", "roll")
    assert table.state.outcomes() == 6**5


def test_SB_20_sharks_are_rolled_alone_when_no_fish_is_left():
    table = at(phase="decide", ocean="044000", dice="0").play("roll").chance("throw - 25")
    assert table.moves() == ["shark 2", "shark 5"]


def test_SB_21_with_both_sharks_home_and_one_fish_left_the_turn_must_stop():
    table = at(phase="decide", sharks="16", ocean="070000", dice="1")
    assert table.moves() == ["stop"]
    assert table.refuses("roll") == "SB-21"


def test_SB_22_with_two_fish_left_the_player_chooses():
    assert at(phase="decide", sharks="16", ocean="060000", dice="2").moves() == ["roll", "stop"]


def test_SB_22_a_bad_roll_does_not_end_the_turn():
    table = thrown("1234", "-", dice="4", sharks="16", ocean="040000")
    assert table.moves() == ["roll", "stop"]


def test_SB_22_a_bad_roll_that_leaves_one_die_must_stop():
    assert thrown("12", "-", dice="2", sharks="16", ocean="040000").moves() == ["stop"]


# Scoring the dice


def test_SB_23_the_rulebooks_feeding_example_scores_8():
    assert at(phase="decide", sharks="35", ocean="030220", dice="1").state.dice_score() == 8


def test_SB_23_fish_beside_a_shark_score_nothing():
    assert at(phase="decide", sharks="25", ocean="040040", dice="0").state.dice_score() == 0


def test_SB_23_one_and_six_are_not_neighbours():
    assert at(phase="decide", sharks="16", ocean="022220", dice="0").state.dice_score() == 8


def test_SB_23_the_order_of_the_sharks_does_not_matter():
    assert at(phase="decide", sharks="53", ocean="030220", dice="1").state.dice_score() == 8


def test_SB_24_the_rulebooks_fight_example_scores_13():
    assert at(phase="decide", sharks="44", ocean="032200", dice="1").state.dice_score() == 13


def test_SB_24_a_fight_made_one_shark_at_a_time_counts():
    table = thrown("22", "4", dice="2", sharks="4", ocean="000500").play("shark 4")
    assert table.state.dice_score() == 20


# Your scoring token


def test_SB_25_the_token_of_the_score_is_won():
    table = at(phase="decide", sharks="35", ocean="030220", dice="1", baits="0,1,1").play("stop")
    assert table["won"] == "8,0,0"


def test_SB_26_the_next_smaller_token_where_the_score_is_not_there():
    table = at(phase="decide", sharks="66", ocean="620000", dice="0", baits="0,1,1", hold="8,7,20")
    assert table.play("stop")["won"] == "6,0,0"


def test_SB_26_a_score_above_every_token_wins_the_largest():
    table = at(phase="decide", sharks="66", ocean="000008", dice="0", baits="0,1,1")
    assert table.play("stop")["won"] == "17,0,0"


def test_SB_27_a_score_below_every_token_wins_the_smallest():
    table = at(phase="decide", sharks="16", dice="0", baits="0,1,1", hold="1,2,20")
    assert table.play("stop")["won"] == "3,0,0"


def prize_of_ten() -> Table:
    """The rulebook's example: a score of 10, and tokens 10 and 11 are not on the mat."""
    mat = {"sharks": "56", "ocean": "500000", "dice": "3", "hold": "10,11,20"}
    return at(phase="decide", baits="3,1,1", **mat).play("stop")


def test_SB_26_the_rulebooks_score_of_10_wins_token_9():
    assert prize_of_ten().play("take")["won"] == "9,0,0"


def test_SB_28_one_bait_lifts_the_rulebooks_prize_to_12():
    assert prize_of_ten().play("bait", "take")["won"] == "12,0,0"


def test_SB_28_two_baits_lift_the_rulebooks_prize_to_13():
    assert prize_of_ten().play("bait", "bait", "take")["won"] == "13,0,0"


def test_SB_28_a_bait_turned_in_goes_back_to_the_supply():
    table = at(phase="decide", sharks="16", dice="0", baits="2,1,1").play("stop", "bait")
    assert (table["baits"], table.state.supply) == ("1,1,1", 13)


def test_SB_28_no_dice_are_rolled_once_the_prize_is_on_offer():
    table = at(phase="decide", sharks="16", ocean="020000", dice="4").play("stop")
    assert table.refuses("roll") == "SB-28"
    assert table.moves() == ["take", "bait"]


def test_SB_28_without_bait_the_token_is_taken_at_once():
    table = at(phase="decide", sharks="16", dice="0", baits="0,1,1").play("stop")
    assert table["turn"] == "1"


def test_SB_29_no_bait_is_spent_above_the_biggest_token():
    table = at(phase="decide", sharks="66", ocean="000008", dice="0", baits="4,1,1").play("stop")
    assert (table["won"], table["baits"]) == ("17,0,0", "4,1,1")


def test_SB_30_only_the_token_taken_counts():
    table = at(phase="decide", sharks="16", dice="0", hold="6,7,8", baits="4,1,1", ocean="005000")
    table.play("stop", "bait", "take")
    assert (table["won"], table["baits"], table["pawns"]) == ("9,0,0", "3,1,1", "2,0,0")


def test_SB_31_a_token_with_a_bait_brings_one():
    table = at(phase="decide", sharks="16", dice="0", baits="0,1,1").play("stop")
    assert (table["won"], table["baits"]) == ("1,0,0", "1,1,1")


def test_SB_31_the_bait_of_a_token_cannot_be_turned_in_for_it():
    table = at(phase="decide", sharks="16", dice="0", baits="0,1,1").play("stop")
    assert table.seat == -1 and table["turn"] == "1"


def test_SB_32_a_token_moves_the_pawn_and_is_kept():
    table = at(phase="decide", sharks="66", ocean="000004", dice="4", baits="0,1,1").play("stop")
    assert (table["pawns"], table["won"]) == ("4,0,0", "16,0,0")


def test_SB_33_an_empty_supply_gives_no_bait():
    table = at(phase="decide", sharks="16", dice="0", baits="0,8,8").play("stop")
    assert (table["won"], table["baits"]) == ("1,0,0", "0,8,8")


# The end of a round


def test_SB_34_the_smallest_token_brings_a_bait():
    assert (
        last_of_round(baits="1,1,0", sharks="66", ocean="000004", dice="4").play("stop")["baits"]
        == "1,2,0"
    )


def test_SB_34_no_bait_for_the_smallest_from_an_empty_supply():
    table = last_of_round(baits="8,8,0", sharks="66", ocean="000004", dice="4").play("stop")
    assert table["baits"] == "8,8,0"


def test_SB_35_the_biggest_token_moves_on_wins_the_trophy_and_starts():
    table = last_of_round(baits="1,1,0", sharks="66", ocean="000004", dice="4").play("stop")
    assert (table["pawns"], table["trophies"]) == ("0,0,5", "0,0,1")
    assert (table["first"], table["turn"]) == ("2", "2")


def test_SB_36_the_tokens_won_go_on_hold_and_the_held_ones_come_back():
    table = last_of_round(baits="1,1,0", sharks="66", ocean="000004", dice="4").play("stop")
    assert (table["hold"], table["won"]) == ("4,9,16", "0,0,0")
    assert {18, 19, 20} <= set(table.game.view(table.state, 0).facts["mat"])


# The end of the game


def last_turn(**words: str) -> Table:
    """Seat 2's last decision of the game; it will win token 16."""
    spread = {"round": "7", "trophies": "2,4,0", "baits": "1,1,0", "sharks": "66"}
    return last_of_round(**{**spread, "ocean": "000004", "dice": "4", **words})


def test_SB_37_after_seven_rounds_the_pawn_furthest_along_wins():
    table = last_turn(pawns="20,21,4").play("stop")
    assert table["phase"] == "over"
    assert list(table.state.ranks()) == [1, 0, 2]


def test_SB_37_six_rounds_do_not_end_it():
    table = last_turn(round="6", trophies="1,4,0").play("stop")
    assert (table["phase"], table["round"]) == ("throw", "7")


def test_SB_38_trophies_break_a_tie():
    table = last_turn(pawns="20,20,4", baits="5,1,0").play("stop")
    assert list(table.state.ranks()) == [1, 0, 2]


def test_SB_38_baits_break_a_tie_of_trophies():
    table = last_turn(pawns="20,20,4", trophies="3,3,0", baits="5,1,0").play("stop")
    assert list(table.state.ranks()) == [0, 1, 2]


def test_SB_38_equal_baits_are_a_tie():
    # Seat 1 holds the smallest token and gains the bait that makes it level.
    table = last_turn(pawns="20,20,4", trophies="3,3,0", baits="2,1,0").play("stop")
    assert list(table.state.ranks()) == [0, 0, 2]
