"""Shark Tank's board in words: the tank as a drawing, and everything that is known about it.

A suit has a letter and a colour of its own. Capital letters are sharks, small ones fish.
"""

from typing import Final, final

from shoal.core.game import BoardText, View
from shoal.core.message import HEADLINE, Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell
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
from shoal.games.sharktank.notation import read_cell, suit_word, write_cell
from shoal.games.sharktank.options import Settings

SUIT_COLOURS: Final = ["yellow", "blue", "red", "green"]
PARTS: Final = ["fish", "tasty", "values", "sets", "single", "total"]
"""The columns of the score sheet."""

WATER: Final = "·"
TILE: Final = "▒"
LAST_TILE: Final = "▓"
NO_VALUE: Final = "-"
HIDDEN: Final = "?"


@final
class SharkTankBoardText(BoardText):
    """Shark Tank's board: the tank as a drawing, tables of fish, and the rest in sentences."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def lines(self, view: View) -> list[BoardLine]:
        lines: list[BoardLine] = [*heading(view)]
        lines += grid(view, self.settings.side)
        lines += legend(view)
        lines += sharks(view)
        lines += fish_table(view)
        lines += tank_facts(view, self.settings)
        lines += movement(view)
        lines += meals(view, self.settings)
        for seat in range(view.players):
            lines += player(view, seat)
        lines += hidden_legend(view)
        lines.append(say("board-stack", tiles=int(view.number("stack")), rule="ST-4"))
        if view.over:
            lines += score_sheet(view)
        return lines


# Where in the game we are.


def heading(view: View) -> list[Message]:
    """The phase or the turn, who goes first, and whether it is the last round."""
    phase = view.word("phase")
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks) if rank == 0]
        return [say("board-over", seats=winners, rule="ST-39", level=HEADLINE)]
    if phase == "score":
        return [say("board-score", rule="ST-36", level=HEADLINE)]
    seat = int(view.number("seat"))
    if phase == "draft":
        value = VALUES.index(view.word("drafting"))
        head = say("board-draft", seat=seat, value=value, rule="ST-8", level=HEADLINE)
        return [head, *first_player(view)]
    if not view.words("sharks"):
        head = say(key_in("board-setup", phase), level=HEADLINE)
        return [head, *first_player(view)]
    turn = int(view.number("turn")) + 1
    turns = int(view.number("turns"))
    head = say("board-turn", turn=turn, turns=turns, seat=seat, rule="ST-33", level=HEADLINE)
    return [head, *last_round(view), *first_player(view)]


def first_player(view: View) -> list[Message]:
    """Who goes first, once that is drawn."""
    first = view.facts["first"]
    return [say("board-first", seat=first, rule="ST-7")] if isinstance(first, int) else []


def last_round(view: View) -> list[Message]:
    """How many turns are left in the last round."""
    last = view.facts["last"]
    return [say("board-last", turns=last, rule="ST-31")] if isinstance(last, int) else []


# The tank.


def suit_cell(suit: i64) -> Cell:
    """A suit by its name."""
    return Cell(say(key_in("suit", SUITS[suit])), SUIT_COLOURS[suit])


def shark_mark(suit: i64) -> Cell:
    """A shark in the drawing."""
    return Cell(say("board-shark", suit=suit_word(suit)), SUIT_COLOURS[suit])


def fish_mark(suit: i64) -> Cell:
    """A fish in the drawing."""
    return Cell(say("board-fish", suit=suit_word(suit)), SUIT_COLOURS[suit])


def grid(view: View, side: i64) -> list[BoardLine]:
    """The tank, top row first, with names of rows and columns at the edges."""
    marks = marks_by_cell(view)
    columns = BoardRow([Cell(""), *[Cell(letter) for letter in LETTERS[:side]], Cell("")], 1)
    lines: list[BoardLine] = [columns]
    for row in range(side - 1, -1, -1):
        water = [marks.get(int(SIDE * row + column)) for column in range(side)]
        cells = [cell or Cell(WATER, "dim") for cell in water]
        lines.append(BoardRow([Cell(f"{row + 1:2}"), *cells, Cell(str(row + 1))], 1))
    return [*lines, columns]


def marks_by_cell(view: View) -> dict[int, Cell]:
    """What is drawn in which cell."""
    marks: dict[int, Cell] = {}
    trail = view.words("trail")
    for place, name in enumerate(trail):
        mark = LAST_TILE if place == len(trail) - 1 else TILE
        for cell in cells_of_tile(read_cell(name)):
            marks[cell] = Cell(mark, "sea")
    for suit, names in enumerate(view.word_rows("fish")):
        for name in names:
            marks[int(read_cell(name))] = fish_mark(suit)
    for suit, name in enumerate(view.words("sharks")):
        marks[int(read_cell(name))] = shark_mark(suit)
    return marks


def cells_of_tile(cell: i64) -> list[int]:
    """The four cells of a tile with this lower-left cell."""
    return [int(cell), int(cell + 1), int(cell + SIDE), int(cell + SIDE + 1)]


def legend(view: View) -> list[BoardLine]:
    """What the marks mean that are no letters."""
    cells = [Cell(WATER, "dim"), Cell(say("board-legend-water"))]
    if view.words("trail"):
        cells += [Cell(TILE, "sea"), Cell(say("board-legend-tile"))]
        cells += [Cell(LAST_TILE, "sea"), Cell(say("board-legend-last"))]
    return [BoardRow(cells, 1)]


def sharks(view: View) -> list[BoardLine]:
    """Every shark with its mark and its cell."""
    names = view.words("sharks")
    if not names:
        return [say("board-sharks-later", rule="ST-12")]
    cells = [Cell(say("board-sharks"))]
    for suit, name in enumerate(names):
        at = say("board-shark-at", suit=suit_word(suit), cell=name)
        cells += [shark_mark(suit), Cell(at, SUIT_COLOURS[suit])]
    return [BoardRow(cells)]


def fish_table(view: View) -> list[BoardLine]:
    """For every suit: its mark, the fish in the tank, and the values spent and not seen."""
    spent = values_by_suit(view.words("spent"))
    unseen = values_by_suit(view.words("unseen"))
    is_drafting = view.word("phase") in ("tasty", "first", "draft")
    lines: list[BoardLine] = [
        BoardRow(
            [
                Cell(""),
                Cell(say("board-suits")),
                Cell(say("board-in-tank")),
                Cell(say("board-spent")),
                Cell(say("board-untaken" if is_drafting else "board-unseen")),
            ]
        )
    ]
    for suit, names in enumerate(view.word_rows("fish")):
        cells = Cell(" ".join(names) or NO_VALUE)
        values = [Cell(spent[suit] or NO_VALUE), Cell(unseen[suit] or NO_VALUE)]
        lines.append(BoardRow([fish_mark(suit), suit_cell(suit), cells, *values]))
    return lines


def values_by_suit(tokens: list[str]) -> list[str]:
    """The values of tokens, suit by suit.

    >>> values_by_suit(["null suns", "4 suns", "? arms"])
    ['0 4', '', '', '?']
    """
    found = []
    for suit in SUITS:
        values = [token.partition(" ")[0] for token in tokens if token.endswith(suit)]
        found.append(" ".join(["0" if value == VALUES[0] else value for value in values]))
    return found


def tank_facts(view: View, settings: Settings) -> list[Message]:
    """The tasty suit and, while the fish come, the sector of the next one."""
    tasty = view.word("tasty")
    lines = [say("board-tasty-later", rule="ST-6")]
    if tasty != "-":
        lines = [say("board-tasty", suit=key_in("suit", tasty), rule="ST-6")]
    if view.word("phase") == "cell" and settings.in_sectors:
        lines.append(say("board-sector", sector=int(view.number("sector")), rule="ST-11"))
    return lines


# The movement.


def movement(view: View) -> list[Message]:
    """The movement under way."""
    phase = view.word("phase")
    length = int(view.number("length"))
    mover = view.word("mover")
    if phase == "look":
        seat = int(view.number("seat"))
        due = int(view.number("due"))
        suit = key_in("suit", mover)
        return [say("board-look", seat=seat, suit=suit, fish=due, rule="ST-28")]
    if length == 0:
        return []
    lines = [length_line(view, mover, length)]
    if phase == "pay" and full_length(view) <= length < STACK:
        lines.append(say("board-further", rule="ST-15"))
    if phase == "roll":
        lines.append(say("board-roll", rule="ST-16"))
    if view.number("extra"):
        lines.append(say("board-extra", rolled=int(view.number("extra")), rule="ST-16"))
    trail = view.words("trail")
    if trail:
        lines.append(say("board-laid", cells=trail, tiles=length, rule="ST-19"))
    return lines


def length_line(view: View, mover: str, tiles: int) -> Message:
    """How far the shark swims, and why not further if there is no room (ST-22)."""
    full = full_length(view)
    if mover == "-":
        if tiles < full:
            return say("board-length-short", tiles=tiles, full=full, rule="ST-22")
        return say("board-length", tiles=tiles, rule="ST-14")
    suit = key_in("suit", mover)
    if tiles < full:
        return say("board-swim-short", suit=suit, tiles=tiles, full=full, rule="ST-22")
    return say("board-swim", suit=suit, tiles=tiles, rule="ST-14")


def full_length(view: View) -> int:
    """The tiles of a movement for which nothing is spent (ST-14, ST-17, ST-24)."""
    return int(min(MIN_TILES + view.numbers("tiles")[view.number("seat")], STACK))


def meals(view: View, settings: Settings) -> list[BoardLine]:
    """What the shark would gobble on each cell of the last tile (ST-26, ST-27)."""
    if view.word("phase") != "land":
        return []
    lines: list[BoardLine] = [say("board-meals", suit=key_in("suit", view.word("mover")))]
    fish = view.word_rows("fish")[SUITS.index(view.word("mover"))]
    for cell in cells_of_tile(read_cell(view.words("trail")[-1])):
        eaten = touched(cell, fish, settings)
        meal = say("board-meal", cells=eaten, rule="ST-26") if eaten else say("board-no-meal")
        lines.append(BoardRow([Cell(""), Cell(write_cell(cell)), Cell(meal)]))
    return lines


def touched(cell: i64, fish: list[str], settings: Settings) -> list[str]:
    """Those of the fish that touch a cell (ST-26)."""
    spot = spot_of(cell)
    corners = settings.corners_touch
    return [name for name in fish if cells_touch(spot, spot_of(read_cell(name)), corners=corners)]


# The players.


def player(view: View, seat: i64) -> list[BoardLine]:
    """A player's fish and tiles, and the points as far as they are known."""
    drafted = view.word_rows("drafted")[seat]
    gobbled = view.word_rows("gobbled")[seat]
    lines: list[BoardLine] = [player_line(view, seat, len(drafted) + len(gobbled))]
    if drafted:
        lines.append(hand_row(say("board-drafted"), drafted))
    if gobbled:
        lines.append(hand_row(say("board-gobbled"), gobbled))
    return lines


