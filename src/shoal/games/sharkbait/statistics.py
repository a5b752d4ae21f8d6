"""The events that a study of SharkBait counts."""

from typing import final

from shoal.core.bits import members
from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.games.sharkbait.moves import BAIT, FISH, ROLL, STOP, THROW, school_size
from shoal.games.sharkbait.rules import SharkBaitState, own


@final
class SharkBaitStatistics(Statistics):
    """Counts the rules that a throw or a move has met, schools placed and tokens taken."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        start = own(before)
        end = own(after)
        if start.phase == THROW:
            return after_throw(start, end)
        if start.phase < THROW:
            return []
        return [*move_events(start, move), *second_shark(start, end), *tokens(start, end)]


def move_events(before: SharkBaitState, move: i64) -> list[StatisticsEvent]:
    """The school placed, or the rule by which the player went on or stopped."""
    seat = before.turn
    if move >= FISH:
        return [StatisticsEvent(seat, "schools", f"{school_size(move)} fish (SB-14)")]
    what = ""
    if move == BAIT:
        what = "turns in a bait (SB-28)"
    elif move == ROLL and before.can_stop():
        what = "rolls, free to stop (SB-22)"
    elif move == STOP and before.can_roll():
        what = "stops, free to roll (SB-22)"
    elif move == STOP:
        what = "has to stop (SB-21)"
    return [StatisticsEvent(seat, "rules", what)] if what else []


def after_throw(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """A bad roll takes a die out of the hand (SB-17)."""
    if after.fish == before.fish:
        return []
    what = "bad roll (SB-17)"
    if before.most_fish() == 0:
        what = "bad roll on an empty mat (SB-19)"
    return [StatisticsEvent(before.turn, "rules", what)]


def second_shark(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """With both sharks home it is clear how they score (SB-23, SB-24)."""
    if before.other_shark or not after.other_shark:
        return []
    what = "feeding sharks (SB-23)"
    if after.shark == after.other_shark:
        what = "shark fight (SB-24)"
    return [StatisticsEvent(before.turn, "rules", what)]


def tokens(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """The token that left the mat, and the trophy of a round that ended with it (SB-35)."""
    found = [
        StatisticsEvent(before.turn, "tokens", f"token {number}")
        for number in members(before.mat & ~after.mat)
    ]
    for seat in range(before.players):
        if after.trophies[seat] > before.trophies[seat]:
            found.append(StatisticsEvent(seat, "rules", "wins the round's trophy (SB-35)"))
    return found
