"""The statistics events of Jaws; events that no player causes are counted for the shark, seat 0."""

from typing import Final, final

from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.components import (
    CREW_SIZE,
    EVENT_WORDS,
    GONE,
    NO_ABILITY,
    NO_TOKEN,
    SHARK,
    ability_word,
    event_word,
    gear_word,
    token_word,
)
from shoal.games.jaws.moves import (
    ABILITY,
    BINOCULARS,
    BITE,
    BITE_MEMBER,
    BY_BARREL,
    BY_EATING,
    BY_SINKING,
    BY_SWIMMERS,
    BY_TIME,
    BY_WOUNDS,
    CLOSE,
    DRAW_EVENT,
    EAT,
    FINDER,
    GIVE,
    LAUNCH,
    NO_BITE,
    OVER,
    RESCUE,
    RUSH,
    SHOW,
    TAKE_DOCK,
    TOKEN,
    WEAPON,
)
from shoal.games.jaws.rules import JawsState, own

ENDINGS: Final = {
    BY_BARREL: say("statistics-ends-by-barrel", rule="JW-74"),
    BY_SWIMMERS: say("statistics-ends-by-swimmers", rule="JW-74"),
    BY_WOUNDS: say("statistics-ends-by-wounds", rule="JW-128"),
    BY_SINKING: say("statistics-ends-by-sinking", rule="JW-128"),
    BY_EATING: say("statistics-ends-by-eating", rule="JW-128"),
    BY_TIME: say("statistics-ends-by-time", rule="JW-73"),
}
NO_POWER_TOKEN: Final = say("statistics-no-token", rule="JW-43")
NO_ABILITY_CARD: Final = say("statistics-no-ability", rule="JW-95")
EATS: Final = say("statistics-eats", rule="JW-45")
RESCUES: Final = say("statistics-rescues", rule="JW-56")
HITS: Final = say("statistics-hits", rule="JW-60")
MISSES: Final = say("statistics-misses", rule="JW-60")
USES_BINOCULARS: Final = say("statistics-binoculars", rule="JW-63")
CLOSES_BEACH: Final = say("statistics-closes-beach", rule="JW-65")
USES_FINDER: Final = say("statistics-fish-finder", rule="JW-70")
BITES_BOAT: Final = say("statistics-bites-boat", rule="JW-118")
BITES_MEMBER: Final = say("statistics-bites-member", rule="JW-120")
TILE_DESTROYED: Final = say("statistics-tile-destroyed", rule="JW-118")
SHARK_WOUNDED: Final = say("statistics-shark-wounded", rule="JW-112")
MEMBER_OUT: Final = say("statistics-member-out", rule="JW-127")


@final
class JawsStatistics(Statistics):
    """Cards drawn and played, actions taken, and how the game ended."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        position = own(before)
        found = consequence_events(position, own(after))
        if mover == CHANCE:
            if position.phase == DRAW_EVENT:
                drawn = event_card(event_drawn(position, move))
                found.append(StatisticsEvent(SHARK, "Amity events", drawn))
        elif TOKEN <= move < EAT:
            found.append(StatisticsEvent(mover, "power tokens", token_played(move - TOKEN)))
        elif ABILITY <= move < SHOW:
            found.append(StatisticsEvent(mover, "ability cards", ability_played(move - ABILITY)))
        elif move >= WEAPON:
            weapon = gear_word(position.settings.names[move - WEAPON])
            found.append(StatisticsEvent(mover, "weapons", say("statistics-gear", gear=weapon)))
        else:
            found += action_events(position, mover, move)
        return found


def event_card(event: i64) -> Message:
    """An event card; the Shark Alerts, which have one name, by their letters."""
    _, is_alert, letter = EVENT_WORDS[event].partition("alert-")
    if is_alert:
        return say("statistics-alert", event=event_word(event), letter=letter, rule="JW-23")
    return say("statistics-event", event=event_word(event), rule="JW-23")


def token_played(token: i64) -> Message:
    """A power token, or none."""
    if token == NO_TOKEN:
        return NO_POWER_TOKEN
    return say("statistics-power-token", token=token_word(token))


def ability_played(kind: i64) -> Message:
    """An ability card, or none."""
    if kind == NO_ABILITY:
        return NO_ABILITY_CARD
    return say("statistics-ability", ability=ability_word(kind))


def action_events(before: JawsState, mover: i64, move: i64) -> list[StatisticsEvent]:
    """The actions that the shark and the crew take."""
    what = action(before, move)
    return [StatisticsEvent(mover, "rules", what)] if what else []


def action(before: JawsState, move: i64) -> Message | None:
    """The action that a move takes; None for all others."""
    if EAT <= move < RUSH:
        return EATS
    if RESCUE <= move < TAKE_DOCK:
        return RESCUES
    if LAUNCH <= move < BINOCULARS:
        return HITS if move - LAUNCH == before.place else MISSES
    if move == BINOCULARS:
        return USES_BINOCULARS
    if CLOSE <= move < GIVE:
        return CLOSES_BEACH
    if move == FINDER:
        return USES_FINDER
    if BITE <= move < BITE_MEMBER:
        return BITES_BOAT
    if BITE_MEMBER <= move < NO_BITE:
        return BITES_MEMBER
    return None


def consequence_events(before: JawsState, after: JawsState) -> list[StatisticsEvent]:
    """Tiles destroyed, wounds, members out, and the end of the game."""
    found = []
    for _tile in range(destroyed_tiles(after) - destroyed_tiles(before)):
        found.append(StatisticsEvent(SHARK, "rules", TILE_DESTROYED))
    if after.hurt > before.hurt:
        found.append(StatisticsEvent(SHARK, "rules", SHARK_WOUNDED))
    for member in range(CREW_SIZE):
        limit = before.settings.crew_wounds
        if before.wounds[member] < limit <= after.wounds[member]:
            found.append(StatisticsEvent(SHARK, "rules", MEMBER_OUT))
    if before.phase != OVER and after.phase == OVER:
        found.append(StatisticsEvent(SHARK, "endings", ENDINGS[after.ending]))
    return found


def destroyed_tiles(state: JawsState) -> i64:
    """How many boat tiles are destroyed."""
    count: i64 = 0
    for tile in state.tiles:
        if tile == GONE:
            count += 1
    return count
