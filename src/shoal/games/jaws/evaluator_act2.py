"""The evaluator in Act 2: rough values of positions and moves, and reasons for moves.

A wrong target costs nothing (JW-109): every member should aim a weapon at a
place where the shark may come up, and stand where that weapon reaches it.
"""

import math
from typing import Final

from shoal.core.bits import bit, count_bits, lowest_bit
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act2.crew_attack import evade, surface_shark
from shoal.games.jaws.act2.orca import blanks_of, tile_after, total_hits
from shoal.games.jaws.act2.prepare import range_from, range_of
from shoal.games.jaws.act2.shark_attack import MEMBER_AIM, main_dice
from shoal.games.jaws.components import (
    ACCESSORY,
    ATTACHABLE,
    CREW_SIZE,
    DAMAGED,
    FACES,
    FIREARM,
    GONE,
    HIT_BITS,
    HIT_MASK,
    MEMBER_NAMES,
    NO_ABILITY,
    NO_OPTION,
    OPTION_COUNT,
    PLUS,
    SURE,
    ZONES,
)
from shoal.games.jaws.moves import (
    ABILITY,
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
    DOMINO,
    END,
    GO,
    HOLD,
    KEEP,
    MAUL,
    NO_BITE,
    NO_CAGE,
    PLACE,
    RAM,
    REROLL,
    SECOND_BITE,
    SHOW,
    STAY,
    SURFACE,
    TARGET,
    TURN,
    WEAPON,
)
from shoal.games.jaws.notation import counted, spoken_name
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


ABILITY_REASONS: Final = (
    "A part of the boat that is damaged is destroyed at once.",
    "The boat can be bitten a second time with two dice.",
    "A poor roll can be thrown again once.",
    "Everybody on the part that is hit takes a wound.",
    "The shark can slip to the next water and bites with two hits more.",
    "The part beside the one that is hit takes two hits as well.",
    "Weapons need more than {} to hurt the shark, unless they ignore its evade.",
    "Everybody on board falls into the water if the boat is hit.",
    "The cards are kept for a round that needs them more.",
)
"""For each ability card, and for none: what it is good for; ``{}`` is the evade."""


def act2_reason(state: JawsState, move: i64) -> str:
    """Why, or why not, to make this move in Act 2."""
    if move < SURFACE:
        return setup_reason(state, move)
    if move < GO:
        return choice_reason(state, move)
    if move < ATTACK or move >= WEAPON:
        return preparation_reason(state, move)
    if move < RAM:
        return attack_reason(state, move)
    return bite_reason(state, move)


def setup_reason(state: JawsState, move: i64) -> str:
    """Dividing the gear, going aboard, and who prepares."""
    if move == END:
        return "Without a weapon he stands ready and does not attack."
    if move < DEAL:
        return f"{weapons_of(state, move - TURN)} to choose from."
    if move < PLACE:
        return f"{weapons_of(state, move - DEAL)} so far."
    zone = (move - PLACE) % ZONES
    together = sum([int(spot == zone) for spot in state.spots])
    crowd = f"; {counted(together, 'other')} would fall with him" if together else ""
    hits = state.settings.damage[zone]
    put = "puts" if hits == 1 else "put"
    return f"{counted(hits, 'hit')} there {put} him in the water{crowd}."


def weapons_of(state: JawsState, member: i64) -> str:
    """How many weapons a member has."""
    weapons = count_bits(state.gear[member] & state.settings.weapons)
    return f"{MEMBER_NAMES[member]} has {counted(weapons, 'weapon')}"


def choice_reason(state: JawsState, move: i64) -> str:
    """The shark's option and ability card, and the option that it shows."""
    if SURFACE <= move < ABILITY or SHOW <= move < GO:
        option = move - SURFACE if move < ABILITY else move - SHOW
        up = after_surfacing(state, option, NO_ABILITY)
        number = main_dice(up)
        dice = f"{number} {'die' if number == 1 else 'dice'}"
        if move >= SHOW:
            return f"The crew need no longer fear {dice} with evade {evade(up)} there."
        return f"There the shark bites with {dice}, and its evade is {evade(up)}."
    ability = min(move - ABILITY, NO_ABILITY)
    if ability == NO_ABILITY and count_bits(state.hand) == 1:
        return "The card is kept for a round that needs it more."
    needed = counted(evade(after_surfacing(state, state.choice, ability)), "hit")
    return ABILITY_REASONS[ability].replace("{}", needed)


def after_surfacing(state: JawsState, option: i64, ability: i64) -> JawsState:
    """The state after the shark has come up like this."""
    up = state.clone()
    up.choice = option
    up.ability = ability
    surface_shark(up)
    return up


def preparation_reason(state: JawsState, move: i64) -> str:
    """Places, weapons and targets of the crew."""
    if move >= WEAPON:
        return weapon_reason(state, move - WEAPON)
    if move < TARGET:
        text = wounds_sentence(best_from(state, move - GO), "From there no")
        return f"In the water the shark can bite. {text}" if move - GO >= ZONES else text
    if move < CHUM:
        expected = expected_wounds(state, state.weapons[state.active], bit(move - TARGET + ZONES))
        return (
            wounds_sentence(expected)
            if expected > 0.0
            else "This target misses: the shark cannot come up there."
        )
    left = OPTION_COUNT - count_bits(state.shown)
    return f"One of {left} places where the shark may come up is ruled out."


