"""Words that people bring to a table, fit to be seen: nothing invisible, no two names alike."""

import re
from typing import Final

from shoal.server.table.name_rules import JOINER, clean, looks
from shoal.server.table.table import Table

TURNING: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of what stands after them, on other people's lines too."""

LONGEST_STEM: Final = 36
"""So much of a name stays when a number is put behind it."""


def line_of(text: str) -> str:
    """A line as it is said."""
    return TURNING.sub("", text).strip()


def name_for(table: Table, seat: int, wanted: str) -> str:
    """The name under which somebody sits there: with a number, if another looks the same.

    Refused if it is no name; nobody needs one to sit down.
    """
    if not wanted:
        return ""
    name = stem = clean(wanted)
    others = [other.name for place, other in enumerate(table.seats) if place != seat]
    taken = frozenset[str]().union(*map(looks, others)) - looks("")
    count = 1
    while looks(name) & taken:
        count += 1
        name = f"{stem[:LONGEST_STEM].rstrip(JOINER)} {count}"
    return name
