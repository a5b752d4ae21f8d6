"""Which lines of the text board a move is about, as far as its notation shows."""

import re
from collections.abc import Sequence
from typing import Final

CELL: Final = re.compile(r"[a-z](\d+)")
"""A cell of a board with letters across and numbers down."""


def lines_of(board: str, moves: Sequence[str]) -> range | None:
    """The lines of the board that these moves are about, from the first to the last.

    >>> lines_of("  a b" + chr(10) + "2 . ." + chr(10) + "1 . .", ["tile b1"])
    range(2, 3)
    """
    lines = board.split("\n")
    found = [line for line in [line_of(lines, move) for move in moves] if line is not None]
    return range(min(found), max(found) + 1) if found else None


def line_of(lines: Sequence[str], move: str) -> int | None:
    """The line of the move's last cell; None if it names none, or the board has none."""
    cells = [word for word in move.split() if CELL.fullmatch(word)]
    cell = cells[-1] if cells else named_cell(lines, move)
    if not cell:
        return None
    row = cell[1:]
    heads = [line.split()[:1] for line in lines]
    return heads.index([row]) if [row] in heads else None


def named_cell(lines: Sequence[str], move: str) -> str:
    """The cell of what a move names: "shark suns" in "Sharks: suns a1."; '' if there is none."""
    verb, _, name = move.partition(" ")
    if not name:
        return ""
    wanted = re.compile(rf"{verb}s?: .*\b{re.escape(name)} ({CELL.pattern})\b", re.IGNORECASE)
    found = next(filter(None, map(wanted.match, lines)), None)
    return found.group(1) if found else ""
