"""What a study of Jaws counts; cards that nobody plays are told as the shark's, seat 0."""

from shoal.core.arrays import i64
from shoal.core.game import StatisticsEvent
from shoal.core.state import CHANCE
from shoal.games.jaws.act1.event_phase import event_drawn
from shoal.games.jaws.components import (
    ABILITY_NAMES,
    EVENTS,
    GONE,
    NO_ABILITY,
    TOKEN_NAMES,
)
from shoal.games.jaws.moves import (
    ABILITY,
    BINOCULARS,
    BITE,
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
from shoal.games.jaws.rules import JawsState

SHARK = 0
ENDINGS = [
    "",
    "two barrels on the shark (JW-74)",
    "the swimmer track is full (JW-74)",
    "the shark is dead (JW-128)",
    "the Orca is gone (JW-128)",
    "nobody of the crew is left (JW-128)",
    "time is up (JW-73, JW-130)",
]


def happenings(before: JawsState, mover: i64, move: i64, after: JawsState) -> list[StatisticsEvent]:
    """Cards drawn and played, tools used, and how the acts and the game ended."""
    found = consequences(before, after)
    if mover == CHANCE:
        if before.phase == DRAW_EVENT:
            title = EVENTS[event_drawn(before, move)][0]
            found.append(StatisticsEvent(SHARK, "Amity events", title))
        return found
    if TOKEN <= move < EAT:
        found.append(StatisticsEvent(mover, "power tokens", TOKEN_NAMES[move - TOKEN]))
    elif ABILITY <= move < SHOW:
        kind = move - ABILITY
        what = "no ability" if kind == NO_ABILITY else ABILITY_NAMES[kind]
        found.append(StatisticsEvent(mover, "ability cards", what))
    elif move >= WEAPON:
        found.append(StatisticsEvent(mover, "weapons", before.settings.names[move - WEAPON]))
    else:
        found += deeds(before, mover, move)
    return found


def deeds(before: JawsState, mover: i64, move: i64) -> list[StatisticsEvent]:
    """What the shark and the crew do with their actions."""
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
    elif BITE <= move < BITE + 8:
        what = "bites the boat (JW-118)"
    elif BITE + 8 <= move < NO_BITE:
        what = "bites a member (JW-120)"
    return [StatisticsEvent(mover, "rules", what)] if what else []


def consequences(before: JawsState, after: JawsState) -> list[StatisticsEvent]:
    """Tiles gone, wounds, members out, and the ends of acts."""
    found = []
    for _tile in range(gone(after) - gone(before)):
        found.append(StatisticsEvent(SHARK, "rules", "a boat tile is destroyed (JW-118)"))
    if after.hurt > before.hurt:
        found.append(StatisticsEvent(SHARK, "rules", "the shark is wounded (JW-112)"))
    for member in range(3):
        limit = before.settings.crew_wounds
        if before.wounds[member] < limit <= after.wounds[member]:
            found.append(StatisticsEvent(SHARK, "rules", "a member is out (JW-127)"))
    if before.phase != OVER and after.phase == OVER:
        found.append(StatisticsEvent(SHARK, "endings", ENDINGS[after.ending]))
    return found


def gone(state: JawsState) -> i64:
    """How many boat tiles are destroyed."""
    count: i64 = 0
    for tile in state.tiles:
        if tile == GONE:
            count += 1
    return count
