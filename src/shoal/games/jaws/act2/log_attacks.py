"""The log of Act 2's attacks: decisions, dice, and what the hits do on both sides."""

from shoal.core.bits import members
from shoal.core.message import HEADLINE, LINE, Message, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.jaws.act2.crew_attack import evade_against, hits_with
from shoal.games.jaws.act2.orca import hits_of, reroll, total_hits
from shoal.games.jaws.act2.shark_attack import MAIN, MEMBER_AIM
from shoal.games.jaws.components import (
    CREW_SIZE,
    DAMAGED,
    DOMINO_HITS,
    GONE,
    HIT_BITS,
    HIT_MASK,
    MOUTH,
    NO_ABILITY,
    OFF_BOARD,
    RAM_HITS,
    SHARK,
    STRENGTH,
    WAVES,
    ZONES,
    member_word,
)
from shoal.games.jaws.moves import (
    AMMO,
    ATTACK,
    BITE,
    BONUS,
    CAGE,
    CHOOSE_DOMINO,
    CREW_ATTACK,
    DECIDE_BLANKS,
    DECIDE_MAUL,
    DIVE,
    DOMINO,
    HOLD,
    KEEP,
    MAUL,
    NO_BITE,
    NO_CAGE,
    RAM,
    REROLL,
    ROLL_ATTACK,
    ROLL_BITE,
    ROLL_BLANKS,
    ROLL_MAUL,
    SECOND_BITE,
    STAY,
)
from shoal.games.jaws.options import card_word, kind_word
from shoal.games.jaws.rules import JawsState

# Decisions.


def attack_log(before: JawsState, move: i64, after: JawsState) -> list[Message]:
    """A decision of the crew or the shark during the attacks."""
    if move == DIVE:
        return []  # ``round_log`` has the dive, which also comes without a move.
    if move < RAM and not (move == KEEP and before.phase == DECIDE_MAUL):
        return [crew_message(before, move)]
    if CAGE <= move < NO_CAGE:
        return [say("log-cage", member=member_word(move - CAGE), rule="JW-108")]
    if NO_CAGE <= move < MAUL:
        return [say("log-no-cage", member=member_word(move - NO_CAGE), rule="JW-108")]
    return [shark_message(before, move, after)]


def crew_message(before: JawsState, move: i64) -> Message:
    """A decision of the crew in its own attack."""
    if before.phase == CREW_ATTACK:
        attacker = (move - ATTACK) % CREW_SIZE
        member = member_word(attacker)
        if move >= HOLD:
            return say("log-holds-back", member=member, rule="JW-111")
        gear = kind_word(before.settings, before.weapons[attacker])
        return say("log-attacks", member=member, gear=gear, rule="JW-111")
    member = member_word(before.active)
    if move == REROLL:
        return say("log-rerolls-blanks", member=member, rule="JW-113")
    if move == KEEP:
        return say("log-keeps-blanks", member=member, rule="JW-113")
    gear = kind_word(before.settings, before.weapons[before.active])
    if move == AMMO:
        return say("log-uses-ammo", member=member, gear=gear, rule="JW-107")
    return say("log-discards", member=member, gear=gear, rule="JW-114")


def shark_message(before: JawsState, move: i64, after: JawsState) -> Message:
    """A decision of the shark in its attacks."""
    if move == KEEP:
        return say("log-shark-keeps", seat=int(SHARK), rule="JW-122")
    if move < STAY:
        return say("log-rams", seat=int(SHARK), zone=int(move - RAM + 1), rule="JW-121")
    if move == STAY:
        return say("log-stays", seat=int(SHARK), rule="JW-121")
    if move <= NO_BITE:
        return bite_message(before, move, after)
    if move < DOMINO:
        dice = [int(die) + 1 for die in members(move - MAUL + 1)]
        return say("log-mauls", seat=int(SHARK), dice=dice, rule="JW-122")
    if move < BONUS:
        return say("log-domino", seat=int(SHARK), zone=int(move - DOMINO + 1), rule="JW-126")
    return say("log-bites-bonus", seat=int(SHARK), member=member_word(move - BONUS), rule="JW-120")


