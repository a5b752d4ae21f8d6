"""Pescado in words."""

import re
from pathlib import Path

import pytest
from table import Table

from shoal.core.catalogue import LANGUAGES, Reader, load
from shoal.core.message import Message, heard_by
from shoal.core.state import CHANCE, SPECTATOR
from shoal.core.text.board_lines import BoardLine, BoardRow
from shoal.games import game_info
from shoal.games.pescado.moves import PHASES

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


def words(text: str, seat: int, language: str = "en") -> str:
    table = Table("pescado", text)
    return table.game.view(table.state, seat).text(language)


def log_of(text: str, mover: int, move: str, seat: int = 2) -> list[str]:
    """What a seat hears of a move: ``key(name=value, ...) rule``."""
    table = Table("pescado", text)
    number = table.game.notation.read(table.state, mover, move)
    return [
        written(said)
        for said in heard_by(table.game.messages.log(table.state, mover, number), seat)
    ]


def written(said: Message) -> str:
    """A message as ``key(name=value, ...) rule``."""
    args = [f"{name}={short(value)}" for name, value in said.args.items()]
    return f"{said.key}({', '.join(args)}) {said.rule}"


def short(value: object) -> str:
    """An argument; words without their family."""
    if isinstance(value, list):
        return "+".join([short(item) for item in value])
    return str(value).removeprefix("tile-").removeprefix("dice-")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (FISH, "board-turn-fish(seat=1) "),
        (FISH, "board-dice(dice=y+o+r+b+g) "),
        (FISH, "board-grey(flips=2, count=1) PE-12"),
        (FISH, "board-pool(count=5) "),
        (FISH, "yyy *** board-tile(tile=yyy) board-worth(points=3)"),
        (FISH, "obg +~% board-tile(tile=obg) board-face-down(points=1)"),
        (FISH, "board-player(seat=0, points=4, count=2) "),
        (FISH, "### *+~"),
        (FISH, "board-prey(seat=1, other=0) PE-18"),
        (FISH, "kkk ### board-tile(tile=kkk) board-worth(points=3)"),
        (FISH.replace("oor,obg", "oor,yob"), "board-safe(seat=0, tiles=yob) PE-21"),
        (FISH, "board-player(seat=1, points=1, count=1) "),
        (FISH, "board-fresh(seat=1, tiles=bgk) PE-18"),
        (FISH, "board-stack(count=28) "),
        (FISH, "*+% *+# *^# *~% *~# *%# +^~ +^% +^# +%# ^~% ^~# ^%#"),
        (FISH, "board-throws(count=4, most=300) PE-26"),
        (FISH.replace("=fish ", "=throw-again ").replace("yorbg", "-"), "board-kept(dice=) "),
        (TOPPED, "board-stack(count=28) "),
        (TOPPED, "board-top(tiles=ooo+bbb) PE-30"),
        (SNATCH, "board-turn-snatch(seat=1) "),
        (SNATCH, "board-wrong(seat=0, tiles=oor) PE-37"),
        (SNATCH, "board-done(seats=2) "),
        (SECRET, "board-marked(seat=1, tiles=) PE-40"),
        (SECRET, "board-sealed(seats=2) "),
        (OPEN, "board-marked(seat=0, tiles=oor+yrb) PE-40"),
        (OPEN, "board-marked(seat=1, tiles=) PE-40"),
        (OPEN, "board-marked(seat=2, tiles=yyy) PE-40"),
        (OVER, "won-shared(seats=0+1, points=3, tiles=1) PE-25"),
        (OVER, "log-over-throws(count=4) PE-26"),
        (OVER, "board-placed(seat=0, place=1, points=3, count=1) "),
        (OVER.replace("kkk/ooo", "kkk/-"), "won-points(seat=0, points=3) PE-25"),
        (OVER.replace("kkk/ooo", "kkk/-"), "board-placed(seat=1, place=2, points=0, count=0) "),
        (
            OVER.replace("kkk/ooo", "kkk/yor,yok,rgk"),
            "won-by-tiles(seat=0, tied=2, points=3, tiles=1) PE-25",
        ),
        (SHORT, "log-over-stack() PE-23"),
    ],
)
def test_the_board_says_what_the_view_shows(text, line):
    assert line in board_lines(text, 1)


