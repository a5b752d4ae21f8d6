"""The log of Act 2: what a move changed besides the move itself."""

from shoal.core.bits import members
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.jaws.act2.crew_attack import evade_against, hits_with
from shoal.games.jaws.act2.dice import hits_of, reroll
from shoal.games.jaws.act2.prepare import only_target
from shoal.games.jaws.act2.shark_attack import MAIN, MEMBER_AIM
from shoal.games.jaws.components import (
    ABILITY_NAMES,
    CREW_SIZE,
    DAMAGED,
    GONE,
    MEMBER_NAMES,
    NO_ABILITY,
    NO_ZONE,
    OFF_BOARD,
    OPTION_LETTERS,
    RAM_HITS,
    STRENGTH,
    WAVES,
    ZONES,
)
from shoal.games.jaws.moves import (
    BONUS_BITE,
    CHOOSE_ABILITY,
    CHOOSE_DOMINO,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    DECIDE_BLANKS,
    DECIDE_MAUL,
    DOMINO,
    GOING_ON,
    MOVE_MEMBER,
    PREPARE_MEMBER,
    ROLL_ATTACK,
    ROLL_BITE,
    ROLL_BLANKS,
    ROLL_MAUL,
    SHOW_OPTION,
    WEAPON,
)
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.text.move_descriptions import counted, spoken_name


def act2_lines(before: JawsState, move: i64, after: JawsState) -> list[str]:
    """Everything that a move of Act 2 changed, in the order in which it happened."""
    sentences = choice_lines(before, after)
    if is_revealed(before, after):
        sentences += reveal_lines(before, after)
    sentences += gear_lines(before, after)
    sentences += bite_lines(before, move, after)
    sentences += wound_lines(before, after)
    if before.phase > CHOOSE_OPTION and after.ending == GOING_ON and after.round > before.round:
        dives = "" if before.phase == BONUS_BITE else "The shark dives. "
        sentences.append(f"{dives}Round {after.round} begins (JW-129).")
    return sentences


def choice_lines(before: JawsState, after: JawsState) -> list[str]:
    """A choice that is locked in, and options that the shark shows."""
    sentences = []
    choosing = before.phase == CHOOSE_OPTION or before.phase == CHOOSE_ABILITY
    if choosing and after.phase > CHOOSE_ABILITY:
        card = "with" if after.card_played else "without"
        sentences.append(f"The shark has locked in its choice, {card} an ability card (JW-95).")
    for option in members(after.shown & ~before.shown):
        sentences.append(
            f"The shark shows that it did not choose option {OPTION_LETTERS[option]} (JW-98)."
        )
    return sentences


def is_revealed(before: JawsState, after: JawsState) -> bool:
    """Whether the last member is ready, so that the shark comes up (JW-109)."""
    return (
        PREPARE_MEMBER <= before.phase <= CHOOSE_TARGET
        and not SHOW_OPTION <= after.phase <= CHOOSE_TARGET
    )


def reveal_lines(before: JawsState, after: JawsState) -> list[str]:
    """The shark comes up."""
    ability = "no ability"
    if before.ability != NO_ABILITY:
        ability = ABILITY_NAMES[before.ability]
    card = before.options[before.choice]
    zone = before.settings.card_zone[card] + 1
    option = OPTION_LETTERS[before.choice]
    sentences = [f"The shark surfaces in zone {zone} (option {option}) with {ability} (JW-109)."]
    if before.attached and not after.attached:
        sentences.append("It shakes everything off (JW-110).")
    return sentences


def target_line(state: JawsState, move: i64) -> str:
    """The target of a weapon that reaches only one water, and takes it at once."""
    if state.phase != MOVE_MEMBER or move < WEAPON:
        return ""
    target = only_target(state, move - WEAPON)
    return f" The target is zone {target + 1} (JW-104)." if target != NO_ZONE else ""


def evaded_line(before: JawsState, move: i64, after: JawsState) -> str:
    """The hits of an attack that did not get past the shark's evade."""
    if after.phase in (DECIDE_BLANKS, ROLL_BLANKS) or after.hurt > before.hurt:
        return ""
    if before.phase == ROLL_ATTACK:
        thrown = hits_of(before, move, before.dice)
    elif before.phase == ROLL_BLANKS:
        thrown = reroll(before, move)
    elif before.phase == DECIDE_BLANKS:
        thrown = before.thrown
    else:
        return ""
    hits = counted(hits_with(before, thrown), "hit")
    return f"{hits} against evade {evade_against(before)}: no wound (JW-112)."


