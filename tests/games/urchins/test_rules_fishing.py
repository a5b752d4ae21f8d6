"""RULES.md on the piece and on fishing: UR-23 to UR-36, the rulebook's examples included."""

import pytest

LONE = "..../.r../..../...."
SQUARE = "..../.ry./.yr./...."


def fish(at, rows, move, **words):
    """The position after the third step of seat 0."""
    return at(rows, phase="3", **words).play(move)


# The piece


def test_UR_23_the_piece_goes_to_any_token_or_stack_however_far(at):
    table = at("R..r/..../..../y..Y", phase="3", pieces="a1,hand")
    assert table.moves() == ["piece d1", "piece a4", "piece d4"]


def test_UR_23_the_piece_comes_from_the_hand(at):
    assert fish(at, LONE, "piece b3")["pieces"] == "b3,hand"


def test_UR_23_the_piece_does_not_go_onto_an_opponents_token(at):
    table = at("..../.r../..../...y", phase="3", pieces="hand,b3")
    assert table.refuses("piece b3") == "UR-23"


def test_UR_23_the_piece_does_not_go_onto_an_empty_square(at):
    assert at(LONE, phase="3").refuses("piece a1") == "UR-23"


def test_UR_23_the_third_step_cannot_be_left_out(at):
    assert at(LONE, phase="3").refuses("hold") == "UR-23"


def test_UR_24_the_piece_must_change_its_token(at):
    table = at("..../.r../..../...y", phase="3", pieces="b3,hand")
    assert table.refuses("piece b3") == "UR-24"


def test_UR_24_with_stay_it_may_stay(at):
    table = at("..../.r../..../...y", phase="3", pieces="b3,hand", options="stay=yes")
    assert table.play("piece b3")["pieces"] == "b3,hand"


def test_UR_25_with_no_other_token_free_the_piece_stays(at):
    table = at(LONE, phase="3", pieces="b3,hand")
    assert (table["pieces"], table.seat) == ("b3,hand", 1)


def test_UR_25_with_no_token_free_at_all_the_piece_stays_in_hand(at):
    table = at(LONE, phase="3", pieces="hand,b3")
    assert (table["pieces"], table.seat) == ("hand,b3", 1)


# Fishing squares


def test_UR_26_the_catch_comes_after_the_third_step(at):
    assert fish(at, SQUARE, "piece b3")["won"] == "4,0"


def test_UR_26_completing_a_square_under_the_piece_wins_nothing_before_the_third_step(at):
    table = at("..../.ry./.y../....", phase="2", pieces="b3,hand").play("add red c2")
    assert (table["won"], table["phase"]) == ("0,0", "3")


def test_UR_27_four_tokens_in_two_by_two_squares(at):
    table = fish(at, SQUARE, "piece c2")
    assert (table["board"], table["won"]) == ("..../..../..../....", "4,0")


def test_UR_27_three_tokens_are_no_square(at):
    assert fish(at, "..../.ry./.y../....", "piece b3")["won"] == "0,0"


def test_UR_27_tokens_further_apart_are_no_square(at):
    assert fish(at, "r..y/..../..../y..r", "piece a1")["won"] == "0,0"


def test_UR_27_a_square_does_not_run_over_the_edge(at):
    assert fish(at, "..../...r/y..y/r...", "piece a1")["won"] == "0,0"


def test_UR_27_a_stack_counts_as_its_top_colour(at):
    assert fish(at, "..../.Ry./.yr./....", "piece b3")["won"] == "5,0"
    assert fish(at, "..../.Yy./.yr./....", "piece b3")["won"] == "0,0"


@pytest.mark.parametrize("rows", ["..../.rr./.rr./....", "..../.yy./.yy./...."])
def test_UR_28_four_of_one_colour_count(at, rows):
    assert fish(at, rows, "piece b2")["won"] == "4,0"


@pytest.mark.parametrize("move", ["piece b3", "piece c3", "piece b2", "piece c2"])
def test_UR_28_both_diagonals_must_match_wherever_the_piece_stands(at, move):
    assert fish(at, "..../.ry./.rr./....", move)["won"] == "0,0"


def test_UR_29_the_piece_must_stand_on_one_of_the_four(at):
    assert fish(at, "r.../.ry./.yr./....", "piece a4")["won"] == "0,0"


