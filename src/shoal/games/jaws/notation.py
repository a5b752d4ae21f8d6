"""Moves, cards and dice of Jaws as text, both ways.

Moves: ``to N``, ``eat``, ``launch 4``, ``take dock 2``, ``surface B``,
``weapon machete``, ``bite boat 3`` ...  Chance: ``event hoax``, ``card 7``,
``roll 136`` (faces), ``ability maul-1``, ``gear chum-2``.  For the log, every move
is also a sentence with its rule.
"""

from typing import Final, final

from shoal.core.bits import count_bits, members
from shoal.core.errors import BadNotation
from shoal.core.notation import Notation
from shoal.core.notation_helpers import dice_of, read_dice, write_dice
from shoal.core.options import clip
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.act2.prepare import drawable
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_COPIES,
    ABILITY_NAMES,
    BARRELS,
    BEACHES,
    DOCKS,
    EVENT_WORDS,
    FACES,
    MEMBERS,
    OPTION_LETTERS,
    SPACE_NAMES,
    SPACES,
    TOKENS,
    WATERS,
    ZONE_WORDS,
)
from shoal.games.jaws.moves import (
    DEAL_ABILITIES,
    DEAL_GEAR,
    DRAW_EVENT,
    DRAW_OPTIONS,
    ROLL_ATTACK,
    ROLL_BITE,
)
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState, own

COUNTS = [str(count) for count in range(1, BARRELS + 1)]
DICE_SETS = ["1", "2", "12", "3", "13", "23", "123"]

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


@final
class JawsNotation(Notation):
    """How moves, cards and dice are written and read."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(move_texts(settings))

    def read_move(self, text: str) -> i64:
        if text in self.move_texts:
            return self.move_texts.index(text)
        verbs = sorted({known.partition(" ")[0] for known in self.move_texts})
        raise BadNotation(
            f"{clip(text)} is not a move of Jaws; moves begin with {', '.join(verbs)}."
        )

    def write_chance(self, state: State, outcome: i64) -> str:
        position = own(state)
        if draws_card(position):
            return cards_to_draw(position)[outcome]
        return f"roll {write_dice(dice_of(outcome, dice_to_roll(position), FACES))}"

    def read_chance(self, state: State, text: str) -> i64:
        position = own(state)
        if position.outcomes() == 0:
            raise BadNotation("Nothing is drawn or rolled here.")
        if draws_card(position):
            cards = cards_to_draw(position)
            if text in cards:
                return cards.index(text)
            raise BadNotation(f"{clip(text)} cannot be drawn here.")
        verb, _, faces = text.partition(" ")
        if verb != "roll":
            raise BadNotation(f"{clip(text)} is not a throw: say roll and the faces.")
        return read_dice(faces, dice_to_roll(position), FACES)


def row(verb: str, words: list[str]) -> list[str]:
    """The moves of one verb."""
    return [f"{verb} {word}" for word in words]


def move_texts(settings: Settings) -> list[str]:
    """The text of every move, in the order of ``moves.py``."""
    places = [f"{member} {zone}" for member in MEMBERS for zone in ZONE_WORDS]
    return [
        *row("to", SPACES),
        *row("start", SPACES[:WATERS]),
        *row("beach", BEACHES),
        *row("dock", DOCKS),
        *row("extra", MEMBERS),
        *row("token", TOKENS),
        *("eat", "eat michael", "eat all", "burst", "halt"),
        *row("knock", MEMBERS),
        "end",
        *row("turn", MEMBERS),
        *("rescue", "rescue michael"),
        *row("take dock", COUNTS),
        *row("take water", COUNTS),
        *row("take hooper", COUNTS),
        *("take shop", "drop"),
        *row("launch", SPACES[:WATERS]),
        "binoculars",
        *row("close", BEACHES),
        *("give", "finder", "reboard"),
        *row("deal", MEMBERS),
        *row("place", places),
        *row("surface", OPTION_LETTERS),
        *row("ability", [*ABILITIES, "none"]),
        *row("show", OPTION_LETTERS),
        *row("go boat", ZONE_WORDS),
        *row("go water", ZONE_WORDS),
        *row("target", ZONE_WORDS),
        *row("chum", MEMBERS),
        *row("attack", MEMBERS),
        *row("hold", MEMBERS),
        *("reroll", "keep", "ammo", "discard"),
        *row("ram", ZONE_WORDS),
        "stay",
        *row("bite boat", ZONE_WORDS),
        *row("bite", [*MEMBERS, "nobody"]),
        *row("cage", MEMBERS),
        *row("no cage", MEMBERS),
        *row("maul", DICE_SETS),
        *row("domino", ZONE_WORDS),
        *row("bonus", MEMBERS),
        "dive",
        *row("weapon", [name.lower() for name in settings.names]),
    ]


def copies(names: list[str]) -> list[str]:
    """Names with a running number each, so that equal cards can be told apart.

    >>> copies(["chum", "chum", "ammo"])
    ['chum-1', 'chum-2', 'ammo-1']
    """
    return [f"{name}-{names[: place + 1].count(name)}" for place, name in enumerate(names)]


def cards_to_draw(state: JawsState) -> list[str]:
    """The texts of all outcomes where a card is drawn."""
    if state.phase == DRAW_EVENT:
        drawn = range(state.outcomes())
        return [f"event {EVENT_WORDS[event_drawn(state, outcome)]}" for outcome in drawn]
    if state.phase == DRAW_OPTIONS:
        return [f"card {card + 1}" for card in members(drawable(state))]
    if state.phase == DEAL_ABILITIES:
        return row(
            "ability",
            copies([ABILITIES[card // ABILITY_COPIES] for card in members(state.abilities)]),
        )
    names = [
        state.settings.names[state.settings.card_kind[card]].lower()
        for card in members(state.gear_deck)
    ]
    return row("gear", copies(names))


def dice_to_roll(state: JawsState) -> i64:
    """How many dice are about to be rolled."""
    if state.phase == ROLL_ATTACK or state.phase == ROLL_BITE:
        return state.dice
    return count_bits(state.again)


def draws_card(state: JawsState) -> bool:
    """Whether chance draws a card here; otherwise it rolls dice."""
    phase = state.phase
    return (
        phase == DRAW_EVENT
        or phase == DRAW_OPTIONS
        or phase == DEAL_ABILITIES
        or phase == DEAL_GEAR
    )


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
