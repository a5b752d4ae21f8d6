"""The statistics events of Jaws; events that no player causes are counted for the shark, seat 0."""

from typing import final

from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.components import (
    ABILITY_NAMES,
    CREW_SIZE,
    EVENTS,
    GONE,
    NO_ABILITY,
    SHARK,
    TOKEN_NAMES,
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

ENDING_EVENTS = {
    BY_BARREL: "two barrels on the shark (JW-74)",
    BY_SWIMMERS: "the swimmer track is full (JW-74)",
    BY_WOUNDS: "the shark is dead (JW-128)",
    BY_SINKING: "the Orca is gone (JW-128)",
    BY_EATING: "nobody of the crew is left (JW-128)",
    BY_TIME: "time is up (JW-73, JW-130)",
}


@final
class JawsStatistics(Statistics):
    """Cards drawn and played, actions taken, and how the game ended."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        position = own(before)
        found = consequence_events(position, own(after))
        if mover == CHANCE:
            if position.phase == DRAW_EVENT:
                title = EVENTS[event_drawn(position, move)][0]
                found.append(StatisticsEvent(SHARK, "Amity events", title))
        elif TOKEN <= move < EAT:
            found.append(StatisticsEvent(mover, "power tokens", TOKEN_NAMES[move - TOKEN]))
        elif ABILITY <= move < SHOW:
            kind = move - ABILITY
            what = "no ability" if kind == NO_ABILITY else ABILITY_NAMES[kind]
            found.append(StatisticsEvent(mover, "ability cards", what))
        elif move >= WEAPON:
            weapon = position.settings.names[move - WEAPON]
            found.append(StatisticsEvent(mover, "weapons", weapon))
        else:
            found += action_events(position, mover, move)
        return found


def action_events(before: JawsState, mover: i64, move: i64) -> list[StatisticsEvent]:
    """The actions that the shark and the crew take."""
    what = ""
    if EAT <= move < RUSH:
        what = "eats swimmers (JW-45)"
    elif RESCUE <= move < TAKE_DOCK:
        what = "rescues a swimmer (JW-56)"
    elif LAUNCH <= move < BINOCULARS:
        hit = move - LAUNCH == before.place
        what = "launches and hits (JW-60)" if hit else "launches and misses (JW-60)"
    elif move == BINOCULARS:
        what = "uses the binoculars (JW-63)"
    elif CLOSE <= move < GIVE:
        what = "closes a beach (JW-65)"
    elif move == FINDER:
        what = "uses the fish finder (JW-70)"
    elif BITE <= move < BITE_MEMBER:
        what = "bites the boat (JW-118)"
    elif BITE_MEMBER <= move < NO_BITE:
        what = "bites a member (JW-120)"
    return [StatisticsEvent(mover, "rules", what)] if what else []


def consequence_events(before: JawsState, after: JawsState) -> list[StatisticsEvent]:
    """Tiles destroyed, wounds, members out, and the end of the game."""
    found = []
    for _tile in range(destroyed_tiles(after) - destroyed_tiles(before)):
        found.append(StatisticsEvent(SHARK, "rules", "a boat tile is destroyed (JW-118)"))
    if after.hurt > before.hurt:
        found.append(StatisticsEvent(SHARK, "rules", "the shark is wounded (JW-112)"))
    for member in range(CREW_SIZE):
        limit = before.settings.crew_wounds
        if before.wounds[member] < limit <= after.wounds[member]:
            found.append(StatisticsEvent(SHARK, "rules", "a member is out (JW-127)"))
    if before.phase != OVER and after.phase == OVER:
        found.append(StatisticsEvent(SHARK, "endings", ENDING_EVENTS[after.ending]))
    return found


def destroyed_tiles(state: JawsState) -> i64:
    """How many boat tiles are destroyed."""
    count: i64 = 0
    for tile in state.tiles:
        if tile == GONE:
            count += 1
    return count
