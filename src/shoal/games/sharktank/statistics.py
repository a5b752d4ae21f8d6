"""The events that a study of Shark Tank counts."""

from typing import Final, final

from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.sharktank.components import (
    SUIT_COUNT,
    VALUE_COUNT,
    one_suit_points,
    set_points,
)
from shoal.games.sharktank.moves import ADD, CORNERS, KEEP, LOOK, SCORE, SPEND, STAND, TAKE
from shoal.games.sharktank.notation import looked_at, suit_word
from shoal.games.sharktank.rules import SharkTankState, own

DRAFTED: Final = [say("statistics-fish", value=value, rule="ST-8") for value in range(VALUE_COUNT)]
DRAFTED_TASTY: Final = [
    say("statistics-tasty-fish", value=value, rule="ST-8") for value in range(VALUE_COUNT)
]
GOBBLED: Final = [say("statistics-fish", value=value, rule="ST-28") for value in range(VALUE_COUNT)]
GOBBLED_TASTY: Final = [
    say("statistics-tasty-fish", value=value, rule="ST-28") for value in range(VALUE_COUNT)
]
SPENT: Final = [say("statistics-fish", value=value, rule="ST-15") for value in range(VALUE_COUNT)]
NOTHING_SPENT: Final = say("statistics-nothing-spent", rule="ST-15")
SUITS_GOBBLED: Final = [say("statistics-suit", suit=suit_word(suit)) for suit in range(SUIT_COUNT)]
SKIPS: Final = say("statistics-skips", rule="ST-29")
SCORES_SET: Final = say("statistics-scores-set", rule="ST-37")
SCORES_SUIT: Final = say("statistics-scores-suit", rule="ST-38")


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
        drafted = DRAFTED_TASTY if move == before.tasty else DRAFTED
        return [StatisticsEvent(seat, "drafted fish", drafted[before.draft_value()])]
    if move == KEEP:
        return [StatisticsEvent(seat, "spent fish", NOTHING_SPENT)]
    if SPEND <= move < ADD:
        return [StatisticsEvent(seat, "spent fish", SPENT[(move - SPEND) % VALUE_COUNT])]
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
        eaten = token // VALUE_COUNT
        gobbled = GOBBLED_TASTY if eaten == before.tasty else GOBBLED
        fish = StatisticsEvent(before.seat, "gobbled fish", gobbled[token % VALUE_COUNT])
        suit = StatisticsEvent(before.seat, "suits gobbled", SUITS_GOBBLED[eaten])
        return [fish, suit, *skips(before, after)]
    return skips(before, after) if before.phase == CORNERS else []


def landing(before: SharkTankState, after: SharkTankState) -> list[StatisticsEvent]:
    """How far the shark swam, and how many fish it gobbled there."""
    eaten = len(before.fish) - len(after.fish)
    movement = say("statistics-movement", tiles=int(before.length), rule="ST-14")
    found = [StatisticsEvent(before.seat, "movements", movement)]
    if eaten:
        gobbles = say("statistics-gobbles", fish=eaten, rule="ST-27")
        found.append(StatisticsEvent(before.seat, "rules", gobbles))
    return found + skips(before, after)


def skips(before: SharkTankState, after: SharkTankState) -> list[StatisticsEvent]:
    """Turns that the leader sat out (ST-29)."""
    first_turn = before.turn if before.phase == CORNERS else before.turn + 1
    return [
        StatisticsEvent((after.first + turn) % after.players, "rules", SKIPS)
        for turn in range(first_turn, after.turn)
    ]


def scoring(after: SharkTankState) -> list[StatisticsEvent]:
    """Sets and single suits that score (ST-37, ST-38)."""
    found = []
    for seat in range(after.players):
        if set_points(after.held[seat]):
            found.append(StatisticsEvent(seat, "rules", SCORES_SET))
        if one_suit_points(after.held[seat]):
            found.append(StatisticsEvent(seat, "rules", SCORES_SUIT))
    return found