def player_line(view: View, seat: i64, fish: int) -> Message:
    """How many fish and tiles a player has, and the points so far."""
    tiles = int(view.numbers("tiles")[seat])
    points = view.facts["points"]
    assert isinstance(points, list)
    known = points[seat]
    if view.over:
        return say("board-player-end", seat=int(seat), fish=fish, tiles=tiles)
    if known is None:
        return say("board-player-hidden", seat=int(seat), fish=fish, tiles=tiles, rule="ST-28")
    return say(
        "board-player", seat=int(seat), fish=fish, tiles=tiles, points=int(known), rule="ST-34"
    )


def hand_row(label: Message, tokens: list[str]) -> BoardRow:
    """The values of fish, suit by suit."""
    cells = [Cell(""), Cell(label)]
    for suit, values in enumerate(values_by_suit(tokens)):
        cells += [suit_cell(suit), Cell(values)] if values else [Cell(""), Cell("")]
    return BoardRow(cells)


def hidden_legend(view: View) -> list[BoardLine]:
    """What a question mark means, if there is one."""
    for names in view.word_rows("gobbled"):
        if any(name.startswith(HIDDEN) for name in names):
            return [BoardRow([Cell(HIDDEN), Cell(say("board-legend-hidden"))], 1)]
    return []


def score_sheet(view: View) -> list[BoardLine]:
    """What the Nulls are worth, and the points of every player, part by part."""
    value = VALUES.index(view.word("die"))
    parts = [Cell(say("board-part", part=key_in("part", part))) for part in PARTS]
    lines: list[BoardLine] = [
        say("board-null", value=value, rule="ST-36"),
        BoardRow([Cell(""), *parts, Cell(say("board-rank"))]),
    ]
    for seat, row in enumerate(view.rows("sheet")):
        points = [Cell(str(number)) for number in row]
        place = Cell(str(view.ranks[seat] + 1))
        lines.append(BoardRow([Cell(say("board-seat", seat=seat)), *points, place]))
    return lines
