"""Shark Tank's board in words, with a colour for each suit."""

import textwrap
from typing import final

from shoal.core.game import BoardText
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.text.board_lines import BoardLine
from shoal.core.view import View
from shoal.games.sharktank.components import (
    LETTERS,
    MIN_TILES,
    SIDE,
    STACK,
    SUITS,
    VALUES,
    cells_touch,
    spot_of,
)
from shoal.games.sharktank.notation import read_cell, write_cell
from shoal.games.sharktank.options import Settings

WIDTH = 80
"""Columns of an ordinary terminal."""

LEGEND = (
    "Capital letters are sharks, small ones fish: S suns, M moons, C crowns, A arms; "
    "= is a tile laid, # the last one."
)

WATER = r"^[ \d]\d [.=#a-zA-Z] "
SUIT_COLOURS = ("yellow", "blue", "red", "green")


@final
class SharkTankBoardText(BoardText):
    """Shark Tank's board: the tank as a grid, and everything in words."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def lines(self, view: View) -> list[BoardLine]:
        return [say("error-text", text=line) for line in self.whole_text(view).split("\n")]

    def whole_text(self, view: View) -> str:
        lines = [heading(view), *grid(view, self.settings.side), LEGEND]
        lines += [*in_the_tank(view), *movement(view), *meals(view, self.settings)]
        lines += [player(view, seat) for seat in range(view.players)]
        lines += [
            f"Spent: {by_suit(view.words('spent'))}.",
            f"Not seen by you: {by_suit(view.words('unseen'))}."
            if view.seat >= 0
            else f"Not seen by all: {by_suit(view.words('unseen'))}.",
            f"Tiles in the stack: {view.number('stack')}.",
        ]
        if view.over:
            lines += sheet(view)
        return "\n".join([textwrap.fill(line, WIDTH, subsequent_indent="  ") for line in lines])


def heading(view: View) -> str:
    """Where in the game we are."""
    phase = view.word("phase")
    if view.over:
        winners = [str(seat) for seat in range(view.players) if view.ranks[seat] == 0]
        places = ", ".join([f"seat {s} place {view.ranks[s] + 1}" for s in range(view.players)])
        verb = "wins" if len(winners) == 1 else "tie"
        return f"The game is over: seat {' and '.join(winners)} {verb} ({places})."
    if phase == "score":
        return "The feeding is over: all fish are turned over, and the die is rolled for the Nulls."
    if phase == "draft":
        first = view.facts["first"]
        return (
            f"The draft: seat {view.number('seat')} takes a {view.word('drafting')}; "
            f"seat {first} goes first."
        )
    if not view.words("sharks"):
        return f"Setting up: {SETTING_UP[phase]}"
    last = view.facts["last"]
    ending = "" if last is None else f"; the last round, turns to come: {last}"
    return (
        f"Turn {view.number('turn') + 1} of at most {view.number('turns')}, "
        f"seat {view.number('seat')} to play{ending}; seat {view.facts['first']} went first."
    )


SETTING_UP = {
    "tasty": "the last corner tile is turned over.",
    "first": "chance decides who goes first.",
    "sector": "the next fish gets its sector.",
    "cell": "the next fish gets its cell.",
    "corners": "the sharks come to the corners.",
}


def grid(view: View, side: i64) -> list[str]:
    """The tank, top row first, with names of rows and columns at the edges."""
    cells = marks(view)
    names = "   " + " ".join(LETTERS[:side])
    lines = [names]
    for row in range(side - 1, -1, -1):
        water = " ".join([cells.get(SIDE * row + column, ".") for column in range(side)])
        lines.append(f"{row + 1:2} {water} {row + 1}")
    return [*lines, names]


def marks(view: View) -> dict[int, str]:
    """What is drawn in which cell."""
    cells: dict[int, str] = {}
    trail = [int(read_cell(name)) for name in view.words("trail")]
    for place, cell in enumerate(trail):
        for part in (cell, cell + 1, cell + SIDE, cell + SIDE + 1):
            cells[part] = "#" if place == len(trail) - 1 else "="
    for suit, names in enumerate(view.word_rows("fish")):
        for name in names:
            cells[int(read_cell(name))] = SUITS[suit][0]
    for suit, name in enumerate(view.words("sharks")):
        cells[int(read_cell(name))] = SUITS[suit][0].upper()
    return cells


def in_the_tank(view: View) -> list[str]:
    """Fish, sharks and the tasty suit by name."""
    fish = [
        f"{suit} {' '.join(names)}"
        for suit, names in zip(SUITS, view.word_rows("fish"), strict=True)
        if names
    ]
    sharks = [f"{SUITS[suit]} {name}" for suit, name in enumerate(view.words("sharks"))]
    tasty = view.word("tasty")
    lines = [
        f"Fish in the tank: {', '.join(fish) or 'none'}.",
        f"Sharks: {', '.join(sharks) or 'not in the tank yet'}.",
        f"Tasty suit: {'not known yet' if tasty == '-' else tasty}.",
    ]
    if view.word("phase") == "cell":
        lines.append(f"The next fish goes to sector {view.number('sector')}.")
    return lines


def movement(view: View) -> list[str]:
    """The movement under way."""
    phase = view.word("phase")
    if phase == "look":
        return [f"Gobbled {view.word('mover')} still to be looked at: {view.number('due')}."]
    if view.number("length") == 0:
        return []
    mover = view.word("mover")
    shark = "A shark" if mover == "-" else f"The shark of {mover}"
    can_grow = phase == "pay" and view.number("length") < STACK and not why_short(view)
    further = ", or further for a fish if there is room" if can_grow else ""
    length = count_tiles(view.number("length"))
    lines = [f"{shark} swims {length}{why_short(view)}{further}."]
    if phase == "roll":
        lines.append("The die is rolled for a spent Null (ST-16).")
    if view.number("extra"):
        lines.append(f"The Null rolled {view.number('extra')}.")
    if view.words("trail"):
        lines.append(f"Tiles laid: {' '.join(view.words('trail'))}.")
    return lines


def meals(view: View, settings: Settings) -> list[str]:
    """What the shark would gobble on each cell of the last tile (ST-26, ST-27)."""
    if view.word("phase") != "land":
        return []
    last = read_cell(view.words("trail")[-1])
    fish = view.word_rows("fish")[SUITS.index(view.word("mover"))]
    meals_by_cell = []
    for cell in (last, last + 1, last + SIDE, last + SIDE + 1):
        eaten = [
            name
            for name in fish
            if cells_touch(spot_of(cell), spot_of(read_cell(name)), corners=settings.corners_touch)
        ]
        meals_by_cell.append(f"on {write_cell(cell)} {' and '.join(eaten) or 'nothing'}")
    return [f"It would gobble: {', '.join(meals_by_cell)}."]


def count_tiles(number: i64, kind: str = "") -> str:
    """A number of tiles in words.

    >>> count_tiles(1), count_tiles(2, "extra ")
    ('1 tile', '2 extra tiles')
    """
    return f"{number} {kind}tile" + ("" if number == 1 else "s")


def full_length(view: View) -> int:
    """The tiles of a movement for which nothing is spent (ST-14, ST-17, ST-24)."""
    return int(min(MIN_TILES + view.numbers("tiles")[view.number("seat")], STACK))


def why_short(view: View) -> str:
    """Why a movement is shorter than it should be, if it is (ST-22)."""
    full = full_length(view)
    if view.number("length") >= full:
        return ""
    return f", for none has room to swim {full} (ST-22)"


def player(view: View, seat: i64) -> str:
    """A line for a player: fish, tiles, and points as far as they are known."""
    you = " (you)" if seat == view.seat else ""
    drafted = view.word_rows("drafted")[seat]
    gobbled = view.word_rows("gobbled")[seat]
    points = view.facts["points"]
    assert isinstance(points, list)
    so_far = "" if view.over else " so far"
    known = "" if points[seat] is None else f"; points{so_far} {points[seat]}"
    return (
        f"Seat {seat}{you}: {len(drafted) + len(gobbled)} fish; drafted {by_suit(drafted)}; "
        f"gobbled {by_suit(gobbled)}; tiles collected {view.numbers('tiles')[seat]}{known}."
    )


def by_suit(tokens: list[str]) -> str:
    """Tokens gathered by suit.

    >>> by_suit(["null suns", "4 suns", "? arms"])
    'suns null 4, arms ?'
    """
    parts = []
    for suit in SUITS:
        values = [token.partition(" ")[0] for token in tokens if token.endswith(suit)]
        if values:
            parts.append(f"{suit} {' '.join(values)}")
    return ", ".join(parts) or "none"


def sheet(view: View) -> list[str]:
    """The score sheet."""
    lines = [f"A Null is worth {worth(view.word('die'))}."]
    for seat, row in enumerate(view.rows("sheet")):
        lines.append(
            f"Seat {seat} scores {row[5]}: fish {row[0]}, tasty {row[1]}, values {row[2]}, "
            f"sets {row[3]}, one suit {row[4]}."
        )
    return lines


def worth(value: str) -> str:
    """What a rolled value is worth."""
    return "nothing" if value == VALUES[0] else value
