"""Colours for Shark Tank's board in text: one for each suit."""

from shoal.core.text.board_colours import TextStyle
from shoal.games.sharktank.components import SUITS

WATER = r"^[ \d]\d [.=#a-zA-Z] "
SUIT_COLOURS = ("yellow", "blue", "red", "green")

TEXT_STYLES = [
    TextStyle(WATER, r"\.", "dim", "·"),
    TextStyle(WATER, r"=", "sea", "▒"),
    TextStyle(WATER, r"#", "sea", "▓"),
    *[
        TextStyle(WATER, f"(?<= )[{suit[0]}{suit[0].upper()}](?= )", colour)
        for suit, colour in zip(SUITS, SUIT_COLOURS, strict=True)
    ],
    *[
        TextStyle(r"^[A-Z ]", rf"\b{suit}\b", colour)
        for suit, colour in zip(SUITS, SUIT_COLOURS, strict=True)
    ],
    *[
        TextStyle(r"^Capital letters", rf"\b{suit[0].upper()}(?= )", colour)
        for suit, colour in zip(SUITS, SUIT_COLOURS, strict=True)
    ],
    TextStyle(r"= is a tile laid", r"=", "sea", "▒"),
    TextStyle(r"= is a tile laid", r"#", "sea", "▓"),
]
