"""Moves, cards and dice of Jaws as text, both ways.

Moves: ``to N``, ``eat``, ``launch 4``, ``take dock 2``, ``surface B``,
``weapon machete``, ``bite boat 3`` ...  Chance: ``event hoax``, ``card 7``,
``roll 136`` (faces), ``ability maul-1``, ``gear chum-2``.
"""

from typing import final

from shoal.core.bits import count_bits, members
from shoal.core.errors import BadNotation
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.text.clip import clip
from shoal.core.text.notation import Notation
from shoal.core.text.number_and_dice_text import dice_of, read_dice, write_dice
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.act2.prepare import drawable
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_COPIES,
    BARRELS,
    BEACHES,
    DOCKS,
    EVENT_WORDS,
    FACES,
    MEMBERS,
    OPTION_LETTERS,
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


@final
class JawsNotation(Notation):
    """How moves, cards and dice are written and read."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(move_texts(settings))

    def read_move(self, text: str) -> i64:
        if text in self.move_texts:
            return self.move_texts.index(text)
        # As one text, because a verb with a hyphen could be the key of a word.
        verbs = ", ".join(sorted({known.partition(" ")[0] for known in self.move_texts}))
        raise BadNotation(say("error-not-a-move", text=clip(text), verbs=verbs))

    def write_chance(self, state: State, outcome: i64) -> str:
        position = own(state)
        if draws_card(position):
            return cards_to_draw(position)[outcome]
        return f"roll {write_dice(dice_of(outcome, dice_to_roll(position), FACES))}"

    def read_chance(self, state: State, text: str) -> i64:
        position = own(state)
        if position.outcomes() == 0:
            raise BadNotation(say("error-no-chance"))
        if draws_card(position):
            cards = cards_to_draw(position)
            if text in cards:
                return cards.index(text)
            raise BadNotation(say("error-not-drawn", text=clip(text)))
        verb, _, faces = text.partition(" ")
        if verb != "roll":
            raise BadNotation(say("error-say-roll", text=clip(text)))
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
