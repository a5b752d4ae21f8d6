"""What players are called in the terminal."""

from collections.abc import Sequence
from typing import Final

from shoal.bots.bot_names import bot_name
from shoal.bots.levels import LEVELS, current_name

MAX_DIGITS: Final = 2

PERSON: Final = "person"
"""How the record of a game at one terminal names a seat of a person."""


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


def find_player(command: str, typed: str, names: Sequence[str]) -> int | None:
    """The seat that is meant: by name, by number from 1, or with ``seat`` by number from 0.

    >>> [find_player("player", typed, ["Ana", "Kai"]) for typed in ("kai", "1", "3", "")]
    [1, 0, None, None]
    >>> find_player("seat", "1", ["Ana", "Kai"])
    1
    """
    found = [seat for seat, name in enumerate(names) if name.lower() == typed.lower()]
    if not found and typed.isascii() and typed.isdigit() and len(typed) <= MAX_DIGITS:
        seat = int(typed) - (0 if command == "seat" else 1)
        found = [seat] if 0 <= seat < len(names) else []
    return found[0] if found else None
