"""RULES.md from the table to the three steps of a turn: UR-1 to UR-11."""

import pytest
from table import Table

from shoal.core.errors import BadNotation, BadOption
from shoal.core.state import CHANCE

EMPTY = "..../..../..../...."


def kinds(table):
    """The first words of all moves."""
    return {move.partition(" ")[0] for move in table.moves()}


def test_UR_1_the_board_has_six_by_six_squares_from_a1_to_f6():
    moves = Table.start("urchins", 2, first="0").moves()
    assert len(moves) == 72 and moves[0] == "add red a1" and moves[-1] == "add yellow f6"


@pytest.mark.parametrize(("size", "last"), [(4, "d4"), (5, "e5"), (7, "g7"), (8, "h8")])
def test_UR_1_the_option_size_sets_the_board(size, last):
    moves = Table.start("urchins", 2, first="0", size=size).moves()
    assert len(moves) == 2 * size * size and moves[-1] == f"add yellow {last}"


def test_UR_1_a_square_beyond_the_edge_does_not_exist():
    with pytest.raises(BadNotation, match=r"from a1 to d4 \(UR-1\)"):
        Table.start("urchins", 2, size=4).game.parse_move("piece e1")


def test_UR_2_twenty_tokens_of_each_colour_make_the_pile_and_the_board_is_empty():
    table = Table.start("urchins", 2)
    assert table["pile"] == "20,20" and table["board"] == "/".join(["......"] * 6)


def test_UR_3_every_piece_begins_in_hand():
    assert Table.start("urchins", 4)["pieces"] == "hand,hand,hand,hand"


def test_UR_4_tokens_won_are_the_score(at):
    table = at(EMPTY, won="3,7", pile="18,12", phase="2")
    assert list(table.state.scores()) == [3, 7]


def test_UR_5_the_first_player_is_drawn_at_random():
    table = Table.start("urchins", 3)
    assert table.seat == CHANCE and table.state.outcomes() == 3
    assert table.chance("first 2").seat == 2


def test_UR_5_the_option_first_names_the_first_player():
    assert Table.start("urchins", 3, first="1").seat == 1


def test_UR_5_the_first_player_sits_at_the_table():
    with pytest.raises(BadOption):
        Table.start("urchins", 2, first="2")


def test_UR_6_turns_go_from_each_seat_to_the_next_and_round():
    table = Table.start("urchins", 3, first="1")
    seats = []
    for square in ("a1", "c3", "e5"):
        seats.append(table.seat)
        table.play(*(["hold"] if table["phase"] == "1" else []))
        table.play(f"add red {square}", f"piece {square}")
    assert [*seats, table.seat] == [1, 2, 0, 1]


def test_UR_7_a_turn_is_move_then_add_or_move_then_piece(at):
    table = at("..../.r../..../....")
    seen = [kinds(table)]
    for move in ("move b3 b2", "add yellow d4"):
        seen.append(kinds(table.play(move)))
    table.play("piece d4")
    assert seen == [{"hold", "move"}, {"add", "move"}, {"piece"}] and table.seat == 1


@pytest.mark.parametrize(
    ("phase", "move", "rule"),
    [
        ("1", "add red a1", "UR-7"),
        ("1", "piece b3", "UR-7"),
        ("2", "piece b3", "UR-7"),
        ("3", "add red a1", "UR-7"),
        ("3", "move b3 b2", "UR-7"),
    ],
)
def test_UR_7_the_steps_keep_their_order(at, phase, move, rule):
    assert at("..../.r../..../....", phase=phase).refuses(move) == rule


def test_UR_8_the_first_step_may_be_left_out(at):
    table = at("..../.r../..../....").play("hold")
    assert (table.seat, table["phase"], table["board"]) == (0, "2", "..../.r../..../....")


def test_UR_8_the_first_step_moves_one_token_only(at):
    assert at("..../.r../..../....").play("move b3 b4")["phase"] == "2"


def test_UR_8_with_nothing_to_move_the_first_step_passes(at):
    table = at("..../..../..../r...", pieces="hand,a1")
    assert (table.seat, table["phase"]) == (0, "2")


def test_UR_9_the_second_step_adds_or_moves(at):
    assert kinds(at("..../.r../..../....", phase="2")) == {"add", "move"}


def test_UR_9_the_second_step_cannot_be_left_out(at):
    assert at("..../.r../..../....", phase="2").refuses("hold") == "UR-9"


def test_UR_9_the_first_turn_of_all_must_add():
    table = Table.start("urchins", 2, first="0")
    assert table["phase"] == "2" and kinds(table) == {"add"}


def test_UR_10_the_second_move_may_reverse_the_first(at):
    table = at("..../.r../..../....").play("move b3 b4", "move b4 b3")
    assert (table["board"], table["phase"]) == ("..../.r../..../....", "3")


# Red on its own in the odd columns, yellow on red in the even ones: no square is left and no
# red token fits anywhere; every diagonal is mixed.
FULL = "rYrY/rYrY/rYrY/rYrY"


def test_UR_11_a_player_who_can_neither_add_nor_move_goes_on_to_the_third_step(at):
    table = at(FULL, pile="4,0", won="6,6")
    assert table["phase"] == "3" and kinds(table) == {"piece"}
