"""SharkBait's board in words, as it is shown in English, in every phase of a game."""

import pytest
from table import Table

from shoal.core.catalogue import Reader, load
from shoal.core.catalogue.board_rendering import Span, spans
from shoal.core.state import SPECTATOR

NAMES = ("Ada", "Kai", "Marina", "Zoe")

MIDDLE = (
    "players=4 | phase=place round=3 first=2 turn=0 pawns=4,7,2,9 baits=0,2,1,3 "
    "trophies=0,1,0,1 won=0,0,8,11 hold=5,7,17,20 ocean=020000 sharks=6 dice=6 "
    "thrown=123344 black=6 placed=- prize=0"
)
OVER = (
    "players=3 | phase=over round=7 first=1 turn=1 pawns=20,20,4 baits=1,1,0 trophies=3,3,1 "
    "won=0,0,0 hold=4,9,16 ocean=000000 sharks=- dice=8 thrown=- black=- placed=- prize=0"
)
SETUP = (
    "players=3 | phase=first round=1 first=0 turn=0 pawns=0,0,0 baits=1,1,1 trophies=0,0,0 "
    "won=0,0,0 hold=- ocean=000000 sharks=- dice=8 thrown=- black=- placed=- prize=0"
)
TURN = (
    "players=3 | phase={phase} round=1 first=0 turn=0 pawns=0,0,0 baits=1,1,1 trophies=0,0,0 "
    "won=0,0,0 hold=2,3,6 ocean={ocean} sharks=36 dice={dice} thrown={thrown} black=- "
    "placed={placed} prize={prize}"
)


def turn(phase, ocean, dice, thrown="-", placed="-", prize=0):
    return TURN.format(
        phase=phase, ocean=ocean, dice=dice, thrown=thrown, placed=placed, prize=prize
    )


def board(position, seat=0, language="en"):
    table = Table("sharkbait", position)
    return table.game.view(table.state, seat).text(language, NAMES)


def coloured(position):
    """The board in coloured pieces."""
    table = Table("sharkbait", position)
    view = table.game.view(table.state, 0)
    return spans(view.lines(), load("en", table.game.info.folder), Reader(0, NAMES))


def test_a_whole_board():
    assert board(MIDDLE).splitlines() == [
        "Round 3 of 7: your turn. Marina started the round.",
        "           Space  Trophies  Baits  Token",
        "Ada (you)  4      0         0",
        "Kai        7      1         2",
        "Marina     2      0         1      8: 1 space",
        "Zoe        9      1         3      11: 2 spaces",
        "Baits in the supply: 10. The track has 42 spaces.",
        "Tokens  1 2 3  4  6  9 10  12 13 14  15 16  18 19",
        "Spaces  ·      1  1  2     3         4      5",
        "Baits   1      1  ·  ·     ·         ·      ·",
        "Out this round: tokens 5, 7, 17 and 20.",
        "Column  1  2  3  4  5  6",
        "Fish    ·  2  ·  ·  ·  ·",
        "Sharks  ·  ·  ·  ·  ·  ▲",
        "In hand: 6 fish and 1 shark. Fish lost this turn: 0.",
        "Fish rolled    1 2 3 3 4 4",
        "Sharks rolled  6",
    ]


def test_others_read_whose_turn_it_is():
    assert board(MIDDLE, seat=3).startswith("Round 3 of 7: Ada's turn. Marina started the round.")
    assert board(MIDDLE, seat=2).startswith("Round 3 of 7: Ada's turn. You started the round.")


def test_the_board_while_the_first_player_is_drawn():
    assert board(SETUP).splitlines() == [
        "Setting up: the first player is being drawn.",
        "           Space  Trophies  Baits  Token",
        "Ada (you)  0      0         1",
        "Kai        0      0         1",
        "Marina     0      0         1",
        "Baits in the supply: 13. The track has 42 spaces.",
        "Tokens  1 2 3  4 5  6 7 8  9 10 11  12 13 14  15 16 17  18 19 20",
        "Spaces  ·      1    1      2        3         4         5",
        "Baits   1      1    ·      ·        ·         ·         ·",
        "Out this round: no token yet.",
    ]