def board_lines(text: str, seat: int) -> list[str]:
    """The board: sentences as ``written``, and rows with a space where there is one."""
    table = Table("pescado", text)
    return [drawn(line) for line in table.game.view(table.state, seat).lines()]


def drawn(line: BoardLine) -> str:
    """A sentence, or the cells of a row."""
    if isinstance(line, Message):
        return written(line)
    cells = [
        written(cell.what) if isinstance(cell.what, Message) else cell.what for cell in line.cells
    ]
    return " ".join("".join(cells).split())


def boards() -> list[tuple[str, str]]:
    """The positions in ``boards.txt``, each with the board that seat 1 reads there."""
    text = (Path(__file__).parent / "boards.txt").read_text(encoding="utf-8")
    parts = [part.partition("\n") for part in text.split("> ")[1:]]
    return [(position, board.rstrip("\n")) for position, _, board in parts]


@pytest.mark.parametrize(("position", "board"), boards())
def test_the_board_is_drawn_as_on_file(position, board):
    table = Table("pescado", position)
    assert table.game.view(table.state, 1).text("en", ["Ada", "Kai", "Marina"]) == board


def test_there_is_a_board_on_file_for_every_phase():
    phases = [re.search("phase=(\\S+)", position)[1] for position, _ in boards()]
    assert phases == PHASES


def test_every_colour_has_a_mark_of_its_own_and_a_legend():
    lines = board_lines(FISH, 1)
    yellow, orange, red = (
        "*board-colour(colour=colour-yellow) y",
        "+board-colour(colour=colour-orange) o",
        "^board-colour(colour=colour-red) r",
    )
    blue, green, black = (
        "~board-colour(colour=colour-blue) b",
        "%board-colour(colour=colour-green) g",
        "#board-colour(colour=colour-black) k",
    )
    assert lines[-2:] == [f"{yellow} {orange} {red}", f"{blue} {green} {black}"]


def test_tiles_alike_are_told_apart_by_numbers():
    alike = ",".join(["yyr"] * 18 + ["kkk"] * 18)
    position = (
        f"players=2 tiles={alike} snatch=live | phase=snatch turn=0 thrown=3 dice=kkkkk "
        "flips=0 pool=yyr,yyr2,yyr3,kkk,kkk2,kkk3 flipped=- fresh=- prey=- won=kkk4/yyr4 "
        "claims=yyr2/- done=-"
    )
    lines = board_lines(position, 1)
    assert "yyr2 **^ board-tile(tile=yyr) board-worth(points=2)" in lines
    place = lines.index("board-wrong(seat=0, tiles=yyr) PE-37")
    assert lines[place + 1] == "**^2"


def test_marks_have_the_colours_of_their_fish_and_face_down_tiles_none():
    table = Table("pescado", FISH)
    rows = [line for line in table.game.view(table.state, 1).lines() if isinstance(line, BoardRow)]
    colours = {row.cells[1].what: [cell.colour for cell in row.cells[3:6]] for row in rows[1:6]}
    assert colours["ykk"] == ["yellow", "black", "black"]
    assert colours["obg"] == ["dim", "dim", "dim"]


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_text_keeps_secret_marks(seat):
    assert words(SECRET, seat) == words(SECRET.replace("oor,yrb/-/yyy", "ykk/-/obg"), seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [FISH, SNATCH, SECRET, OPEN, OVER])
def test_lines_of_the_text_fit_an_ordinary_terminal(text, language):
    assert max(len(line) for line in words(text, 1, language).splitlines()) <= 80


def test_lines_of_the_rules_fit_an_ordinary_terminal():
    assert max(len(line) for line in game_info("pescado").rules().splitlines()) <= 79


