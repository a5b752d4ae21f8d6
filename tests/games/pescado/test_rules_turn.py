"""Every numbered paragraph of Pescado's RULES.md on turns and the end, one claim a test."""

import re
from collections import Counter

import pytest
from table import Table

from shoal.core.errors import BadOption
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info
from shoal.games.pescado.components import COLOURS, PROPOSED_TILES, Deck

WORDS = {
    "phase": "throw",
    "turn": "1",
    "thrown": "4",
    "dice": "yorbg",
    "flips": "0",
    "pool": "yyy,oor,ykk,yrb,obg,bgk",
    "flipped": "-",
    "fresh": "-",
    "prey": "-",
    "won": "-/-/-",
}


def at(head: str = "players=3", **words: str) -> Table:
    """Seat 1 of three is about to throw, and nobody has a tile, but for the words given."""
    board = " ".join(f"{key}={value}" for key, value in {**WORDS, **words}.items())
    return Table("pescado", f"{head} | {board}")


def fishing(dice: str, head: str = "players=3", **words: str) -> Table:
    """Seat 1 looks at its first throw."""
    return at(head, **{"phase": "fish", "dice": dice, **words})


def kinds(table: Table, verb: str) -> list[str]:
    """The moves with this verb."""
    return [move.partition(" ")[2] for move in table.moves() if move.partition(" ")[0] == verb]


# What is on the table


def test_PE_1_thirty_six_different_tiles_show_every_colour_eighteen_times():
    tiles = PROPOSED_TILES.split(",")
    assert len(set(tiles)) == 36
    assert Counter("".join(tiles)) == dict.fromkeys("yorbgk", 18)


def test_PE_1_six_tiles_of_one_colour_twelve_with_a_pair_eighteen_of_three_colours():
    colours = Counter(len(set(tile)) for tile in PROPOSED_TILES.split(","))
    assert colours == {1: 6, 2: 12, 3: 18}


def test_PE_1_the_rules_print_the_tile_list_in_its_order():
    listed = game_info("pescado").rules().partition("*tile list*")[2].partition("**PE-2**")[0]
    assert re.findall(r"\b[yorbgk]{3}\b", listed) == PROPOSED_TILES.split(",")


def test_PE_1_tiles_with_the_same_fish_carry_a_number():
    table = Table.start("pescado", 2, tiles=",".join(["gkk"] * 36)).chance("draw gkk6")
    assert table["pool"] == "gkk6"


def test_PE_1_owners_can_type_in_the_printed_tiles():
    printed = ",".join(["kry"] * 36)
    table = Table.start("pescado", 2, tiles=printed).chance("draw yrk", "draw yrk36")
    assert table["pool"] == "yrk,yrk36"


def test_PE_2_five_white_dice_with_six_colours_are_thrown_first():
    assert len(COLOURS) == 6
    assert at().state.outcomes() == 6**5


def test_PE_2_with_both_grey_dice_seven_dice_are_thrown():
    table = fishing("yyrbg").play("flip yyy", "flip oor", "flip ykk", "flip obg", "keep none")
    assert table.state.outcomes() == 6**7


@pytest.mark.parametrize(("tile", "points"), [("yrb", 1), ("oor", 2), ("yyy", 3)])
def test_PE_3_the_fewer_colours_the_more_points(tile, points):
    deck = Deck(PROPOSED_TILES)
    assert deck.values[deck.number[tile]] == points


def test_PE_3_sixty_points_are_in_the_tiles():
    assert sum(Deck(PROPOSED_TILES).values) == 60


# Setting up


def test_PE_4_six_tiles_of_the_stack_make_the_pool():
    table = Table.start("pescado", 2, first="0")
    assert table.state.outcomes() == 36
    table.chance("draw kkk", "draw yyy", "draw oor", "draw yrb", "draw obg")
    assert (table["phase"], table.state.outcomes()) == ("refill", 31)
    assert table.chance("draw bgk")["phase"] == "throw"


def test_PE_5_the_first_player_is_drawn_at_random():
    table = Table.start("pescado", 3)
    table.chance("draw kkk", "draw yyy", "draw oor", "draw yrb", "draw obg", "draw bgk")
    assert (table["phase"], table.state.outcomes()) == ("first", 3)
    assert table.chance("first 2")["turn"] == "2"


def test_PE_5_a_table_can_name_the_first_player():
    assert Table.start("pescado", 4, first="3")["turn"] == "3"


