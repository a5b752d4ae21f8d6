"""The log of Act 2: what a step did, each message for those who may know it.

``act2/log_attacks.py`` has the dice and what they do. The shark's choice and its ability cards are
for the shark alone until it surfaces.
"""

from shoal.core.bits import count_bits, lowest_bit, members, nth_bit
from shoal.core.message import DETAIL, HEADLINE, LINE, Message, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.jaws.act2.log_attacks import attack_log, dice_log, result_log
from shoal.games.jaws.act2.prepare import drawable, only_target
from shoal.games.jaws.components import (
    ABILITY_COPIES,
    NO_ABILITY,
    NO_CARD,
    NO_MEMBER,
    NO_ZONE,
    SHARK,
    ZONES,
    ability_word,
    member_word,
    option_letter,
)
from shoal.games.jaws.moves import (
    ABILITY,
    BY_TIME,
    CHOOSE_ABILITY,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    CHUM,
    DEAL,
    DEAL_ABILITIES,
    DEAL_GEAR,
    DRAW_OPTIONS,
    END,
    GO,
    GOING_ON,
    MOVE_MEMBER,
    PLACE,
    PLACE_CREW,
    PREPARE_MEMBER,
    SHOW_OPTION,
    SURFACE,
    TARGET,
    WEAPON,
)
from shoal.games.jaws.options import ONLY_ACT_2, card_word, kind_word
from shoal.games.jaws.rules import JawsState


def act2_log(before: JawsState, mover: i64, move: i64, after: JawsState) -> list[Message]:
    """Everything that a step of Act 2 tells, in the order in which it happened."""
    if mover == CHANCE:
        told = chance_log(before, move)
    elif before.phase == CHOOSE_OPTION or before.phase == CHOOSE_ABILITY:
        told = [secret_message(before, move).for_seats([int(SHARK)])]
    elif before.phase <= PLACE_CREW:
        told = [setup_message(before, move)]
    elif before.phase <= CHOOSE_TARGET:
        told = preparation_log(before, move, after)
    else:
        told = attack_log(before, move, after)
    told += choice_log(before, after)
    if is_revealed(before, after):
        told += reveal_log(before, after)
    told += result_log(before, move, after)
    return told + round_log(before, after)


# Cards.


def chance_log(before: JawsState, outcome: i64) -> list[Message]:
    """A card that is dealt or turned over, or dice."""
    rule = "JW-75" if before.settings.acts == ONLY_ACT_2 else "JW-79"
    if before.phase == DEAL_ABILITIES:
        kind = nth_bit(before.abilities, outcome) // ABILITY_COPIES
        count = int(count_bits(before.hand) + 1)
        hidden = say("log-deals-ability", count=count, rule=rule, level=DETAIL)
        seen = say("log-deals-ability-seen", seat=int(SHARK), ability=ability_word(kind), rule=rule)
        return [hidden.for_all_but([int(SHARK)]), seen.for_seats([int(SHARK)])]
    if before.phase == DEAL_GEAR:
        card = nth_bit(before.gear_deck, outcome)
        return [say("log-deals-gear", gear=card_word(before.settings, card), rule=rule)]
    if before.phase == DRAW_OPTIONS:
        return [option_message(before, outcome)]
    return dice_log(before, outcome)


def option_message(before: JawsState, outcome: i64) -> Message:
    """A resurface card becomes the next option."""
    settings = before.settings
    card = nth_bit(drawable(before), outcome)
    place = 0
    while before.options[place] != NO_CARD:
        place += 1
    return say(
        "log-option",
        option=option_letter(place),
        zone=int(settings.card_zone[card] + 1),
        dice=int(settings.card_dice[card]),
        evade=int(settings.card_evade[card]),
        shakes=int(settings.card_shakes[card]),
        rule="JW-91",
        level=DETAIL,
    )


