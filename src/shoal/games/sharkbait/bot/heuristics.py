"""What a good SharkBait player looks at."""

import math
from typing import Final

from shoal.core.arrays import i64
from shoal.core.search_params import SearchParams
from shoal.games.sharkbait.components import ROUNDS, SIDES
from shoal.games.sharkbait.rules import (
    BAIT,
    DECIDE,
    FISH,
    LOSE,
    OVER,
    PRIZE,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    SharkBaitState,
)

SEARCH_PARAMS = SearchParams(curious=0.6, cutoff=12, guided=0.5, by_eye=0.73)
"""A turn is played on sensibly for some throws, then the lead is weighed."""

# Steps a pawn makes in an average round with sensible play.
STEPS_A_ROUND: Final = 2.6
BAIT_WORTH: Final = 0.6
# A school outside the sharks gains two a fish; half of them end up safe.
FISH_WORTH: Final = 1.2


def value(state: SharkBaitState, seat: i64) -> float:
    """Standing from 0 to 1: the lead in steps, weighed by how much of the game is left."""
    if state.phase == OVER:
        return result(state, seat)
    best_other = -1000.0
    for other in range(state.players):
        if other != seat:
            best_other = max(best_other, standing(state, other))
    lead = standing(state, seat) - best_other
    to_come = float(ROUNDS - state.round + 1)
    swing = 1.0 + STEPS_A_ROUND * math.sqrt(to_come)
    return 0.5 + 0.5 * lead / (swing + abs(lead))


def result(state: SharkBaitState, seat: i64) -> float:
    """1 for a win, shared among those who tie, 0 below."""
    ranks = state.ranks()
    if ranks[seat] > 0:
        return 0.0
    winners = 0.0
    for rank in ranks:
        if rank == 0:
            winners += 1.0
    return 1.0 / winners


def standing(state: SharkBaitState, seat: i64) -> float:
    """A seat's steps, with its baits and the dice on its mat counted as steps to come."""
    steps = float(state.pawns[seat]) + BAIT_WORTH * float(state.baits[seat])
    if state.has_won(seat):
        return steps
    expected = STEPS_A_ROUND
    if seat == state.turn:
        expected = 0.2 * mat_worth(state)
    return steps + expected


def mat_worth(state: SharkBaitState) -> float:
    """The score that the mat and the hand of the player to act promise."""
    if state.phase == PRIZE:
        return float(state.prize)
    if state.other_shark:
        return float(state.dice_score()) + 0.4 * float(state.fish)
    fish = 0.0
    for column in range(1, SIDES + 1):
        fish += float(state.ocean[column])
    return FISH_WORTH * fish + 0.8 * float(state.fish) + 1.0


def prior(state: SharkBaitState, move: i64) -> float:
    """How promising a move looks: whole schools, sharks off the fish, fights on a full column."""
    if move >= FISH:
        return 1.0 + 2.0 * school_gain(state, (move - FISH) // 7 + 1, (move - FISH) % 7 + 2)
    if move > LOSE:
        return 1.0 + float(4 - column_worth(state, move - LOSE))
    if move > SHARKS:
        return 0.5 + 2.0 * float(state.ocean[move - SHARKS])
    if move > SHARK:
        return 0.2 + shark_gain(state, move - SHARK)
    if move == ROLL:
        return 0.5 + 0.25 * float(state.fish)
    if move == STOP:
        return 0.3 + 0.2 * float(state.dice_score())
    if move == BAIT:
        return bait_gain(state)
    return 1.0


def school_gain(state: SharkBaitState, column: i64, count: i64) -> float:
    """Points that a school would score, or may score while sharks are about."""
    if state.other_shark:
        return float(count * column_worth(state, column))
    if column == state.shark:
        return 0.3
    return FISH_WORTH * float(count) / 2.0


def column_worth(state: SharkBaitState, column: i64) -> i64:
    """What a fish in the column scores, once both sharks are home (SB-23, SB-24)."""
    low = min(state.shark, state.other_shark)
    high = max(state.shark, state.other_shark)
    if low == high:
        if column == low:
            return 4
        return 1
    if column == low or column == high:
        return 0
    if low < column < high:
        return 1
    return 2


def shark_gain(state: SharkBaitState, column: i64) -> float:
    """A shark at the edge or beside its fellow spoils least; a fight on a full column gains."""
    if state.shark == column:
        return 1.0 + float(state.ocean[column])
    spoiled = float(state.ocean[column])
    if state.phase == DECIDE or state.shark == 0:
        return 1.0 / (1.0 + spoiled)
    between = abs(float(column - state.shark)) - 1.0
    return 2.0 / (1.0 + spoiled + 0.3 * between)


def bait_gain(state: SharkBaitState) -> float:
    """Steps that the bigger token adds, and half a bait for being biggest."""
    bigger = state.next_token(state.prize)
    steps = float(state.tokens.steps[bigger] - state.tokens.steps[state.prize])
    return 0.3 + max(0.0, steps) * (1.0 if state.round < ROUNDS else 2.0)