def bite_message(before: JawsState, move: i64, after: JawsState) -> Message:
    """What the shark bites."""
    dice = int(after.dice)
    zone = int(move - BITE + 1)
    if before.phase == SECOND_BITE:
        if move == NO_BITE:
            return say("log-bites-no-more", seat=int(SHARK), rule="JW-124")
        return say("log-bites-again", seat=int(SHARK), zone=zone, dice=dice, rule="JW-124")
    if move == NO_BITE:
        return say("log-bites-nobody", seat=int(SHARK), rule="JW-117")
    if move - BITE < MEMBER_AIM:
        return say("log-bites-boat", seat=int(SHARK), zone=zone, dice=dice, rule="JW-118")
    member = member_word(move - BITE - MEMBER_AIM)
    return say("log-bites-member", seat=int(SHARK), member=member, dice=dice, rule="JW-120")


def dice_log(before: JawsState, outcome: i64) -> list[Message]:
    """The dice that are thrown now."""
    count = before.dice
    if before.phase == ROLL_BLANKS or before.phase == ROLL_MAUL:
        count = len(members(before.again))
    thrown = hits_of(before, outcome, count)
    dice = [int(thrown >> (HIT_BITS * die) & HIT_MASK) for die in range(count)]
    return [say("log-dice", dice=dice, hits=sum(dice), rule="JW-82")]


# What the hits do.


def result_log(before: JawsState, move: i64, after: JawsState) -> list[Message]:
    """Wounds of the shark, gear that is attached or used up, and what a bite did."""
    told = strike_log(before, move, after)
    for card in members(after.attached & ~before.attached):
        gear = card_word(before.settings, card)
        told.append(say("log-attached", gear=gear, rule="JW-115", level=HEADLINE))
    if before.phase in (ROLL_ATTACK, ROLL_BLANKS, DECIDE_BLANKS):
        for card in members(after.gear_gone & ~before.gear_gone):
            gear = card_word(before.settings, card)
            told.append(say("log-used-up", gear=gear, rule="JW-114"))
    if before.phase in (ROLL_BITE, ROLL_MAUL, DECIDE_MAUL, CHOOSE_DOMINO):
        if after.phase not in (DECIDE_MAUL, ROLL_MAUL):
            told += bite_log(before, move, after)
    return told


def strike_log(before: JawsState, move: i64, after: JawsState) -> list[Message]:
    """The end of a member's attack: wounds, or not enough hits."""
    if after.phase == DECIDE_BLANKS or after.phase == ROLL_BLANKS:
        return []
    if before.phase not in (ROLL_ATTACK, ROLL_BLANKS, DECIDE_BLANKS):
        return []
    member = member_word(before.active)
    hits = int(hits_with(before, thrown_by_crew(before, move)))
    evade = int(evade_against(before))
    if after.hurt == before.hurt:
        return [
            say("log-evaded", member=member, hits=hits, evade=evade, rule="JW-112", level=HEADLINE)
        ]
    return [
        say(
            "log-shark-wounded",
            seat=int(SHARK),
            member=member,
            count=int(after.hurt - before.hurt),
            total=int(after.hurt),
            limit=int(before.settings.shark_wounds),
            rule="JW-112",
            level=HEADLINE,
        )
    ]


def thrown_by_crew(before: JawsState, move: i64) -> i64:
    """The dice of an attack after this step."""
    if before.phase == ROLL_ATTACK:
        return hits_of(before, move, before.dice)
    if before.phase == ROLL_BLANKS:
        return reroll(before, move)
    return before.thrown


def bite_hits(before: JawsState, move: i64) -> i64:
    """The hits of a bite after this step."""
    if before.phase == CHOOSE_DOMINO:
        return DOMINO_HITS
    hits = total_hits(before.thrown)
    if before.phase == ROLL_BITE:
        hits = total_hits(hits_of(before, move, before.dice))
    elif before.phase == ROLL_MAUL:
        hits = total_hits(reroll(before, move))
    if before.bout == MAIN and before.rammed:
        hits += RAM_HITS
    return hits


