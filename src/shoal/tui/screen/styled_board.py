"""The board in words, in colour; the colours add nothing that the text does not say."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from shoal.core.catalogue import Catalogue, Reader
from shoal.core.catalogue.board_rendering import Span, spans
from shoal.core.game import View
from shoal.core.text.board_colours import COLOURS

STRONG: Final = {"bright", "red", "orange", "yellow", "green", "blue", "sea"}


def paint_board(view: View, words: Catalogue, reader: Reader, *, dark: bool) -> Text:
    """The board of a View."""
    lines = spans(view.lines(), words, reader)
    return Text("\n").join([painted(line, dark=dark) for line in lines])


def painted(line: Sequence[Span], *, dark: bool) -> Text:
    """One line in colour."""
    pieces = [(span.text, style_of(span.colour, dark=dark)) for span in line]
    return Text.assemble(*pieces)


def style_of(colour: str, *, dark: bool) -> Style:
    """The terminal style of a colour."""
    if not colour:
        return Style.null()
    return Style(color=COLOURS[colour][0 if dark else 1], bold=colour in STRONG)
