"""Names inside sentences: their direction, their first sound, and marks for the page."""

from functools import lru_cache
from typing import Final
from unicodedata import normalize

RIGHT_TO_LEFT: Final = (
    (0x0590, 0x08FF),
    (0x200F, 0x200F),
    (0xFB1D, 0xFDFF),
    (0xFE70, 0xFEFF),
    (0x10800, 0x10FFF),
    (0x1E800, 0x1EFFF),
)
"""The ranges of Unicode with letters that run from right to left."""

ISOLATE: Final = "\u2068"
END_OF_ISOLATE: Final = "\u2069"

NAME_OF_SEAT_0: Final = 0xE100
"""The first of the private characters that begin a seat's name."""

END_OF_NAME: Final = "\ue0ff"
FIRST_MARK: Final = ord(END_OF_NAME)
LAST_MARK: Final = 0xE1FF


def clean(name: str) -> str:
    """A name without the private characters that mark names."""
    return "".join([letter for letter in name if not FIRST_MARK <= ord(letter) <= LAST_MARK])


@lru_cache(1024)
def isolated(name: str) -> str:
    """A name that cannot turn the sentence around it: Hebrew and Arabic ones are isolated."""
    name = clean(name)
    if any(first <= ord(letter) <= last for letter in name for first, last in RIGHT_TO_LEFT):
        return f"{ISOLATE}{name}{END_OF_ISOLATE}"
    return name


def marked(name: str, seat: int) -> str:
    """A name between marks that say whose it is."""
    if not 0 <= seat <= LAST_MARK - NAME_OF_SEAT_0:
        return name
    return f"{chr(NAME_OF_SEAT_0 + seat)}{name}{END_OF_NAME}"


def split_marked(text: str) -> list[tuple[str, int | None]]:
    """A text with marks as parts, each with the seat that it names, or None.

    >>> split_marked(marked("Kai", 2) + " stops.")
    [('Kai', 2), (' stops.', None)]
    """
    parts: list[tuple[str, int | None]] = []
    seat: int | None = None
    begin = 0
    for place, letter in enumerate(text):
        if 0xE0FF <= ord(letter) <= LAST_MARK:
            if place > begin:
                parts.append((text[begin:place], seat))
            seat = None if letter == END_OF_NAME else ord(letter) - NAME_OF_SEAT_0
            begin = place + 1
    if begin < len(text):
        parts.append((text[begin:], seat))
    return parts


@lru_cache(1024)
def first_sound(name: str) -> str:
    """How a name begins, for languages in which the word before it depends on that.

    ``i`` (Spanish: Kai e Iris), another ``vowel`` (French: d'Anna), or ``other``.

    >>> first_sound("Iris"), first_sound("Élise"), first_sound("Hielo"), first_sound("Kai")
    ('i', 'vowel', 'other', 'other')
    """
    letters = normalize("NFD", name[:4]).lower()
    letters = "".join([letter for letter in letters if not 0x300 <= ord(letter) <= 0x36F])
    if letters[:1] == "h":
        letters = "" if letters[1:3] in ("ia", "ie") else letters[1:]
    if letters[:1] == "i":
        return "i"
    return "vowel" if letters[:1] in ("a", "e", "o", "u") else "other"
