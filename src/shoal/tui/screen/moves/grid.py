"""Moves laid out in rows: a verb, then its moves."""

from collections.abc import Sequence
from dataclasses import dataclass

from shoal.tui.move_choices import by_verb

GAP = 2


@dataclass(frozen=True)
class Cell:
    """A move's place in the grid."""

    move: str
    text: str
    row: int
    start: int

    @property
    def middle(self) -> float:
        """The middle of the cell, used to find its neighbour above or below."""
        return self.start + len(self.text) / 2


@dataclass(frozen=True)
class Grid:
    """All cells in reading order, and the verb at the head of each row that has one."""

    cells: tuple[Cell, ...]
    heads: dict[int, str]
    rows: int

    def across(self, index: int, by: int) -> int:
        """The next cell in reading order; stops at the first and last."""
        return min(max(index + by, 0), len(self.cells) - 1)

    def down(self, index: int, by: int) -> int:
        """The nearest cell in the row below, or above."""
        here = self.cells[index]
        there = [i for i, cell in enumerate(self.cells) if cell.row == here.row + by]
        if not there:
            return 0 if by < 0 else len(self.cells) - 1
        return min(there, key=lambda i: abs(self.cells[i].middle - here.middle))


class GridLayout:
    """Lays moves out within a width."""

    def __init__(self, moves: Sequence[str], width: int) -> None:
        self.width = width
        self.cells: list[Cell] = []
        self.heads: dict[int, str] = {}
        self.row = 0
        self.at = 0
        groups = by_verb(moves)
        self.margin = max([len(verb) for verb, group in groups.items() if len(group) > 1] + [0]) + 1
        for verb, group in groups.items():
            if len(group) == 1:
                self.place(group[0], group[0], len(group[0]))
            else:
                self.place_group(verb, group)

    def place_group(self, verb: str, group: list[str]) -> None:
        """A verb with its moves in columns."""
        if self.at:
            self.next_row()
        self.heads[self.row] = verb
        texts = [move[len(verb) :].strip() or verb for move in group]
        width = max(len(text) for text in texts)
        for move, text in zip(group, texts, strict=True):
            self.place(move, text, width)
        self.next_row()

    def place(self, move: str, text: str, width: int) -> None:
        """The next cell, in a new row if this one is full."""
        start = self.at or self.margin
        if self.at and start + width + GAP > self.width:
            self.next_row()
            start = self.margin
        self.cells.append(Cell(move, text, self.row, start))
        self.at = start + width + GAP

    def next_row(self) -> None:
        """Start a new row."""
        self.row += 1
        self.at = 0

    def grid(self) -> Grid:
        """The finished grid."""
        rows = self.row + (1 if self.at else 0)
        return Grid(tuple(self.cells), self.heads, rows)
