"""Colours for Sea Urchins' board in text: a shape for each token, another for each stack."""

from shoal.core.text.board_colours import TextStyle

PICTURE = r"^\d  [.rRyY]"
LEGEND = r"^r, y: "

TEXT_STYLES = [
    TextStyle(PICTURE, r"\.", "dim", "·"),
    TextStyle(PICTURE, r"r", "red", "●"),
    TextStyle(PICTURE, r"R", "red", "◉"),
    TextStyle(PICTURE, r"y", "yellow", "◆"),
    TextStyle(PICTURE, r"Y", "yellow", "◈"),
    TextStyle(PICTURE, r"(?<=[rRyY])\d", "bright"),
    TextStyle(LEGEND, r"\br\b", "red", "●"),
    TextStyle(LEGEND, r"\bR\b", "red", "◉"),
    TextStyle(LEGEND, r"\by\b", "yellow", "◆"),
    TextStyle(LEGEND, r"\bY\b", "yellow", "◈"),
    TextStyle(r"^(On the board|  [a-h]|In the pile)", r"\bred\b", "red"),
    TextStyle(r"^(On the board|  [a-h]|In the pile)", r"\byellow\b", "yellow"),
]
