"""The sea urchins in colour: a shape for each token, another for each stack."""

from shoal.core.brush import Brush

PICTURE = r"^\d  [.rRyY]"
LEGEND = r"^r, y: "

BRUSHES = [
    Brush(PICTURE, r"\.", "dim", "·"),
    Brush(PICTURE, r"r", "red", "●"),
    Brush(PICTURE, r"R", "red", "◉"),
    Brush(PICTURE, r"y", "yellow", "◆"),
    Brush(PICTURE, r"Y", "yellow", "◈"),
    Brush(PICTURE, r"(?<=[rRyY])\d", "bright"),
    Brush(LEGEND, r"\br\b", "red", "●"),
    Brush(LEGEND, r"\bR\b", "red", "◉"),
    Brush(LEGEND, r"\by\b", "yellow", "◆"),
    Brush(LEGEND, r"\bY\b", "yellow", "◈"),
    Brush(r"^(On the board|  [a-h]|In the pile)", r"\bred\b", "red"),
    Brush(r"^(On the board|  [a-h]|In the pile)", r"\byellow\b", "yellow"),
]
