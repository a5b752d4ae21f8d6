"""The shark tank in colour: each suit its own, sharks in capitals."""

from shoal.core.brush import Brush
from shoal.games.sharktank.components import SUITS

WATER = r"^[ \d]\d [.=#a-zA-Z] "
SUIT_COLOURS = ("yellow", "blue", "red", "green")

BRUSHES = [
    Brush(WATER, r"\.", "dim", "·"),
    Brush(WATER, r"=", "sea", "▒"),
    Brush(WATER, r"#", "sea", "▓"),
    *[
        Brush(WATER, f"(?<= )[{suit[0]}{suit[0].upper()}](?= )", colour)
        for suit, colour in zip(SUITS, SUIT_COLOURS, strict=True)
    ],
    *[
        Brush(r"^[A-Z ]", rf"\b{suit}\b", colour)
        for suit, colour in zip(SUITS, SUIT_COLOURS, strict=True)
    ],
    *[
        Brush(r"^Capital letters", rf"\b{suit[0].upper()}(?= )", colour)
        for suit, colour in zip(SUITS, SUIT_COLOURS, strict=True)
    ],
    Brush(r"= is a tile laid", r"=", "sea", "▒"),
    Brush(r"= is a tile laid", r"#", "sea", "▓"),
]
