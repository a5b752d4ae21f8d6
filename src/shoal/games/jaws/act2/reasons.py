"""What speaks for or against a move of Act 2."""

from shoal.core.bits import bit, count_bits
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act2.crew_attack import evade, surface_shark
from shoal.games.jaws.act2.evaluator import average_wounds, best_from, expected_wounds
from shoal.games.jaws.act2.orca import blanks_of, tile_after, total_hits
from shoal.games.jaws.act2.prepare import range_of
from shoal.games.jaws.act2.shark_attack import MEMBER_AIM, main_dice
from shoal.games.jaws.components import (
    ABILITIES,
    CREW_SIZE,
    FACES,
    GONE,
    HIT_BITS,
    HIT_MASK,
    NO_ABILITY,
    OPTION_COUNT,
    ZONES,
    member_word,
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
    DIVE,
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
from shoal.games.jaws.options import kind_word
from shoal.games.jaws.rules import JawsState


def act2_reason(state: JawsState, move: i64) -> Message:
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


def setup_reason(state: JawsState, move: i64) -> Message:
    """Dividing the gear, going aboard, and who prepares."""
    if move == END:
        return say("why-unarmed")
    if move < DEAL:
        member = move - TURN
        count = weapon_count(state, member)
        return say("why-prepare", member=member_word(member), count=count)
    if move < PLACE:
        member = move - DEAL
        return say("why-deal", member=member_word(member), count=weapon_count(state, member))
    zone = (move - PLACE) % ZONES
    together = sum([int(spot == zone) for spot in state.spots])
    return say("why-board", hits=int(state.settings.damage[zone]), count=together)


def weapon_count(state: JawsState, member: i64) -> int:
    """How many weapons a member has."""
    return int(count_bits(state.gear[member] & state.settings.weapons))


def choice_reason(state: JawsState, move: i64) -> Message:
    """The shark's option and ability card, and the option that it shows."""
    if SURFACE <= move < ABILITY or SHOW <= move < GO:
        option = move - SURFACE if move < ABILITY else move - SHOW
        up = after_surfacing(state, option, NO_ABILITY)
        dice, shown_evade = int(main_dice(up)), int(evade(up))
        if move >= SHOW:
            return say("why-show", dice=dice, evade=shown_evade)
        return say("why-surface", dice=dice, evade=shown_evade)
    ability = min(move - ABILITY, NO_ABILITY)
    if ability == NO_ABILITY:
        return say("why-no-ability", count=int(count_bits(state.hand)))
    if ABILITIES[ability] == "hard":
        needed = int(evade(after_surfacing(state, state.choice, ability)))
        return say("why-hard-target", evade=needed)
    return say(key_in("why-ability", ABILITIES[ability]))


def after_surfacing(state: JawsState, option: i64, ability: i64) -> JawsState:
    """The state after the shark has come up like this."""
    up = state.clone()
    up.choice = option
    up.ability = ability
    surface_shark(up)
    return up


def preparation_reason(state: JawsState, move: i64) -> Message:
    """Places, weapons and targets of the crew."""
    if move >= WEAPON:
        return weapon_reason(state, move - WEAPON)
    if move < TARGET:
        water = 1 if move - GO >= ZONES else 0
        return say("why-step", water=water, wounds=one_decimal(best_from(state, move - GO)))
    if move < CHUM:
        weapon = state.weapons[state.active]
        expected = expected_wounds(state, weapon, bit(move - TARGET + ZONES))
        return say("why-target", wounds=one_decimal(expected))
    return say("why-chum", count=int(OPTION_COUNT - count_bits(state.shown)))


def one_decimal(wounds: float) -> float:
    """Expected wounds for a sentence; what is possible does not become 0."""
    return max(0.1, round(wounds, 1)) if wounds > 0.0 else 0.0


def weapon_reason(state: JawsState, kind: i64) -> Message:
    """What a weapon can do from where the member stands."""
    expected = expected_wounds(state, kind, range_of(state, state.active, kind))
    if expected <= 0.0 < best_from(state, state.spots[state.active]):
        return say("why-weapon-short", gear=kind_word(state.settings, kind))
    return say("why-weapon", wounds=one_decimal(expected))


def attack_reason(state: JawsState, move: i64) -> Message:
    """The crew's attacks."""
    if move < REROLL:
        member = (move - ATTACK) % CREW_SIZE
        card = state.options[state.choice]
        worth = one_decimal(average_wounds(state, state.weapons[member], card))
        return say("why-hold", wounds=worth) if move >= HOLD else say("why-attack", wounds=worth)
    if move == REROLL:
        return say("why-reroll-blanks", count=int(count_bits(blanks_of(state.thrown, state.dice))))
    if move == KEEP:
        return say("why-keep", hits=int(total_hits(state.thrown)))
    return say("why-ammo") if move == AMMO else say("why-discard")


def bite_reason(state: JawsState, move: i64) -> Message:
    """The shark's attacks."""
    if move < STAY:
        return ram_reason(state, move - RAM)
    if BITE <= move < NO_BITE:
        aim = move - BITE
        if aim >= MEMBER_AIM:
            return wounds_reason(state, aim - MEMBER_AIM)
        return tile_reason(state, aim)
    if DOMINO <= move < BONUS:
        zone = move - DOMINO
        return say(
            "why-domino", damage=hits_to_damage(state, zone), hits=hits_to_destroy(state, zone)
        )
    if BONUS <= move < DIVE:
        return wounds_reason(state, move - BONUS)
    return other_bite_reason(state, move)


def ram_reason(state: JawsState, zone: i64) -> Message:
    """The boat space of the zone that the shark rams on to."""
    if state.tiles[zone] == GONE:
        return say("why-ram-water")
    return say("why-ram", damage=hits_to_damage(state, zone), hits=hits_to_destroy(state, zone))


def other_bite_reason(state: JawsState, move: i64) -> Message:
    """Staying, rerolling, closing the cage, and not biting."""
    if move == STAY:
        return say("why-stay")
    if CAGE <= move < NO_CAGE:
        return say("why-cage", member=member_word(move - CAGE))
    if NO_CAGE <= move < MAUL:
        member = move - NO_CAGE
        wounds, limit = int(state.wounds[member]), int(state.settings.crew_wounds)
        return say("why-no-cage", member=member_word(member), count=wounds, limit=limit)
    if MAUL <= move < DOMINO:
        return reroll_reason(state, move - MAUL + 1)
    if move == NO_BITE and state.phase == SECOND_BITE:
        return say("why-no-second")
    shark, limit = int(state.hurt), int(state.settings.shark_wounds)
    crew = int(sum(state.wounds))
    if move == DIVE:
        return say("why-dive", count=shark, limit=limit, crew=crew)
    return say("why-spare", count=shark, limit=limit, crew=crew)


def reroll_reason(state: JawsState, dice: i64) -> Message:
    """What the dice to reroll show, and what they would show on average."""
    shown: i64 = 0
    for die in range(state.dice):
        if dice >> die & 1:
            shown += state.thrown >> (HIT_BITS * die) & HIT_MASK
    mean = float(count_bits(dice) * sum(state.settings.die)) / float(FACES)
    return say("why-maul", hits=int(shown), mean=round(mean, 1))


def tile_reason(state: JawsState, zone: i64) -> Message:
    """The hits that a part of the boat takes, and the members on it."""
    standing = [member_word(member) for member in range(CREW_SIZE) if state.spots[member] == zone]
    damage, destroy = hits_to_damage(state, zone), hits_to_destroy(state, zone)
    return say("why-bite-boat", damage=damage, hits=destroy, members=standing)


def hits_to_damage(state: JawsState, zone: i64) -> int:
    """The fewest hits that damage a part without destroying it; 0 if there are none."""
    for hits in range(1, hits_to_destroy(state, zone)):
        if tile_after(state, zone, hits) != state.tiles[zone]:
            return hits
    return 0


def hits_to_destroy(state: JawsState, zone: i64) -> int:
    """The fewest hits that destroy a part."""
    hits = 1
    while tile_after(state, zone, hits) != GONE:
        hits += 1
    return hits


def wounds_reason(state: JawsState, member: i64) -> Message:
    """The wounds of a member."""
    count, limit = int(state.wounds[member]), int(state.settings.crew_wounds)
    return say("why-bite-member", member=member_word(member), count=count, limit=limit)