def test_PE_5_the_named_seat_is_one_of_the_table():
    with pytest.raises(BadOption):
        Table.start("pescado", 2, first="2")


def test_PE_5_the_next_seat_has_the_next_turn():
    assert fishing("yorbg", turn="2").play("done")["turn"] == "0"


# The first throw


def test_PE_6_a_turn_starts_with_a_throw_of_the_white_dice():
    table = at().chance("throw kyrbk")
    assert (table["phase"], table["dice"], table.seat) == ("fish", "yrbkk", 1)


def test_PE_7_three_colours_on_three_dice_catch_a_tile():
    assert kinds(fishing("yorbk"), "take") == ["yrb"]


def test_PE_7_a_pair_needs_two_dice():
    assert fishing("yorbg").refuses("take oor") == "PE-7"
    assert "oor" in kinds(fishing("yoorb"), "take")


def test_PE_7_three_fish_of_a_colour_need_three_dice():
    assert fishing("yyorg").refuses("take yyy") == "PE-7"
    assert kinds(fishing("yyyrg"), "take") == ["yyy"]


def test_PE_8_a_caught_tile_goes_from_the_pool_to_the_player():
    table = fishing("yyyrg").play("take yyy")
    assert (table["won"], table["pool"]) == ("-/yyy/-", "oor,ykk,yrb,obg,bgk")


def test_PE_8_one_die_serves_many_tiles():
    table = fishing("yoorb", pool="yyy,oor,yor,yob,yrb,orb").play("take all")
    assert table["won"] == "-/oor,yor,yob,yrb,orb/-"


def test_PE_8_a_tile_is_taken_only_once():
    assert fishing("yyyrg").play("take yyy").refuses("take yyy") == "PE-8"


def test_PE_9_caught_tiles_may_be_left_lying():
    table = fishing("yoorb").play("take yrb", "done")
    assert table["won"] == "-/yrb/-"
    assert "oor" in table["pool"]


def test_PE_9_tiles_are_taken_in_any_order():
    table = fishing("yoorb").play("take yrb", "take oor")
    assert table["won"] == "-/oor,yrb/-"


def test_PE_9_all_of_them_are_taken_in_one_move():
    assert fishing("yoorb").play("take all")["won"] == "-/oor,yrb/-"


def test_PE_9_take_all_is_offered_only_for_two_or_more():
    assert fishing("yyyrg").refuses("take all") == "PE-9"


def test_PE_9_with_takes_all_every_caught_tile_is_taken_at_once():
    table = at("players=3 takes=all").chance("throw yoorb")
    assert (table["won"], kinds(table, "take")) == ("-/oor,yrb/-", [])


def test_PE_9_with_takes_all_the_second_throw_takes_and_ends_the_turn():
    table = fishing("yorbg", "players=3 takes=all", pool="yyy,rrr,bbb,oor,ykk,bgk")
    table.play("keep or").chance("throw oyy")
    assert (table["won"], table["turn"]) == ("-/oor/-", "2")


def test_PE_10_the_second_throw_is_optional():
    assert fishing("yorbg").play("done")["turn"] == "2"


def test_PE_10_with_second_must_nobody_is_done_after_one_throw():
    assert fishing("yorbg", "players=3 second=must").refuses("done") == "PE-10"


def test_PE_10_with_second_must_at_least_one_die_is_thrown():
    table = fishing("yorbg", "players=3 second=must")
    assert table.refuses("keep yorbg") == "PE-10"
    assert table.play("keep yorb").state.outcomes() == 6


def test_PE_10_with_second_must_a_grey_die_is_throw_enough():
    table = fishing("yorbg", "players=3 second=must").play("flip yyy", "flip oor", "keep yorbg")
    assert table.state.outcomes() == 6


# The second throw


def test_PE_11_kept_dice_stay_and_the_others_are_thrown():
    table = fishing("yyrbg").play("keep yy")
    assert (table["dice"], table.state.outcomes()) == ("yy", 6**3)
    assert table.chance("throw yok")["dice"] == "yyyok"


def test_PE_11_no_die_need_be_kept():
    assert fishing("yyrbg").play("keep none").state.outcomes() == 6**5


def test_PE_11_all_five_may_be_kept():
    table = fishing("yyrbg").play("keep yyrbg")
    assert (table["phase"], table["dice"]) == ("fish-again", "yyrbg")


