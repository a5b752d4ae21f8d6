"""Sea Urchins in words: the board, the prompts, the log."""

import pytest
from table import Table

from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.core.view import SPECTATOR
from shoal.games import game_info

MIDDLE = (
    "players=3 size=4 | board=...r/.RY./.y../.... pieces=b3,hand,d4 pile=16,14 won=0,1,3 "
    "turn=2 step=2 added=no calm=9"
)


def log_line(table, move, seat=0):
    """The log line of a move of the seat to act."""
    number = table.game.notation.read(table.state, table.seat, move)
    return table.game.messages.log_line(table.state, table.seat, number, seat)


def text_of(table, seat=0):
    return table.game.view(table.state, seat).text()


def test_the_text_shows_the_board_and_describes_it_in_sentences():
    assert text_of(Table("urchins", MIDDLE), 1).splitlines() == [
        "4  .   .   .   r2",
        "3  .   R0  Y   .",
        "2  .   y   .   .",
        "1  .   .   .   .",
        "   a   b   c   d",
        "r, y: one token; R, Y: a stack with that colour on top; number: a seat's piece.",
        "",
        "On the board: b2 yellow, b3 red on yellow, c3 yellow on red, d4 red.",
        "In the pile: 16 red, 14 yellow.",
        "Seat 0: 0 tokens won, piece on b3.",
        "Seat 1 (you): 1 token won, piece in hand.",
        "Seat 2: 3 tokens won, piece on d4.",
        "Still water for 9 turns; after 9 an addition is due (UR-22).",
        "Seat 2 is at step 2 of 3. It must add in step 2 if it can.",
    ]


def test_an_empty_board_is_described_as_empty():
    text = text_of(Table.start("urchins", 2))
    assert "On the board: no token." in text and text.endswith("The lot says who begins.")


def test_the_text_says_that_a_token_was_added_in_this_turn():
    table = Table("urchins", MIDDLE).play("add red a1")
    assert "A token was added in this turn." in text_of(table)


def test_the_text_says_how_the_game_ended(at):
    table = at("..../.r../..../....", players=3, pile="0,0", won="15,9,15", step="over", turn="1")
    assert text_of(table, SPECTATOR).splitlines()[-2:] == [
        "The game is over after the turn of seat 1.",
        "Seats 0 and 2 share the win with 15 tokens each.",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_line_of_the_text_fits_an_ordinary_terminal(seed):
    game = game_info("urchins").game({"size": 8})
    state = game.start(4)
    rng = Rng(seed)
    while (seat := state.actor()) != NOBODY:
        choices = list(range(state.outcomes())) if seat == CHANCE else list(state.moves(seat))
        state.play(seat, choices[rng.below(len(choices))])
        assert max(len(line) for line in game.view(state, 0).text().splitlines()) <= 80


@pytest.mark.parametrize(
    ("step", "calm", "words"),
    [
        ("1", "0", "Step 1: move a token, or hold (UR-8)."),
        ("2", "0", "Step 2: add a token or move one (UR-9)."),
        ("2", "6", "Step 2: the water was still too long, so add a token if you can (UR-22)."),
        ("3", "0", "Step 3: put your piece on a token (UR-23)."),
    ],
)
def test_each_step_is_asked_for(at, step, calm, words):
    table = at("..../.r../..../....", step=step, calm=calm)
    assert table.game.messages.prompt(table.game.view(table.state, 0)) == words


@pytest.mark.parametrize(
    ("step", "move", "words"),
    [
        ("1", "hold", "Seat 0 holds and moves no token in step 1 (UR-8)."),
        ("1", "move b3 d3", "Seat 0 moves the red token from b3 to d3 (UR-14)."),
        ("2", "move b2 a2", "Seat 0 moves the yellow token from b2 to a2 (UR-13)."),
        ("2", "add yellow a1", "Seat 0 adds a yellow token on a1 (UR-17)."),
        ("2", "add red b2", "Seat 0 adds a red token on top of the yellow one on b2 (UR-17)."),
        ("3", "piece b2", "Seat 0 puts the piece on b2 (UR-23)."),
    ],
)
def test_moves_are_logged_in_words(at, step, move, words):
    assert log_line(at("..../.R../.y../....", step=step), move) == words


def test_every_viewer_reads_the_same(at):
    table = at("..../.R../.y../....", players=4)
    lines = {log_line(table, "move b3 d3", seat) for seat in (0, 1, 2, 3, SPECTATOR)}
    assert len(lines) == 1


def test_the_draw_is_logged():
    table = Table.start("urchins", 3)
    assert log_line(table, "first 2") == "Seat 2 begins: the lot says so (UR-5)."


def test_a_catch_is_logged(at):
    table = at("r.../.RY./.yr./....", step="3", pieces="hand,c3")
    assert log_line(table, "piece b3") == (
        "Seat 0 puts the piece on b3 (UR-23). "
        "It fishes 4 tokens from b2, c2, b3 (UR-33) and goes back into the hand (UR-36)."
    )


def test_an_impossible_first_step_is_logged(at):
    table = at("..../..../..../r...", step="3")
    assert log_line(table, "piece a1") == (
        "Seat 0 puts the piece on a1 (UR-23). Seat 1 has no token to move in step 1 (UR-8)."
    )


def test_a_second_step_that_is_left_out_is_logged(at):
    table = at("rYrY/rYrY/rYrY/rYrY", pile="4,0", won="6,6", step="3")
    assert log_line(table, "piece a1") == (
        "Seat 0 puts the piece on a1 (UR-23). Seat 1 has no token to move in step 1 (UR-8). "
        "Seat 1 can neither add nor move a token in step 2 (UR-11)."
    )


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"pile": "0,0", "won": "20,19"}, "The pile is used up, and the game is over (UR-37)."),
        (
            {"pile": "1,0", "won": "20,18", "options": "end=either"},
            "The pile has no yellow token left, and the game is over (UR-37).",
        ),
        (
            {"pile": "0,1", "won": "20,18", "options": "end=either"},
            "The pile has no red token left, and the game is over (UR-37).",
        ),
    ],
)
def test_the_end_of_the_pile_is_logged(at, words, reason):
    table = at("..../.r../..../....", step="3", added="yes", **words)
    won = words["won"].partition(",")[0]
    assert log_line(table, "piece b3") == (
        f"Seat 0 puts the piece on b3 (UR-23). {reason} Seat 0 wins with {won} tokens."
    )


def test_the_end_by_still_water_is_logged(at):
    table = at("rYrY/rYrY/rYrY/rYrY", pile="4,0", won="6,6", step="3", calm="7")
    assert log_line(table, "piece a1") == (
        "Seat 0 puts the piece on a1 (UR-23). The water stays still: nobody can add, "
        "nobody fished, and the game is over (UR-39). "
        "Seats 0 and 1 share the win with 6 tokens each."
    )
