"""The evaluator in Act 2: rough values of positions and moves, and reasons for moves.

A wrong target costs nothing (JW-109): every member should aim a weapon at a
place where the shark may come up, and stand where that weapon reaches it.
"""

import math
from typing import Final

from shoal.core.bits import bit, count_bits, lowest_bit
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act2.prepare import range_from, range_of
from shoal.games.jaws.act2.shark_attack import MEMBER_AIM
from shoal.games.jaws.components import (
    ACCESSORY,
    ATTACHABLE,
    CREW_SIZE,
    DAMAGED,
    FIREARM,
    GONE,
    NO_OPTION,
    OPTION_COUNT,
    PLUS,
    SURE,
    ZONES,
)
from shoal.games.jaws.moves import (
    AMMO,
    ATTACK,
    BITE,
    BONUS,
    CAGE,
    CHUM,
    DEAL,
    DISCARD,
    DIVE,
    DIVIDE_GEAR,
    GO,
    HOLD,
    KEEP,
    NO_BITE,
    NO_CAGE,
    PLACE,
    REROLL,
    SURFACE,
    TARGET,
    WEAPON,
)
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState

TILE_WEIGHT: Final = 4.8
WOUND_WEIGHT: Final = 2.8
SQUARED_WOUND_WEIGHT: Final = 5.2
CREW_WOUND_WEIGHT: Final = 2.0
LOST_MEMBER_WEIGHT: Final = 1.0
"""Weights of the boat, the wounds and the crew; fitted to 19,681 rounds of simple bots."""
DIE_MEAN: Final = 1.0
ROPE_WORTH: Final = 2.0
BEACON_WORTH: Final = 2.5
SLOWING_WORTH: Final = 1.5
"""Wounds that attached gear is worth: a weaker bite, a token shown, an easier target."""


def orca_value(state: JawsState) -> float:
    """The shark's chances in Act 2: boat and crew gone, against its wounds and the crew's gear."""
    settings = state.settings
    hurt = min(1.0, (float(state.hurt) + prepared_wounds(state)) / float(settings.shark_wounds))
    balance = 0.6 - hurt * (WOUND_WEIGHT + SQUARED_WOUND_WEIGHT * hurt)
    for zone in range(ZONES):
        if state.tiles[zone] == GONE:
            balance += TILE_WEIGHT / float(ZONES)
        elif state.tiles[zone] == DAMAGED:
            balance += 0.1 * TILE_WEIGHT / float(ZONES)
    gear: i64 = 0
    for member in range(CREW_SIZE):
        balance += (
            CREW_WOUND_WEIGHT / 3.0 * float(state.wounds[member]) / float(settings.crew_wounds)
        )
        if state.wounds[member] >= settings.crew_wounds:
            balance += LOST_MEMBER_WEIGHT
        gear |= state.gear[member]
    balance += 0.13 * float(count_bits(state.hand)) - gear_weight(settings, gear)
    balance -= 0.24 * float(count_bits(state.attached & settings.ropes))
    balance -= 0.39 * float(count_bits(state.attached & settings.slowing))
    return 1.0 / (1.0 + math.exp(-balance))


def gear_weight(settings: Settings, gear: i64) -> float:
    """The weight of gear that can be spent."""
    weight = 0.12 * float(count_bits(gear & settings.ammo)) + 0.08 * float(
        count_bits(gear & settings.chum)
    )
    weight += 0.19 * float(count_bits(gear & settings.cages))
    for kind in range(len(settings.kind_type)):
        if settings.kind_type[kind] == FIREARM:
            weight += 0.26 * float(count_bits(gear & settings.kind_cards[kind]))
    return weight


def prepared_wounds(state: JawsState) -> float:
    """The wounds that weapons already aimed at the right water will deal on average."""
    wounds = 0.0
    if state.choice == NO_OPTION:
        return wounds
    card = state.options[state.choice]
    for member in range(CREW_SIZE):
        if state.targets[member] == state.settings.card_zone[card]:
            wounds += average_wounds(state, state.weapons[member], card)
    return wounds


def orca_prior(state: JawsState, move: i64) -> float:
    """The weight of a move in Act 2."""
    if move < SURFACE:
        return setup_prior(state, move)
    if move >= WEAPON:
        return weapon_prior(state, move - WEAPON)
    if GO <= move < TARGET:
        return go_prior(state, move - GO)
    if TARGET <= move < CHUM:
        return target_prior(state, move - TARGET)
    if CHUM <= move < ATTACK:
        return 30.0
    if ATTACK <= move < HOLD or move == REROLL or move == AMMO:
        return 8.0
    if BITE <= move < NO_BITE:
        return bite_prior(state, move - BITE)
    if BONUS <= move < DIVE:
        return 8.0
    if CAGE <= move < NO_CAGE:
        return 1.0 + 0.5 * float(state.wounds[move - CAGE]) + float(state.dice)
    if move in (NO_BITE, DIVE, KEEP, DISCARD) or HOLD <= move < REROLL:
        return 0.3
    return 1.0


