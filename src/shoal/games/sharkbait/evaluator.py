"""Rough values of positions and moves of SharkBait, for the search."""

import math
from typing import Final

from shoal.core.packed_arrays import i64
from shoal.core.search.lead_value import value_of_lead, win_share
from shoal.core.search.search_params import SearchParams
from shoal.games.sharkbait.components import FIGHT_POINTS, OUTSIDE_POINTS, ROUNDS, SIDES
from shoal.games.sharkbait.moves import (
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
    school_column,
    school_size,
)
from shoal.games.sharkbait.rules import SharkBaitState

SEARCH_PARAMS = SearchParams(exploration=0.6, cutoff=12, guided_share=0.5, noise=0.73)
"""A playout goes on for some throws with sensible moves, then ``value`` judges the lead."""

STEPS_A_ROUND: Final = 2.6
"""Steps that a pawn makes in a round on average, with sensible play."""

STEPS_A_POINT: Final = 0.2
"""Steps that a point of the dice score brings on average."""

BAIT_STEPS: Final = 0.6
"""Steps that a bait is worth."""

FISH_POINTS: Final = 1.2
"""Points that a fish on the mat brings while a shark is in hand: outside the sharks it scores
two, and about half of the fish end up there."""

FISH_IN_HAND_POINTS: Final = 0.8
LATE_FISH_POINTS: Final = 0.4
"""Points that a fish die in hand brings before and after both sharks are home."""

FAR_BEHIND: Final = -1000.0
"""Below every standing."""


def value(state: SharkBaitState, seat: i64) -> float:
    """How well the seat stands, from 0 to 1: its lead in steps against the rounds left."""
    if state.phase == OVER:
        return win_share(state, seat)
    best_other = FAR_BEHIND
    for other in range(state.players):
        if other != seat:
            best_other = max(best_other, standing(state, other))
    lead = standing(state, seat) - best_other
    to_come = float(ROUNDS - state.round + 1)
    swing = 1.0 + STEPS_A_ROUND * math.sqrt(to_come)
    return value_of_lead(lead, swing)


def standing(state: SharkBaitState, seat: i64) -> float:
    """A seat's steps, with its baits and the dice on its mat counted as steps to come."""
    steps = float(state.pawns[seat]) + BAIT_STEPS * float(state.baits[seat])
    if state.has_won(seat):
        return steps
    expected = STEPS_A_ROUND
    if seat == state.turn:
        expected = STEPS_A_POINT * expected_score(state)
    return steps + expected


def expected_score(state: SharkBaitState) -> float:
    """About the score that the player to act will reach with this mat and hand."""
    if state.phase == PRIZE:
        return float(state.prize)
    if state.other_shark:
        return float(state.dice_score()) + LATE_FISH_POINTS * float(state.fish)
    fish = 0.0
    for column in range(1, SIDES + 1):
        fish += float(state.ocean[column])
    return FISH_POINTS * fish + FISH_IN_HAND_POINTS * float(state.fish) + 1.0


def prior(state: SharkBaitState, move: i64) -> float:
    """How promising a move looks.

    Whole schools are good, sharks away from fish, and fights on a full column.
    """
    if move >= FISH:
        return 1.0 + 2.0 * school_gain(state, school_column(move), school_size(move))
    if move > LOSE:
        return 1.0 + float(FIGHT_POINTS - column_worth(state, move - LOSE))
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
    return FISH_POINTS * float(count) / 2.0


def column_worth(state: SharkBaitState, column: i64) -> i64:
    """What a fish in the column scores, once both sharks are home (SB-23, SB-24)."""
    low = min(state.shark, state.other_shark)
    high = max(state.shark, state.other_shark)
    if low == high:
        if column == low:
            return FIGHT_POINTS
        return 1
    if column == low or column == high:
        return 0
    if low < column < high:
        return 1
    return OUTSIDE_POINTS


def shark_gain(state: SharkBaitState, column: i64) -> float:
    """How good a column is for a shark: few fish, near the other shark, or full for a fight."""
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
    steps = float(state.settings.tokens.steps[bigger] - state.settings.tokens.steps[state.prize])
    return 0.3 + max(0.0, steps) * (1.0 if state.round < ROUNDS else 2.0)
