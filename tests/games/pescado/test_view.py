"""What a viewer may know in Pescado, and the positions imagined from it."""

import pytest
from table import Table

from shoal.core.rng import Rng
from shoal.core.state import SPECTATOR
from shoal.core.text.view_from_json import read_view

POOL = "flips=0 pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=kkk won=kkk/-/-"
FISH = f"players=3 | phase=fish turn=1 thrown=4 dice=yorbg {POOL}"
SECRET = (
    f"players=3 snatch=sealed | phase=secret turn=1 thrown=4 dice=yyyrb {POOL} "
    "marks=yyy,oor/yrb/- sealed=0"
)


def test_everybody_sees_the_same_table():
    table = Table("pescado", FISH)
    seen = [table.game.view(table.state, seat).facts for seat in (0, 1, 2, SPECTATOR)]
    assert all(facts == seen[0] for facts in seen)


def test_nobody_is_to_move_after_the_game():
    over = FISH.replace("players=3", "players=3 throws=4").replace("phase=fish", "phase=over")
    table = Table("pescado", over.replace("prey=kkk", "prey=-"))
    assert table.game.view(table.state, 0).facts["turn"] is None


def test_only_the_seat_to_act_is_shown_moves():
    table = Table("pescado", FISH)
    shown = [bool(table.game.view(table.state, seat).moves) for seat in (0, 1, 2, SPECTATOR)]
    assert shown == [False, True, False, False]


def test_in_a_sealed_round_a_seat_sees_its_own_marks_only():
    table = Table("pescado", SECRET)
    marks = [table.game.view(table.state, seat).facts["marks"] for seat in (0, 1, 2, SPECTATOR)]
    assert marks == [
        [["yyy", "oor"], None, None],
        [None, ["yrb"], None],
        [None, None, []],
        [None, None, None],
    ]


def test_imagining_a_fully_visible_position_changes_nothing():
    table = Table("pescado", FISH)
    view = read_view(table.game, table.game.view(table.state, 2).json())
    assert table.game.write_board(table.game.imagine(view, Rng(1))) in FISH


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_everybody_knows_the_tiles_that_were_given_up_onto_the_stack(seat):
    table = Table("pescado", SECRET.replace(" marks", " top=ooo,bbb marks"))
    view = read_view(table.game, table.game.view(table.state, seat).json())
    assert view.facts["top"] == ["ooo", "bbb"]
    assert list(table.game.imagine(view, Rng(1)).top) == list(table.state.top)


@pytest.mark.parametrize("head", ["players=3", "players=3 snatch=live returned=shuffled"])
def test_no_top_of_the_stack_is_shown_without_returned_tiles(head):
    table = Table("pescado", FISH.replace("players=3", head))
    assert "top" not in table.game.view(table.state, 0).facts


def test_imagined_marks_do_not_change_the_own_ones():
    table = Table("pescado", SECRET)
    view = table.game.view(table.state, 1)
    for seed in range(20):
        world = table.game.imagine(view, Rng(seed))
        assert table.game.view(world, 1).json() == view.json()


def test_every_tile_may_be_imagined_marked_or_not():
    table = Table("pescado", SECRET)
    view = table.game.view(table.state, 1)
    rng = Rng(3)
    worlds = [int(table.game.imagine(view, rng).fingers[0]) for _ in range(400)]
    marked, unmarked = 0, 0
    for marks in worlds:
        marked |= marks
        unmarked |= table.state.pool & ~marks
    assert marked == unmarked == table.state.pool


def test_imagined_marks_are_mostly_right_ones():
    table = Table("pescado", SECRET)
    view = table.game.view(table.state, 1)
    rng = Rng(4)
    worlds = [table.game.imagine(view, rng) for _ in range(400)]
    right = sum(world.fingers[2] & 1 for world in worlds)  # yyy
    wrong = sum(world.fingers[2] >> 8 & 1 for world in worlds)  # oor
    assert right > 250 > 60 > wrong


@pytest.mark.parametrize("marks", ["-/yrb/-", "yyy,oor,ykk,yrb,obg,bgk/yrb/oor"])
def test_worlds_that_differ_in_secret_marks_look_alike(marks):
    one = Table("pescado", SECRET)
    two = Table("pescado", SECRET.replace("yyy,oor/yrb/-", marks))
    for seat in (1, SPECTATOR):
        assert one.game.view(one.state, seat).json() == two.game.view(two.state, seat).json()
