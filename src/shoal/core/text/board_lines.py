"""The board as lines of data: messages, and rows of a drawing."""

from typing import TypeAlias, final

from shoal.core.message import Message


@final
class Cell:
    """A part of a row: a mark, a notation or a message, in one of COLOURS; "" for no colour."""

    def __init__(self, what: str | Message, colour: str = "") -> None:
        self.what = what
        self.colour = colour

    def to_json(self) -> list[object]:
        """``[text, colour]``, or ``[message, colour]``."""
        what = self.what
        return [what if isinstance(what, str) else what.to_json(), self.colour]


@final
class BoardRow:
    """A row of a drawing. Rows below each other with equally many cells line up in columns.

    ``gap`` is the number of spaces between two columns.
    """

    def __init__(self, cells: list[Cell], gap: int = 2) -> None:
        self.cells = cells
        self.gap = gap

    def to_json(self) -> dict[str, object]:
        """The cells and the gap."""
        return {"cells": [cell.to_json() for cell in self.cells], "gap": self.gap}


BoardLine: TypeAlias = Message | BoardRow
"""A sentence or a row. A message at level HEADLINE stands out, one at level DETAIL is dimmed."""


def mark_row(marks: str, gap: int = 1) -> BoardRow:
    """A row with a cell for each letter.

    >>> mark_row("x.o").to_json()
    {'cells': [['x', ''], ['.', ''], ['o', '']], 'gap': 1}
    """
    return BoardRow([Cell(mark) for mark in marks], gap)
