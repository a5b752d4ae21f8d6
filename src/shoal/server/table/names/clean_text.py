"""Cleans names and chat lines: no invisible characters, no two names that look alike."""

import re
from typing import Final

from shoal.server.table.names.name_rules import JOINER, clean, look_alike_keys
from shoal.server.table.table import Table

DIRECTION_MARKS: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that change the direction of the text after them, also on other people's lines."""

MAX_STEM: Final = 36
"""Characters of a name that are kept when a number is added."""


def line_of(text: str) -> str:
    """A chat line as it is stored."""
    return DIRECTION_MARKS.sub("", text).strip()


def name_for(table: Table, seat: int, wanted: str) -> str:
    """The name for a seat: with a number if another name at the table looks the same.

    Refused if it is not a valid name; '' is allowed.
    """
    if not wanted:
        return ""
    name = stem = clean(wanted)
    others = [other.name for place, other in enumerate(table.seats) if place != seat]
    taken = frozenset[str]().union(*map(look_alike_keys, others)) - look_alike_keys("")
    count = 1
    while look_alike_keys(name) & taken:
        count += 1
        name = f"{stem[:MAX_STEM].rstrip(JOINER)} {count}"
    return name