@pytest.mark.parametrize(
    ("text", "mover", "move", "said"),
    [
        (FIRST, 1, "take yrb", ["log-take(seat=1, tiles=yrb, points=1) PE-8"]),
        (
            FIRST.replace("yrbkk", "rbkkk"),
            1,
            "take kkk",
            ["log-steal(seat=1, other=0, tiles=kkk, points=3) PE-19"],
        ),
        (FIRST, 1, "take all", ["log-take(seat=1, tiles=ykk+yrb, points=3) PE-8"]),
        (
            FIRST.replace("yrbkk", "ykkkk"),
            1,
            "take all",
            [
                "log-take(seat=1, tiles=ykk, points=2) PE-8",
                "log-steal(seat=1, other=0, tiles=kkk, points=3) PE-19",
            ],
        ),
        (FIRST, 1, "flip kkk", ["log-flip-theirs(seat=1, other=0, tile=kkk) PE-21"]),
        (FIRST, 1, "flip yyy", ["log-flip(seat=1, tile=yyy) PE-12"]),
        (
            FISH.replace("flips=2 flipped=oor,obg", "flips=1 flipped=obg"),
            1,
            "flip yyy",
            ["log-flip(seat=1, tile=yyy) PE-12", "log-grey(seat=1, count=1) PE-12"],
        ),
        (FIRST, 1, "keep yrb", ["log-keep(seat=1, dice=y+r+b, count=3) PE-11"]),
        (FIRST, 1, "keep none", ["log-keep(seat=1, dice=, count=0) PE-11"]),
        (
            FIRST,
            1,
            "done",
            [
                "log-stop(seat=1, count=2) PE-10",
                "log-turn(seat=1, count=1, gained=1, points=1) PE-17",
            ],
        ),
        (SNATCH, 0, "claim yyy", ["log-claim(seat=0, tile=yyy, points=3) PE-29"]),
        (
            SNATCH.replace("yyy,oor,ykk,yrb,", "oor,ykk,yrb,"),
            0,
            "claim yrb",
            [
                "log-claim(seat=0, tile=yrb, points=1) PE-29",
                "log-none-left() PE-35",
                "log-snatch-over(count=2) PE-35",
            ],
        ),
        (
            SNATCH.replace("yyy,oor,ykk,yrb,", "oor,ykk,yrb,").replace("live", "live closes=done"),
            0,
            "claim yrb",
            ["log-claim(seat=0, tile=yrb, points=1) PE-29", "log-none-left() PE-35"],
        ),
        (
            SNATCH,
            0,
            "claim obg",
            [
                "log-claim-wrong(seat=0, tile=obg) PE-37",
                "log-pay(seat=0, tile=yob, points=1) PE-30",
            ],
        ),
        (
            SNATCH.replace("won=kkk,yob", "won=kkk"),
            0,
            "claim obg",
            [
                "log-claim-wrong(seat=0, tile=obg) PE-37",
                "log-pay(seat=0, tile=kkk, points=3) PE-31",
            ],
        ),
        (
            SNATCH,
            1,
            "claim obg",
            ["log-claim-wrong(seat=1, tile=obg) PE-37", "log-no-tiles(seat=1) PE-32"],
        ),
        (
            LOWER,
            0,
            "claim obg",
            ["log-claim-wrong(seat=0, tile=obg) PE-37", "log-spared(seat=0) PE-31"],
        ),
        (SECRET, 0, "mark yyy", []),
        (SECRET, 0, "seal", ["log-seal(seat=0) PE-40"]),
        (
            OPEN,
            CHANCE,
            "order 2,0,1",
            [
                "log-open() PE-41",
                "log-lot(seat=2, place=1) PE-41",
                "log-lot(seat=0, place=2) PE-41",
                "log-lot(seat=1, place=3) PE-41",
                "log-marked(seat=2, tiles=yyy) PE-41",
                "log-gets(seat=2, tiles=yyy, points=3) PE-29",
                "log-marked(seat=0, tiles=oor+yrb) PE-41",
                "log-gets(seat=0, tiles=yrb, points=1) PE-29",
                "log-wrong(seat=0, tiles=oor) PE-42",
                "log-pay(seat=0, tile=yob, points=1) PE-30",
                "log-marked(seat=1, tiles=) PE-41",
                "log-snatch-over(count=2) PE-35",
            ],
        ),
    ],
)
def test_the_log_says_what_a_move_changes(text, mover, move, said):
    assert log_of(text, mover, move) == said


