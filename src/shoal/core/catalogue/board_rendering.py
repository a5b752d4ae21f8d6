"""The board in words: lines of data as text with colours."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from shoal.core.catalogue.catalogue import Catalogue
from shoal.core.catalogue.reader_of_messages import Reader
from shoal.core.message import DETAIL, HEADLINE, Message
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell

WIDTH: Final = 80
"""Columns of an ordinary terminal."""

INDENT: Final = "  "
"""In front of what does not fit into the first line of a sentence."""

LEVEL_COLOURS: Final = {HEADLINE: "bright", DETAIL: "dim"}


class Span(NamedTuple):
    """A piece of a line with its colour; ``seat`` if it names a player."""

    text: str
    colour: str = ""
    seat: int | None = None


def board_text(lines: Sequence[BoardLine], words: Catalogue, reader: Reader) -> str:
    """The board as plain text."""
    return "\n".join(["".join([one.text for one in line]) for line in spans(lines, words, reader)])


def spans(
    lines: Sequence[BoardLine], words: Catalogue, reader: Reader, width: int = WIDTH
) -> list[list[Span]]:
    """The board in lines of coloured pieces; a sentence that is too long is folded."""
    found: list[list[Span]] = []
    for shape, group in groupby(lines, _shape):
        if shape is None:
            for line in group:
                assert isinstance(line, Message)
                found += _folded(_sentence(line, words, reader), width)
        else:
            found += _table([row for row in group if isinstance(row, BoardRow)], words, reader)
    return found


def _shape(line: BoardLine) -> tuple[int, int] | None:
    """What rows of one table have in common; None for a sentence."""
    return (len(line.cells), line.gap) if isinstance(line, BoardRow) else None


def _sentence(message: Message, words: Catalogue, reader: Reader) -> list[Span]:
    colour = LEVEL_COLOURS.get(message.level, "")
    return [Span(text, colour, seat) for text, seat in words.parts(message, reader)]


def _folded(sentence: list[Span], width: int) -> Iterator[list[Span]]:
    """A sentence in lines of this width, broken at spaces."""
    line: list[Span] = []
    used = 0
    for span in sentence:
        for place, word in enumerate(span.text.split(" ")):
            gap = " " if place else ""
            if line and gap and used + len(gap) + len(word) > width:
                yield line
                line, used, gap = [Span(INDENT)], len(INDENT), ""
            line.append(Span(gap + word, span.colour, span.seat))
            used += len(gap) + len(word)
    yield line


def _table(rows: list[BoardRow], words: Catalogue, reader: Reader) -> Iterator[list[Span]]:
    """Rows with their cells below each other."""
    shown = [[_cell(cell, words, reader) for cell in row.cells] for row in rows]
    widths = [max(map(_length, column)) for column in zip(*shown, strict=True)]
    for row, cells in zip(rows, shown, strict=True):
        line: list[Span] = []
        space = 0
        for cell, width in zip(cells, widths, strict=True):
            if _length(cell):
                line += [Span(" " * space), *cell] if space else cell
                space = 0
            space += width - _length(cell) + row.gap
        yield line


def _cell(cell: Cell, words: Catalogue, reader: Reader) -> list[Span]:
    if isinstance(cell.what, str):
        return [Span(cell.what, cell.colour)]
    return [Span(text, cell.colour, seat) for text, seat in words.parts(cell.what, reader)]


def _length(cell: list[Span]) -> int:
    return sum(len(span.text) for span in cell)
