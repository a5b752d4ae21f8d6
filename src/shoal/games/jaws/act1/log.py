"""The log of Act 1: the event, the shark's secret turn and its report, the crew's turns."""

from typing import Final

from shoal.core.bits import members
from shoal.core.message import DETAIL, HEADLINE, Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.act1.shark_phase import michael_is_prey, prey
from shoal.games.jaws.act1.state import swimmers_at
from shoal.games.jaws.components import (
    ALERT_UP_TO,
    BARRELS,
    BEACH_COUNT,
    BEACHES,
    BIRTHDAY,
    BRODY,
    EVENT_RULES,
    EVENT_WORDS,
    EVENTS,
    FIRST_BEACH,
    HELICOPTER,
    HOAX,
    HOOPER,
    JULY,
    LAST_BARREL,
    NEWS,
    NO_BEACH,
    NO_MEMBER,
    NO_TOKEN,
    QUINT,
    SHARK,
    VAUGHN,
    WRONG_SHARK,
    beach_word,
    event_word,
    member_word,
    space_word,
    token_word,
)
from shoal.games.jaws.crew_knowledge import (
    AT_BEACHES,
    BY_BINOCULARS,
    BY_FINDER,
    BY_LAUNCH,
    LOOK_ANSWER,
    LOOK_ROW,
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
    BEACH,
    BINOCULARS,
    CHOOSE_START,
    CHOOSE_TOKEN,
    CLOSE,
    CREW_TURN,
    DEAL_ABILITIES,
    DROP,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
    END,
    EXTRA,
    GIVE,
    GOING_ON,
    HALT,
    KNOCK,
    LAUNCH,
    PICK_MEMBER,
    REBOARD,
    RESCUE,
    RESCUE_MICHAEL,
    RUSH,
    START,
    TAKE_DOCK,
    TAKE_HOOPER,
    TAKE_SHOP,
    TAKE_WATER,
    TO,
    TOKEN,
)
from shoal.games.jaws.rules import JawsState


def event_log(before: JawsState, outcome: i64, after: JawsState) -> list[Message]:
    """The card, the swimmers that it places, and its text."""
    event = event_drawn(before, outcome)
    placed = [int(after.swimmers[beach] - before.swimmers[beach]) for beach in range(BEACH_COUNT)]
    told = [
        say(
            "log-event",
            event=event_word(event),
            count=sum(placed),
            rule="JW-18",
            level=HEADLINE,
        )
    ]
    for beach in range(BEACH_COUNT):
        if placed[beach]:
            told.append(
                say("log-swimmers", count=placed[beach], space=beach_word(beach), rule="JW-18")
            )
    told += unplaced_log(before, event, sum(placed))
    if event == BIRTHDAY and before.michael != NO_BEACH:
        space = beach_word(before.michael)
        return [*told, say("log-michael-stays", space=space, rule="JW-31")]
    if not EVENTS[event][2]:  # The text of a Shark Alert is its extra swimmers.
        told.append(say(key_in("log-text", EVENT_WORDS[event]), rule=EVENT_RULES[event]))
    if event == JULY and before.closed != NO_BEACH:
        told.append(say("log-reopens", space=beach_word(before.closed), rule="JW-30"))
    return told + followed_log(before, after)


def unplaced_log(before: JawsState, event: i64, placed: int) -> list[Message]:
    """Swimmers that the card names and that are not placed: a closed beach, an empty supply."""
    _, named, extras = EVENTS[event]
    if before.track <= ALERT_UP_TO:  # Only Shark Alerts have extras (JW-34).
        named += extras
    told: list[Message] = []
    missing = len(named) - placed
    if event != JULY and before.closed != NO_BEACH and BEACHES[before.closed] in named:
        missing -= named.count(BEACHES[before.closed])
        space = beach_word(before.closed)
        if before.opening:
            told.append(say("log-closed-opens", space=space, rule="JW-66"))
        else:
            told.append(say("log-closed-soon", space=space, rule="JW-66"))
    if missing > 0:
        told.append(say("log-supply-empty", count=missing, rule="JW-21"))
    return told


