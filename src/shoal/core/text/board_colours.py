"""The colours of the board in words."""

from typing import Final

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
