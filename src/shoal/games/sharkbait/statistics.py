"""The events that a study of SharkBait counts."""

from shoal.core.bits import members
from shoal.core.game import StatisticsEvent
from shoal.core.packed_arrays import i64
from shoal.games.sharkbait.moves import BAIT, FISH, ROLL, STOP, THROW, school_size
from shoal.games.sharkbait.rules import SharkBaitState


def statistics_events(
    before: SharkBaitState, move: i64, after: SharkBaitState
) -> list[StatisticsEvent]:
    """The rules that a throw or a move has met, the schools placed and the token taken."""
    if before.phase == THROW:
        return after_throw(before, after)
    if before.phase < THROW:
        return []
    seat = before.turn
    found = []
    if move >= FISH:
        found.append(StatisticsEvent(seat, "schools", f"{school_size(move)} fish (SB-14)"))
    elif move == BAIT:
        found.append(StatisticsEvent(seat, "rules", "turns in a bait (SB-28)"))
    elif move == ROLL and before.can_stop():
        found.append(StatisticsEvent(seat, "rules", "rolls, free to stop (SB-22)"))
    elif move == STOP and before.can_roll():
        found.append(StatisticsEvent(seat, "rules", "stops, free to roll (SB-22)"))
    elif move == STOP:
        found.append(StatisticsEvent(seat, "rules", "has to stop (SB-21)"))
    return found + second_shark(before, after) + tokens(before, after)


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
