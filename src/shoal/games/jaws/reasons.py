"""What speaks for or against a move of Jaws, in a sentence."""

from shoal.core.arrays import i64
from shoal.games.jaws.components import DAMAGED, FIRST_BEACH, SHOP, SPACES, ZONES
from shoal.games.jaws.hints import SWIM
from shoal.games.jaws.hints_orca import bit_of, hope_at, posture
from shoal.games.jaws.numbering import (
    AT_ABILITIES,
    AT_CREW,
    AT_HUNT,
    AT_PICK,
    AT_RUSH,
    BINOCULARS,
    BITE,
    CHUM,
    EAT,
    EAT_ALL,
    FINDER,
    GO,
    LAUNCH,
    RESCUE,
    START,
    SURFACE,
    TARGET,
    TO,
    TURN,
    WEAPON,
)
from shoal.games.jaws.orca_prepare import range_of
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.state import swimmers_at

SEARCHERS = (
    "Quint's barrel flies best when the others have looked.",
    "Brody's binoculars can show Quint where to launch.",
    "Hooper's fish finder can show Quint where to launch.",
)
"""Why Quint, Brody or Hooper should have the next turn, or wait."""


def reason(state: JawsState, move: i64, places: dict[str, float]) -> str:
    """Why, or why not; ``places`` is where the shark may be, as far as the seat can tell."""
    if state.stage >= AT_ABILITIES:
        return fighting(state, move)
    if state.stage == AT_PICK:
        return SEARCHERS[move - TURN]
    if state.stage == AT_HUNT or state.stage == AT_RUSH:
        return hunting(state, move)
    if state.stage == AT_CREW:
        return searching(state, move, places)
    return f"{state.track} swimmers are eaten and {state.stuck} barrels are on the shark."


def fighting(state: JawsState, move: i64) -> str:
    """For Act 2: what weapons and bites can do."""
    if move >= WEAPON:
        return wounds(hope_at(state, move - WEAPON, range_of(state, state.active, move - WEAPON)))
    if TARGET <= move < CHUM:
        water = bit_of(move - TARGET + ZONES)
        return wounds(hope_at(state, state.weapons[state.active], water))
    if GO <= move < TARGET:
        told = wounds(posture(state, move - GO))
        return f"In the water the shark can bite. {told}" if move - GO >= ZONES else told
    if SURFACE <= move < SURFACE + 3:
        card = state.options[move - SURFACE]
        dice, evade = state.box.card_dice[card], state.box.card_evade[card]
        return f"There the shark bites with {dice} dice, and its evade is {evade}."
    if BITE <= move < BITE + ZONES:
        zone = move - BITE
        need = state.box.finish if state.tiles[zone] == DAMAGED else state.box.destroy
        return f"{need[zone]} hits destroy that part of the boat."
    return (
        f"The shark has {state.hurt} of {state.box.shark_wounds} wounds; "
        f"the crew {sum(state.wounds)}."
    )


def wounds(hope: float) -> str:
    """What a weapon can hope for."""
    if hope <= 0.0:
        return "No weapon reaches a place where the shark may come up."
    return f"If the shark comes up in reach, a weapon is worth about {hope:.1f} wounds."


def hunting(state: JawsState, move: i64) -> str:
    """For the shark: meals and distance."""
    if move in (EAT, EAT_ALL):
        return f"A meal: the track stands at {state.track}."
    if move < START:
        near = min(
            [SWIM[(move - TO) * 13 + beach + FIRST_BEACH] for beach in range(4)]
            if move - TO < SHOP
            else [0]
        )
        if near == 0:
            return "That is a beach."
        return f"From there a beach is {near} stroke{'' if near == 1 else 's'} away."
    return "It gives the crew nothing new."


def searching(state: JawsState, move: i64, places: dict[str, float]) -> str:
    """For the crew: where the shark may be."""
    here = state.at[state.active]
    if LAUNCH <= move < BINOCULARS:
        return f"The shark is there with {percent(places, move - LAUNCH)}."
    if move == FINDER or move == BINOCULARS:
        return f"The shark is here with {percent(places, here)}."
    if move == RESCUE:
        swimmers = swimmers_at(state, here - FIRST_BEACH)
        return f"One of {swimmers} swimmers is out of the shark's reach."
    if move < START:
        return f"The shark is there with {percent(places, move - TO)}."
    if places:
        likely = max(places, key=lambda place: places[place])
        return f"The shark is most likely in {likely}, with {100 * places[likely]:.0f} %."
    return "Nobody knows where the shark is."


def percent(places: dict[str, float], space: i64) -> str:
    """How likely the shark is in a space."""
    return f"{100.0 * places.get(SPACES[space], 0.0):.0f} %"