def gear_lines(before: JawsState, after: JawsState) -> list[str]:
    """Gear that is attached now, and a weapon that its own attack has used up."""
    sentences = [
        f"The {card_name(before, card)} is attached to the shark (JW-115)."
        for card in members(after.attached & ~before.attached)
    ]
    if before.phase in (ROLL_ATTACK, ROLL_BLANKS, DECIDE_BLANKS):
        sentences += [
            f"The {card_name(before, card)} is discarded (JW-114)."
            for card in members(after.gear_gone & ~before.gear_gone)
        ]
    return sentences


def card_name(state: JawsState, card: i64) -> str:
    """A gear card's name as it is spoken."""
    return spoken_name(state.settings.names[state.settings.card_kind[card]])


def bite_lines(before: JawsState, move: i64, after: JawsState) -> list[str]:
    """What the shark's hits did to the boat and to the members on it."""
    if before.phase not in (ROLL_BITE, ROLL_MAUL, DECIDE_MAUL, CHOOSE_DOMINO):
        return []
    if after.phase in (DECIDE_MAUL, ROLL_MAUL):
        return []
    sentences = []
    if before.bout == MAIN and before.rammed and before.phase != CHOOSE_DOMINO:
        sentences.append(f"Ramming Speed adds {RAM_HITS} hits (JW-121).")
    for zone in range(ZONES):
        if after.tiles[zone] < before.tiles[zone]:
            sentences.append(tile_line(before, move, zone, after))
    sentences += missed_lines(before, move, after)
    for member in range(CREW_SIZE):
        if before.spots[member] < ZONES <= after.spots[member] < OFF_BOARD:
            sentences.append(fall_line(before, member, after))
    return sentences


def tile_line(before: JawsState, move: i64, zone: i64, after: JawsState) -> str:
    """A part of the boat is turned over or removed."""
    rule = "JW-126" if before.phase == CHOOSE_DOMINO else "JW-118"
    if after.tiles[zone] == DAMAGED:
        return f"Boat space {zone + 1} is damaged ({rule})."
    if before.ability == STRENGTH and not is_gone_anyway(before, move, zone):
        rule = "JW-118, JW-123"
    return f"Boat space {zone + 1} is destroyed ({rule})."


def is_gone_anyway(before: JawsState, outcome: i64, zone: i64) -> bool:
    """Whether the same dice would have destroyed the part without the ability card."""
    plain = before.clone()
    plain.ability = NO_ABILITY
    plain.play(CHANCE, outcome)
    return plain.tiles[zone] == GONE


def missed_lines(before: JawsState, move: i64, after: JawsState) -> list[str]:
    """What was bitten and took no harm."""
    if before.phase == CHOOSE_DOMINO:
        zone = move - DOMINO
        if after.tiles[zone] == before.tiles[zone]:
            return [f"Boat space {zone + 1} takes no damage (JW-126)."]
        return []
    if before.aim < MEMBER_AIM:
        if after.tiles[before.aim] == before.tiles[before.aim]:
            return [f"Boat space {before.aim + 1} takes no damage (JW-118)."]
        return []
    member = before.aim - MEMBER_AIM
    if after.wounds[member] > before.wounds[member]:
        return []
    if before.caged >> member & 1:
        return [f"The Shark Cage keeps {MEMBER_NAMES[member]} from harm (JW-108)."]
    return [f"{MEMBER_NAMES[member]} takes no wound (JW-120)."]


def fall_line(before: JawsState, member: i64, after: JawsState) -> str:
    """Somebody falls: from a part that was hit, or because Making Waves shakes the whole boat."""
    zone = before.spots[member]
    hit = after.tiles[zone] < before.tiles[zone]
    rule = "JW-125" if before.ability == WAVES and not hit else "JW-118"
    return f"{MEMBER_NAMES[member]} falls into the water ({rule})."


def wound_lines(before: JawsState, after: JawsState) -> list[str]:
    """Wounds on both sides."""
    sentences = []
    if after.hurt > before.hurt:
        wounds = counted(after.hurt - before.hurt, "wound")
        sentences.append(f"The shark takes {wounds}, {after.hurt} in all (JW-112).")
    rule = "JW-120" if before.aim >= MEMBER_AIM else "JW-125"
    for member in range(CREW_SIZE):
        taken = after.wounds[member] - before.wounds[member]
        if taken > 0:
            sentences.append(f"{MEMBER_NAMES[member]} takes {counted(taken, 'wound')} ({rule}).")
            if after.spots[member] == OFF_BOARD:
                sentences.append(f"{MEMBER_NAMES[member]} is out (JW-127).")
    return sentences
