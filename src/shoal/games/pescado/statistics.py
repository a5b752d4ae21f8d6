"""The events that a study of Pescado counts."""

from typing import final

from shoal.core.bits import count_bits
from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.pescado.components import FLIPS_A_DIE
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


@final
class PescadoStatistics(Statistics):
    """Counts the tiles that changed hands, and the rules by which they did."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        was, now = own(before), own(after)
        found = taken(was, now)
        if mover == CHANCE:
            return found + after_throw(was, now)
        if CLAIM <= move < MARK and now.won[mover] == was.won[mover]:
            found.append(StatisticsEvent(mover, "rules", "claims a wrong tile (PE-30)"))
        elif MARK <= move < DONE:
            found.append(StatisticsEvent(mover, "rules", "marks a tile (PE-40)"))
        elif KEEP <= move < CLAIM:
            found += second_throw(was, mover, now)
        elif FLIP <= move < KEEP:
            found.append(StatisticsEvent(mover, "rules", "flips a tile (PE-12)"))
        elif move == DONE and was.phase == FISH:
            found.append(StatisticsEvent(mover, "rules", "leaves the second throw (PE-10)"))
        return found


def taken(before: PescadoState, after: PescadoState) -> list[StatisticsEvent]:
    """Each tile that a seat won, by name, by value and by where it came from."""
    found = []
    deck = before.settings.deck
    snatched = before.phase in (SNATCH, SECRET, OPEN)
    for seat in range(before.players):
        tiles = after.won[seat] & ~before.won[seat]
        for name in deck.names_of(tiles):
            value = deck.values[deck.number[name]]
            found.append(StatisticsEvent(seat, "tiles", name))
            found.append(StatisticsEvent(seat, "worths", f"tile of {value} (PE-3)"))
        for _tile in range(count_bits(tiles & before.prey)):
            found.append(StatisticsEvent(seat, "rules", "takes from the seat before (PE-18)"))
        for _tile in range(count_bits(tiles & before.pool)):
            what = "snatches a tile (PE-29)" if snatched else "takes from the pool (PE-8)"
            found.append(StatisticsEvent(seat, "rules", what))
    return found


def after_throw(before: PescadoState, after: PescadoState) -> list[StatisticsEvent]:
    """A first throw with three of a colour is for everybody (PE-27)."""
    if before.phase == THROW and after.phase not in (THROW, FISH):
        return [StatisticsEvent(before.turn, "rules", "throws a snatch round (PE-27)")]
    return []


def second_throw(before: PescadoState, mover: i64, after: PescadoState) -> list[StatisticsEvent]:
    """How many dice are thrown again (PE-11), grey ones among them (PE-12)."""
    dice: i64 = 0
    if after.turn == mover and after.phase == THROW_AGAIN:
        dice = after.dice_to_throw()
    if dice == 0:
        return [StatisticsEvent(mover, "rules", "leaves the second throw (PE-10)")]
    found = [
        StatisticsEvent(mover, "rules", "makes the second throw (PE-10)"),
        StatisticsEvent(
            mover, "second throws", f"{dice} dice (PE-11)" if dice > 1 else "1 die (PE-11)"
        ),
    ]
    if before.flips:
        found.append(
            StatisticsEvent(mover, "rules", f"throws {before.flips // FLIPS_A_DIE} grey (PE-12)")
        )
    return found
