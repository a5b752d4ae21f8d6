"""Jaws' log: event cards, and what a move changed besides the move itself."""

from shoal.core.bits import members
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.jaws.act2.crew_attack import evade_against, hits_with
from shoal.games.jaws.act2.orca import hits_of, reroll
from shoal.games.jaws.act2.prepare import only_target
from shoal.games.jaws.act2.shark_attack import MAIN, MEMBER_AIM
from shoal.games.jaws.components import (
    ABILITY_NAMES,
    ALERT_UP_TO,
    BEACH_COUNT,
    BEACH_NAMES,
    BEACHES,
    BIRTHDAY,
    BRODY,
    CREW_SIZE,
    DAMAGED,
    EVENT_RULES,
    EVENT_TEXTS,
    EVENTS,
    FIRST_BEACH,
    GONE,
    HOAX,
    JULY,
    LAST_BARREL,
    MEMBER_NAMES,
    NO_ABILITY,
    NO_BEACH,
    NO_ZONE,
    OFF_BOARD,
    OPTION_LETTERS,
    RAM_HITS,
    SPACE_NAMES,
    STRENGTH,
    WAVES,
    ZONES,
)
from shoal.games.jaws.crew_knowledge import (
    AT_BEACHES,
    BOARD_BARRELS,
    BOARD_GARDNER,
    BOARD_HOOPER,
    BOARD_MICHAEL,
    BOARD_OVERBOARD,
    BOARD_QUINT,
    BOARD_ROW,
    BOARD_STROKES,
    BY_BINOCULARS,
    BY_LAUNCH,
    LOOK_ANSWER,
    LOOK_SPACE,
    LOOK_TOOL,
    REPORT_MICHAEL,
    REPORT_OVERBOARD,
    REPORT_ROW,
    REPORT_SENSORS,
    REPORT_TOKEN,
    unpack_row,
)
from shoal.games.jaws.moves import (
    ANSWER_EVENT,
    BONUS_BITE,
    CHOOSE_ABILITY,
    CHOOSE_DOMINO,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    CREW_TURN,
    DEAL_ABILITIES,
    DECIDE_BLANKS,
    DECIDE_MAUL,
    DOMINO,
    DRAW_EVENT,
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
from shoal.games.jaws.notation import (
    counted,
    spoken_name,
)
from shoal.games.jaws.rules import JawsState


def row_line(row: list[int]) -> str:
    """A row of the crew's knowledge in words."""
    if row[0] == BOARD_ROW:
        return board_row_line(row)
    if row[0] == REPORT_ROW:
        return report_line(row)
    return look_line(row)


def board_row_line(row: list[int]) -> str:
    """The board at the start of the shark's turn."""
    swimmers = " ".join(
        [f"{BEACHES[beach]}{row[AT_BEACHES + beach]}" for beach in range(BEACH_COUNT)]
    )
    michael = (
        f", Michael at {BEACH_NAMES[row[BOARD_MICHAEL]]}" if row[BOARD_MICHAEL] < NO_BEACH else ""
    )
    barrels = ", ".join([SPACE_NAMES[space] for space in members(row[BOARD_BARRELS])]) or "none"
    gardner = ", boats in danger" if row[BOARD_GARDNER] else ""
    overboard = [MEMBER_NAMES[member] for member in members(row[BOARD_OVERBOARD])]
    fallen = f", overboard: {', '.join(overboard)}" if overboard else ""
    return (
        f"The shark's turn began: swimmers {swimmers}{michael}; barrels afloat: {barrels}; "
        f"{counted(row[BOARD_STROKES], 'action')}; Quint at {SPACE_NAMES[row[BOARD_QUINT]]}, "
        f"Hooper at {SPACE_NAMES[row[BOARD_HOOPER]]}{gardner}{fallen}."
    )


def report_line(row: list[int]) -> str:
    """The shark's report."""
    meals = [
        f"{row[AT_BEACHES + beach]} at {BEACH_NAMES[beach]}"
        for beach in range(BEACH_COUNT)
        if row[AT_BEACHES + beach]
    ]
    meals += ["Michael"] if row[REPORT_MICHAEL] else []
    eaten = f"eaten {', '.join(meals)}" if meals else "nobody was eaten"
    sensors = ", ".join([SPACE_NAMES[space] for space in members(row[REPORT_SENSORS])]) or "none"
    token = (
        "A power token was played (JW-48)."
        if row[REPORT_TOKEN]
        else "No power token was played (JW-48)."
    )
    knocked = [MEMBER_NAMES[member] for member in members(row[REPORT_OVERBOARD])]
    fallen = f" Knocked overboard: {', '.join(knocked)} (JW-25)." if knocked else ""
    return (
        f"The shark's report: {eaten} (JW-46); "
        f"sensors triggered: {sensors} (JW-47). {token}{fallen}"
    )


def look_line(row: list[int]) -> str:
    """An answer to the crew; it can be false if the shark is Out of Sight (JW-52)."""
    space = SPACE_NAMES[row[LOOK_SPACE]]
    if row[LOOK_TOOL] == BY_LAUNCH:
        hit = "it hits the shark (JW-60)!" if row[LOOK_ANSWER] else "a miss (JW-60)."
        return f"A barrel flies to {space}: {hit}"
    tool = "Binoculars" if row[LOOK_TOOL] == BY_BINOCULARS else "Fish finder"
    rule = "JW-63" if row[LOOK_TOOL] == BY_BINOCULARS else "JW-70"
    answer = ["not there", "nearby", "there"][row[LOOK_ANSWER]]
    if row[LOOK_TOOL] != BY_BINOCULARS and row[LOOK_ANSWER] == 0:
        answer = "neither there nor nearby"
    return f'{tool} at {space}: the shark says "{answer}" ({rule}).'


def event_line(state: JawsState, event: i64, after: JawsState) -> str:
    """The event card: the swimmers placed, those that cannot be, and its text."""
    title, named, extras = EVENTS[event]
    if state.track <= ALERT_UP_TO:  # Only Shark Alerts have extras (JW-34).
        named += extras
    placed = [int(after.swimmers[beach] - state.swimmers[beach]) for beach in range(BEACH_COUNT)]
    sentences = [f"The event is {title}, with swimmers: {at_beaches(placed)} (JW-18)."]
    closed: i64 = NO_BEACH
    if event != JULY:
        closed = state.closed
    missing = len(named) - sum(placed)
    if closed != NO_BEACH and BEACHES[closed] in named:
        sentences.append(closed_beach_line(state))
        missing -= named.count(BEACHES[closed])
    if missing > 0:
        sentences.append(f"The supply is empty: {missing} more cannot be placed (JW-21).")
    if event == BIRTHDAY and state.michael != NO_BEACH:
        sentences.append("Michael is in the water already and stays there (JW-31).")
    elif not extras:
        sentences.append(f"{EVENT_TEXTS[event].removesuffix('.')} ({EVENT_RULES[event]}).")
    return " ".join(sentences)


def closed_beach_line(state: JawsState) -> str:
    """A card names the closed beach: its token is turned over or removed (JW-66)."""
    then = "opens again" if state.opening else "opens soon"
    return f"{BEACH_NAMES[state.closed]} was closed: nobody swims there, and it {then} (JW-66)."


def at_beaches(counts: list[int]) -> str:
    """Swimmers by beach.

    >>> at_beaches([2, 1, 0, 0])
    '2 at North Beach, 1 at East Beach'
    """
    there = zip(counts, BEACH_NAMES, strict=True)
    return ", ".join([f"{count} at {name}" for count, name in there if count]) or "none"


def act1_lines(before: JawsState, after: JawsState) -> list[str]:
    """Everything open that a move of Act 1 changed besides the move itself."""
    sentences: list[str] = []
    rows = [
        unpack_row(after.knowledge[place])
        for place in range(len(before.knowledge), len(after.knowledge))
    ]
    sentences += [row_line(row) for row in rows if row[0] != BOARD_ROW]
    if before.phase >= DEAL_ABILITIES:
        return sentences
    if after.phase < DEAL_ABILITIES or after.ending != GOING_ON:
        sentences += beach_lines(before, after)
    elif is_summer_over(before, rows):
        sentences.append("The summer is over: Act 1 ends, and Act 2 begins (JW-73).")
    else:
        sentences.append("Act 1 is over; Act 2 begins (JW-71).")
    return sentences


def beach_lines(before: JawsState, after: JawsState) -> list[str]:
    """Michael, the crew after a hoax, and a beach that is open again."""
    sentences: list[str] = []
    if before.michael == NO_BEACH and after.michael != NO_BEACH:
        sentences.append(f"Michael swims at {BEACH_NAMES[after.michael]} (JW-31).")
    hoax = after.event == HOAX and before.phase in (DRAW_EVENT, ANSWER_EVENT)
    if hoax and after.phase != ANSWER_EVENT:
        beach = BEACH_NAMES[after.at[BRODY] - FIRST_BEACH]
        sentences.append(f"The whole crew goes to {beach} (JW-35).")
    if before.closed != NO_BEACH and after.closed not in (before.closed, NO_BEACH):
        sentences.append(f"{BEACH_NAMES[before.closed]} is open again (JW-65).")
    return sentences


def is_summer_over(before: JawsState, rows: list[list[int]]) -> bool:
    """Whether Act 1 ended without a second barrel or a full track (JW-73)."""
    if before.phase != CREW_TURN:
        return False
    hit = [row for row in rows if row[LOOK_TOOL] == BY_LAUNCH and row[LOOK_ANSWER]]
    return not hit or before.stuck < LAST_BARREL - 1


# Act 2.


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
