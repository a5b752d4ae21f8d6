"""The events that a study of SharkBait counts."""

from typing import Final, final

from shoal.core.bits import members
from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.games.sharkbait.components import FISH_DICE, MAX_TOKEN
from shoal.games.sharkbait.moves import BAIT, FISH, ROLL, STOP, THROW, school_size
from shoal.games.sharkbait.rules import SharkBaitState, own

SCHOOLS: Final = [
    say("statistics-school", fish=fish, rule="SB-14") for fish in range(FISH_DICE + 1)
]
TOKENS: Final = [say("statistics-token", token=number) for number in range(MAX_TOKEN + 1)]
PAYS_BAIT: Final = say("statistics-pays-bait", rule="SB-28")
CHOOSES_ROLL: Final = say("statistics-chooses-roll", rule="SB-22")
CHOOSES_STOP: Final = say("statistics-chooses-stop", rule="SB-22")
MUST_STOP: Final = say("statistics-must-stop", rule="SB-21")
BAD_ROLL: Final = say("statistics-bad-roll", rule="SB-17")
BAD_ROLL_EMPTY_MAT: Final = say("statistics-bad-roll-empty-mat", rule="SB-19")
FEEDING_SHARKS: Final = say("statistics-feeding-sharks", rule="SB-23")
SHARK_FIGHT: Final = say("statistics-shark-fight", rule="SB-24")
TROPHY: Final = say("statistics-trophy", rule="SB-35")


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
        return [StatisticsEvent(seat, "schools", SCHOOLS[school_size(move)])]
    if move == BAIT:
        return [StatisticsEvent(seat, "rules", PAYS_BAIT)]
    if move == ROLL and before.can_stop():
        return [StatisticsEvent(seat, "rules", CHOOSES_ROLL)]
    if move == STOP:
        what = CHOOSES_STOP if before.can_roll() else MUST_STOP
        return [StatisticsEvent(seat, "rules", what)]
    return []


def after_throw(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """A bad roll takes a die out of the hand (SB-17)."""
    if after.fish == before.fish:
        return []
    what = BAD_ROLL if before.most_fish() else BAD_ROLL_EMPTY_MAT
    return [StatisticsEvent(before.turn, "rules", what)]


def second_shark(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """With both sharks home it is clear how they score (SB-23, SB-24)."""
    if before.other_shark or not after.other_shark:
        return []
    what = SHARK_FIGHT if after.shark == after.other_shark else FEEDING_SHARKS
    return [StatisticsEvent(before.turn, "rules", what)]


def tokens(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """The token that left the mat, and the trophy of a round that ended with it (SB-35)."""
    found = [
        StatisticsEvent(before.turn, "tokens", TOKENS[number])
        for number in members(before.mat & ~after.mat)
    ]
    for seat in range(before.players):
        if after.trophies[seat] > before.trophies[seat]:
            found.append(StatisticsEvent(seat, "rules", TROPHY))
    return found
