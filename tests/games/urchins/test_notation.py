"""Moves and positions of Sea Urchins as text, both ways."""

import pytest
from table import Table

from shoal.core.errors import BadNotation, BadPosition
from shoal.core.rng import Rng
from shoal.core.search.perft import perft
from shoal.core.state import NOBODY
from shoal.games import game_info

GOOD = (
    "players=2 size=4 | board=...r/.RY./.y../.... pieces=b3,hand pile=17,17 won=0,0 "
    "turn=0 phase=1 added=no calm=2"
)


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8])
def test_every_move_survives_notation(size):
    game = game_info("urchins").game({"size": size})
    texts = [game.notation.write_move(move) for move in range(game.move_count)]
    assert [game.notation.read_move(text) for text in texts] == list(range(game.move_count))
    assert len(set(texts)) == 1 + 3 * size**2 + 2 * size**2 * (size - 1)


@pytest.mark.parametrize(
    "text",
    [
        *("", "HOLD", "hold ", " hold", "hold a1", "pass", "add a1", "add green a1", "add red"),
        *(
            "add red z1",
            "add red a0",
            "add red a9",
            "add red a1 ",
            "add  red a1",
            "piece",
            "piece A1",
        ),
        *(
            "piece a",
            "piece a11",
            "piece \u06611",
            "piece a\u0661",
            "move a1",
            "move a1 a1",
            "move a1 b2",
        ),
        *("move a1 a2 a3", "x" * 500),
    ],
)
def test_text_that_is_not_a_move_is_refused_with_a_sentence(text):
    with pytest.raises(BadNotation) as refused:
        game_info("urchins").game().parse_move(text)
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 200


def test_the_draw_survives_notation():
    table = Table.start("urchins", 4)
    for seat in range(4):
        text = table.game.notation.write_chance(table.state, seat)
        assert table.game.notation.read_chance(table.state, text) == seat


@pytest.mark.parametrize("text", ["first 2", "first", "first -1", "second 1", "first 01", ""])
def test_an_impossible_draw_is_refused(text):
    table = Table.start("urchins", 2)
    with pytest.raises(BadNotation):
        table.game.notation.read_chance(table.state, text)


def test_a_position_without_a_draw_accepts_no_draw():
    table = Table("urchins", GOOD)
    with pytest.raises(BadNotation):
        table.game.notation.read_chance(table.state, "first 0")


def test_a_position_survives_notation():
    assert Table("urchins", GOOD).position() == GOOD


@pytest.mark.parametrize("size", [4, 6, 8])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_random_game_survives_notation(size, players):
    game = game_info("urchins").game({"size": size, "first": "1"})
    state = game.start(players)
    rng = Rng(size * players)
    while (seat := state.actor()) != NOBODY:
        moves = list(state.moves(seat))
        state.play(seat, moves[rng.below(len(moves))])
        text = game.write_board(state)
        again = game.read_board(players, text)
        assert game.write_board(again) == text
        assert list(again.moves(again.actor())) == list(state.moves(state.actor()))


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("board=...r/.RY./.y../....", "board=...r/.RY./.y.."),
        ("board=...r/.RY./.y../....", "board=...r/.RY./.y../....."),
        ("board=...r/.RY./.y../....", "board=...r/.RY./.y../...x"),
        ("board=...r/.RY./.y../....", "board=...r/.RY./.y../...r"),
        ("board=...r/.RY./.y../....", "board=-"),
        ("pieces=b3,hand", "pieces=b3"),
        ("pieces=b3,hand", "pieces=b3,b3"),
        ("pieces=b3,hand", "pieces=a1,hand"),
        ("pieces=b3,hand", "pieces=e9,hand"),
        ("pieces=b3,hand", "pieces=b3,c3,hand"),
        ("pile=17,17", "pile=18,17"),
        ("pile=17,17", "pile=18,16"),
        ("pile=17,17", "pile=17"),
        ("pile=17,17", "pile=17,21"),
        ("won=0,0", "won=0,1"),
        ("won=0,0", "won=0,0,0"),
        ("won=0,0", "won=0,-1"),
        ("turn=0", "turn=2"),
        ("phase=1", "phase=4"),
        ("phase=1", "phase=lot"),
        ("phase=1", "phase=over"),
        ("added=no", "added=yes"),
        ("added=no", "added=maybe"),
        ("calm=2", "calm=8"),
        ("calm=2", "calm=9"),
        ("calm=2", "calm=2 extra=1"),
        ("calm=2", "calm=2 calm=2"),
        ("calm=2", ""),
    ],
)
def test_an_invalid_position_is_refused_with_a_sentence(word, other):
    with pytest.raises(BadPosition) as refused:
        Table("urchins", GOOD.replace(word, other))
    assert str(refused.value).endswith(".")


def test_a_used_up_pile_ends_the_game_before_another_turn(at):
    with pytest.raises(BadPosition, match="would be over"):
        at("..../.r../..../....", pile="0,0", won="20,19")


def test_the_last_token_may_have_been_added_in_this_turn(at):
    table = at("..../.r../..../....", pile="0,0", won="20,19", phase="3", added="yes")
    assert table.moves() == ["piece b3"]


def test_nothing_is_drawn_when_the_option_names_the_first_player(at):
    with pytest.raises(BadPosition, match="phase=lot is impossible"):
        at("..../..../..../....", phase="lot", options="first=1")


def test_the_draw_before_the_game_has_a_position(at):
    assert at("..../..../..../....", phase="lot").chance("first 1").seat == 1


# Counts of all ways to play on, checked once against a second, slow program.


def test_perft_of_the_start_on_four_by_four():
    table = Table.start("urchins", 2, size=4, first="0")
    counts = [perft(table.state, depth) for depth in range(1, 8)]
    assert counts == [32, 32, 960, 960, 26880, 26880, 98432]


def test_perft_of_a_middle_game_on_four_by_four():
    table = Table("urchins", GOOD)
    counts = [perft(table.state, depth) for depth in range(1, 6)]
    assert counts == [11, 386, 1612, 19588, 690555]
