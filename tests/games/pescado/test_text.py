"""Pescado in words."""

import pytest
from table import Table

from shoal.core.state import CHANCE
from shoal.core.view import SPECTATOR
from shoal.games import game_info

POOL = "pool=yyy,oor,ykk,yrb,obg fresh=bgk prey=kkk won=kkk,yob/bgk/-"
FISH = f"players=3 | phase=fish turn=1 thrown=4 dice=yorbg flips=2 flipped=oor,obg {POOL}"
FIRST = FISH.replace("flips=2 flipped=oor,obg", "flips=0 flipped=-").replace("yorbg", "yrbkk")
UNCAUGHT = FIRST.replace("yrbkk", "oggkk")
ROUND = (
    "turn=1 thrown=4 dice=yyyrb flips=0 pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=- "
    "won=kkk,yob/-/-"
)
SNATCH = f"players=3 snatch=live | phase=snatch {ROUND} claims=oor/-/- done=2"
TOPPED = SNATCH.replace("won=kkk,yob/-/-", "won=kkk,yob/-/- top=ooo,bbb")
LOWER = SNATCH.replace(" |", " penalty=lower |").replace("kkk,yob", "kkk,yyo")
SECRET = f"players=3 snatch=sealed | phase=secret {ROUND} marks=oor,yrb/-/yyy sealed=2"
OPEN = f"players=3 snatch=sealed | phase=open {ROUND} marks=oor,yrb/-/yyy"
OVER = (
    "players=2 throws=4 | phase=over turn=1 thrown=4 dice=yyyrb flips=0 "
    "pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=- won=kkk/ooo"
)

SHORT = (
    "players=3 | phase=over turn=2 thrown=20 dice=yoorb flips=0 pool=yyy,ykk,obg,bgk flipped=- "
    "fresh=- prey=- won=ooo,rrr,bbb,ggg,kkk,yyo,yyr,oob,rrb,rrg/"
    "oor,bbg,bbk,ggk,ygg,okk,yor,yob,yog,yok,yrb,yrk/ybg,ybk,ygk,orb,org,ork,ogk,rbg,rbk"
)
LAST = SHORT.replace("over turn=2", "fish-again turn=1").replace("yoorb", "yyyrb")
LAST = LAST.replace("pool=yyy,ykk", "pool=yyy,oor,ykk,yrb")
LAST = LAST.replace("/oor,bbg", "/bbg").replace("yok,yrb", "yok")
"""One tile is left in the stack, and seat 1 of three has caught two."""

LAST_WORD = SNATCH.replace("=live", "=live throws=4").replace("done=2", "done=0,2")
TOO_SHORT = "the stack cannot fill the pool (PE-23)"
THROWN = "the white dice have been thrown 4 times (PE-26)"

CLOSED = "No other tile matches: the snatch round is over (PE-35)."

OPENING = (
    "The marks are open; the lots say 2, 0, 1 (PE-41). "
    "Seat 0 marked oor, yrb; gets yrb; is wrong about oor and gives up yob (PE-30). "
    "Seat 1 marked none. Seat 2 marked yyy; gets yyy."
)


def words(text: str, seat: int) -> str:
    table = Table("pescado", text)
    return table.game.view(table.state, seat).text()


def log_line(text: str, mover: int, move: str, seat: int = 2) -> str:
    table = Table("pescado", text)
    return table.game.messages.log_line(
        table.state, mover, table.game.notation.read(table.state, mover, move), seat
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (FISH, "Seat 1's turn: the first throw lies on the table."),
        (FISH, "Dice: yellow orange red blue green (yorbg)."),
        (FISH, "2 tiles flipped, for 1 grey die."),
        (FISH, "  yyy: yellow yellow yellow, 3 points\n"),
        (FISH, "  obg: orange blue green, 1 point, face down\n"),
        (FISH, "Seat 0: 4 points, 2 tiles: kkk, yob."),
        (FISH, "  can still be taken from seat 0: kkk"),
        (FISH.replace("oor,obg", "oor,yob"), "  flipped and safe: yob"),
        (FISH, "Seat 1 (you): 1 point, 1 tile: bgk."),
        (FISH, "  taken from the pool this turn: bgk"),
        (FISH, "Stack, 28 tiles: ooo, rrr, bbb, ggg,"),
        (FISH, "White dice thrown 4 of 300 times."),
        (TOPPED, "Stack, 28 tiles: ooo, rrr, bbb, ggg,"),
        (TOPPED, "On top of the stack, the uppermost first: ooo, bbb.\n"),
        (SNATCH, "Seat 0 has wrongly claimed: oor."),
        (SNATCH, "Done: seat 2."),
        (SECRET, "Seat 1 has marked: none."),
        (SECRET, "Sealed: seat 2."),
        (OPEN, "Seat 0 has marked: oor, yrb.\nSeat 1 has marked: none.\nSeat 2 has marked: yyy."),
        (OVER, "The game is over: seats 0 and 1 share the win (PE-25).\n"),
        (OVER, "It ended because the white dice have been thrown 4 times (PE-26).\n"),
        (OVER, "Seat 0: place 1, 3 points, 1 tile: kkk.\n"),
        (OVER.replace("kkk/ooo", "kkk/-"), "The game is over: seat 0 wins.\n"),
        (OVER.replace("kkk/ooo", "kkk/-"), "Seat 1 (you): place 2, 0 points, 0 tiles: none.\n"),
        (OVER.replace("kkk/ooo", "kkk/yor,yok,rgk"), "seat 0 wins by fewer tiles (PE-25).\n"),
        (SHORT, "It ended because the stack cannot fill the pool (PE-23).\n"),
    ],
)
def test_the_text_says_what_the_view_shows(text, line):
    assert line in words(text, 1)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_text_keeps_secret_marks(seat):
    assert words(SECRET, seat) == words(SECRET.replace("oor,yrb/-/yyy", "ykk/-/obg"), seat)


