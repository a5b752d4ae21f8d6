"""What a viewer may know in Sea Urchins: everything."""

from table import Table

from shoal.core.rng import Rng
from shoal.core.state import SPECTATOR
from shoal.core.text.view_from_json import read_view
from shoal.games import game_info

MIDDLE = (
    "players=3 size=4 | board=...r/.RY./.y../.... pieces=b3,hand,d4 pile=16,14 won=0,1,3 "
    "turn=2 phase=2 added=no calm=9"
)


def seen(seat, text=MIDDLE):
    table = Table("urchins", text)
    return table.game.view(table.state, seat)


def test_everybody_sees_the_same_table():
    views = [seen(seat).facts for seat in (0, 1, 2, SPECTATOR)]
    assert all(facts == views[0] for facts in views)


def test_nothing_is_hidden():
    assert seen(SPECTATOR).facts == {
        "rows": ["...r", ".RY.", ".y..", "...."],
        "pieces": ["b3", "hand", "d4"],
        "pile": [16, 14],
        "won": [0, 1, 3],
        "turn": 2,
        "phase": "2",
        "added": False,
        "calm": 9,
        "lull": 9,
        "due": True,
    }


def test_only_the_seat_to_act_is_shown_moves():
    assert seen(2).moves and not seen(0).moves and not seen(1).moves and not seen(SPECTATOR).moves


def test_an_addition_is_no_longer_due_once_it_is_made():
    text = MIDDLE.replace("phase=2 added=no", "phase=3 added=yes")
    assert seen(2, text).facts["due"] is False


def test_a_view_survives_json_and_imagines_the_position():
    table = Table("urchins", MIDDLE)
    for seat in (0, 2, SPECTATOR):
        view = read_view(table.game, table.game.view(table.state, seat).json())
        imagined = table.game.imagine(view, Rng(1))
        assert f"players=3 size=4 | {table.game.write_board(imagined)}" == MIDDLE


def test_imagining_keeps_the_options_of_the_table():
    game = game_info("urchins").game({"size": 5, "stay": True, "first": "0"})
    state = game.start(2)
    imagined = game.imagine(game.view(state, 1), Rng(1))
    for text in ("add red a1", "piece a1", "add red c3", "piece c3", "add red e5"):
        for world in (state, imagined):
            world.play(world.actor(), game.notation.read_move(text))
    assert list(imagined.moves(0)) == list(state.moves(0))
    assert game.notation.read_move("piece a1") in list(imagined.moves(0))