def setup_prior(state: JawsState, move: i64) -> float:
    """Weapons for everybody, Ammo for a member who shoots, and places midships."""
    if move < DEAL:
        return 1.0
    if state.phase == DIVIDE_GEAR:
        gear = state.gear[move - DEAL]
        weight = 3.0 / float(1 + count_bits(gear & state.settings.weapons))
        if bit(lowest_bit(state.pool)) & state.settings.ammo and has_firearm(state, gear):
            weight += 6.0
        return weight
    zone = (move - PLACE) % ZONES
    weight = 3.0 if state.settings.cross[zone] else 1.0
    for member in range(CREW_SIZE):
        if state.spots[member] == zone:
            weight *= 0.3
    return weight


def has_firearm(state: JawsState, gear: i64) -> bool:
    """Whether somebody with this gear can shoot."""
    for kind in range(len(state.settings.kind_type)):
        if state.settings.kind_type[kind] == FIREARM and gear & state.settings.kind_cards[kind]:
            return True
    return False


def average_wounds(state: JawsState, kind: i64, card: i64) -> float:
    """The wounds that the weapon deals on average to a shark that comes up with this card."""
    settings = state.settings
    cards = settings.kind_cards[kind]
    if settings.kind_type[kind] == ATTACHABLE:
        if settings.card_shakes[card]:
            return 0.1
        if cards & settings.ropes:
            return ROPE_WORTH
        return BEACON_WORTH if cards & settings.beacons else SLOWING_WORTH
    hits = DIE_MEAN * float(settings.kind_dice[kind])
    if settings.kind_powers[kind] & PLUS:
        hits += 1.0
    if settings.kind_powers[kind] & SURE == 0:
        hits -= float(settings.card_evade[card] - count_bits(state.attached & settings.slowing))
    return max(0.3, hits)


def expected_wounds(state: JawsState, kind: i64, waters: i64) -> float:
    """The most wounds that the weapon deals on average to an option in these waters."""
    best = 0.0
    for option in range(OPTION_COUNT):
        card = state.options[option]
        if card < len(state.settings.card_zone) and not state.shown >> option & 1:
            if waters >> (state.settings.card_zone[card] + ZONES) & 1:
                best = max(best, average_wounds(state, kind, card))
    return best


def best_from(state: JawsState, space: i64) -> float:
    """The most wounds that a weapon of the active member deals on average from this space."""
    gear = state.gear[state.active]
    best = 0.0
    for kind in range(len(state.settings.kind_type)):
        if gear & state.settings.kind_cards[kind] and state.settings.kind_type[kind] != ACCESSORY:
            best = max(best, expected_wounds(state, kind, range_from(state, space, kind)))
    return best


def weapon_prior(state: JawsState, kind: i64) -> float:
    """A weapon that reaches where the shark may come up."""
    wounds = expected_wounds(state, kind, range_of(state, state.active, kind))
    return 2.0 + 4.0 * wounds if wounds > 0.0 else 0.2


def go_prior(state: JawsState, space: i64) -> float:
    """Out of the water first; then to where a weapon reaches more."""
    if space >= ZONES:
        return 0.05
    there = best_from(state, space)
    spot = state.spots[state.active]
    if spot >= ZONES:
        return 25.0 + there
    if state.actions > 1:
        for other in range(ZONES):
            if state.beside[space] >> other & 1:
                there = max(there, 0.9 * best_from(state, other))
    here = best_from(state, spot)
    return 2.5 + 4.0 * there if there > here + 0.1 else 0.2


def target_prior(state: JawsState, zone: i64) -> float:
    """Only where the shark may come up, and first where the weapon does most."""
    kind = state.weapons[state.active]
    return 0.05 + 2.0 * expected_wounds(state, kind, bit(zone + ZONES))


def bite_prior(state: JawsState, aim: i64) -> float:
    """The weakest tile, or the member with most wounds."""
    if aim >= MEMBER_AIM:
        return 2.0 + float(state.wounds[aim - MEMBER_AIM])
    need = state.settings.damage[aim]
    if state.tiles[aim] == DAMAGED:
        need = state.settings.finish[aim]
    crowd = 0.0
    for member in range(CREW_SIZE):
        if state.spots[member] == aim:
            crowd += 1.0
    return 4.0 / float(need) + crowd