@pytest.mark.parametrize("text", [FISH, SNATCH, SECRET, OPEN, OVER])
def test_lines_of_the_text_fit_an_ordinary_terminal(text):
    assert max(len(line) for line in words(text, 1).splitlines()) <= 80


def test_lines_of_the_rules_fit_an_ordinary_terminal():
    assert max(len(line) for line in game_info("pescado").rules().splitlines()) <= 79


@pytest.mark.parametrize(
    ("text", "mover", "move", "line"),
    [
        (FIRST, 1, "take yrb", "Seat 1 takes yrb (PE-8)."),
        (
            FIRST.replace("yrbkk", "rbkkk"),
            1,
            "take kkk",
            "Seat 1 takes kkk from seat 0, who loses 3 points (PE-19).",
        ),
        (FIRST, 1, "take all", "Seat 1 takes all: ykk, yrb (PE-8)."),
        (FIRST, 1, "flip kkk", "Seat 1 flips kkk in front of seat 0 (PE-12)."),
        (FIRST, 1, "flip yyy", "Seat 1 flips yyy (PE-12)."),
        (FIRST, 1, "keep yrb", "Seat 1 keeps yrb (PE-11)."),
        (FIRST, 1, "keep none", "Seat 1 keeps no dice (PE-11)."),
        (FIRST, 1, "done", "Seat 1 is done (PE-10)."),
        (SNATCH, 0, "claim yyy", "Seat 0 claims yyy and has it (PE-29)."),
        (
            SNATCH.replace("yyy,oor,ykk,yrb,", "oor,ykk,yrb,"),
            0,
            "claim yrb",
            f"Seat 0 claims yrb and has it (PE-29). {CLOSED}",
        ),
        (
            SNATCH.replace("yyy,oor,ykk,yrb,", "oor,ykk,yrb,").replace("live", "live closes=done"),
            0,
            "claim yrb",
            "Seat 0 claims yrb and has it (PE-29).",
        ),
        (SNATCH, 0, "claim obg", "Seat 0 claims obg wrongly and gives up yob (PE-30)."),
        (
            SNATCH,
            1,
            "claim obg",
            "Seat 1 claims obg wrongly and gives up nothing, having no tiles (PE-32).",
        ),
        (
            LOWER,
            0,
            "claim obg",
            ("Seat 0 claims obg wrongly and gives up nothing, having only dearer tiles (PE-31)."),
        ),
        (SECRET, 0, "mark yyy", ""),
        (SECRET, 0, "seal", "Seat 0 has sealed (PE-40)."),
        (
            OPEN,
            CHANCE,
            "order 2,0,1",
            OPENING,
        ),
    ],
)
def test_moves_are_logged_in_words(text, mover, move, line):
    assert log_line(text, mover, move) == line


def test_a_mark_is_logged_for_its_maker_only():
    assert log_line(SECRET, 0, "mark yyy", seat=0) == "You mark yyy (PE-40)."
    assert log_line(SECRET, 0, "mark yyy", seat=SPECTATOR) == ""


