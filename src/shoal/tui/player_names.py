"""What players are called in the terminal."""

from collections.abc import Sequence
from typing import Final

from shoal.bots.levels import LEVELS, current_name

BOT_NAMES: Final = ("Pearl", "Kai", "Marina", "Otto", "Nori", "Wanda", "Skip", "Coral")
"""The names of bots by their seats, the same as on the page."""

PERSON: Final = "person"
"""How the record of a game at one terminal names a seat of a person."""


def bot_name(seat: int) -> str:
    """The name of a bot at a seat.

    >>> bot_name(1), bot_name(9)
    ('Kai', 'Kai')
    """
    return BOT_NAMES[seat % len(BOT_NAMES)]


def names_in_record(names: Sequence[str]) -> list[str]:
    """The names in a record; where a bot played at a terminal, it has the name of its level.

    >>> names_in_record(["person", "easy", "Ana", ""])
    ['', 'Kai', 'Ana', '']
    """
    found = []
    for seat, name in enumerate(names):
        if current_name(name) in LEVELS:
            found.append(bot_name(seat))
        else:
            found.append("" if name == PERSON else name)
    return found
