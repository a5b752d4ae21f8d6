"""Shark Tank's board in words. ``tests/words`` checks that all of it is true.

``boards.txt`` has the board in every phase as Kai reads it, in English and without the drawing.
"""

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import pytest
from games.sharktank.positions import AT_THE_LIMIT, at, landing, scored
from table import Table

from shoal.core.message import Message, say
from shoal.core.state import SPECTATOR
from shoal.core.text.board_lines import BoardRow
from shoal.games.sharktank.moves import PHASES

NAMES = ("Kai", "Marina")
BOARDS = Path(__file__).with_name("boards.txt")
NOT_BEGUN = {"length": "0", "sharks": "-", "fish": "-/-/-/-"}
NO_FISH = {"tokens": "-/-/-/-;-/-/-/-", **NOT_BEGUN}
GOBBLED = {
    "tokens": "n12+45/1/2/n;-/n2+3/n1/12+4",
    "fish": "l8/p4,h8/l4,p8,h12/h16,p16",
    "turn": "12",
}
TWO_MEALS = "e1,d3,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16"

TABLES: dict[str, Callable[[], Table]] = {
    "tasty": lambda: at(phase="tasty", tasty="-", first="-", **NO_FISH),
    "first": lambda: at(phase="first", first="-", **NO_FISH),
    "draft": lambda: at(phase="draft", **{**NOT_BEGUN, "tokens": "1/2/1/-;-/1/2/1"}),
    "sector": lambda: at(phase="sector", **NOT_BEGUN),
    "cell": lambda: at(phase="cell", sector="5", **NOT_BEGUN),
    "corners": lambda: at("players=2 spread=anywhere", phase="corners", length="0", sharks="-"),
    "choose": lambda: at(last="2", **{**GOBBLED, "fish": "l8/p4/-/-", "spent": "-/4/345/35"}),
    "pay": lambda: at(**GOBBLED).play("shark suns"),
    "roll": lambda: at().play("shark suns", "spend null suns"),
    "stretch": lambda: (
        at("players=2 null=may").play("shark suns", "spend null suns").chance("die 3")
    ),
    "lay": lambda: at().play("shark suns", "spend 1 suns", "tile a2"),
    "land": lambda: landing(fish=TWO_MEALS),
    "look": lambda: landing(fish=TWO_MEALS).play("stand d2"),
    "score": lambda: scored("n/n/-/-;-/-/n/n", "12345/12345/12345/12345", tasty="suns"),
    "over": lambda: TABLES["score"]().chance("die 4"),
}


def board(table: Table, seat: int = 0) -> str:
    """The board in English."""
    return str(table.game.view(table.state, seat).text("en", NAMES))


def is_drawing(line: str) -> bool:
    """Whether a line belongs to the drawing of the tank."""
    return line.startswith("   a b") or line[:2].strip().isdigit()


def sentences(table: Table, seat: int = 0) -> list[Message]:
    """The messages of a board that are no part of a drawing."""
    lines = table.game.view(table.state, seat).lines()
    return [line for line in lines if isinstance(line, Message)]


def known_boards() -> dict[str, str]:
    """The boards of the file by phase."""
    parts = BOARDS.read_text(encoding="utf-8").split("== ")[1:]
    return {name: text.strip("\n") for name, _, text in (part.partition("\n") for part in parts)}


@pytest.mark.parametrize("phase", PHASES)
def test_the_board_of_every_phase_reads_well(phase):
    table = TABLES[phase]()
    assert table["phase"] == phase
    lines = [line for line in board(table).split("\n") if not is_drawing(line)]
    assert "\n".join(lines) == known_boards()[phase]


