"""Which lines of the board a move is about, as far as its notation and the drawing show."""

import re
from collections.abc import Sequence
from typing import Final

from shoal.core.catalogue import Catalogue, Reader
from shoal.core.catalogue.board_rendering import spans
from shoal.core.message import Message
from shoal.core.text.board_lines import BoardLine, BoardRow

PLACE: Final = re.compile(r"[a-z](\d+)")
"""A cell of a board with letters across and numbers down."""


class MovePlaces:
    """The rows of a drawing, and where they are on the screen."""

    def __init__(self, lines: Sequence[BoardLine], words: Catalogue, reader: Reader) -> None:
        self.rows: list[tuple[int, BoardRow]] = []
        height = 0
        for line in lines:
            if isinstance(line, BoardRow):
                self.rows.append((height, line))
            height += len(spans([line], words, reader))

    def lines_of(self, moves: Sequence[str]) -> range | None:
        """The lines that these moves are about, from the first to the last; None if there are none.

        >>> from shoal.core.catalogue import load
        >>> from shoal.core.text.board_lines import mark_row
        >>> board = [mark_row(" ab"), mark_row("2.."), mark_row("1..")]
        >>> MovePlaces(board, load("en"), Reader()).lines_of(["tile b1"])
        range(2, 3)
        """
        found = [line for line in map(self.line_of, moves) if line is not None]
        return range(min(found), max(found) + 1) if found else None

    def line_of(self, move: str) -> int | None:
        """The line of the last cell that a move names, or of the piece that it names."""
        places = list(filter(None, map(PLACE.fullmatch, move.split())))
        if places:
            number = places[-1][1]
            return next((line for line, row in self.rows if head_of(row) == number), None)
        kind, _, name = move.partition(" ")
        return next((line for line, row in self.rows if name and has_piece(row, kind, name)), None)


def head_of(row: BoardRow) -> str:
    """The text at the beginning of a row."""
    first = row.cells[0].what if row.cells else ""
    return first.strip() if isinstance(first, str) else ""


def has_piece(row: BoardRow, kind: str, name: str) -> bool:
    """Whether a piece is drawn in a row: "shark suns" as ``board-shark`` with ``suit-suns``."""
    return any(
        isinstance(cell.what, Message)
        and cell.what.key.endswith(f"-{kind}")
        and any(str(value).endswith(f"-{name}") for value in cell.what.args.values())
        for cell in row.cells
    )