def test_PE_11_each_choice_of_dice_is_one_move():
    assert len(kinds(fishing("yorbg"), "keep")) == 2**5
    assert len(kinds(fishing("yyyyy"), "keep")) == 6


def test_PE_11_only_dice_that_lie_there_are_kept():
    assert fishing("yyrbg").refuses("keep yyy") == "PE-11"


@pytest.mark.parametrize(
    ("flips", "grey"), [((), 0), (("yyy", "oor"), 1), (("yyy", "oor", "ykk", "obg"), 2)]
)
def test_PE_12_two_tiles_bring_one_grey_die_and_four_bring_both(flips, grey):
    table = fishing("yyrbg").play(*[f"flip {tile}" for tile in flips], "keep none")
    assert table.state.outcomes() == 6 ** (5 + grey)


@pytest.mark.parametrize("move", ["keep none", "done", "take yrb"])
def test_PE_12_one_flipped_tile_asks_for_a_second(move):
    assert fishing("yyrbg").play("flip yyy").refuses(move) == "PE-12"


def test_PE_12_three_flipped_tiles_ask_for_a_fourth():
    table = fishing("yyrbg").play("flip yyy", "flip oor", "flip ykk")
    assert table.refuses("keep none") == "PE-12"


def test_PE_12_nothing_is_flipped_beyond_four():
    table = fishing("yyrbg").play("flip yyy", "flip oor", "flip ykk", "flip obg")
    assert table.refuses("flip bgk") == "PE-12"


def test_PE_12_a_lone_tile_cannot_be_flipped():
    taken = {"fresh": "yyy,oor,ykk,obg,bgk", "won": "-/yyy,oor,ykk,obg,bgk/-"}
    assert fishing("kkkkk", pool="yrb", **taken).refuses("flip yrb") == "PE-12"


def test_PE_13_tiles_of_pool_and_predecessor_may_be_mixed():
    table = fishing("yyrbg", prey="ooo,kkk", won="ooo,kkk/-/-")
    table.play("flip kkk", "flip yyy", "keep none")
    assert table.state.outcomes() == 6**6


def test_PE_13_the_flipped_tiles_are_known_wherever_they_lie():
    table = fishing("yyrbg", prey="ooo,kkk", won="ooo,kkk/-/-").play("flip kkk", "flip yyy")
    assert (table["flips"], table["flipped"], table["prey"]) == ("2", "yyy,kkk", "ooo")


def test_PE_13_safe_tiles_cannot_be_flipped():
    table = fishing("yyrbg", prey="ooo", won="ooo,kkk/-/rrr")
    assert [table.refuses("flip kkk"), table.refuses("flip rrr")] == ["PE-20", "PE-20"]


def test_PE_13_the_own_tiles_cannot_be_flipped():
    table = fishing("yyrbg", fresh="kkk", pool="yyy,oor,ykk,yrb,obg", won="-/rrr,kkk/-")
    assert [table.refuses("flip rrr"), table.refuses("flip kkk")] == ["PE-13", "PE-13"]


def test_PE_13_a_tile_in_the_stack_cannot_be_flipped():
    assert fishing("yyrbg").refuses("flip kkk") == "PE-4"


def test_PE_14_a_player_who_flips_takes_no_more_for_the_first_throw():
    table = fishing("yyrbg").play("flip yyy", "flip oor")
    assert [table.refuses("take yrb"), table.refuses("done")] == ["PE-14", "PE-14"]


def test_PE_14_grey_dice_are_thrown_even_when_all_white_ones_are_kept():
    table = fishing("yyrbg").play("flip yyy", "flip oor", "keep yyrbg")
    assert (table["phase"], table.state.outcomes()) == ("throw-again", 6)


def test_PE_14_the_example_three_dice_stay_and_two_white_and_one_grey_are_thrown():
    table = fishing("orbgk").play("flip yyy", "flip ykk", "keep obg")
    assert table.state.outcomes() == 6**3
    table.chance("throw rob").play("take all")
    assert table["won"] == "-/oor,obg/-"


def test_PE_14_grey_dice_are_bought_before_the_second_throw():
    table = fishing("yyrbg").play("keep yrb").chance("throw kk")
    assert table.refuses("flip yyy") == "PE-14"


def test_PE_15_a_flipped_tile_cannot_be_caught_in_this_turn():
    table = fishing("yyrbg").play("flip yyy", "flip oor", "keep yyrbg").chance("throw y")
    assert table.refuses("take yyy") == "PE-15"
    assert kinds(table, "take") == ["yrb"]


