"""Every move of Jaws as a sentence, with its rule."""

from typing import Final

from shoal.core.packed_arrays import i64
from shoal.games.jaws.components import ABILITIES, ABILITY_NAMES, SPACE_NAMES, SPACES

PHRASES: Final[dict[str, tuple[str, str]]] = {
    "to": ("moves to {}", "JW-55"),
    "start": ("starts at {}", "JW-14"),
    "beach": ("chooses {}", "JW-16"),
    "dock": ("chooses {} for Brody and Hooper", "JW-29"),
    "extra": ("gives {} an action more", "JW-24"),
    "token": ("plays {}", "JW-43"),
    "eat": ("eats a swimmer", "JW-45"),
    "eat michael": ("eats Michael", "JW-45"),
    "eat all": ("eats every swimmer here", "JW-49"),
    "burst": ("begins a Speed Burst", "JW-51"),
    "halt": ("ends the burst here", "JW-51"),
    "knock": ("knocks {} overboard", "JW-25"),
    "end": ("ends the turn", "JW-42"),
    "rescue": ("rescues a swimmer", "JW-56"),
    "rescue michael": ("rescues Michael", "JW-32"),
    "take dock": ("takes {} from the dock", "JW-58"),
    "take water": ("takes {} out of the water", "JW-58"),
    "take hooper": ("takes {} from Hooper's boat", "JW-58"),
    "take shop": ("takes a barrel at the shop", "JW-61"),
    "drop": ("drops a barrel at the dock", "JW-62"),
    "launch": ("launches a barrel to {}", "JW-59"),
    "binoculars": ("looks through the binoculars", "JW-63"),
    "close": ("closes {}", "JW-65"),
    "give": ("gives his {} to Quint", "JW-69"),
    "finder": ("uses the fish finder", "JW-70"),
    "reboard": ("climbs back aboard", "JW-26"),
    "deal": ("gives the card to {}", "JW-85"),
    "place": ("places {}", "JW-89"),
    "surface": ("chooses option {}", "JW-94"),
    "ability": ("lays {} face down", "JW-95"),
    "show": ("shows option {}", "JW-98"),
    "go boat": ("goes to boat space {}", "JW-100"),
    "go water": ("goes into the water of zone {}", "JW-100"),
    "target": ("aims at the water of zone {}", "JW-103"),
    "chum": ("lets {} throw chum", "JW-97"),
    "attack": ("lets {} attack", "JW-111"),
    "hold": ("lets {} hold back", "JW-111"),
    "reroll": ("throws the blanks again", "JW-113"),
    "keep": ("keeps the dice", "JW-113"),
    "ammo": ("uses Ammo", "JW-107"),
    "discard": ("discards the firearm", "JW-114"),
    "ram": ("rams on to zone {}", "JW-121"),
    "stay": ("stays where it is", "JW-121"),
    "bite boat": ("bites boat space {}", "JW-118"),
    "bite": ("bites {}", "JW-120"),
    "bite nobody": ("bites nobody", "JW-117"),
    "cage": ("lets {} close the Shark Cage", "JW-108"),
    "no cage": ("lets {} leave the Shark Cage open", "JW-108"),
    "maul": ("throws {} again", "JW-122"),
    "domino": ("passes hits on to boat space {}", "JW-126"),
    "bonus": ("strikes at {} as well", "JW-120"),
    "dive": ("dives", "JW-129"),
    "weapon": ("readies the {}", "JW-102"),
}
"""For each verb of the notation a phrase, with ``{}`` for the rest of the move, and its rule."""

TOKEN_TITLES: Final[dict[str, str]] = {
    "none": "no power token",
    "frenzy": "Feeding Frenzy",
    "evasive": "Evasive Moves",
    "sight": "Out of Sight",
    "burst": "Speed Burst",
}
ABILITY_TITLES: Final[dict[str, str]] = {
    **dict(zip(ABILITIES, ABILITY_NAMES, strict=True)),
    "none": "no ability card",
}
RULES_BY_PLAYER: Final[dict[str, str]] = {
    "In secret the shark to": "JW-44",
    "Hooper to": "JW-67",
    "Hooper take dock": "JW-68",
    "Hooper take water": "JW-68",
    "The shark keep": "JW-122",
}
"""Exceptions: the rule of a verb depends on the player."""

SPACE_VERBS: Final = ("to", "start", "beach", "dock", "launch", "close")
"""The verbs that are followed by a space of Amity."""


def describe_move(who: str, text: str) -> str:
    """A move as a sentence.

    >>> describe_move("Hooper", "to N"), describe_move("Quint", "take dock 1")
    ('Hooper moves to North Beach (JW-67).', 'Quint takes 1 barrel from the dock (JW-58).')
    """
    verb = verb_of(text)
    phrase, rule = PHRASES[verb]
    rest = text[len(verb) + 1 :]
    if verb == "token":
        rest = TOKEN_TITLES[rest]
    elif verb == "ability":
        rest = ABILITY_TITLES[rest]
    elif verb in ("take dock", "take water", "take hooper"):
        rest = f"{rest} barrel" if rest == "1" else f"{rest} barrels"
    elif verb == "give":
        rest = "barrel" if rest == "1" else "barrels"
    elif verb == "maul":
        rest = f"die {rest}" if len(rest) == 1 else f"dice {' and '.join(rest)}"
    elif verb == "place":
        member, _, zone = rest.partition(" ")
        rest = f"{member.title()} on boat space {zone}"
    elif verb in SPACE_VERBS:
        rest = SPACE_NAMES[SPACES.index(rest)]
    else:
        rest = spoken_name(rest)
    return f"{who} {phrase.replace('{}', rest)} ({RULES_BY_PLAYER.get(f'{who} {verb}', rule)})."


def verb_of(text: str) -> str:
    """The longest verb that the move begins with."""
    words = text.split(" ")
    for length in (2, 1):
        verb = " ".join(words[:length])
        if verb in PHRASES:
            return verb
    return words[0]


def counted(number: i64, thing: str) -> str:
    """A number with its noun.

    >>> counted(1, "swimmer"), counted(2, "swimmer")
    ('1 swimmer', '2 swimmers')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def spoken_name(word: str) -> str:
    """A name of the notation as it is spoken: with capitals, without hyphens.

    >>> spoken_name("quint"), spoken_name("tow-rope")
    ('Quint', 'Tow Rope')
    """
    return word.replace("-", " ").title()
