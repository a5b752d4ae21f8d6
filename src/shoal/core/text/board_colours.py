"""How a text board is coloured. Colours only decorate: the text alone says everything."""

import re
from collections.abc import Sequence
from typing import Final, final


@final
class TextStyle:
    """Colours the matches of ``what`` (their first group, if any) in lines that match ``where``.

    ``colour`` is a key of COLOURS. ``shape``, if given, replaces each coloured letter.
    """

    def __init__(self, where: str, what: str, colour: str, shape: str = "") -> None:
        self.where = where
        self.what = what
        self.colour = colour
        self.shape = shape


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
"""Each colour on a dark and on a light background."""

COMMON_STYLES: Final = [
    TextStyle("", r"\(you\)", "bright"),
    TextStyle("", r"\([A-Z]{2}-\d+\)", "dim"),
    TextStyle(r"^The game is over", r".+", "bright"),
]
"""The styles that every game has."""


def style_line(
    line: str, text_styles: Sequence[TextStyle]
) -> tuple[str, list[tuple[int, int, str]]]:
    """The line with its shapes, and the spans of each colour; later spans win.

    >>> style_line("r . r", [TextStyle("", "r", "red", "●")])
    ('● . ●', [(0, 1, 'red'), (4, 5, 'red')])
    """
    letters = list(line)
    spans: list[tuple[int, int, str]] = []
    for style in text_styles:
        if re.search(style.where, line):
            for match in re.finditer(style.what, line):
                start, end = match.span(1 if match.re.groups else 0)
                if style.shape:
                    letters[start:end] = style.shape * (end - start)
                spans.append((start, end, style.colour))
    return "".join(letters), spans