def answer_log(before: JawsState, move: i64, after: JawsState) -> list[Message]:
    """The crew's answer to the card."""
    event = before.event
    if event == NEWS:
        return [say("log-extra-action", member=member_word(move - EXTRA), rule="JW-24")]
    if event == WRONG_SHARK:
        space = space_word(after.at[BRODY])
        return [say("log-wrong-shark", space=space, rule="JW-29")]
    if event == HELICOPTER:
        return [say("log-helicopter", space=space_word(after.at[BRODY]), rule="JW-36")]
    if event == VAUGHN:
        return vaughn_log(before, move - BEACH)
    return followed_log(before, after)


def vaughn_log(before: JawsState, beach: i64) -> list[Message]:
    """The crew empties and closes a beach."""
    count = int(swimmers_at(before, beach))
    told = [say("log-empties", space=beach_word(beach), count=count, rule="JW-28")]
    if before.closed not in (beach, NO_BEACH):
        told.append(say("log-reopens", space=beach_word(before.closed), rule="JW-65"))
    return told


def followed_log(before: JawsState, after: JawsState) -> list[Message]:
    """Where Michael swims, or where a hoax brings the crew, once that is decided."""
    if after.phase == ANSWER_EVENT:
        return []
    if before.michael == NO_BEACH and after.michael != NO_BEACH:
        return [say("log-michael-swims", space=beach_word(after.michael), rule="JW-31")]
    if after.event == HOAX:
        space = beach_word(after.at[BRODY] - FIRST_BEACH)
        return [say("log-hoax", space=space, rule="JW-35")]
    return []


LAUNCH_ANSWERS: Final = ["miss", "miss", "hit"]
LOOK_ANSWERS: Final = ["no", "nearby", "there"]
"""The shark's answers, as the catalogue selects them."""

TOOLS: Final = [int(BY_LAUNCH), int(BY_BINOCULARS), int(BY_FINDER)]
"""What Quint, Brody and Hooper look for the shark with."""


def act1_log(before: JawsState, mover: i64, move: i64, after: JawsState) -> list[Message]:
    """Everything that a step of Act 1 tells."""
    if mover == CHANCE:
        return event_log(before, move, after)
    if before.phase == ANSWER_EVENT:
        return answer_log(before, move, after)
    rows = [
        unpack_row(after.knowledge[place])
        for place in range(len(before.knowledge), len(after.knowledge))
    ]
    if mover == SHARK:
        told = [secret_message(before, move).for_seats([int(SHARK)])]
        for row in rows:
            if row[0] == REPORT_ROW:
                told += report_log(before, row, after)
    else:
        told = crew_log(before, move)
        for row in rows:
            if row[0] == LOOK_ROW:
                told.append(look_message(row))
        told += turn_log(before, move, after)
    return told + end_log(before, rows, after)


# The shark's turn.


def secret_message(before: JawsState, move: i64) -> Message:
    """A move that only the shark knows."""
    if before.phase == CHOOSE_START:
        space = space_word(move - START)
        return say("log-shark-starts", seat=int(SHARK), space=space, rule="JW-14")
    if before.phase == CHOOSE_TOKEN:
        if move - TOKEN == NO_TOKEN:
            return say("log-shark-no-token", seat=int(SHARK), rule="JW-43")
        token = token_word(move - TOKEN)
        return say("log-shark-token", seat=int(SHARK), token=token, rule="JW-43")
    if move < START:
        space = space_word(move - TO)
        return say("log-shark-swims", seat=int(SHARK), space=space, rule="JW-44")
    if EAT <= move <= EAT_ALL:
        return eating_message(before, move)
    if move == RUSH:
        return say("log-shark-burst", seat=int(SHARK), rule="JW-51")
    if move == HALT:
        return say("log-shark-halts", seat=int(SHARK), rule="JW-51")
    if KNOCK <= move < END:
        member = member_word(move - KNOCK)
        return say("log-shark-knocks", seat=int(SHARK), member=member, rule="JW-25")
    return say("log-shark-ends", seat=int(SHARK), rule="JW-42", level=DETAIL)


def eating_message(before: JawsState, move: i64) -> Message:
    """A bite at somebody in the water."""
    space = space_word(before.place)
    if move == EAT_MICHAEL:
        return say("log-shark-eats-michael", seat=int(SHARK), space=space, rule="JW-45")
    count: i64 = 1
    rule = "JW-45"
    if move == EAT_ALL:
        count = prey(before)
        rule = "JW-49"
        if michael_is_prey(before):
            return say(
                "log-shark-eats-all", seat=int(SHARK), count=int(count), space=space, rule=rule
            )
    return say("log-shark-eats", seat=int(SHARK), count=int(count), space=space, rule=rule)