def weapon_reason(state: JawsState, kind: i64) -> str:
    """What a weapon can do from where the member stands."""
    expected = expected_wounds(state, kind, range_of(state, state.active, kind))
    if expected <= 0.0 < best_from(state, state.spots[state.active]):
        name = spoken_name(state.settings.names[kind])
        return f"The {name} reaches no place where the shark may come up; another weapon does."
    return wounds_sentence(expected)


def attack_reason(state: JawsState, move: i64) -> str:
    """The crew's attacks."""
    if move < REROLL:
        member = (move - ATTACK) % CREW_SIZE
        card = state.options[state.choice]
        worth = average_wounds(state, state.weapons[member], card)
        held = "Holding back keeps the weapon; the attack is" if move >= HOLD else "The attack is"
        return f"{held} worth about {worth:.1f} wounds."
    if move == REROLL:
        blanks = count_bits(blanks_of(state.thrown, state.dice))
        return f"{counted(blanks, 'blank')} can only get better."
    if move == KEEP:
        return dice_shown(state)
    if move == AMMO:
        return "The weapon is kept for another shot, the ammo is spent."
    return "The weapon is spent, the ammo is kept."


def bite_reason(state: JawsState, move: i64) -> str:
    """The shark's attacks."""
    if move < STAY:
        return f"Two hits more, beside a part that {hits_needed(state, move - RAM)}."
    if BITE <= move < NO_BITE:
        aim = move - BITE
        return (
            member_wounds(state, aim - MEMBER_AIM) if aim >= MEMBER_AIM else tile_reason(state, aim)
        )
    if DOMINO <= move < BONUS:
        return f"Two hits fall on a part that {hits_needed(state, move - DOMINO)}."
    if BONUS <= move < DIVE:
        return member_wounds(state, move - BONUS)
    return other_bite_reason(state, move)


def other_bite_reason(state: JawsState, move: i64) -> str:
    """Staying, rerolling, closing the cage, and not biting."""
    if move == STAY:
        return "From here it bites without the two hits more."
    if CAGE <= move < NO_CAGE:
        return f"Nothing wounds {MEMBER_NAMES[move - CAGE]} for the rest of the round."
    if NO_CAGE <= move < MAUL:
        return f"The cage is kept. {member_wounds(state, move - NO_CAGE)}"
    if MAUL <= move < DOMINO:
        return reroll_reason(state, move - MAUL + 1)
    if move == NO_BITE and state.phase == SECOND_BITE:
        return "The second attack would be lost."
    if move == DIVE:
        return f"No further bite. {wound_counts(state)}"
    return f"The boat and the crew are spared. {wound_counts(state)}"


def reroll_reason(state: JawsState, dice: i64) -> str:
    """What the dice to reroll show, and what they would show on average."""
    shown: i64 = 0
    for die in range(state.dice):
        if dice >> die & 1:
            shown += state.thrown >> (HIT_BITS * die) & HIT_MASK
    mean = float(count_bits(dice) * sum(state.settings.die)) / float(FACES)
    return f"These show {counted(shown, 'hit')}, and {mean:.1f} on average if thrown again."


def dice_shown(state: JawsState) -> str:
    """What the dice show."""
    return f"The dice show {counted(total_hits(state.thrown), 'hit')}."


def tile_reason(state: JawsState, zone: i64) -> str:
    """The hits that a part of the boat takes, and the members on it."""
    standing = [MEMBER_NAMES[member] for member in range(CREW_SIZE) if state.spots[member] == zone]
    text = f"That part {hits_needed(state, zone)}"
    return f"{text}; on it stands {' and '.join(standing)}." if standing else f"{text}."


def hits_needed(state: JawsState, zone: i64) -> str:
    """The hits that a part of the boat takes."""
    if state.tiles[zone] == GONE:
        return "is gone already"
    least: i64 = 1
    while tile_after(state, zone, least) == state.tiles[zone]:
        least += 1
    if tile_after(state, zone, least) == GONE:
        return f"is destroyed by {counted(least, 'hit')}"
    return f"is damaged by {counted(least, 'hit')} and destroyed by {state.settings.destroy[zone]}"


def member_wounds(state: JawsState, member: i64) -> str:
    """The wounds of a member."""
    wounds_sentence = f"{state.wounds[member]} of {state.settings.crew_wounds} wounds"
    return f"{MEMBER_NAMES[member]} has {wounds_sentence}; each hit is one more."


def wound_counts(state: JawsState) -> str:
    """The wounds of both sides."""
    return (
        f"The shark has {state.hurt} of {state.settings.shark_wounds} wounds; "
        f"the crew {sum(state.wounds)}."
    )


def wounds_sentence(expected: float, no: str = "No") -> str:
    """The expected wounds as a sentence."""
    if expected <= 0.0:
        return f"{no} weapon reaches a place where the shark may come up."
    return f"If the shark comes up in reach, a weapon is worth about {expected:.1f} wounds."