def test_a_mark_is_logged_for_its_maker_only():
    assert log_of(SECRET, 0, "mark yyy", seat=0) == ["log-mark(seat=0, tile=yyy) PE-40"]
    assert log_of(SECRET, 0, "mark yyy", seat=SPECTATOR) == []


def test_throws_and_draws_are_logged():
    table = Table.start("pescado", 2)
    said = []
    deal = ["draw kkk", "draw yyy", "draw oor", "draw yrb", "draw obg", "draw bgk"]
    for text in [*deal, "first 1", "throw kyoyb"]:
        said += log_of(table.position(), CHANCE, text)
        table.chance(text)
    assert said[5:] == [
        "log-draw(tile=bgk) PE-4",
        "log-first(seat=1) PE-5",
        "log-throw(seat=1, dice=yy+o+b+k) PE-6",
    ]
    again = table.play("keep yy").position()
    assert log_of(again, CHANCE, "throw grr") == [
        "log-throw-again(seat=1, dice=rr+g, kept=yy) PE-11",
        "log-turn(seat=1, count=0, gained=0, points=0) PE-17",
    ]


def test_three_of_a_colour_are_logged_with_the_round_that_they_start():
    text = f"players=3 snatch=live | phase=throw {ROUND}"
    assert log_of(text, CHANCE, "throw yybyr") == [
        "log-throw(seat=1, dice=yyy+r+b) PE-6",
        "log-snatch(count=3, colour=colour-yellow) PE-27",
    ]
    assert log_of(text, CHANCE, "throw ggggg") == [
        "log-throw(seat=1, dice=ggggg) PE-6",
        "log-snatch(count=5, colour=colour-green) PE-27",
        "log-no-match() PE-34",
    ]


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (FIRST, "ask-take(flip=1, stop=1) PE-9"),
        (UNCAUGHT, "ask-throw(flip=1, stop=1) PE-10"),
        (UNCAUGHT.replace(" |", " second=must |"), "ask-throw(flip=1, stop=0) PE-10"),
        (FISH, "ask-second-grey() PE-12"),
        (FISH.replace("flips=2 flipped=oor,", "flips=1 flipped="), "ask-flip() PE-12"),
        (
            FISH.replace("flips=2 flipped=oor,obg", "flips=4 flipped=yyy,oor,ykk,obg"),
            "ask-throw-grey(count=2) PE-14",
        ),
        (FIRST.replace("=fish", "=fish-again"), "ask-take-or-stop() PE-16"),
        (SNATCH, "ask-claim() PE-37"),
        (SECRET, "ask-mark() PE-40"),
    ],
)
def test_the_prompt_says_what_to_decide(text, question):
    table = Table("pescado", text)
    said = table.game.messages.prompt(table.game.view(table.state, 1))
    assert written(said) == question
    assert len(load("en", table.game.info.folder).format(said)) <= 80


@pytest.mark.parametrize(
    ("text", "mover", "move", "why"),
    [
        (LAST, 1, "take all", "log-over-stack() PE-23"),
        (
            f"players=3 throws=4 | phase=fish {ROUND}",
            1,
            "done",
            "log-over-throws(count=4) PE-26",
        ),
        (LAST_WORD, 1, "done", "log-over-throws(count=4) PE-26"),
        (
            f"players=3 snatch=live throws=4 | phase=throw-for-all {ROUND}".replace(
                "=4 dice", "=3 dice"
            ),
            CHANCE,
            "throw rrggg",
            "log-over-throws(count=4) PE-26",
        ),
    ],
)
def test_the_end_is_logged_with_its_reason_and_the_winner(text, mover, move, why):
    said = log_of(text, mover, move)
    assert said[-2] == why
    assert said[-1].startswith("won-points(seat=0, ")


