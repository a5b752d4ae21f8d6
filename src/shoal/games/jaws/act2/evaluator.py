"""The evaluator in Act 2: rough values of positions and moves.

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
SHAKEN_OFF_WORTH: Final = 0.1
LEAST_WOUNDS: Final = 0.3
"""An attack that evade cancels on average still wounds now and then."""

# What counts for the shark, beside the weights above.
SHARK_LEAD: Final = 0.6
DAMAGED_SHARE: Final = 0.1
"""A damaged tile counts so much of a destroyed one."""
ABILITY_WEIGHT: Final = 0.13
ROPE_WEIGHT: Final = 0.24
SLOWING_WEIGHT: Final = 0.39
AMMO_WEIGHT: Final = 0.12
CHUM_WEIGHT: Final = 0.08
CAGE_WEIGHT: Final = 0.19
FIREARM_WEIGHT: Final = 0.26

# Weights of moves.  A move that nothing speaks for or against weighs 1.
NEUTRAL: Final = 1.0
PLAY_CHUM: Final = 30.0
ATTACK_OR_REROLL: Final = 8.0
BONUS_ATTACK: Final = 8.0
PASS: Final = 0.3
CAGE_PER_WOUND: Final = 0.5
GIVE_WEAPON: Final = 3.0
GIVE_AMMO_TO_SHOOTER: Final = 6.0
PLACE_MIDSHIPS: Final = 3.0
SHARED_PLACE_FACTOR: Final = 0.3
TAKE_WEAPON: Final = 2.0
TAKE_WEAPON_PER_WOUND: Final = 4.0
USELESS_WEAPON: Final = 0.2
GO_INTO_WATER: Final = 0.05
CLIMB_ABOARD: Final = 25.0
LATER_STEP_FACTOR: Final = 0.9
GO_ON: Final = 2.5
GO_ON_PER_WOUND: Final = 4.0
WORTH_A_STEP: Final = 0.1
"""A step should bring more wounds than this."""
USELESS_STEP: Final = 0.2
WRONG_TARGET: Final = 0.05
TARGET_PER_WOUND: Final = 2.0
BITE_CREW: Final = 2.0
BITE_WEAK_TILE: Final = 4.0


def orca_value(state: JawsState) -> float:
    """The shark's chances in Act 2: boat and crew gone, against its wounds and the crew's gear."""
    settings = state.settings
    hurt = min(1.0, (float(state.hurt) + prepared_wounds(state)) / float(settings.shark_wounds))
    balance = SHARK_LEAD - hurt * (WOUND_WEIGHT + SQUARED_WOUND_WEIGHT * hurt)
    for zone in range(ZONES):
        if state.tiles[zone] == GONE:
            balance += TILE_WEIGHT / float(ZONES)
        elif state.tiles[zone] == DAMAGED:
            balance += DAMAGED_SHARE * TILE_WEIGHT / float(ZONES)
    gear: i64 = 0
    wound_share = CREW_WOUND_WEIGHT / float(CREW_SIZE)
    for member in range(CREW_SIZE):
        balance += wound_share * float(state.wounds[member]) / float(settings.crew_wounds)
        if state.wounds[member] >= settings.crew_wounds:
            balance += LOST_MEMBER_WEIGHT
        gear |= state.gear[member]
    balance += ABILITY_WEIGHT * float(count_bits(state.hand)) - gear_weight(settings, gear)
    balance -= ROPE_WEIGHT * float(count_bits(state.attached & settings.ropes))
    balance -= SLOWING_WEIGHT * float(count_bits(state.attached & settings.slowing))
    return 1.0 / (1.0 + math.exp(-balance))


def gear_weight(settings: Settings, gear: i64) -> float:
    """The weight of gear that can be spent."""
    weight = AMMO_WEIGHT * float(count_bits(gear & settings.ammo))
    weight += CHUM_WEIGHT * float(count_bits(gear & settings.chum))
    weight += CAGE_WEIGHT * float(count_bits(gear & settings.cages))
    for kind in range(len(settings.kind_type)):
        if settings.kind_type[kind] == FIREARM:
            weight += FIREARM_WEIGHT * float(count_bits(gear & settings.kind_cards[kind]))
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
        return PLAY_CHUM
    if ATTACK <= move < HOLD or move == REROLL or move == AMMO:
        return ATTACK_OR_REROLL
    if BITE <= move < NO_BITE:
        return bite_prior(state, move - BITE)
    if BONUS <= move < DIVE:
        return BONUS_ATTACK
    if CAGE <= move < NO_CAGE:
        return NEUTRAL + CAGE_PER_WOUND * float(state.wounds[move - CAGE]) + float(state.dice)
    if move in (NO_BITE, DIVE, KEEP, DISCARD) or HOLD <= move < REROLL:
        return PASS
    return NEUTRAL


def setup_prior(state: JawsState, move: i64) -> float:
    """Weapons for everybody, Ammo for a member who shoots, and places midships."""
    if move < DEAL:
        return NEUTRAL
    if state.phase == DIVIDE_GEAR:
        gear = state.gear[move - DEAL]
        weight = GIVE_WEAPON / float(1 + count_bits(gear & state.settings.weapons))
        if bit(lowest_bit(state.pool)) & state.settings.ammo and has_firearm(state, gear):
            weight += GIVE_AMMO_TO_SHOOTER
        return weight
    zone = (move - PLACE) % ZONES
    weight = PLACE_MIDSHIPS if state.settings.cross[zone] else NEUTRAL
    for member in range(CREW_SIZE):
        if state.spots[member] == zone:
            weight *= SHARED_PLACE_FACTOR
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
            return SHAKEN_OFF_WORTH
        if cards & settings.ropes:
            return ROPE_WORTH
        return BEACON_WORTH if cards & settings.beacons else SLOWING_WORTH
    hits = DIE_MEAN * float(settings.kind_dice[kind])
    if settings.kind_powers[kind] & PLUS:
        hits += 1.0
    if settings.kind_powers[kind] & SURE == 0:
        hits -= float(settings.card_evade[card] - count_bits(state.attached & settings.slowing))
    return max(LEAST_WOUNDS, hits)


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
    return TAKE_WEAPON + TAKE_WEAPON_PER_WOUND * wounds if wounds > 0.0 else USELESS_WEAPON


def go_prior(state: JawsState, space: i64) -> float:
    """Out of the water first; then to where a weapon reaches more."""
    if space >= ZONES:
        return GO_INTO_WATER
    there = best_from(state, space)
    spot = state.spots[state.active]
    if spot >= ZONES:
        return CLIMB_ABOARD + there
    if state.actions > 1:
        for other in range(ZONES):
            if state.beside[space] >> other & 1:
                there = max(there, LATER_STEP_FACTOR * best_from(state, other))
    here = best_from(state, spot)
    return GO_ON + GO_ON_PER_WOUND * there if there > here + WORTH_A_STEP else USELESS_STEP


def target_prior(state: JawsState, zone: i64) -> float:
    """Only where the shark may come up, and first where the weapon does most."""
    kind = state.weapons[state.active]
    return WRONG_TARGET + TARGET_PER_WOUND * expected_wounds(state, kind, bit(zone + ZONES))


def bite_prior(state: JawsState, aim: i64) -> float:
    """The weakest tile, or the member with most wounds."""
    if aim >= MEMBER_AIM:
        return BITE_CREW + float(state.wounds[aim - MEMBER_AIM])
    need = state.settings.damage[aim]
    if state.tiles[aim] == DAMAGED:
        need = state.settings.finish[aim]
    crowd = 0.0
    for member in range(CREW_SIZE):
        if state.spots[member] == aim:
            crowd += 1.0
    return BITE_WEAK_TILE / float(need) + crowd
