"""The events that a study of Shark Tank counts."""

from typing import final

from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.sharktank.components import (
    SUIT_COUNT,
    SUITS,
    VALUE_COUNT,
    VALUES,
    one_suit_points,
    set_points,
)
from shoal.games.sharktank.moves import ADD, CORNERS, KEEP, LOOK, SCORE, SPEND, STAND, TAKE
from shoal.games.sharktank.notation import looked_at
from shoal.games.sharktank.rules import SharkTankState, own


@final
class SharkTankStatistics(Statistics):
    """Counts fish taken, gobbled and spent, turns skipped, and what scored in the end."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        if mover == CHANCE:
            return chance_events(own(before), move, own(after))
        return move_events(own(before), mover, move, own(after))


def move_events(
    before: SharkTankState, seat: i64, move: i64, after: SharkTankState
) -> list[StatisticsEvent]:
    """A fish is taken or spent, or a shark comes to the end of its movement."""
    if move < TAKE + SUIT_COUNT and after.taken() > before.taken():
        tasty = "tasty " if move == before.tasty else ""
        what = f"{tasty}{VALUES[before.draft_value()]} (ST-8)"
        return [StatisticsEvent(seat, "drafted fish", what)]
    if move == KEEP:
        return [StatisticsEvent(seat, "spent fish", "nothing (ST-15)")]
    if SPEND <= move < ADD:
        return [StatisticsEvent(seat, "spent fish", f"{VALUES[(move - SPEND) % 6]} (ST-15)")]
    if move >= STAND:
        return landing(before, after)
    return []


def chance_events(
    before: SharkTankState, outcome: i64, after: SharkTankState
) -> list[StatisticsEvent]:
    """A gobbled fish is looked at, or everything is scored."""
    if before.phase == SCORE:
        return scoring(after)
    if before.phase == LOOK:
        token = looked_at(before, outcome)
        tasty = "tasty " if token // VALUE_COUNT == before.tasty else ""
        fish = StatisticsEvent(
            before.seat, "gobbled fish", f"{tasty}{VALUES[token % VALUE_COUNT]} (ST-28)"
        )
        suit = StatisticsEvent(before.seat, "suits gobbled", SUITS[token // VALUE_COUNT])
        return [fish, suit, *skips(before, after)]
    return skips(before, after) if before.phase == CORNERS else []


def landing(before: SharkTankState, after: SharkTankState) -> list[StatisticsEvent]:
    """How far the shark swam, and how many fish it gobbled there."""
    eaten = len(before.fish) - len(after.fish)
    found = [StatisticsEvent(before.seat, "movements", f"{count_tiles(before.length)} (ST-14)")]
    if eaten:
        found.append(StatisticsEvent(before.seat, "rules", f"gobbles {eaten} at once (ST-27)"))
    return found + skips(before, after)


def count_tiles(number: i64) -> str:
    """A number of tiles in words.

    >>> count_tiles(1), count_tiles(2)
    ('1 tile', '2 tiles')
    """
    return f"{number} tile" + ("" if number == 1 else "s")


def skips(before: SharkTankState, after: SharkTankState) -> list[StatisticsEvent]:
    """Turns that the leader sat out (ST-29)."""
    first_turn = before.turn if before.phase == CORNERS else before.turn + 1
    return [
        StatisticsEvent(
            (after.first + turn) % after.players, "rules", "skips as the leader (ST-29)"
        )
        for turn in range(first_turn, after.turn)
    ]


def scoring(after: SharkTankState) -> list[StatisticsEvent]:
    """Sets and single suits that score (ST-37, ST-38)."""
    found = []
    for seat in range(after.players):
        if set_points(after.held[seat]):
            found.append(StatisticsEvent(seat, "rules", "scores a set of suits (ST-37)"))
        if one_suit_points(after.held[seat]):
            found.append(StatisticsEvent(seat, "rules", "scores a single suit (ST-38)"))
    return found