@pytest.mark.parametrize(
    ("won", "who"),
    [
        ("kkk/ooo,rrr/-", "won-points(seat=1, points=6) PE-25"),
        ("kkk/oob,yob/-", "won-by-tiles(seat=0, tied=2, points=3, tiles=1) PE-25"),
        ("kkk/ooo/rrr", "won-shared(seats=0+1+2, points=3, tiles=1) PE-25"),
        ("kkk/oob,yob/rrr", "won-shared-by-tiles(seats=0+2, tied=3, points=3, tiles=1) PE-25"),
    ],
)
def test_the_result_says_when_fewer_tiles_decide(won, who):
    assert log_of(LAST_WORD.replace("kkk,yob/-/-", won), 1, "done")[-1] == who


@pytest.mark.parametrize(
    ("marks", "won", "results"),
    [
        ("yyy/-/yyy", "-/-/-", ["log-beaten(seat=0, other=2, tile=yyy) PE-41"]),
        (
            "yyy,yrb/-/yyy",
            "-/-/-",
            [
                "log-gets(seat=0, tiles=yrb, points=1) PE-29",
                "log-beaten(seat=0, other=2, tile=yyy) PE-41",
            ],
        ),
        (
            "oor,obg,bgk/-/-",
            "yob/-/-",
            [
                "log-wrong(seat=0, tiles=oor+obg+bgk) PE-42",
                "log-pay(seat=0, tile=yob, points=1) PE-30",
                "log-no-tiles(seat=0) PE-32",
            ],
        ),
        (
            "oor/-/-",
            "-/-/-",
            ["log-wrong(seat=0, tiles=oor) PE-42", "log-no-tiles(seat=0) PE-32"],
        ),
    ],
)
def test_the_opening_tells_the_result_of_every_mark(marks, won, results):
    text = OPEN.replace("oor,yrb/-/yyy", marks).replace("kkk,yob/-/-", won)
    said = log_of(text, CHANCE, "order 2,0,1")
    first = f"log-marked(seat=0, tiles={marks.split('/')[0].replace(',', '+')}) PE-41"
    last = "log-marked(seat=1, tiles=) PE-41"
    assert said[said.index(first) + 1 : said.index(last)] == results


def test_an_automatic_take_names_the_tiles():
    text = FISH.replace(" |", " takes=all |").replace("phase=fish", "phase=throw-again")
    said = log_of(text.replace("dice=yorbg", "dice=yr"), CHANCE, "throw bggg")
    assert said[:2] == [
        "log-throw-again(seat=1, dice=b+ggg, kept=y+r) PE-11",
        "log-take(seat=1, tiles=yrb, points=1) PE-9",
    ]


@pytest.mark.parametrize(
    ("text", "move", "words_of_it"),
    [
        (FIRST, "take yrb", "Take the yellow-red-blue tile"),
        (FIRST.replace("yrbkk", "rbkkk"), "take kkk", "Steal the black-black-black tile from Ada"),
        (FIRST, "take all", "Take both caught tiles"),
        (FIRST, "flip kkk", "Flip Ada's black-black-black tile"),
        (FIRST, "keep none", "Roll all 5 dice"),
        (FIRST, "keep yrbkk", "Keep all five dice"),
        (FISH, "keep yorbg", "Keep 1 yellow, 1 orange, 1 red, 1 blue and 1 green, roll 1 die"),
        (FIRST, "done", "Stop"),
        (SNATCH, "done", "Done"),
    ],
)
def test_a_move_is_described_as_a_player_would_say_it(text, move, words_of_it):
    table = Table("pescado", text)
    view = table.game.view(table.state, 1)
    said = table.game.messages.describe_move(view, table.game.notation.read_move(move))
    reader = Reader(1, ["Ada", "Kai", "Marina"])
    assert load("en", table.game.info.folder).format(said, reader) == words_of_it
