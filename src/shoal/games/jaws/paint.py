"""Jaws in colour: the sea, the sand, the crew and a fin."""

from shoal.core.brush import Brush

ISLAND = r"^  (1 .*\bN\b.* 2\b|5 .* 6\b|W .* E\b|7 .* 8\b|3 .*\bS\b.* 4\b)"
BOAT = r"^  ([18] .*[45]|\[[=-]\]|~~~)"

BRUSHES = [
    Brush(ISLAND, r"(?<= )[1-8](?= |$)", "sea"),
    Brush(ISLAND, r"(?<= )([NESW]|Shop)(?= |$)", "yellow"),
    Brush(ISLAND, r"(?<= )[QBH]+", "bright"),
    Brush(ISLAND, r"(?<=[ QBH])o+", "orange"),
    Brush(ISLAND, r"\^", "red", "▲"),
    Brush(BOAT, r"~+", "sea"),
    Brush(BOAT, r"\[-\]", "orange"),
    Brush(BOAT, r"(?<= )[1-8](?= |$)", "sea"),
    Brush(BOAT, r"[QBH]+", "bright"),
    Brush(BOAT, r"\^", "red", "▲"),
    Brush(r"\^ the shark", r"\^", "red", "▲"),
    Brush(r"^Secret: ", r"^Secret:", "red"),
    Brush(r"The shark is here", r"The shark is here", "red"),
    Brush(r"^Event: ", r"^Event: [^.]+", "yellow"),
]
