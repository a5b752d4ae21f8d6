"""The words of Jaws' catalogue for its numbers: members, spaces, cards, tokens and events."""

from typing import Final

from shoal.core.bits import members
from shoal.core.message import key_in
from shoal.core.packed_arrays import i64
from shoal.games.jaws.component_tables import ComponentTables
from shoal.games.jaws.components import (
    ABILITIES,
    EVENT_WORDS,
    FIRST_BEACH,
    MEMBERS,
    OPTION_LETTERS,
    TOKENS,
)

SPACE_WORDS: Final = [
    "sea-1", "sea-2", "sea-3", "sea-4", "north", "east", "south", "west",
    "west-dock", "police", "mayor", "east-dock", "shop",
]  # fmt: skip
GEAR_WORDS: Final = [
    "pistol", "boat-hook", "shark-dart", "shark-cage", "machete", "harpoon-line", "chum", "ammo",
    "rifle", "flare-gun", "gaff", "fire-axe", "baseball-bat", "tow-rope", "barrel-harness",
    "tracking-beacon",
]  # fmt: skip
"""The gear cards that the catalogue knows; option ``gear`` can have others."""


def member_word(member: i64) -> str:
    """A member of the crew."""
    return key_in("member", MEMBERS[member])


def member_words(some: i64) -> list[str]:
    """A set of members."""
    return [member_word(member) for member in members(some)]


def space_word(space: i64) -> str:
    """A space of Amity."""
    return key_in("space", SPACE_WORDS[space])


def beach_word(beach: i64) -> str:
    """A beach, counted from 0."""
    return space_word(beach + FIRST_BEACH)


def token_word(token: i64) -> str:
    """A power token."""
    return key_in("token", TOKENS[token])


def event_word(event: i64) -> str:
    """An event card. The four Shark Alerts have one name."""
    word = EVENT_WORDS[event]
    return key_in("event", "alert" if word.startswith("alert") else word)


def ability_word(kind: i64) -> str:
    """An ability card."""
    return key_in("ability", ABILITIES[kind])


def gear_word(name: str) -> str:
    """A gear card; one that the catalogue does not know has its own name.

    >>> gear_word("Tow-Rope"), gear_word("Big-Net")
    ('gear-tow-rope', 'Big Net')
    """
    word = name.lower()
    if word in GEAR_WORDS:
        return key_in("gear", word)
    return name.replace("-", " ").title()


def kind_word(tables: ComponentTables, kind: i64) -> str:
    """A kind of gear card."""
    return gear_word(tables.names[kind])


def card_word(tables: ComponentTables, card: i64) -> str:
    """A single gear card."""
    return kind_word(tables, tables.card_kind[card])


def option_letter(option: i64) -> str:
    """A resurface option: A, B or C."""
    return OPTION_LETTERS[option]
