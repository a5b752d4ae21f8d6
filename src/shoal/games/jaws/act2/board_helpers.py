"""Act 2: the resurface cards with the gear on the shark, and what each move brings."""

from typing import Final

from shoal.core.bits import count_bits
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act2.crew_attack import evade, evade_against, hits_with
from shoal.games.jaws.act2.orca import blanks_of, tile_after, total_hits
from shoal.games.jaws.act2.prepare import prepare
from shoal.games.jaws.act2.reasons import after_surfacing
from shoal.games.jaws.act2.shark_attack import MAIN, MEMBER_AIM, main_dice
from shoal.games.jaws.components import (
    ATTACHABLE,
    DOMINO_HITS,
    GONE,
    HELPING_DICE,
    NO_ABILITY,
    NO_CARD,
    OPTION_COUNT,
    PLUS,
    RAM_HITS,
    STEPS,
    ZONES,
    option_letter,
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
    DOMINO,
    END,
    GO,
    HOLD,
    KEEP,
    MAUL,
    MOVE_MEMBER,
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
)
from shoal.games.jaws.rules import JawsState

HIT_LIMIT: Final = 99
"""No boat space takes more hits than this."""


def option_facts(state: JawsState) -> list[dict[str, object]]:
    """Each resurface option: its dice and its evade with the gear on the shark (JW-116, JW-119)."""
    found: list[dict[str, object]] = []
    for option in range(OPTION_COUNT):
        if state.options[option] == NO_CARD:
            continue
        up = after_surfacing(state, option, NO_ABILITY)
        found.append(
            {"option": option_letter(option), "dice": int(main_dice(up)), "evade": int(evade(up))}
        )
    return found


def act2_brings(state: JawsState, move: i64) -> Message | None:
    """What a move of Act 2 brings, in a few words; None if its name says everything."""
    if move < SURFACE:
        return setup_brings(state, move)
    if move < ATTACK:
        return preparation_brings(state, move)
    if move < RAM:
        return attack_brings(state, move)
    return bite_brings(state, move)


def setup_brings(state: JawsState, move: i64) -> Message | None:
    """Dividing the gear, going aboard, and who prepares."""
    if move >= PLACE:
        return boat_numbers(state, (move - PLACE) % ZONES)
    if move >= DEAL:
        return say("brings-gear", count=int(count_bits(state.gear[move - DEAL])) + 1)
    if move == END:
        return say("brings-unarmed")
    weapons = count_bits(state.gear[move - TURN] & state.settings.weapons)
    return say("brings-prepare", steps=int(STEPS), weapons=int(weapons))


def boat_numbers(state: JawsState, zone: i64) -> Message:
    """How many hits a boat space takes (JW-83)."""
    damage, destroy = first_hits(state, zone)
    return say("brings-boat", damage=damage, destroy=destroy)


def first_hits(state: JawsState, zone: i64) -> tuple[int, int]:
    """The hits that damage a boat space, 0 if nothing does, and those that destroy it."""
    damage, destroy, hits = 0, 0, 0
    while destroy == 0 and hits < HIT_LIMIT:
        hits += 1
        after = tile_after(state, zone, hits)
        if after == GONE:
            destroy = hits
        elif after != state.tiles[zone] and damage == 0:
            damage = hits
    return damage, destroy


def preparation_brings(state: JawsState, move: i64) -> Message | None:
    """Options, steps and targets."""
    if SHOW <= move < GO:
        return say("brings-show")
    if GO <= move < TARGET:
        after = state.clone()
        prepare(after, move)
        left = int(after.actions) if after.phase == MOVE_MEMBER else 0
        return say("brings-steps", count=left)
    if TARGET <= move < CHUM:
        return say("brings-target", options=options_in(state, move - TARGET))
    if move >= CHUM:
        return say("brings-chum")
    return None