def report_log(before: JawsState, row: list[int], after: JawsState) -> list[Message]:
    """The shark's report, which everybody hears."""
    eaten = row[AT_BEACHES : AT_BEACHES + BEACH_COUNT]
    michael = row[REPORT_MICHAEL]
    beaches = [
        beach_word(beach)
        for beach in range(BEACH_COUNT)
        if eaten[beach] or (michael and before.michael == beach)
    ]
    told = [
        say(
            "log-report",
            seat=int(SHARK),
            count=sum(eaten),
            michael=michael,
            beaches=beaches,
            rule="JW-46",
            level=HEADLINE,
        )
    ]
    if len(beaches) > 1:
        told += meals(before, eaten, michael)
    if beaches:
        told.append(say("log-track", track=int(after.track), rule="JW-46"))
    sensors = [space_word(space) for space in members(row[REPORT_SENSORS])]
    if sensors:
        told.append(say("log-sensors", spaces=sensors, rule="JW-47"))
    else:
        told.append(say("log-no-sensors", rule="JW-47"))
    if row[REPORT_TOKEN]:
        told.append(say("log-token-played", seat=int(SHARK), rule="JW-48"))
    else:
        told.append(say("log-no-token-played", seat=int(SHARK), rule="JW-48"))
    for member in members(row[REPORT_OVERBOARD]):
        told.append(say("log-knocked", member=member_word(member), rule="JW-25"))
    return told


def meals(before: JawsState, eaten: list[int], michael: int) -> list[Message]:
    """Who was eaten at which beach."""
    told = [
        say("log-eaten", count=eaten[beach], space=beach_word(beach), rule="JW-46")
        for beach in range(BEACH_COUNT)
        if eaten[beach]
    ]
    if michael:
        told.append(say("log-eaten-michael", space=beach_word(before.michael), rule="JW-46"))
    return told


# The crew's turns.


def crew_log(before: JawsState, move: i64) -> list[Message]:
    """A move of the crew; what it shows of the shark comes from the crew's knowledge."""
    member = member_word(before.active) if before.active != NO_MEMBER else ""
    if before.phase == PICK_MEMBER or LAUNCH <= move <= BINOCULARS:
        return []
    here = space_word(before.at[before.active])
    if move < START:
        rule = "JW-67" if before.active == HOOPER else "JW-55"
        return [say("log-moves", member=member, space=space_word(move - TO), rule=rule)]
    if move == END:
        return [say("log-done", member=member, rule="JW-54", level=DETAIL)]
    if move == RESCUE:
        return [say("log-rescues", member=member, space=here, rule="JW-56")]
    if move == RESCUE_MICHAEL:
        return [say("log-rescues-michael", member=member, space=here, rule="JW-32")]
    if TAKE_DOCK <= move <= DROP or move == GIVE:
        return [barrel_message(before, move, member, here)]
    if CLOSE <= move < GIVE:
        return closing_log(before, move - CLOSE)
    if move == REBOARD:
        return [say("log-reboards", member=member, rule="JW-26")]
    return []


def barrel_message(before: JawsState, move: i64, member: str, here: str) -> Message:
    """Barrels that are taken, dropped or given."""
    rule = "JW-68" if before.active == HOOPER else "JW-58"
    if move == TAKE_SHOP:
        return say("log-takes-shop", member=member, rule="JW-61")
    if move == DROP:
        return say("log-drops", member=member, space=here, rule="JW-62")
    if move == GIVE:
        return say("log-gives", count=int(before.aboard), rule="JW-69")
    count = taken_barrels(move)
    if move >= TAKE_HOOPER:
        return say("log-takes-hooper", member=member, count=count, rule=rule)
    if move >= TAKE_WATER:
        return say("log-takes-water", member=member, count=count, space=here, rule=rule)
    return say("log-takes-dock", member=member, count=count, space=here, rule=rule)


def taken_barrels(move: i64) -> int:
    """How many barrels a move takes from a dock, the water or Hooper."""
    return int((move - TAKE_DOCK) % BARRELS + 1)


