"""Colours for Jaws' board in text."""

from shoal.core.text.board_colours import TextStyle

ISLAND = r"^  (1 .*\bN\b.* 2\b|5 .* 6\b|W .* E\b|7 .* 8\b|3 .*\bS\b.* 4\b)"
BOAT = r"^  ([18] .*[45]|\[[=-]\]|~~~)"

TEXT_STYLES = [
    TextStyle(ISLAND, r"(?<= )[1-8](?= |$)", "sea"),
    TextStyle(ISLAND, r"(?<= )([NESW]|Shop)(?= |$)", "yellow"),
    TextStyle(ISLAND, r"(?<= )[QBH]+", "bright"),
    TextStyle(ISLAND, r"(?<=[ QBH])o+", "orange"),
    TextStyle(ISLAND, r"\^", "red", "▲"),
    TextStyle(BOAT, r"~+", "sea"),
    TextStyle(BOAT, r"\[-\]", "orange"),
    TextStyle(BOAT, r"(?<= )[1-8](?= |$)", "sea"),
    TextStyle(BOAT, r"[QBH]+", "bright"),
    TextStyle(BOAT, r"\^", "red", "▲"),
    TextStyle(r"\^ the shark", r"\^", "red", "▲"),
    TextStyle(r"^Secret: ", r"^Secret:", "red"),
    TextStyle(r"The shark is here", r"The shark is here", "red"),
    TextStyle(r"^Event: ", r"^Event: [^.]+", "yellow"),
]