def bite_log(before: JawsState, move: i64, after: JawsState) -> list[Message]:
    """What a bite did to the boat and to the crew."""
    told: list[Message] = []
    if before.phase != CHOOSE_DOMINO and before.bout == MAIN and before.rammed:
        told.append(say("log-ram-adds", count=int(RAM_HITS), rule="JW-121"))
    if before.phase == CHOOSE_DOMINO or before.aim < MEMBER_AIM:
        told += tile_log(before, move, after)
    else:
        told += spared_log(before, before.aim - MEMBER_AIM, move, after)
    for member in range(CREW_SIZE):
        if before.spots[member] < ZONES <= after.spots[member] < OFF_BOARD:
            told.append(fall_message(before, member, after))
    return told + wound_log(before, after)


def tile_log(before: JawsState, move: i64, after: JawsState) -> list[Message]:
    """A boat space that is hit: it holds, is damaged, or is destroyed."""
    zone = move - DOMINO if before.phase == CHOOSE_DOMINO else before.aim
    rule = "JW-126" if before.phase == CHOOSE_DOMINO else "JW-118"
    number = int(zone + 1)
    hits = int(bite_hits(before, move))
    if after.tiles[zone] == before.tiles[zone]:
        return [say("log-boat-holds", zone=number, hits=hits, rule=rule, level=HEADLINE)]
    if after.tiles[zone] == DAMAGED:
        return [say("log-boat-damaged", zone=number, hits=hits, rule=rule, level=HEADLINE)]
    told = [say("log-boat-destroyed", zone=number, hits=hits, rule=rule, level=HEADLINE)]
    if before.ability == STRENGTH and not is_gone_anyway(before, move, zone):
        told.append(say("log-strength", rule="JW-123"))
    return told


def is_gone_anyway(before: JawsState, outcome: i64, zone: i64) -> bool:
    """Whether the same dice would have destroyed the part without the ability card."""
    plain = before.clone()
    plain.ability = NO_ABILITY
    plain.play(CHANCE, outcome)
    return plain.tiles[zone] == GONE


def spared_log(before: JawsState, member: i64, move: i64, after: JawsState) -> list[Message]:
    """A member who was bitten and took no wound."""
    if after.wounds[member] > before.wounds[member]:
        return []
    name = member_word(member)
    if bite_hits(before, move) > 0:
        return [say("log-cage-holds", member=name, rule="JW-108", level=HEADLINE)]
    return [say("log-bite-misses", member=name, seat=int(SHARK), rule="JW-120", level=HEADLINE)]


def fall_message(before: JawsState, member: i64, after: JawsState) -> Message:
    """Somebody falls: from a part that was hit, or because Making Waves shakes the whole boat."""
    zone = before.spots[member]
    hit = after.tiles[zone] < before.tiles[zone]
    rule = "JW-125" if before.ability == WAVES and not hit else "JW-118"
    return say("log-falls", member=member_word(member), zone=int(zone + 1), rule=rule)


def wound_log(before: JawsState, after: JawsState) -> list[Message]:
    """Wounds of the crew, and a Shark Cage that keeps Big Mouth out."""
    told: list[Message] = []
    aimed = before.phase != CHOOSE_DOMINO and before.aim >= MEMBER_AIM
    rule = "JW-120" if aimed else "JW-125"
    for member in range(CREW_SIZE):
        taken = int(after.wounds[member] - before.wounds[member])
        name = member_word(member)
        if taken > 0:
            told.append(
                say(
                    "log-wounded",
                    member=name,
                    count=taken,
                    total=int(after.wounds[member]),
                    limit=int(before.settings.crew_wounds),
                    rule=rule,
                    level=HEADLINE if aimed else LINE,
                )
            )
            if after.spots[member] == OFF_BOARD:
                told.append(say("log-out", member=name, rule="JW-127"))
        elif before.ability == MOUTH and not aimed and before.caged >> member & 1:
            zone = before.spots[member]
            if zone < ZONES and after.tiles[zone] < before.tiles[zone]:
                told.append(say("log-cage-holds", member=name, rule="JW-108"))
    return told