def test_UR_30_an_opponent_across_spoils_the_square(at):
    assert fish(at, SQUARE, "piece b3", pieces="hand,c2")["won"] == "0,0"


@pytest.mark.parametrize("beside", ["c3", "b2"])
def test_UR_30_an_opponent_beside_does_not_spoil_the_square(at, beside):
    assert fish(at, SQUARE, "piece b3", pieces=f"hand,{beside}")["won"] == "3,0"


def test_UR_30_the_piece_may_come_from_the_token_across(at):
    assert fish(at, SQUARE, "piece b3", pieces="c2,hand")["won"] == "4,0"


# The rulebook's pictures, in words: blue is seat 0, green seat 1.


@pytest.mark.parametrize(
    ("rows", "pieces", "won"),
    [
        ("..../.ry./.yr./....", "hand,hand", "4,0"),
        ("..../.rr./.rr./....", "hand,hand", "4,0"),
        ("..../.RY./.yr./....", "hand,hand", "6,0"),
        ("..../.ry./.yr./....", "hand,c3", "3,0"),
    ],
)
def test_UR_27_examples_that_count(at, rows, pieces, won):
    assert fish(at, rows, "piece b3", pieces=pieces)["won"] == won


def test_UR_28_example_A_one_diagonal_is_red_and_yellow(at):
    assert fish(at, "..../.ry./.yy./....", "piece b3")["won"] == "0,0"


def test_UR_30_example_B_green_is_diagonal_to_blue(at):
    assert fish(at, SQUARE, "piece c3", pieces="hand,b2")["won"] == "0,0"


def test_UR_29_example_C_blue_is_not_on_the_square(at):
    assert fish(at, "..../.ryr/.yr./....", "piece d3")["won"] == "0,0"


# Catches


def test_UR_31_a_square_left_by_another_is_mine_on_my_turn(at):
    table = at("...y/.ry./.yr./....", phase="3", turn="1", pieces="b3,hand").play("piece d4")
    table.play("hold", "add red a1", "piece c2")
    assert table["won"] == "4,0"


def test_UR_31_a_square_is_not_mine_on_anothers_turn(at):
    table = at("...y/.ry./.yr./....", phase="3", turn="1", pieces="b3,hand").play("piece d4")
    assert table["won"] == "0,0"


def test_UR_32_two_squares_at_once_are_both_won_and_their_middle_once(at):
    table = fish(at, "..../.ryr/.yry/....", "piece c3")
    assert (table["won"], table["board"]) == ("6,0", "..../..../..../....")


def test_UR_32_four_squares_at_once(at):
    assert fish(at, "..../ryr./yry./ryr.", "piece b2")["won"] == "9,0"


def test_UR_32_a_square_that_does_not_count_is_left(at):
    table = fish(at, "..../.ryr/.yrr/....", "piece c3")
    assert (table["won"], table["board"]) == ("4,0", "..../...r/...r/....")


def test_UR_33_stacks_are_won_whole_and_the_token_under_the_piece_too(at):
    table = fish(at, "..../.RY./.YR./....", "piece b3")
    assert (table["won"], table["board"]) == ("8,0", "..../..../..../....")


def test_UR_34_tokens_under_an_opponent_stay_with_its_piece(at):
    table = fish(at, "..../.rY./.yr./....", "piece b3", pieces="hand,c3")
    assert (table["won"], table["board"], table["pieces"]) == (
        "3,0",
        "..../..Y./..../....",
        "hand,c3",
    )


def test_UR_34_opponents_on_both_sides_leave_two_tokens(at):
    table = fish(at, SQUARE, "piece b3", players=3, pieces="hand,c3,b2")
    assert (table["won"], table["board"]) == ("2,0,0", "..../..y./.y../....")


def test_UR_35_tokens_won_do_not_return_to_the_pile(at):
    assert fish(at, SQUARE, "piece b3")["pile"] == "18,18"


def test_UR_36_after_a_catch_the_piece_is_in_hand(at):
    assert fish(at, SQUARE, "piece b3", pieces="c2,hand")["pieces"] == "hand,hand"


def test_UR_36_the_piece_returns_in_the_third_step_of_the_next_turn(at):
    table = fish(at, "...r/.ry./.yr./....", "piece b3", pieces="hand,d4")
    table.play("add red a1", "piece a1", "hold", "add red c3", "piece c3")
    assert table["pieces"] == "c3,a1"
