"""The log of Act 1's event phase: the card, its swimmers, and the crew's answer."""

from shoal.core.message import HEADLINE, Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.components import (
    ALERT_UP_TO,
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
    JULY,
    NEWS,
    NO_BEACH,
    VAUGHN,
    WRONG_SHARK,
)
from shoal.games.jaws.messages.word_keys import beach_word, event_word, member_word, space_word
from shoal.games.jaws.moves import ANSWER_EVENT, BEACH, EXTRA
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.state import swimmers_at


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
