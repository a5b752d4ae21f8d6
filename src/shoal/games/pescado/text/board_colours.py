"""Colours for Pescado's board in text."""

from shoal.core.text.board_colours import TextStyle
from shoal.games.pescado.components import COLOURS, LETTERS

TILES = r"^( |Kept:|Dice:|Stack|Seat \d.*(tiles?|marked|claimed):)"
MAX_LETTERS = 8
LETTERS_BEFORE = "|".join([rf"(?<=\b[{LETTERS}]{{{count}}})" for count in range(MAX_LETTERS)])


def colour_of(letter: str) -> str:
    """The colour of a letter."""
    return COLOURS[LETTERS.index(letter)]


TEXT_STYLES = [
    *[
        TextStyle(TILES, rf"(?:{LETTERS_BEFORE}){letter}(?=[{LETTERS}]*\b)", colour_of(letter))
        for letter in LETTERS
    ],
    *[TextStyle(TILES, rf"\b{colour}\b", colour) for colour in COLOURS],
    TextStyle(r"^  ", r"face down", "dim"),
]