def test_PE_15_flipped_tiles_come_back_at_the_end_of_the_turn():
    table = fishing("yyrbg").play("flip yyy", "flip oor", "keep yyrbg").chance("throw y")
    table.play("done")
    assert (table["phase"], table["pool"], table["flipped"]) == ("throw", WORDS["pool"], "-")


def test_PE_15_with_flipped_stack_they_go_to_the_stack():
    table = fishing("yyrbg", "players=3 flipped=stack").play("flip yyy", "flip oor", "keep yyrbg")
    table.chance("throw y").play("done")
    assert (table["phase"], table["pool"]) == ("refill", "ykk,yrb,obg,bgk")
    assert table.chance("draw yyy")["pool"] == "yyy,ykk,yrb,obg,bgk"


def test_PE_16_kept_and_thrown_dice_catch_together():
    table = fishing("yyrbg").play("keep yyr").chance("throw yb").play("take all")
    assert table["won"] == "-/yyy,yrb/-"


def test_PE_16_a_grey_die_catches_like_a_white_one():
    table = fishing("yrrrg").play("flip yyy", "flip oor", "keep yrrrg")
    assert table.chance("throw b").play("take yrb")["won"] == "-/yrb/-"


def test_PE_16_nothing_to_take_ends_the_turn():
    assert fishing("yyrbg").play("keep none").chance("throw rrrrr")["turn"] == "2"


def test_PE_16_there_is_no_third_throw():
    table = fishing("yyrbg").play("keep yrb").chance("throw kk")
    assert table.refuses("keep yrb") == "PE-16"


def test_PE_17_the_pool_is_refilled_at_the_end_of_the_turn():
    table = fishing("yoorb").play("take all", "done")
    assert (table.seat, table.state.outcomes()) == (CHANCE, 30)
    table.chance("draw kkk", "draw rgk")
    assert (table["pool"], table["phase"]) == ("yyy,kkk,ykk,obg,rgk,bgk", "throw")


def test_PE_17_nothing_is_drawn_before_the_turn_ends():
    table = fishing("yoorb").play("take all")
    assert (table["phase"], table["pool"]) == ("fish", "yyy,ykk,obg,bgk")


# Fishing in front of your predecessor


def test_PE_18_what_was_taken_from_the_pool_can_be_caught_by_the_next_player():
    table = fishing("yoorb").play("take oor", "done").chance("draw kkk", "throw yoorb")
    assert (table.seat, table["prey"]) == (2, "oor")
    assert table.play("take oor")["won"] == "-/-/oor"


def test_PE_18_the_second_throw_catches_them_too():
    table = fishing("yyrbg", prey="ooo", won="ooo/-/-").play("keep none").chance("throw ooobb")
    assert table.play("take ooo")["won"] == "-/ooo/-"


def test_PE_18_with_two_players_the_predecessor_is_the_opponent():
    table = fishing("ooorg", "players=2", turn="0", prey="ooo", won="-/ooo")
    assert table.play("take ooo")["won"] == "ooo/-"


def test_PE_19_a_tile_taken_from_the_predecessor_is_safe_at_once():
    table = fishing("yooog", prey="ooo", won="ooo/-/-").play("take ooo", "done")
    assert (table["prey"], table["won"]) == ("-", "-/ooo/-")
    assert table.chance("throw ooorg").refuses("take ooo") == "PE-20"


def test_PE_20_what_the_next_player_leaves_is_safe():
    table = fishing("yorbg", prey="kkk", won="kkk/-/-").play("done")
    assert table["prey"] == "-"
    assert table.chance("throw kkkrg").refuses("take kkk") == "PE-20"


def test_PE_20_older_tiles_of_the_predecessor_are_safe():
    assert fishing("yoook", prey="kkk", won="ooo,kkk/-/-").refuses("take ooo") == "PE-20"


def test_PE_20_tiles_of_other_players_are_safe():
    assert fishing("yoook", won="-/-/ooo").refuses("take ooo") == "PE-20"


def test_PE_21_a_flipped_tile_of_the_predecessor_stays_theirs_and_is_safe():
    table = fishing("yyrbg", prey="ooo,kkk", won="ooo,kkk/-/-")
    table.play("flip ooo", "flip yyy", "keep none").chance("throw ooorrb")
    assert table.refuses("take ooo", seat=1) == "PE-21"


