"""The pseudo-language: English that shows which texts come from a catalogue.

>>> bracketed(accented("Hello"))
'[!! Ħéļļö !!]'
"""

from typing import Final

PSEUDO: Final = "pseudo"

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED: Final = "ÅƁÇÐÉƑĞĦÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽåƀçðéƒğħîĵķļɱñöþǫřšţûṽŵẋýž"
TABLE: Final = str.maketrans(LETTERS, ACCENTED)


def accented(text: str) -> str:
    """A text of a catalogue with strange letters, still readable."""
    return text.translate(TABLE)


def bracketed(text: str) -> str:
    """A whole sentence between brackets, so that a cut or glued one is seen."""
    return f"[!! {text} !!]"