def test_the_board_while_tokens_are_drawn():
    drawing = SETUP.replace("phase=first", "phase=hold").replace("hold=-", "hold=12")
    text = board(drawing.replace("first=0 turn=0", "first=1 turn=1"))
    assert text.startswith("Setting up: Kai goes first. Drawing the tokens that are out this round")
    assert text.endswith("Out this round: token 12.")


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        (
            turn("throw", "020400", 2),
            [
                "Column  1  2  3  4  5  6",
                "Fish    ·  2  ·  4  ·  ·",
                "Sharks  ·  ·  ▲  ·  ·  ▲",
                "In hand: 2 fish and no shark. Fish lost this turn: 0.",
                "You are rolling the dice.",
                "Score: 8.",
            ],
        ),
        (
            turn("decide", "020200", 4, thrown="1155", placed="24"),
            [
                "In hand: 4 fish and no shark. Fish lost this turn: 0.",
                "Fish rolled  1 1 5 5",
                "Already placed from this roll: columns 2 and 4.",
                "Score: 6.",
            ],
        ),
        (
            turn("loss", "200200", 1, thrown="12"),
            [
                "In hand: 1 fish and no shark. Fish lost this turn: 3.",
                "Fish rolled  1 2",
                "Bad roll: one of these fish is already lost, and one on the mat is next.",
                "Score: 6.",
            ],
        ),
        (
            turn("prize", "020200", 4, prize=5),
            [
                "In hand: 4 fish and no shark. Fish lost this turn: 0.",
                "Score: 6.",
                "Token 5 can be taken, or token 7 for a bait.",
            ],
        ),
    ],
    ids=["throw", "decide", "loss", "prize"],
)
def test_the_end_of_the_board_in_each_phase_of_a_turn(position, lines):
    assert board(position).splitlines()[-len(lines) :] == lines


def test_both_sharks_in_one_column():
    fight = turn("decide", "020400", 2).replace("sharks=36", "sharks=44")
    assert "Sharks  ·  ·  ·  ▲▲  ·  ·" in board(fight)


def test_a_game_that_is_over():
    assert board(OVER, SPECTATOR).splitlines() == [
        "The game is over: Ada and Kai share the win.",
        "        Space  Trophies  Baits  Place",
        "Ada     20     3         1      1",
        "Kai     20     3         1      1",
        "Marina  4      1         0      3",
        "Baits in the supply: 14. The track has 42 spaces.",
        "Tokens  1 2 3  5  6 7 8  10 11  12 13 14  15 17  18 19 20",
        "Spaces  ·      1  1      2      3         4      5",
        "Baits   1      1  ·      ·      ·         ·      ·",
        "Won in the last round: tokens 4, 9 and 16.",
    ]
    assert board(OVER, 1).startswith("The game is over: Ada and you share the win.")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize(
    "tokens",
    [
        "",
        " tokens=1:1b,22-30:2,31-37:3,38-40:20b",
        " tokens=" + ",".join(f"{number}:{number % 3}" for number in range(21, 41)),
    ],
)
def test_tables_fit_an_ordinary_terminal(language, tokens):
    setup = SETUP.replace("players=3", f"players=3{tokens}")
    assert max(map(len, board(setup, language=language).splitlines())) <= 80


def test_numbers_and_marks_have_the_colour_of_what_they_stand_for():
    pieces = {(span.text, span.colour) for line in coloured(MIDDLE) for span in line}
    assert {("▲", "red"), ("1 2 3 3 4 4", "sea"), ("12 13 14", "yellow"), ("·", "dim")} <= pieces


def test_names_of_players_know_their_seats():
    lines = coloured(MIDDLE)
    assert Span("Kai", "", 1) in lines[3]
    assert [span.seat for span in lines[0] if span.seat is not None] == [2]