def closing_log(before: JawsState, beach: i64) -> list[Message]:
    """Brody closes a beach; the one that was closed opens."""
    told = [say("log-closes", member=member_word(BRODY), space=beach_word(beach), rule="JW-65")]
    if before.closed not in (beach, NO_BEACH):
        told.append(say("log-reopens", space=beach_word(before.closed), rule="JW-65"))
    return told


def look_message(row: list[int]) -> Message:
    """What the shark answers; it can be false if the shark is Out of Sight (JW-52)."""
    space = space_word(row[LOOK_SPACE])
    answer = LOOK_ANSWERS[row[LOOK_ANSWER]]
    if row[LOOK_TOOL] == BY_LAUNCH:
        hit = LAUNCH_ANSWERS[row[LOOK_ANSWER]]
        return say("log-launches", space=space, answer=hit, rule="JW-60")
    if row[LOOK_TOOL] == BY_BINOCULARS:
        return say("log-binoculars", seat=int(SHARK), space=space, answer=answer, rule="JW-63")
    return say("log-finder", seat=int(SHARK), space=space, answer=answer, rule="JW-70")


def turn_log(before: JawsState, move: i64, after: JawsState) -> list[Message]:
    """The headline of a turn that ends, and the beginning of the next one."""
    told: list[Message] = []
    if before.phase == CREW_TURN and (after.phase != CREW_TURN or after.active != before.active):
        told.append(turn_headline(before, move, after))
    if after.phase == CREW_TURN and after.active != before.active:
        member = member_word(after.active)
        count = int(after.actions)
        told.append(say("log-begins", member=member, count=count, rule="JW-54", level=DETAIL))
    return told


def turn_headline(before: JawsState, move: i64, after: JawsState) -> Message:
    """A member's turn: the search for the shark, or where the member is now."""
    active = before.active
    member = member_word(active)
    row = last_look(after, TOOLS[active])
    if row:
        space = space_word(row[LOOK_SPACE])
        if active == QUINT:
            hit = LAUNCH_ANSWERS[row[LOOK_ANSWER]]
            return say("log-turn-launch", space=space, answer=hit, rule="JW-60", level=HEADLINE)
        answer = LOOK_ANSWERS[row[LOOK_ANSWER]]
        rule = "JW-63" if active == BRODY else "JW-70"
        return say(
            "log-turn-look", member=member, space=space, answer=answer, rule=rule, level=HEADLINE
        )
    if before.overboard >> active & 1 and move != REBOARD:
        return say("log-turn-overboard", member=member, rule="JW-26", level=HEADLINE)
    space = space_word(move - TO if move < START else before.at[active])
    count = barrels_after(before, move)
    return say(
        "log-turn-over", member=member, space=space, count=count, rule="JW-54", level=HEADLINE
    )


def last_look(state: JawsState, tool: int) -> list[int]:
    """The row of this round in which the tool was used; [] if it was not."""
    for back in range(len(state.knowledge)):
        row = unpack_row(state.knowledge[len(state.knowledge) - 1 - back])
        if row[0] == REPORT_ROW:
            return []
        if row[0] == LOOK_ROW and row[LOOK_TOOL] == tool:
            return row
    return []


def barrels_after(before: JawsState, move: i64) -> int:
    """The barrels that the active member has after a move; Act 2 would have removed them."""
    if move == GIVE or move == DROP:
        return 0
    if move == TAKE_SHOP:
        return 1
    held = [before.orca, before.carried, before.aboard][before.active]
    if TAKE_DOCK <= move < TAKE_SHOP:
        return int(held) + taken_barrels(move)
    return int(held)


# The end of the act.


def end_log(before: JawsState, rows: list[list[int]], after: JawsState) -> list[Message]:
    """What ended Act 1, unless it was a game of its own."""
    if after.phase < DEAL_ABILITIES or after.ending != GOING_ON:
        return []
    if before.phase != CREW_TURN:
        return [say("log-act-over-swimmers", track=int(after.track), rule="JW-71")]
    hit = [row for row in rows if row[LOOK_TOOL] == BY_LAUNCH and row[LOOK_ANSWER]]
    if hit and before.stuck == LAST_BARREL - 1:
        return [say("log-act-over-barrels", rule="JW-71")]
    return [say("log-act-over-summer", rule="JW-73")]
