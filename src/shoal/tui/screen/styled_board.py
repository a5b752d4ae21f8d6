"""The text board in colour; the colours add nothing that the text does not say."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from shoal.core.text.board_colours import COLOURS, COMMON_STYLES, TextStyle, style_line
from shoal.core.view import View

STRONG: Final = {"bright", "red", "orange", "yellow", "green", "blue", "sea"}


def paint(text: str, text_styles: Sequence[TextStyle], *, dark: bool) -> Text:
    """The text in colour."""
    lines = [styled(line, text_styles, dark=dark) for line in text.split("\n")]
    return Text("\n").join(lines)


def styled(line: str, text_styles: Sequence[TextStyle], *, dark: bool) -> Text:
    """One line; later styles override earlier ones."""
    letters, spans = style_line(line, text_styles)
    painted = Text(letters)
    for start, end, colour in spans:
        painted.stylize(style_of(colour, dark=dark), start, end)
    return painted


def style_of(colour: str, *, dark: bool) -> Style:
    """The terminal style of a colour."""
    return Style(color=COLOURS[colour][0 if dark else 1], bold=colour in STRONG)


def paint_board(view: View, *, dark: bool) -> Text:
    """The board of a View."""
    return paint(view.text(), [*COMMON_STYLES, *view.game.board_text.styles()], dark=dark)
