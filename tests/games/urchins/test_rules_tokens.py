"""RULES.md on moving and adding tokens: UR-12 to UR-22."""

import pytest

LONE = "..../.r../..../...."
STACK = "..../.R../..../...."
FULL = "rYrY/rYrY/rYrY/rYrY"


def slides(table):
    return [move for move in table.moves() if move.startswith("move")]


def adds(table, colour):
    return [move[-2:] for move in table.moves() if move.startswith(f"add {colour}")]


# Moving


@pytest.mark.parametrize("pieces", ["b3,hand", "hand,b3"])
def test_UR_12_a_token_under_a_piece_does_not_move(at, pieces):
    assert at(LONE, pieces=pieces, phase="2").refuses("move b3 b4") == "UR-12"


@pytest.mark.parametrize("pieces", ["b3,hand", "hand,b3"])
def test_UR_12_a_stack_under_a_piece_does_not_move(at, pieces):
    assert slides(at(STACK, pieces=pieces, phase="2")) == []


def test_UR_13_a_token_alone_moves_one_square_along_row_or_column(at):
    assert slides(at(LONE)) == ["move b3 b2", "move b3 a3", "move b3 c3", "move b3 b4"]


def test_UR_13_a_token_alone_moves_no_further(at):
    assert at(LONE).refuses("move b3 b1") == "UR-13"


def test_UR_13_a_token_in_the_corner_does_not_leave_the_board(at):
    assert slides(at("..../..../..../...r")) == ["move d1 c1", "move d1 d2"]


@pytest.mark.parametrize("size", [4, 8])
def test_UR_13_tokens_in_all_corners_do_not_leave_the_board(at, size):
    ends = f"r{'.' * (size - 2)}r"
    last, inner = ("d", "c") if size == 4 else ("h", "g")
    assert slides(at("/".join([ends, *["." * size] * (size - 2), ends]))) == [
        "move a1 b1",
        "move a1 a2",
        f"move {last}1 {inner}1",
        f"move {last}1 {last}2",
        f"move a{size} a{size - 1}",
        f"move a{size} b{size}",
        f"move {last}{size} {last}{size - 1}",
        f"move {last}{size} {inner}{size}",
    ]


def test_UR_13_an_empty_square_has_no_move(at):
    assert at(LONE).refuses("move a1 a2") == "UR-13"


def test_UR_14_the_top_of_a_stack_moves_to_any_empty_square_of_its_row_or_column(at):
    targets = {move[-2:] for move in slides(at(STACK))}
    assert targets == {"a3", "c3", "d3", "b1", "b2", "b4"}


def test_UR_14_the_top_of_a_stack_jumps_over_any_number_of_tokens(at):
    table = at("..../Rry./..../....")
    assert "move a3 d3" in slides(table)


def test_UR_14_the_top_of_a_stack_jumps_over_three_tokens_and_pieces(at):
    table = at("...../...../RryY./...../.....", pieces="c3,d3")
    assert "move a3 e3" in slides(table)


def test_UR_14_with_jump_one_it_passes_over_one_token(at):
    table = at("...../...../Rr.../...../.....", options="jump=one")
    assert [move for move in slides(table) if move in ("move a3 c3", "move a3 e3")] == [
        "move a3 c3",
        "move a3 e3",
    ]


def test_UR_14_with_jump_one_it_does_not_pass_over_two(at):
    table = at("...../...../Rr.y./...../.....", options="jump=one")
    assert table.refuses("move a3 e3") == "UR-14"


def test_UR_14_every_move_is_listed_where_no_token_hinders_another(at):
    table = at("R...../....../....../..r.../....../......", phase="2")
    assert len(slides(table)) == 10 + 4


def test_UR_14_every_move_of_stacks_is_listed_in_the_corners_of_the_largest_board(at):
    table = at("/".join(["R.......", *["........"] * 6, ".......Y"]))
    assert len(slides(table)) == 2 * 14


