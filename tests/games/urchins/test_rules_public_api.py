"""Sea Urchins against its rulebook, through the public API only."""

import pytest

import shoal

FOUR = "..../..../..../...."


def table(
    board, pieces="hand,hand", turn=0, phase=1, calm=0, added="no", pile=None, won=None, extra=""
):
    """A match at a hand-made position; the pile holds what is neither laid nor won."""
    seats = len(pieces.split(","))
    red = sum(mark in "rRY" for mark in board)
    yellow = sum(mark in "yRY" for mark in board)
    pile = pile or f"{20 - red},{20 - yellow}"
    won = won or ",".join("0" * seats)
    size = board.count("/") + 1
    return shoal.at(
        "urchins",
        f"players={seats} size={size} {extra} | board={board} pieces={pieces} pile={pile} "
        f"won={won} turn={turn} phase={phase} added={added} calm={calm}".replace(
            "  |", " |"
        ).replace(" size=6", ""),
    )


def rows(match):
    return "/".join(match.view(None).facts["rows"])


def pieces(match):
    return match.view(None).facts["pieces"]


def refused(match, seat, move, rule):
    before = match.position()
    with pytest.raises(shoal.IllegalMove) as caught:
        match.play(seat, move)
    assert caught.value.rule == rule
    assert match.position() == before


def test_first_turn_of_all_can_only_add_then_put_the_piece():
    match = shoal.new("urchins", players=3, seed=1, options={"first": "2"})
    assert match.actors == (2,)
    assert len(match.moves(2)) == 72 and all(m.startswith("add ") for m in match.moves(2))
    match.play(2, "add red c3")
    assert match.moves(2) == ["piece c3"]
    match.play(2, "piece c3")
    assert match.actors == (0,)


def test_a_single_token_moves_to_its_four_neighbours_and_never_diagonally():
    match = table("..../..../.r../....")
    assert set(match.moves(0)) == {"hold", "move b2 a2", "move b2 c2", "move b2 b1", "move b2 b3"}
    with pytest.raises(shoal.ShoalError):
        match.play(0, "move b2 c3")


def test_a_single_token_does_not_move_onto_another():
    match = table("..../..../.ry./....")
    refused(match, 0, "move b2 c2", "UR-16")
    assert "move b2 a2" in match.moves(0)


def test_a_stack_top_flies_along_row_and_column_over_tokens_and_pieces():
    match = table("...../...../...../...../Rry..", "b1,hand")
    tops = {m for m in match.moves(0) if m.startswith("move a1")}
    assert tops == {
        "move a1 d1",
        "move a1 e1",
        "move a1 a2",
        "move a1 a3",
        "move a1 a4",
        "move a1 a5",
    }


def test_under_jump_one_a_stack_top_passes_one_token_only():
    match = table("...../...../...../...../Rr.y.", extra="jump=one")
    assert "move a1 c1" in match.moves(0)
    refused(match, 0, "move a1 e1", "UR-14")


def test_the_token_left_behind_becomes_an_ordinary_single_token_at_once():
    match = table("..../..../..../R...")
    match.play(0, "move a1 a3")
    assert rows(match) == "..../r.../..../y..."
    assert "move a1 b1" in match.moves(0) and "move a1 c1" not in match.moves(0)
    assert "add red a1" in match.moves(0)


@pytest.mark.parametrize("standing", ["a1,hand", "hand,a1"])
def test_nothing_under_any_piece_moves_or_takes_a_token(standing):
    match = table("..../..../.r../r...", standing)
    refused(match, 0, "move a1 a2", "UR-12")
    match.play(0, "hold")
    refused(match, 0, "add yellow a1", "UR-18")


def test_a_stack_under_a_piece_keeps_its_top():
    match = table("..../..../..y./R...", "hand,a1")
    assert not [m for m in match.moves(0) if m.startswith("move a1")]


def test_adding_makes_a_two_coloured_stack_and_nothing_higher():
    match = table("..../..../.R../r...", phase=2)
    refused(match, 0, "add red a1", "UR-20")
    refused(match, 0, "add red b2", "UR-19")
    refused(match, 0, "add yellow b2", "UR-19")
    match.play(0, "add yellow a1")
    assert rows(match).endswith("/Y...")


def test_step_two_may_reverse_step_one_and_then_counts_as_calm():
    match = table("..../..../.r../y...", "hand,a1")
    match.play(0, "move b2 b3")
    match.play(0, "move b3 b2")
    match.play(0, "piece b2")
    facts = match.view(None).facts
    assert (facts["rows"][2], facts["calm"]) == (".r..", 1)


def test_the_second_step_cannot_be_waived():
    match = table("..../..../.r../....")
    match.play(0, "hold")
    refused(match, 0, "hold", "UR-9")


@pytest.mark.parametrize(
    ("seats", "extra", "due"), [(2, "", 6), (3, "", 9), (4, "", 12), (4, "lull=turns", 3)]
)
def test_after_the_lull_the_next_player_must_add_and_not_a_turn_sooner(seats, extra, due):
    hands = ",".join(["hand"] * seats)
    early = table("..../..../.r../....", hands, phase=2, calm=due - 1, extra=extra)
    assert "move b2 a2" in early.moves(0)
    match = table("..../..../.r../....", hands, phase=1, calm=due, extra=extra)
    match.play(0, "move b2 b3")  # the free step stays free
    assert all(m.startswith("add ") for m in match.moves(0))
    refused(match, 0, "move b3 b2", "UR-22")


def test_a_catch_without_an_addition_stirs_the_water_too():
    match = table("..../.ry./.yr./....", phase=3, calm=5)
    match.play(0, "piece b2")
    assert match.view(None).facts["calm"] == 0


