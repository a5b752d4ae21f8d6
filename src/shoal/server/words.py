"""Words that people bring to a table, fit to be seen: nothing invisible, no two names alike."""

import re
from typing import Final
from unicodedata import normalize

from shoal.server.table import Table

TURNING: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of what stands after them, on other people's lines too."""

INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
"""Characters that nobody sees, by which two names could look alike.

Those that join letters and parts of a picture (U+200C, U+200D) are needed to write.
"""

JOINING: Final = re.compile("[\u200c\u200d]")
LONGEST_STEM: Final = 36
"""So much of a name stays when a number is put behind it."""


def line_of(text: str) -> str:
    """A line as it is said."""
    return TURNING.sub("", text).strip()


def name_for(table: Table, seat: int, wanted: str) -> str:
    """The name under which somebody sits there: with a number, if another is called so."""
    name = stem = INVISIBLE.sub("", wanted).strip()
    taken = {look(other.name) for place, other in enumerate(table.seats) if place != seat}
    count = 1
    while name and look(name) in taken:
        count += 1
        name = f"{stem[:LONGEST_STEM]} {count}"
    return name


def look(name: str) -> str:
    r"""The same for names that look alike.

    >>> look("ANA") == look("ana"), look("a\u200dna") == look("ana")
    (True, True)
    """
    return normalize("NFKC", JOINING.sub("", name)).casefold()