def test_the_drawing_shows_the_tank():
    lines = [line for line in board(TABLES["land"]()).split("\n") if is_drawing(line)]
    assert lines == [
        "   a b c d e f g h i j k l m n o p q r s t",
        "20 C · · · · · · · · · · · · · · · · · · H 20",
        "19 · · · · · · · · · · · · · · · · · · · · 19",
        "18 · · · · · · · · · · · · · · · · · · · · 18",
        "17 · · · · · · · · · · · · · · · · · · · · 17",
        "16 · · · · · · · h · · · h · · · h · · · · 16",
        "15 · · · · · · · · · · · · · · · · · · · · 15",
        "14 · · · · · · · · · · · · · · · · · · · · 14",
        "13 · · · · · · · · · · · · · · · · · · · · 13",
        "12 · · · · · · · c · · · m · · · s · · · · 12",
        "11 · · · · · · · · · · · · · · · · · · · · 11",
        "10 · · · · · · · · · · · · · · · · · · · · 10",
        " 9 · · · · · · · · · · · · · · · · · · · · 9",
        " 8 · · · · · · · m · · · · · · · c · · · · 8",
        " 7 · · · · · · · · · · · · · · · · · · · · 7",
        " 6 · · · · · · · · · · · · · · · · · · · · 6",
        " 5 · · · · · · · · · · · · · · · · · · · · 5",
        " 4 S ▒ ▒ · · · · · · · · c · · · m · · · · 4",
        " 3 · ▒ ▒ s · · · · · · · · · · · · · · · · 3",
        " 2 · · ▓ ▓ · · · · · · · · · · · · · · · · 2",
        " 1 · · ▓ ▓ s · · · · · · · · · · · · · · M 1",
        "   a b c d e f g h i j k l m n o p q r s t",
    ]


def coloured(table: Table) -> set[tuple[str, str]]:
    """The keys or marks of cells with their colours, as far as they have one."""
    rows = [line for line in table.game.view(table.state, 0).lines() if isinstance(line, BoardRow)]
    cells = chain.from_iterable(row.cells for row in rows)
    return {
        (cell.what if isinstance(cell.what, str) else cell.what.key, cell.colour)
        for cell in cells
        if cell.colour
    }


def test_every_suit_has_a_colour_of_its_own():
    found = coloured(TABLES["land"]())
    assert {colour for key, colour in found if key == "board-shark"} == {
        *("yellow", "blue", "red", "green")
    }
    assert {("suit-suns", "yellow"), ("suit-arms", "green"), ("·", "dim"), ("▓", "sea")} <= found


def eaten(table: Table) -> Iterator[tuple[str, list[str]]]:
    """The cells where the shark may stand, with the fish that it gobbles there."""
    for line in table.game.view(table.state, 0).lines():
        if isinstance(line, BoardRow) and len(line.cells) == 3:
            _, cell, meal = [one.what for one in line.cells]
            assert isinstance(cell, str) and isinstance(meal, Message)
            yield cell, meal.args.get("cells", [])


@pytest.mark.parametrize(
    ("head", "meals"),
    [
        ("players=2", {"c1": [], "d1": ["e1"], "c2": [], "d2": ["d3"]}),
        ("players=2 touch=corner", {"c1": [], "d1": ["e1"], "c2": ["d3"], "d2": ["e1", "d3"]}),
    ],
)
def test_the_board_says_what_would_be_gobbled_on_each_cell(head, meals):
    assert dict(eaten(landing(head, fish=TWO_MEALS))) == meals


def test_ST_22_the_board_says_why_a_movement_is_short():
    table = at(fish="d2,a3,c3/q2,r3,t3/a18,c18,d19/r18,t18,q19", length="1")
    short = say("board-length-short", tiles=1, full=2, rule="ST-22")
    assert short in sentences(table)
    assert "A shark swims 1 tile: none has room for 2" in board(table)


def test_the_points_of_others_are_hidden_once_they_have_gobbled_a_fish():
    table = at(**GOBBLED)
    own = say("board-player", seat=0, fish=8, tiles=0, points=32, rule="ST-34")
    other = say("board-player-hidden", seat=1, fish=8, tiles=0, rule="ST-28")
    assert own in sentences(table, 0) and other in sentences(table, 0)
    assert own not in sentences(table, SPECTATOR)


def test_the_board_distinguishes_a_pending_roll_from_a_roll_of_nothing():
    table = TABLES["roll"]()
    assert say("board-roll", rule="ST-16") in sentences(table, 1)
    assert say("board-roll", rule="ST-16") not in sentences(table.chance("die null"), 1)


def test_ST_24_the_board_offers_no_way_beyond_the_longest_movement():
    table = Table("sharktank", AT_THE_LIMIT).play("shark crowns")
    swim = say("board-swim", suit="suit-crowns", tiles=20, rule="ST-14")
    assert swim in sentences(table, 1)
    assert "board-further" not in [one.key for one in sentences(table, 1)]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("phase", PHASES)
def test_lines_of_the_board_fit_an_ordinary_terminal(phase, seat):
    assert max(map(len, board(TABLES[phase](), seat).splitlines())) <= 80