def test_UR_15_the_token_below_stays_and_shows_its_colour(at):
    assert at(STACK).play("move b3 b1")["board"] == "..../.y../..../.r.."


def test_UR_15_the_token_below_then_moves_like_a_single_token(at):
    table = at(STACK).play("move b3 b1")
    assert table.refuses("move b3 d3") == "UR-13"


@pytest.mark.parametrize("rows", ["..../.ry./..../....", "..../.Ry./..../...."])
def test_UR_16_a_token_never_moves_onto_another(at, rows):
    assert at(rows).refuses("move b3 c3") == "UR-16"


# Adding


@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_UR_17_either_colour_goes_onto_an_empty_square(at, colour):
    table = at(LONE, phase="2").play(f"add {colour} d1")
    assert table["board"] == f"..../.r../..../...{colour[0]}"


def test_UR_17_a_token_on_another_makes_a_stack(at):
    table = at(LONE, phase="2").play("add yellow b3")
    assert (table["board"], table["pile"]) == ("..../.Y../..../....", "19,19")


def test_UR_17_the_token_comes_from_the_pile(at):
    assert at(LONE, phase="2").play("add red a1")["pile"] == "18,20"


@pytest.mark.parametrize("pieces", ["b3,hand", "hand,b3"])
def test_UR_18_nothing_is_added_onto_a_token_under_a_piece(at, pieces):
    assert at(LONE, pieces=pieces, phase="2").refuses("add yellow b3") == "UR-18"


@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_UR_19_nothing_is_added_onto_a_stack(at, colour):
    assert at(STACK, phase="2").refuses(f"add {colour} b3") == "UR-19"


def test_UR_20_red_is_not_added_onto_red(at):
    assert at(LONE, phase="2").refuses("add red b3") == "UR-20"


def test_UR_20_yellow_is_not_added_onto_yellow(at):
    assert at("..../.y../..../....", phase="2").refuses("add yellow b3") == "UR-20"


def test_UR_21_a_colour_that_ran_out_cannot_be_added(at):
    table = at(LONE, phase="2", pile="0,20", won="10,9")
    assert table.refuses("add red a1") == "UR-21"
    assert adds(table, "red") == [] and len(adds(table, "yellow")) == 16


# Still water


def test_UR_22_after_three_rounds_without_change_the_second_step_must_add(at):
    table = at(LONE, calm="6", phase="2")
    assert slides(table) == [] and table.refuses("move b3 b4") == "UR-22"


def test_UR_22_a_turn_earlier_nothing_is_due_yet(at):
    assert slides(at(LONE, calm="5", phase="2")) != []


def test_UR_22_three_rounds_of_four_players_are_twelve_turns(at):
    assert slides(at(LONE, players=4, calm="11", phase="2")) != []
    assert slides(at(LONE, players=4, calm="12", phase="2")) == []


def test_UR_22_the_first_step_stays_free(at):
    assert slides(at(LONE, calm="6")) != []


def test_UR_22_turns_that_only_move_are_counted(at):
    table = at("..../.r../..../r...", pieces="b3,hand", calm="2")
    assert table.play("hold", "move a1 a2", "piece a2")["calm"] == "3"


def test_UR_22_a_token_added_stirs_the_water(at):
    table = at(LONE, calm="6", phase="2").play("add red d1")
    assert table["added"] == "yes"
    assert table.play("piece d1")["calm"] == "0"


def test_UR_22_a_catch_stirs_the_water(at):
    table = at("..../.ry./.yr./....", calm="4", phase="3").play("piece b3")
    assert table["calm"] == "0"


def test_UR_22_a_player_who_cannot_add_need_not(at):
    table = at(FULL, pile="4,0", won="6,6", calm="6", phase="2")
    assert (table.seat, table["phase"]) == (0, "3")


def test_UR_22_with_lull_turns_three_turns_are_enough(at):
    table = at(LONE, players=4, options="lull=turns", calm="3", phase="2")
    assert slides(table) == []
    assert slides(at(LONE, players=4, options="lull=turns", calm="2", phase="2")) != []
