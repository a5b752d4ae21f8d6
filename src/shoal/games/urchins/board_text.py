"""Sea Urchins' board in words: a picture of the reef, what lies where, and what players have."""

from typing import Final, final

from shoal.core.game import BoardText, View
from shoal.core.message import HEADLINE, Message, say
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell
from shoal.games.urchins.components import LETTERS
from shoal.games.urchins.state import MARKS

SHAPES: Final = "·●◆◉◈"
SHAPE_COLOURS: Final = ("dim", "red", "yellow", "red", "yellow")
"""The shape and the colour of each of MARKS: another shape for each token and each stack."""

NOTHING: Final = SHAPES[0]

SQUARES_A_ROW: Final = 15
"""So many names of squares fit 80 columns beside what lies on them."""


@final
class UrchinsBoardText(BoardText):
    """All that lies on the table."""

    def lines(self, view: View) -> list[BoardLine]:
        return [
            heading(view),
            *picture(view),
            *token_table(view),
            pile_line(view),
            *player_table(view),
            *turn_lines(view),
        ]


def heading(view: View) -> Message:
    """Where in the game we are."""
    phase = view.word("phase")
    if phase == "lot":
        return say("board-drawing-first", rule="UR-5", level=HEADLINE)
    if phase == "over":
        winners = [seat for seat, rank in enumerate(view.ranks) if rank == 0]
        return say("board-over", seats=winners, rule="UR-40", level=HEADLINE)
    return say(
        "board-turn",
        seat=int(view.number("turn")),
        number=int(phase),
        rule="UR-7",
        level=HEADLINE,
    )


# The reef.


def picture(view: View) -> list[BoardRow]:
    """The rows of the board from the top, then the letters of its columns."""
    rows = view.words("rows")
    size = len(rows)
    pieces = pieces_by_square(view)
    found: list[BoardRow] = []
    for down in range(size):
        height = str(size - down)
        cells = [Cell(height, "dim")]
        for column in range(size):
            piece = pieces.get(LETTERS[column] + height, " ")
            mark = MARKS.index(rows[down][column])
            cells += square_cells(piece, SHAPES[mark], SHAPE_COLOURS[mark])
        found.append(BoardRow(cells, gap=0))
    letters = [cell for column in range(size) for cell in square_cells(" ", LETTERS[column], "dim")]
    return [*found, BoardRow([Cell(" "), *letters], gap=0)]


def square_cells(piece: str, shape: str, colour: str) -> list[Cell]:
    """A square: the piece that stands on it, and what lies there."""
    return [Cell(f"  {piece}", "bright"), Cell(shape, colour)]


def pieces_by_square(view: View) -> dict[str, str]:
    """The number of the piece on each square that has one."""
    places = view.words("pieces")
    return {places[seat]: piece_number(seat) for seat in range(int(view.players))}


def piece_number(seat: int) -> str:
    """How the piece of a seat is marked: players count from 1."""
    return str(seat + 1)


def token_table(view: View) -> list[BoardRow]:
    """Each kind of token or stack: its shape, its name, and where it lies."""
    names = (
        say("board-red"),
        say("board-yellow"),
        say("board-red-on-yellow"),
        say("board-yellow-on-red"),
    )
    found: list[BoardRow] = []
    for kind in range(1, len(MARKS)):
        squares = squares_with(view.words("rows"), MARKS[kind])
        first = " ".join(squares[:SQUARES_A_ROW])
        shape = Cell(SHAPES[kind], SHAPE_COLOURS[kind])
        found.append(BoardRow([shape, Cell(names[kind - 1]), text_or_dot(first)]))
        for start in range(SQUARES_A_ROW, len(squares), SQUARES_A_ROW):
            more = " ".join(squares[start : start + SQUARES_A_ROW])
            found.append(BoardRow([Cell(""), Cell(""), Cell(more)]))
    return found


def squares_with(rows: list[str], mark: str) -> list[str]:
    """The names of the squares with this mark, a1 first."""
    size = len(rows)
    return [
        f"{LETTERS[column]}{height}"
        for height in range(1, size + 1)
        for column in range(size)
        if rows[size - height][column] == mark
    ]


def text_or_dot(text: str) -> Cell:
    """The text, or a dot for none."""
    return Cell(text) if text else Cell(NOTHING, "dim")


def pile_line(view: View) -> Message:
    """What is left to be added."""
    pile = view.numbers("pile")
    return say("board-pile", red=int(pile[0]), yellow=int(pile[1]), rule="UR-2")


# The players and the turn.


def player_table(view: View) -> list[BoardRow]:
    """A row for each player: the number of the piece, the name, the piece's square, the catch."""
    head = [
        Cell(say("board-head-piece"), "dim"),
        Cell(say("board-head-player"), "dim"),
        Cell(say("board-head-square"), "dim"),
        Cell(say("board-head-won"), "dim"),
    ]
    return [
        BoardRow(head),
        *[BoardRow(player_row(view, seat)) for seat in range(int(view.players))],
    ]


def player_row(view: View, seat: int) -> list[Cell]:
    """What a player has."""
    place = view.words("pieces")[seat]
    where = Cell(say("board-in-hand")) if place == "hand" else Cell(place)
    return [
        Cell(piece_number(seat), "bright"),
        Cell(say("board-player", seat=seat)),
        where,
        Cell(str(view.numbers("won")[seat])),
    ]


def turn_lines(view: View) -> list[BoardLine]:
    """How long no token has come or gone, and what that means for this turn."""
    seat = int(view.number("turn"))
    found: list[BoardLine] = [
        say(
            "board-calm",
            turns=int(view.number("calm")),
            limit=int(view.number("lull")),
            rule="UR-22",
        )
    ]
    if view.flag("due"):
        found.append(say("board-due", seat=seat, rule="UR-22"))
    if view.flag("added"):
        found.append(say("board-added", seat=seat, rule="UR-17"))
    if view.over:
        found.append(say("board-last-turn", seat=seat, rule="UR-38"))
    return found