def options_in(state: JawsState, zone: i64) -> list[str]:
    """The options that name a zone and may still be the shark's."""
    return [
        option_letter(option)
        for option in range(OPTION_COUNT)
        if state.options[option] != NO_CARD
        and state.settings.card_zone[state.options[option]] == zone
        and not state.shown >> option & 1
    ]


def attack_brings(state: JawsState, move: i64) -> Message | None:
    """The crew's attacks (JW-111 to JW-115)."""
    if move < HOLD:
        return weapon_numbers(state, move - ATTACK)
    if move < REROLL:
        return say("brings-hold")
    if move == REROLL:
        return say("brings-reroll", count=int(count_bits(blanks_of(state.thrown, state.dice))))
    if move == KEEP:
        return kept_hits(state)
    if move == AMMO or move == DISCARD:
        ammo = int(count_bits(state.gear[state.active] & state.settings.ammo))
        return say("brings-ammo", count=ammo - 1 if move == AMMO else ammo)
    return None


def weapon_numbers(state: JawsState, member: i64) -> Message:
    """Dice of a member's weapon, and the evade against it."""
    kind = state.weapons[member]
    if state.settings.kind_type[kind] == ATTACHABLE:
        return say("brings-attach")
    aiming = state.clone()
    aiming.active = member
    return say(
        "brings-attack",
        dice=int(state.settings.kind_dice[kind]),
        plus=1 if state.settings.kind_powers[kind] & PLUS else 0,
        evade=int(evade_against(aiming)),
    )


def kept_hits(state: JawsState) -> Message:
    """What the dice on the table do if they are kept: the crew's, or the shark's."""
    if state.bout:
        hits = total_hits(state.thrown)
        if state.bout == MAIN and state.rammed:
            hits += RAM_HITS
        return say("brings-hits", count=int(hits))
    hits = hits_with(state, state.thrown)
    return say("brings-wounds", count=max(0, int(hits - evade_against(state))))


def bite_brings(state: JawsState, move: i64) -> Message | None:
    """The shark's attacks (JW-117 to JW-126)."""
    if move < STAY:
        return say("brings-ram", count=int(RAM_HITS))
    if BITE <= move < NO_BITE:
        return target_brings(state, move - BITE)
    if move == NO_BITE:
        return say("brings-no-bite")
    if CAGE <= move < NO_CAGE:
        return say("brings-cage")
    if MAUL <= move < DOMINO:
        return say("brings-reroll", count=int(count_bits(move - MAUL + 1)))
    if DOMINO <= move < BONUS:
        return domino_brings(state, move - DOMINO)
    if BONUS <= move < DIVE:
        return wound_numbers(state, move - BONUS, 1)
    return None


def domino_brings(state: JawsState, zone: i64) -> Message:
    """What the hits of Domino Effect do to a boat space (JW-126)."""
    tile = tile_after(state, zone, DOMINO_HITS)
    if tile == state.tiles[zone]:
        return say("brings-domino-nothing", hits=int(DOMINO_HITS))
    if tile == GONE:
        return say("brings-domino-destroyed", hits=int(DOMINO_HITS))
    return say("brings-domino-damaged", hits=int(DOMINO_HITS))


def target_brings(state: JawsState, aim: i64) -> Message:
    """A boat space or a member that the shark may attack: its dice, and what hits do."""
    second = state.phase == SECOND_BITE
    dice = int(HELPING_DICE if second else main_dice(state))
    plus = int(RAM_HITS) if state.rammed and not second else 0
    if aim >= MEMBER_AIM:
        return wound_numbers(state, aim - MEMBER_AIM, dice, plus)
    damage, destroy = first_hits(state, aim)
    return say("brings-bite", dice=dice, plus=plus, damage=damage, destroy=destroy)


def wound_numbers(state: JawsState, member: i64, dice: int, plus: int = 0) -> Message:
    """An attack on a member: the dice, and the wounds that he has."""
    return say(
        "brings-bite-member",
        dice=dice,
        plus=plus,
        count=int(state.wounds[member]),
        limit=int(state.settings.crew_wounds),
    )
