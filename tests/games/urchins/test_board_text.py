"""Sea Urchins' board in words, as it is shown in English, in every phase of a game."""

import pytest
from table import Table

from shoal.core.catalogue import Reader, load
from shoal.core.catalogue.board_rendering import Span, spans
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, SPECTATOR
from shoal.games import game_info
from shoal.tui.screen.moves.move_places import MovePlaces

NAMES = ("Ada", "Kai", "Marina", "Zoe")

MIDDLE = (
    "players=3 size=4 | board=...r/.RY./.y../.... pieces=b3,hand,d4 pile=16,14 won=0,1,3 "
    "turn=2 phase=2 added=no calm=9"
)


def board_of(table, seat=0, language="en"):
    return table.game.view(table.state, seat).text(language, NAMES).splitlines()


def coloured(position):
    """The board in coloured pieces, as seat 1 reads it."""
    table = Table("urchins", position)
    view = table.game.view(table.state, 1)
    return spans(view.lines(), load("en", table.game.info.folder), Reader(1, NAMES))


def test_a_whole_board():
    assert board_of(Table("urchins", MIDDLE), 1) == [
        "Marina's turn: step 2 of 3.",
        "4   ·   ·   ·  3●",
        "3   ·  1◉   ◈   ·",
        "2   ·   ◆   ·   ·",
        "1   ·   ·   ·   ·",
        "    a   b   c   d",
        "●  red token      d4",
        "◆  yellow token   b2",
        "◉  red on yellow  b3",
        "◈  yellow on red  c3",
        "In the pile: 16 red, 14 yellow.",
        "Piece  Player     Square   Tokens fished",
        "1      Ada        b3       0",
        "2      Kai (you)  in hand  1",
        "3      Marina     d4       3",
        "Turns without a token added or fished: 9. After 9, one must be added.",
        "Marina must add a token in step 2 if possible.",
    ]


def test_the_player_to_move_is_called_you():
    lines = board_of(Table("urchins", MIDDLE), 2)
    assert lines[0] == "Your turn: step 2 of 3."
    assert lines[-1] == "You must add a token in step 2 if possible."


def test_the_board_while_the_first_player_is_drawn():
    assert board_of(Table.start("urchins", 2, size=4)) == [
        "The first player is being drawn.",
        *[f"{height}   ·   ·   ·   ·" for height in (4, 3, 2, 1)],
        "    a   b   c   d",
        "●  red token      ·",
        "◆  yellow token   ·",
        "◉  red on yellow  ·",
        "◈  yellow on red  ·",
        "In the pile: 20 red, 20 yellow.",
        "Piece  Player     Square   Tokens fished",
        "1      Ada (you)  in hand  0",
        "2      Kai        in hand  0",
        "Turns without a token added or fished: 0. After 6, one must be added.",
    ]


def test_the_first_step_of_a_turn(at):
    lines = board_of(at("..../.r../..../....", calm="1"), 1)
    assert lines[0] == "Ada's turn: step 1 of 3."
    assert lines[-1] == "Turns without a token added or fished: 1. After 6, one must be added."


def test_the_third_step_after_an_addition():
    lines = board_of(Table("urchins", MIDDLE).play("add red a1"))
    assert lines[0] == "Marina's turn: step 3 of 3."
    assert lines[-1] == "Marina has added a token this turn."


def test_a_game_that_is_over(at):
    table = at("..../.r../..../....", players=3, pile="0,0", won="15,9,15", phase="over", turn="1")
    lines = board_of(table, SPECTATOR)
    assert lines[0] == "The game is over: Ada and Marina share the win."
    assert lines[-1] == "Kai had the last turn."
    assert board_of(table, 0)[0] == "The game is over: Marina and you share the win."
    assert board_of(table, 1)[-1] == "You had the last turn."


def test_many_squares_of_a_kind_are_folded(at):
    lines = board_of(at("......../......../......../......../......../....rrrr/rrrrrrrr/rrrrrrrr"))
    first = lines.index("●  red token      a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2")
    assert lines[first + 1] == " " * 18 + "h2 e3 f3 g3 h3"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_line_of_the_board_fits_an_ordinary_terminal(language):
    game = game_info("urchins").game({"size": 8})
    state = game.start(4)
    rng = Rng(3)
    for _step in range(game.max_steps):
        seat = state.actor()
        if seat == NOBODY:
            break
        choices = list(range(state.outcomes())) if seat == CHANCE else list(state.moves(seat))
        state.play(seat, choices[rng.below(len(choices))])
        text = game.view(state, 0).text(language, NAMES)
        assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_a_terminal_finds_the_row_of_a_move_in_the_picture(height):
    table = Table("urchins", MIDDLE)
    view = table.game.view(table.state, 0)
    places = MovePlaces(view.lines(), load("en", view.game.info.folder), Reader(0, NAMES))
    row = 5 - height
    assert places.lines_of([f"add red b{height}"]) == range(row, row + 1)


def test_tokens_and_pieces_have_colours_and_shapes_of_their_own():
    lines = coloured(MIDDLE)
    assert {Span("●", "red"), Span("  3", "bright"), Span("·", "dim")} <= set(lines[1])
    assert {Span("◉", "red"), Span("  1", "bright"), Span("◈", "yellow")} <= set(lines[2])
    assert [line[0] for line in lines[6:10]] == [
        Span("●", "red"),
        Span("◆", "yellow"),
        Span("◉", "red"),
        Span("◈", "yellow"),
    ]


def test_names_of_players_know_their_seats():
    lines = coloured(MIDDLE)
    assert Span("Marina", "bright", 2) in lines[0]
    assert Span("Ada", "", 0) in lines[12]
