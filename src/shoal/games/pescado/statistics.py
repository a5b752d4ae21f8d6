"""The events that a study of Pescado counts."""

from typing import Final, final

from shoal.core.bits import count_bits, members
from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.pescado.components import FLIPS_A_DIE, GREY_DICE, WHITE_DICE
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FISH,
    FLIP,
    KEEP,
    MARK,
    OPEN,
    SECRET,
    SNATCH,
    THROW,
    THROW_AGAIN,
)
from shoal.games.pescado.rules import PescadoState, own

MAX_VALUE: Final = 3
"""The points of the best tiles (PE-3)."""

VALUES: Final = [
    say("statistics-value", points=points, rule="PE-3") for points in range(MAX_VALUE + 1)
]
SECOND_THROWS: Final = [
    say("statistics-dice", dice=dice, rule="PE-11") for dice in range(WHITE_DICE + GREY_DICE + 1)
]
GREY: Final = [say("statistics-grey", dice=dice, rule="PE-12") for dice in range(GREY_DICE + 1)]
WRONG_CLAIM: Final = say("statistics-wrong-claim", rule="PE-30")
MARKS: Final = say("statistics-marks", rule="PE-40")
FLIPS: Final = say("statistics-flips", rule="PE-12")
NO_SECOND_THROW: Final = say("statistics-no-second-throw", rule="PE-10")
SECOND_THROW: Final = say("statistics-second-throw", rule="PE-10")
STEALS: Final = say("statistics-steals", rule="PE-18")
SNATCHES: Final = say("statistics-snatches", rule="PE-29")
TAKES: Final = say("statistics-takes", rule="PE-8")
SNATCH_ROUND: Final = say("statistics-snatch-round", rule="PE-27")


@final
class PescadoStatistics(Statistics):
    """Counts the tiles that changed hands, and the rules by which they did."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        was, now = own(before), own(after)
        found = taken(was, now)
        if mover == CHANCE:
            return found + after_throw(was, now)
        if CLAIM <= move < MARK and now.won[mover] == was.won[mover]:
            found.append(StatisticsEvent(mover, "rules", WRONG_CLAIM))
        elif MARK <= move < DONE:
            found.append(StatisticsEvent(mover, "rules", MARKS))
        elif KEEP <= move < CLAIM:
            found += second_throw(was, mover, now)
        elif FLIP <= move < KEEP:
            found.append(StatisticsEvent(mover, "rules", FLIPS))
        elif move == DONE and was.phase == FISH:
            found.append(StatisticsEvent(mover, "rules", NO_SECOND_THROW))
        return found


def taken(before: PescadoState, after: PescadoState) -> list[StatisticsEvent]:
    """Each tile that a seat won, by name, by value and by where it came from."""
    found = []
    deck = before.settings.deck
    snatched = before.phase in (SNATCH, SECRET, OPEN)
    for seat in range(before.players):
        tiles = after.won[seat] & ~before.won[seat]
        for tile in members(tiles):
            what = say("statistics-tile", tile=deck.word(tile))
            found.append(StatisticsEvent(seat, "tiles", what))
            found.append(StatisticsEvent(seat, "worths", VALUES[deck.values[tile]]))
        for _tile in range(count_bits(tiles & before.prey)):
            found.append(StatisticsEvent(seat, "rules", STEALS))
        for _tile in range(count_bits(tiles & before.pool)):
            what = SNATCHES if snatched else TAKES
            found.append(StatisticsEvent(seat, "rules", what))
    return found


def after_throw(before: PescadoState, after: PescadoState) -> list[StatisticsEvent]:
    """A first throw with three of a colour is for everybody (PE-27)."""
    if before.phase == THROW and after.phase not in (THROW, FISH):
        return [StatisticsEvent(before.turn, "rules", SNATCH_ROUND)]
    return []


def second_throw(before: PescadoState, mover: i64, after: PescadoState) -> list[StatisticsEvent]:
    """How many dice are thrown again (PE-11), grey ones among them (PE-12)."""
    dice: i64 = 0
    if after.turn == mover and after.phase == THROW_AGAIN:
        dice = after.dice_to_throw()
    if dice == 0:
        return [StatisticsEvent(mover, "rules", NO_SECOND_THROW)]
    found = [
        StatisticsEvent(mover, "rules", SECOND_THROW),
        StatisticsEvent(mover, "second throws", SECOND_THROWS[dice]),
    ]
    if before.flips:
        found.append(StatisticsEvent(mover, "rules", GREY[before.flips // FLIPS_A_DIE]))
    return found
