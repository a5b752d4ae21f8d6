"""The board's own text in colour: nothing is drawn that the text does not say."""

import re
from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from shoal.core.brush import Brush
from shoal.core.view import View

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "red": ("#ff7b72", "#b3261e"),
    "orange": ("#ffa657", "#a34a00"),
    "yellow": ("#f2cc60", "#7a5500"),
    "green": ("#7ee787", "#1a6b2c"),
    "blue": ("#79c0ff", "#0b57a4"),
    "black": ("#c9d1d9", "#24292f"),
    "sea": ("#56d4dd", "#0a6a75"),
    "bright": ("#ffffff", "#000000"),
    "dim": ("#7d8590", "#68737d"),
}
"""Each colour on a dark and on a light ground."""

STRONG: Final = {"bright", "red", "orange", "yellow", "green", "blue", "sea"}

HOUSE: Final = (
    Brush("", r"\(you\)", "bright"),
    Brush("", r"\([A-Z]{2}-\d+\)", "dim"),
    Brush(r"^The game is over", r".+", "bright"),
)
"""What is painted in every game."""


def paint(text: str, brushes: Sequence[Brush], *, dark: bool) -> Text:
    """The text with its colours and shapes."""
    lines = [paint_line(line, brushes, dark=dark) for line in text.split("\n")]
    return Text("\n").join(lines)


def paint_line(line: str, brushes: Sequence[Brush], *, dark: bool) -> Text:
    """One line; later brushes paint over earlier ones."""
    letters = list(line)
    spans: list[tuple[int, int, Style]] = []
    for brush in brushes:
        if re.search(brush.where, line):
            for found in re.finditer(brush.what, line):
                start, end = found.span(1 if found.re.groups else 0)
                if brush.shape:
                    letters[start:end] = brush.shape * (end - start)
                spans.append((start, end, style_of(brush.colour, dark=dark)))
    painted = Text("".join(letters))
    for start, end, style in spans:
        painted.stylize(style, start, end)
    return painted


def style_of(colour: str, *, dark: bool) -> Style:
    """The colour's looks."""
    return Style(color=COLOURS[colour][0 if dark else 1], bold=colour in STRONG)


def paint_board(view: View, *, dark: bool) -> Text:
    """The board of a View."""
    return paint(view.text(), [*HOUSE, *view.game.brushes()], dark=dark)