def test_PE_21_a_flipped_tile_is_not_flipped_again():
    table = fishing("yyrbg", prey="ooo,kkk", won="ooo,kkk/-/-").play("flip ooo")
    assert table.refuses("flip ooo") == "PE-21"


def test_PE_21_with_flipped_stack_it_stays_theirs_too():
    table = fishing("yyrbg", "players=3 flipped=stack", prey="ooo", won="ooo/-/-")
    table.play("flip ooo", "flip yyy", "keep none").chance("throw rrrggg")
    assert (table["won"], table["pool"]) == ("ooo/-/-", "oor,ykk,yrb,obg,bgk")


def test_PE_21_the_other_tiles_of_the_predecessor_can_still_be_caught():
    table = fishing("yyrbg", prey="ooo,kkk", won="ooo,kkk/-/-")
    table.play("flip ooo", "flip yyy", "keep none").chance("throw kkkrrr")
    assert table.play("take kkk")["won"] == "ooo/kkk/-"


def test_PE_22_the_first_player_has_no_predecessor():
    table = Table.start("pescado", 3, first="0")
    table.chance("draw kkk", "draw yyy", "draw oor", "draw yrb", "draw obg", "draw bgk")
    assert table.chance("throw yorbg")["prey"] == "-"


# The end of the game

NEARLY_ALL = (
    "ooo,rrr,bbb,ggg,kkk,yyo,yyr,oob,rrb,rrg/"
    "bbg,bbk,ggk,ygg,okk,yor,yob,yog,yok,yrk/"
    "ybg,ybk,ygk,orb,org,ork,ogk,rbg,rbk"
)
"""All tiles but the six of the pool, and rgk in the stack."""


def test_PE_23_the_game_ends_at_once_when_the_pool_cannot_be_filled():
    table = fishing("yoorb", won=NEARLY_ALL).play("take all", "done")
    assert (table["phase"], table.seat) == ("over", NOBODY)


def test_PE_23_the_last_tile_of_the_stack_still_fills_the_pool():
    table = fishing("yoorb", won=NEARLY_ALL).play("take oor", "done").chance("draw rgk")
    assert (table["phase"], table["pool"]) == ("throw", "yyy,ykk,yrb,obg,rgk,bgk")


def test_PE_23_an_empty_stack_does_not_end_a_game_whose_pool_is_full():
    table = fishing("yorbg", won=NEARLY_ALL + ",rgk").play("done")
    assert table["phase"] == "throw"


def test_PE_24_tiles_at_risk_count_for_their_holder():
    table = fishing("yoorb", won=NEARLY_ALL)
    before = table.state.scores()[1]
    table.play("take all", "done")
    assert table.state.scores()[1] == before + 3


def test_PE_24_nothing_can_be_taken_when_the_game_is_over():
    table = fishing("yoorb", won=NEARLY_ALL).play("take all", "done")
    assert table["prey"] == "-"
    assert table.game.view(table.state, 0).facts["turn"] is None


def test_PE_24_nothing_can_be_taken_when_the_throws_have_run_out():
    table = fishing("yoorb", "players=3 throws=4").play("take yrb", "done").chance("draw kkk")
    assert (table["phase"], table["prey"]) == ("over", "-")


def ranks(won: str) -> list[int]:
    """The ranks with which a game of three ended by its count of throws."""
    return list(at("players=3 throws=9", phase="over", thrown="9", won=won).state.ranks())


def test_PE_25_most_points_win():
    assert ranks("kkk/ooo,rrr/yob") == [1, 0, 2]


def test_PE_25_of_equal_points_fewer_tiles_win():
    assert ranks("kkk/oob,yob/yor,yog,yok") == [0, 1, 2]


def test_PE_25_equal_points_and_tiles_share_the_win():
    assert ranks("kkk/ooo/yob") == [0, 0, 2]


def test_PE_26_the_game_ends_after_the_last_throw_of_the_count():
    table = fishing("yorbg", "players=3 throws=4").play("done")
    assert (table["phase"], table.seat) == ("over", NOBODY)


def test_PE_26_the_last_turn_is_played_to_its_end():
    table = at("players=3 throws=5").chance("throw yyrbg").play("take yrb", "keep yy")
    assert table.chance("throw yrr").play("take yyy")["phase"] == "refill"
    assert table.chance("draw kkk", "draw rrr")["phase"] == "over"


def test_PE_26_three_hundred_throws_unless_the_table_says_otherwise():
    assert Table.start("pescado", 2).game.options["throws"] == 300