def test_the_piece_goes_anywhere_free_but_must_leave_its_token():
    match = table("y..r/..../..../r..Y", "a1,d1", phase=3)
    assert set(match.moves(0)) == {"piece a4", "piece d4"}
    refused(match, 0, "piece d1", "UR-23")
    refused(match, 0, "piece a1", "UR-24")
    assert "piece a1" in table("y..r/..../..../r..Y", "a1,d1", phase=3, extra="stay=yes").moves(0)


@pytest.mark.parametrize(
    ("square", "won"),
    [
        (".ry./.yr.", 4),
        (".rr./.rr.", 4),  # one colour: the diagonals still match
        (".Ry./.yR.", 6),  # both tokens of a stack
        (".Ry./.yr.", 5),  # its top gives the colour
        (".Yy./.yr.", 0),  # and a hidden token gives none
        (".ry./.ry.", 0),  # matching sides are not matching diagonals
        (".ry./.y..", 0),
    ],
)
def test_what_makes_a_fishing_square(square, won):
    match = table(f"..../{square}/....", phase=3)
    match.play(0, "piece b3")
    assert match.scores == (won, 0)
    assert pieces(match)[0] == ("hand" if won else "b3")


def test_a_player_catches_no_square_without_standing_on_it():
    match = table("...r/.ry./.yr./....", phase=3)
    match.play(0, "piece d4")
    assert match.scores == (0, 0)


def test_an_opponent_across_spoils_the_square_and_one_beside_does_not():
    across = table("..../.ry./.yr./....", "hand,c2", phase=3)
    across.play(0, "piece b3")
    assert across.scores == (0, 0)
    beside = table("..../.rY./.yr./....", "hand,c3", phase=3)
    beside.play(0, "piece b3")
    assert beside.scores == (3, 0)
    assert rows(beside) == "..../..Y./..../...." and pieces(beside) == ["hand", "c3"]


def test_with_opponents_on_both_sides_the_two_across_are_won():
    match = table("..../.rY./.Yr./....", "hand,b2,c3", phase=3)
    match.play(0, "piece c2")
    assert match.scores == (2, 0, 0) and pieces(match) == ["hand", "b2", "c3"]


def test_overlapping_squares_are_judged_one_by_one_and_a_shared_token_counts_once():
    match = table("..../ryr./yry./....", phase=3)
    match.play(0, "piece b3")
    assert match.scores == (6, 0) and rows(match) == FOUR
    half = table(
        "..../ryr./yry./....", "hand,a2", phase=3
    )  # a2 lies across from b3 in the left square
    half.play(0, "piece b3")
    assert half.scores == (4, 0) and rows(half) == "..../r.../y.../...."


def test_a_square_left_by_another_is_mine_on_my_turn_but_never_on_theirs():
    match = table("r..r/.ry./.yr./....", "a4,hand", turn=0, phase=3)
    match.play(0, "piece d4")
    match.play(1, "hold")
    match.play(1, "move a4 a3")
    match.play(1, "piece b2")
    assert match.scores == (0, 4)


def test_after_a_catch_the_piece_comes_back_in_the_next_third_step():
    match = table("y..r/.ry./.yr./....", "hand,d4", phase=3)
    match.play(0, "piece b2")
    match.play(1, "hold")
    match.play(1, "add red d1")
    match.play(1, "piece d1")
    assert pieces(match) == ["hand", "d1"]
    match.play(0, "hold")
    match.play(0, "add red a1")
    assert set(match.moves(0)) == {"piece a1", "piece a4", "piece d4"}


def test_the_game_outlives_one_empty_colour_unless_the_table_chose_otherwise():
    for extra, over in (("", False), ("end=either", True)):
        match = table("..../..../..../yr..", pile="1,10", won="18,9", phase=2, extra=extra)
        match.play(0, "add red d4")
        match.play(0, "piece d4")
        assert (match.actors == ()) is over
    match = table("..../..../..../yr..", pile="0,10", won="19,9", phase=2)
    refused(match, 0, "add red d4", "UR-21")


def test_the_last_token_may_still_catch_and_then_nobody_plays():
    match = table("..../.ry./.y../....", pile="1,0", won="16,20", phase=2)
    match.play(0, "add red c2")
    match.play(0, "piece c2")
    assert match.actors == () and match.scores == (20, 20)
    assert match.ranking == ((0, 1),)  # level: the win is shared


def test_a_board_that_takes_nothing_skips_to_the_piece_and_ends_after_lull_and_a_round():
    match = table("YYRR/YRYR/RYRY/RRYY", "a1,d4", pile="4,4")
    turns = 0
    while match.actors:
        seat = match.actors[0]
        assert match.view(None).facts["phase"] == "3"
        here = match.position()
        for move in match.moves(seat):  # any landing that catches nothing
            trial = shoal.at("urchins", here)
            trial.play(seat, move)
            if trial.scores == (0, 0):
                break
        match.play(seat, move)
        turns += 1
    assert turns == 8 and match.ranking == ((0, 1),)


# Once wrong or doubtful.


def test_the_calm_ending_does_not_claim_that_nobody_could_fish():
    match = table("YYYY/RRRR/YYRR/YYYY", "d4,d1", pile="4,4", phase=3, calm=7)
    fishing = shoal.at("urchins", match.position())
    fishing.play(0, "piece a2")
    assert fishing.scores == (8, 0)
    match.play(0, "piece c4")
    said = [message.key for message in match.log(None)[-1].messages]
    assert match.actors == () and said[-2:] == ["log-end-still", "won-shared"]
