"""What speaks for or against a move aboard the Orca, in a sentence."""

from typing import Final

from shoal.core.arrays import i64
from shoal.games.jaws.bits import count_bits
from shoal.games.jaws.components import DAMAGED, GONE, MEMBER_NAMES, NO_ABILITY, ZONES
from shoal.games.jaws.hints_orca import bit_of, hope_at, posture, strike
from shoal.games.jaws.numbering import (
    ABILITY,
    ATTACK,
    BITE,
    BONUS,
    CHUM,
    DEAL,
    DOMINO,
    GO,
    HOLD,
    NO_BITE,
    PLACE,
    RAM,
    REROLL,
    SHOW,
    STAY,
    SURFACE,
    TARGET,
    WEAPON,
)
from shoal.games.jaws.orca_bite import MEMBER_AIM
from shoal.games.jaws.orca_prepare import range_of
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.tale import counted

ABILITY_SENSE: Final = (
    "A part of the boat that is damaged is destroyed at once.",
    "The boat can be bitten a second time with two dice.",
    "A poor roll of the main attack can be thrown again.",
    "Everybody on the part that is hit takes a wound.",
    "The shark can slip to the next water and bites with two hits more.",
    "The part beside the one that is hit takes two hits as well.",
    "Weapons need more than three hits to hurt the shark.",
    "Everybody on board falls into the water if the boat is hit.",
    "The cards are kept for a round that needs them more.",
)
"""What each ability card is good for, and what none is."""


def fighting(state: JawsState, move: i64) -> str:
    """Why, or why not, in Act 2."""
    if move < SURFACE:
        return setting_up(state, move)
    if move < GO:
        return choosing(state, move)
    if move < ATTACK or move >= WEAPON:
        return preparing(state, move)
    if move < RAM:
        return striking(state, move)
    return biting(state, move)


def setting_up(state: JawsState, move: i64) -> str:
    """Dividing the gear, and taking places."""
    if move < DEAL:
        return score(state)
    if move < PLACE:
        armed = count_bits(state.gear[move - DEAL] & state.box.weapons)
        return f"{MEMBER_NAMES[move - DEAL]} has {counted(armed, 'weapon')} so far."
    zone = (move - PLACE) % ZONES
    together = sum([int(spot == zone) for spot in state.spots])
    crowd = f"; {counted(together, 'other')} would fall with him" if together else ""
    return f"{counted(state.box.damage[zone], 'hit')} there put him in the water{crowd}."


def choosing(state: JawsState, move: i64) -> str:
    """Where the shark comes up and with what; which token it shows."""
    if SURFACE <= move < SURFACE + 3 or SHOW <= move < SHOW + 3:
        option = move - SURFACE if move < ABILITY else move - SHOW
        card = state.options[option]
        dice, evade = state.box.card_dice[card], state.box.card_evade[card]
        if move >= SHOW:
            return f"The crew need no longer fear {dice} dice with evade {evade} there."
        return f"There the shark bites with {dice} dice, and its evade is {evade}."
    return ABILITY_SENSE[min(move - ABILITY, NO_ABILITY)]


def preparing(state: JawsState, move: i64) -> str:
    """Places, weapons and targets of the crew."""
    if move >= WEAPON:
        return wounds(hope_at(state, move - WEAPON, range_of(state, state.active, move - WEAPON)))
    if move < TARGET:
        told = wounds(posture(state, move - GO))
        return f"In the water the shark can bite. {told}" if move - GO >= ZONES else told
    if move < CHUM:
        water = bit_of(move - TARGET + ZONES)
        return wounds(hope_at(state, state.weapons[state.active], water))
    left = 3 - count_bits(state.shown)
    return f"One of {left} places where the shark may come up is ruled out."


def striking(state: JawsState, move: i64) -> str:
    """The crew's attacks."""
    if move < REROLL:
        member = (move - ATTACK) % 3
        card = state.options[state.choice]
        worth = strike(state, state.weapons[member], card)
        held = "Holding back keeps the weapon; the attack is" if move >= HOLD else "The attack is"
        return f"{held} worth about {worth:.1f} wounds."
    return score(state)


def biting(state: JawsState, move: i64) -> str:
    """The shark's attacks."""
    if move < STAY:
        return f"Two hits more, beside a part that {needs(state, move - RAM)}."
    if BITE <= move < NO_BITE:
        aim = move - BITE
        return fate(state, aim - MEMBER_AIM) if aim >= MEMBER_AIM else tile(state, aim)
    if DOMINO <= move < BONUS:
        return f"Two hits fall on a part that {needs(state, move - DOMINO)}."
    if BONUS <= move < BONUS + 3:
        return fate(state, move - BONUS)
    return score(state)


def tile(state: JawsState, zone: i64) -> str:
    """What biting a part of the boat takes, and who stands on it."""
    standing = [MEMBER_NAMES[member] for member in range(3) if state.spots[member] == zone]
    told = f"That part {needs(state, zone)}"
    return f"{told}; on it stands {' and '.join(standing)}." if standing else f"{told}."


def needs(state: JawsState, zone: i64) -> str:
    """The hits that a part of the boat takes."""
    if state.tiles[zone] == GONE:
        return "is gone already"
    if state.tiles[zone] == DAMAGED:
        return f"is destroyed by {counted(state.box.finish[zone], 'hit')}"
    damage, destroy = state.box.damage[zone], state.box.destroy[zone]
    return f"is damaged by {counted(damage, 'hit')} and destroyed by {destroy}"


def fate(state: JawsState, member: i64) -> str:
    """How near to his end a member is."""
    return (
        f"{MEMBER_NAMES[member]} has {state.wounds[member]} of {state.box.crew_wounds} wounds; "
        "each hit is one more."
    )


def score(state: JawsState) -> str:
    """How the fight stands."""
    return (
        f"The shark has {state.hurt} of {state.box.shark_wounds} wounds; "
        f"the crew {sum(state.wounds)}."
    )


def wounds(hope: float) -> str:
    """What a weapon can hope for."""
    if hope <= 0.0:
        return "No weapon reaches a place where the shark may come up."
    return f"If the shark comes up in reach, a weapon is worth about {hope:.1f} wounds."