def setup_message(before: JawsState, move: i64) -> Message:
    """Gear that is divided, and a member who goes aboard."""
    if move < PLACE:
        gear = card_word(before.settings, lowest_bit(before.pool))
        return say("log-gets-gear", gear=gear, member=member_word(move - DEAL), rule="JW-85")
    member = member_word((move - PLACE) // ZONES)
    zone = int((move - PLACE) % ZONES + 1)
    return say("log-boards", member=member, zone=zone, rule="JW-89")


# The shark's choice, and the crew's preparation.


def secret_message(before: JawsState, move: i64) -> Message:
    """A choice that only the shark knows."""
    if move < ABILITY:
        option = move - SURFACE
        zone = int(before.settings.card_zone[before.options[option]] + 1)
        letter = option_letter(option)
        return say("log-shark-option", seat=int(SHARK), option=letter, zone=zone, rule="JW-94")
    if move - ABILITY == NO_ABILITY:
        return say("log-shark-no-ability", seat=int(SHARK), rule="JW-95")
    ability = ability_word(move - ABILITY)
    return say("log-shark-ability", seat=int(SHARK), ability=ability, rule="JW-95")


def choice_log(before: JawsState, after: JawsState) -> list[Message]:
    """A choice that is locked in, and options that the shark shows."""
    told: list[Message] = []
    choosing = before.phase == CHOOSE_OPTION or before.phase == CHOOSE_ABILITY
    if choosing and after.phase > CHOOSE_ABILITY:
        cards = int(after.card_played)
        told.append(
            say("log-locked-in", seat=int(SHARK), cards=cards, rule="JW-95", level=HEADLINE)
        )
    for option in members(after.shown & ~before.shown):
        zone = int(after.settings.card_zone[before.options[option]] + 1)
        letter = option_letter(option)
        told.append(say("log-shows", seat=int(SHARK), option=letter, zone=zone, rule="JW-98"))
    return told


def preparation_log(before: JawsState, move: i64, after: JawsState) -> list[Message]:
    """A move of the crew while it prepares, and the headline of a member who is ready."""
    if before.phase == SHOW_OPTION or (before.phase == PREPARE_MEMBER and move < CHUM):
        return []
    if CHUM <= move < WEAPON:
        return [say("log-chum", member=member_word(move - CHUM), rule="JW-97")]
    told: list[Message] = []
    if before.phase == MOVE_MEMBER:
        told.append(step_message(before, move))
    member = member_word(before.active)
    kind = before.weapons[before.active]
    target = NO_ZONE
    rule = "JW-103"
    if move >= WEAPON:
        kind = move - WEAPON
        target = only_target(before, kind)
        rule = "JW-104"
    elif TARGET <= move < CHUM:
        target = move - TARGET
    if target != NO_ZONE:
        told.append(say("log-aims", member=member, zone=int(target + 1), rule=rule))
    if after.active == before.active:
        return told
    level = LINE if is_revealed(before, after) else HEADLINE
    if target == NO_ZONE:
        return [*told, say("log-ready-unarmed", member=member, rule="JW-99", level=level)]
    gear = kind_word(before.settings, kind)
    zone = int(target + 1)
    told.append(say("log-ready", member=member, gear=gear, zone=zone, rule="JW-99", level=level))
    return told


def step_message(before: JawsState, move: i64) -> Message:
    """One part of a member's preparation."""
    member = member_word(before.active)
    if move == END:
        return say("log-done", member=member, rule="JW-99", level=DETAIL)
    if move >= WEAPON:
        gear = kind_word(before.settings, move - WEAPON)
        return say("log-readies", member=member, gear=gear, rule="JW-102")
    zone = int((move - GO) % ZONES + 1)
    if move - GO >= ZONES:
        return say("log-goes-water", member=member, zone=zone, rule="JW-100")
    if before.spots[before.active] >= ZONES:
        return say("log-climbs", member=member, zone=zone, rule="JW-101")
    return say("log-goes-boat", member=member, zone=zone, rule="JW-100")


# The reveal, and the end of a round.


def is_revealed(before: JawsState, after: JawsState) -> bool:
    """Whether the last member is ready, so that the shark comes up (JW-109)."""
    return (
        PREPARE_MEMBER <= before.phase <= CHOOSE_TARGET
        and not SHOW_OPTION <= after.phase <= CHOOSE_TARGET
    )


def reveal_log(before: JawsState, after: JawsState) -> list[Message]:
    """The shark comes up, and may shake off its gear."""
    zone = int(before.settings.card_zone[before.options[before.choice]] + 1)
    letter = option_letter(before.choice)
    if before.ability == NO_ABILITY:
        told = [
            say(
                "log-surfaces",
                seat=int(SHARK),
                zone=zone,
                option=letter,
                rule="JW-109",
                level=HEADLINE,
            )
        ]
    else:
        told = [
            say(
                "log-surfaces-with",
                seat=int(SHARK),
                zone=zone,
                option=letter,
                ability=ability_word(before.ability),
                rule="JW-109",
                level=HEADLINE,
            )
        ]
    shaken = [
        card_word(before.settings, card) for card in members(before.attached & ~after.attached)
    ]
    if shaken:
        told.append(say("log-shakes-off", seat=int(SHARK), gear=shaken, rule="JW-110"))
    return told


def round_log(before: JawsState, after: JawsState) -> list[Message]:
    """The dive, the next round, and the next member to prepare."""
    told: list[Message] = []
    next_round = after.round > before.round
    if next_round or after.ending == BY_TIME:
        told.append(say("log-dives", seat=int(SHARK), rule="JW-129"))
    if next_round and after.ending == GOING_ON:
        told.append(say("log-round", round=int(after.round), rule="JW-129"))
    begins = after.active != NO_MEMBER and after.active != before.active
    if begins and (after.phase == MOVE_MEMBER or after.phase == SHOW_OPTION):
        member = member_word(after.active)
        told.append(say("log-prepares", member=member, rule="JW-99", level=DETAIL))
    return told
