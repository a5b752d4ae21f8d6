"""What a good player of Jaws looks at aboard the Orca.

A target that was wrong costs nothing (JW-109): every member should have a weapon
out for a place where the shark may come up, and stand where that weapon reaches.
"""

import math
from typing import Final

from shoal.core.arrays import i64
from shoal.core.bits import bit
from shoal.games.jaws.act2.prepare import range_from, range_of
from shoal.games.jaws.act2.shark_attack import MEMBER_AIM
from shoal.games.jaws.bits import count_bits, lowest
from shoal.games.jaws.components import (
    ACCESSORY,
    ATTACHABLE,
    DAMAGED,
    FIREARM,
    GONE,
    NO_OPTION,
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
    PLACE,
    REROLL,
    SURFACE,
    TARGET,
    WEAPON,
)
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState

BREAKING: Final = 4.8
HURTING: Final = 2.8
HURTING_BADLY: Final = 5.2
EATING: Final = 2.0
MISSING: Final = 1.0
"""What boat, wounds and crew weigh; fitted to 19,681 rounds of simple bots."""
DIE_MEAN: Final = 1.0
ROPE_WORTH: Final = 2.0
BEACON_WORTH: Final = 2.5
SLOWING_WORTH: Final = 1.5
"""Wounds that attached gear is worth: a weaker bite, a token shown, an easier target."""


def orca_value(state: JawsState) -> float:
    """The shark's chances in Act 2: boat and crew gone, against its wounds and the crew's gear."""
    settings = state.settings
    hurt = min(1.0, (float(state.hurt) + strikes_prepared(state)) / float(settings.shark_wounds))
    balance = 0.6 - hurt * (HURTING + HURTING_BADLY * hurt)
    for zone in range(ZONES):
        if state.tiles[zone] == GONE:
            balance += BREAKING / float(ZONES)
        elif state.tiles[zone] == DAMAGED:
            balance += 0.1 * BREAKING / float(ZONES)
    gear: i64 = 0
    for member in range(3):
        balance += EATING / 3.0 * float(state.wounds[member]) / float(settings.crew_wounds)
        if state.wounds[member] >= settings.crew_wounds:
            balance += MISSING
        gear |= state.gear[member]
    balance += 0.13 * float(count_bits(state.hand)) - arms(settings, gear)
    balance -= 0.24 * float(count_bits(state.attached & settings.ropes))
    balance -= 0.39 * float(count_bits(state.attached & settings.slowing))
    return 1.0 / (1.0 + math.exp(-balance))


def arms(settings: Settings, gear: i64) -> float:
    """What the gear that will be spent weighs."""
    weight = 0.12 * float(count_bits(gear & settings.ammo)) + 0.08 * float(
        count_bits(gear & settings.chum)
    )
    weight += 0.19 * float(count_bits(gear & settings.cages))
    for kind in range(len(settings.kind_type)):
        if settings.kind_type[kind] == FIREARM:
            weight += 0.26 * float(count_bits(gear & settings.kind_cards[kind]))
    return weight


def strikes_prepared(state: JawsState) -> float:
    """The wounds that weapons already aimed at the right water will deal on average."""
    wounds = 0.0
    if state.choice == NO_OPTION:
        return wounds
    card = state.options[state.choice]
    for member in range(3):
        if state.targets[member] == state.settings.card_zone[card]:
            wounds += strike(state, state.weapons[member], card)
    return wounds


def orca_prior(state: JawsState, move: i64) -> float:
    """Act 2, move by move."""
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
    if CAGE <= move < CAGE + 3:
        return 1.0 + 0.5 * float(state.wounds[move - CAGE]) + float(state.dice)
    if move in (NO_BITE, DIVE, KEEP, DISCARD) or HOLD <= move < REROLL:
        return 0.3
    return 1.0


def setup_prior(state: JawsState, move: i64) -> float:
    """Weapons for everybody, ammunition for who shoots; nobody alone far from the middle."""
    if move < DEAL:
        return 1.0
    if state.phase == DIVIDE_GEAR:
        gear = state.gear[move - DEAL]
        weight = 3.0 / float(1 + count_bits(gear & state.settings.weapons))
        if bit_of(lowest(state.pool)) & state.settings.ammo and has_firearm(state, gear):
            weight += 6.0
        return weight
    zone = (move - PLACE) % ZONES
    weight = 3.0 if state.settings.cross[zone] else 1.0
    for member in range(3):
        if state.spots[member] == zone:
            weight *= 0.3
    return weight


def bit_of(card: i64) -> i64:
    """The set of one card."""
    return bit(card)


def has_firearm(state: JawsState, gear: i64) -> bool:
    """Whether somebody with this gear can shoot."""
    for kind in range(len(state.settings.kind_type)):
        if state.settings.kind_type[kind] == FIREARM and gear & state.settings.kind_cards[kind]:
            return True
    return False


def strike(state: JawsState, kind: i64, card: i64) -> float:
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


def hope_at(state: JawsState, kind: i64, waters: i64) -> float:
    """The best that the weapon can hope for against the options in these waters."""
    best = 0.0
    for option in range(3):
        card = state.options[option]
        if card < len(state.settings.card_zone) and not state.shown >> option & 1:
            if waters >> (state.settings.card_zone[card] + ZONES) & 1:
                best = max(best, strike(state, kind, card))
    return best


def posture(state: JawsState, space: i64) -> float:
    """What the best weapon of the active member can hope for from this space."""
    gear = state.gear[state.active]
    best = 0.0
    for kind in range(len(state.settings.kind_type)):
        if gear & state.settings.kind_cards[kind] and state.settings.kind_type[kind] != ACCESSORY:
            best = max(best, hope_at(state, kind, range_from(state, space, kind)))
    return best


def weapon_prior(state: JawsState, kind: i64) -> float:
    """A weapon that reaches where the shark may come up."""
    hope = hope_at(state, kind, range_of(state, state.active, kind))
    return 2.0 + 4.0 * hope if hope > 0.0 else 0.2


def go_prior(state: JawsState, space: i64) -> float:
    """Out of the water first; then to where a weapon reaches more."""
    if space >= ZONES:
        return 0.05
    there = posture(state, space)
    spot = state.spots[state.active]
    if spot >= ZONES:
        return 25.0 + there
    if state.actions > 1:
        for other in range(ZONES):
            if state.beside[space] >> other & 1:
                there = max(there, 0.9 * posture(state, other))
    here = posture(state, spot)
    return 2.5 + 4.0 * there if there > here + 0.1 else 0.2


def target_prior(state: JawsState, zone: i64) -> float:
    """Only where the shark may come up, and rather where it can be hurt."""
    kind = state.weapons[state.active]
    return 0.05 + 2.0 * hope_at(state, kind, bit_of(zone + ZONES))


def bite_prior(state: JawsState, aim: i64) -> float:
    """The weakest tile, or whoever is nearly gone."""
    if aim >= MEMBER_AIM:
        return 2.0 + float(state.wounds[aim - MEMBER_AIM])
    need = state.settings.damage[aim]
    if state.tiles[aim] == DAMAGED:
        need = state.settings.finish[aim]
    crowd = 0.0
    for member in range(3):
        if state.spots[member] == aim:
            crowd += 1.0
    return 4.0 / float(need) + crowd