def test_throws_and_draws_are_logged():
    table = Table.start("pescado", 2)
    lines = []
    deal = ["draw kkk", "draw yyy", "draw oor", "draw yrb", "draw obg", "draw bgk"]
    for text in [*deal, "first 1", "throw kyoyb"]:
        outcome = table.game.notation.read_chance(table.state, text)
        lines.append(table.game.messages.log_line(table.state, CHANCE, outcome, 0))
        table.chance(text)
    assert lines[5:] == [
        "bgk comes into the pool (PE-4).",
        "Seat 1 goes first (PE-5).",
        "Seat 1 throws: yyobk (PE-6).",
    ]
    again = table.play("keep yy")
    outcome = again.game.notation.read_chance(again.state, "throw grr")
    assert again.game.messages.log_line(again.state, CHANCE, outcome, 0) == (
        "Seat 1 throws again: rrg, beside yy (PE-11)."
    )


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (FIRST, "Take your catch, turn tiles over for grey dice, throw again or stop (PE-9)?"),
        (UNCAUGHT, "Turn tiles over for grey dice, throw again or stop (PE-10)?"),
        (
            UNCAUGHT.replace(" |", " second=must |"),
            "Turn tiles over for grey dice or throw again (PE-10)?",
        ),
        (FISH, "Turn tiles over for the other grey die, or throw again (PE-12)?"),
        (
            FISH.replace("flips=2 flipped=oor,", "flips=1 flipped="),
            "Turn over a second tile: two bring one grey die (PE-12).",
        ),
        (
            FISH.replace("flips=2 flipped=oor,obg", "flips=4 flipped=yyy,oor,ykk,obg"),
            "Throw again, with the grey dice; keep what you like (PE-14).",
        ),
        (FIRST.replace("=fish", "=fish-again"), "Take what you have caught, or stop (PE-16)?"),
        (SNATCH, "Snatch: claim the tiles that the dice show, or say done (PE-37)."),
        (SECRET, "Snatch: mark the tiles that the dice show, then seal (PE-40)."),
    ],
)
def test_the_prompt_says_what_to_decide(text, question):
    table = Table("pescado", text)
    assert table.game.messages.prompt(table.game.view(table.state, 1)) == question
    assert len(question) <= 80


@pytest.mark.parametrize(
    ("text", "mover", "move", "own", "why"),
    [
        (LAST, 1, "take all", "Seat 1 takes all: yyy, yrb (PE-8).", TOO_SHORT),
        (f"players=3 throws=4 | phase=fish {ROUND}", 1, "done", "Seat 1 is done (PE-10).", THROWN),
        (LAST_WORD, 1, "done", "Seat 1 is done (PE-39).", THROWN),
        (
            f"players=3 snatch=live throws=4 | phase=throw-for-all {ROUND}".replace(
                "=4 dice", "=3 dice"
            ),
            CHANCE,
            "throw rrggg",
            "Seat 1 throws again: rrggg (PE-34).",
            THROWN,
        ),
    ],
)
def test_the_end_is_logged_with_its_reason_and_the_winner(text, mover, move, own, why):
    assert log_line(text, mover, move) == f"{own} The game is over because {why}: seat 0 wins."


@pytest.mark.parametrize(
    ("won", "who"),
    [
        ("kkk/ooo,rrr/-", "seat 1 wins."),
        ("kkk/oob,yob/-", "seat 0 wins by fewer tiles (PE-25)."),
        ("kkk/ooo/rrr", "seats 0, 1 and 2 share the win (PE-25)."),
        ("kkk/oob,yob/rrr", "seats 0 and 2 share the win by fewer tiles (PE-25)."),
    ],
)
def test_the_result_says_when_fewer_tiles_decide(won, who):
    assert log_line(LAST_WORD.replace("kkk,yob/-/-", won), 1, "done").endswith(f": {who}")


@pytest.mark.parametrize(
    ("marks", "won", "line_of_seat_0"),
    [
        ("yyy/-/yyy", "-/-/-", "Seat 0 marked yyy; yyy goes to seat 2."),
        ("yyy,yrb/-/yyy", "-/-/-", "Seat 0 marked yyy, yrb; gets yrb; yyy goes to seat 2."),
        (
            "oor,obg/-/-",
            "yob/-/-",
            (
                "Seat 0 marked oor, obg; is wrong about oor, obg and gives up yob (PE-30), "
                "then nothing, having no tiles (PE-32)."
            ),
        ),
        (
            "oor/-/-",
            "-/-/-",
            (
                "Seat 0 marked oor; is wrong about oor and gives up nothing, "
                "having no tiles (PE-32)."
            ),
        ),
    ],
)
def test_the_opening_tells_the_result_of_every_mark(marks, won, line_of_seat_0):
    text = OPEN.replace("oor,yrb/-/yyy", marks).replace("kkk,yob/-/-", won)
    assert f" {line_of_seat_0} Seat 1 marked" in log_line(text, CHANCE, "order 2,0,1")


def test_an_automatic_take_names_the_tiles():
    text = FISH.replace(" |", " takes=all |").replace("phase=fish", "phase=throw-again")
    line = log_line(text.replace("dice=yorbg", "dice=yr"), CHANCE, "throw bggg")
    assert line == "Seat 1 throws again: bggg, beside yr (PE-11). Seat 1 takes yrb (PE-9)."
