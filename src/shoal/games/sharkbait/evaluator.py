"""What bots and hints know of SharkBait: rough values for the search, and reasons.

``turn_values`` has the odds of the dice.
"""

import math
from typing import Final, final

from shoal.core.game import View
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.search.standing_evaluator import StandingEvaluator
from shoal.core.state import State
from shoal.games.sharkbait.components import FIGHT_POINTS, OUTSIDE_POINTS, ROUNDS, SIDES
from shoal.games.sharkbait.log import offer
from shoal.games.sharkbait.moves import (
    BAIT,
    DECIDE,
    FISH,
    LOSE,
    PRIZE,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    THROW,
    school_column,
    school_size,
)
from shoal.games.sharkbait.rules import SharkBaitState, own
from shoal.games.sharkbait.state import sum_of
from shoal.games.sharkbait.turn_values import UNKNOWN, TurnEvaluator, mean_score

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


@final
class SharkBaitEvaluator(StandingEvaluator):
    """What a good player of SharkBait looks at."""

    def standing(self, state: State, seat: i64) -> float:
        """A seat's steps, with its baits and the dice on its mat counted as steps to come."""
        table = own(state)
        steps = float(table.pawns[seat]) + BAIT_STEPS * float(table.baits[seat])
        if table.has_won(seat):
            return steps
        expected = STEPS_A_ROUND
        if seat == table.turn:
            expected = STEPS_A_POINT * expected_score(table)
        return steps + expected

    def swing(self, state: State) -> float:
        """The fewer rounds are left, the less changes."""
        to_come = float(ROUNDS - own(state).round + 1)
        return 1.0 + STEPS_A_ROUND * math.sqrt(to_come)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """How promising a move looks.

        Whole schools are good, sharks away from fish, and fights on a full column.
        """
        table = own(state)
        if move >= FISH:
            return 1.0 + 2.0 * school_gain(table, school_column(move), school_size(move))
        if move > LOSE:
            return 1.0 + float(FIGHT_POINTS - column_worth(table, move - LOSE))
        if move > SHARKS:
            return 0.5 + 2.0 * float(table.ocean[move - SHARKS])
        if move > SHARK:
            return 0.2 + shark_gain(table, move - SHARK)
        if move == ROLL:
            return 0.5 + 0.25 * float(table.fish)
        if move == STOP:
            return 0.3 + 0.2 * float(table.dice_score())
        if move == BAIT:
            return bait_gain(table)
        return 1.0

    def evaluate_moves(self, view: View, rng: Rng) -> list[float]:
        state = own(self.game.shown(view))
        turn = TurnEvaluator(state)
        return [turn.value_of_move(state, move) for move in view.moves]

    def search_params(self) -> SearchParams:
        return SEARCH_PARAMS

    def reason(self, view: View, move: i64) -> Message | None:
        return reason_for(own(self.game.shown(view)), move)


# How good a position is.


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


# How promising a move looks.


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


# What speaks for or against a move, in a sentence for hints.


def reason_for(state: SharkBaitState, move: i64) -> Message | None:
    """What speaks for or against a legal move; None on a mat that the table does not know."""
    if move >= FISH:
        return school_reason(state, move)
    if move > LOSE:
        return loss_reason(state, move)
    if move > SHARKS:
        return fight_reason(state, move, move - SHARKS)
    if move > SHARK:
        return shark_reason(state, move, move - SHARK)
    if move == ROLL:
        return roll_reason(state)
    if move == STOP:
        return stop_reason(state)
    return prize_reason(state, move)


def school_reason(state: SharkBaitState, move: i64) -> Message | None:
    """What the turn scores with this school on the mat."""
    fish = int(sum_of(state.ocean) + school_size(move))
    after = after_move(state, move)
    if not after.can_roll():
        return say("why-school-last", fish=fish, score=int(after.dice_score()))
    mean = mean_of_roll(after)
    return say("why-school", fish=fish, mean=mean) if mean < UNKNOWN else None


def loss_reason(state: SharkBaitState, move: i64) -> Message:
    """What the lost fish would have scored."""
    points = int(state.dice_score() - after_move(state, move).dice_score())
    return say("why-lose", column=int(move - LOSE), points=points)


def shark_reason(state: SharkBaitState, move: i64, column: i64) -> Message | None:
    """What the shark does to the fish, and what the turn then scores."""
    if state.shark == column:
        return fight_reason(state, move, column)
    fish = int(state.ocean[column])
    after = after_move(state, move)
    if not after.can_roll():
        return say("why-shark-last", column=int(column), fish=fish, score=int(after.dice_score()))
    mean = mean_of_roll(after)
    return say("why-shark", column=int(column), fish=fish, mean=mean) if mean < UNKNOWN else None


def fight_reason(state: SharkBaitState, move: i64, column: i64) -> Message | None:
    """Which fish a shark fight makes valuable, and what the turn then scores."""
    fish = int(state.ocean[column])
    after = after_move(state, move)
    if not after.can_roll():
        return say("why-fight-last", column=int(column), fish=fish, score=int(after.dice_score()))
    mean = mean_of_roll(after)
    return say("why-fight", column=int(column), fish=fish, mean=mean) if mean < UNKNOWN else None


def roll_reason(state: SharkBaitState) -> Message | None:
    """What the dice score on average, beside what is safe."""
    fish = int(state.fish)
    mean = mean_of_roll(state)
    if mean >= UNKNOWN:
        return None
    if state.can_stop():
        return say("why-roll", fish=fish, mean=mean, score=int(state.dice_score()))
    return say("why-must-roll", fish=fish, sharks=int(state.sharks_in_hand()), mean=mean)


def stop_reason(state: SharkBaitState) -> Message:
    """The token that the score wins."""
    score = state.dice_score()
    token = state.token_for(score)
    steps, bait = offer(state, token)
    return say("why-stop", score=int(score), token=int(token), steps=steps, bait=bait)


def prize_reason(state: SharkBaitState, move: i64) -> Message:
    """What the token brings that is taken, or reached with a bait."""
    if move == BAIT:
        lifted = state.clone()
        lifted.lift_prize()
        steps, bait = offer(lifted, lifted.prize)
        return say("why-bait", token=int(lifted.prize), steps=steps, bait=bait)
    steps, bait = offer(state, state.prize)
    return say("why-take", token=int(state.prize), steps=steps, bait=bait)


def after_move(state: SharkBaitState, move: i64) -> SharkBaitState:
    """The position after a move."""
    after = state.clone()
    after.play(state.turn, move)
    return after


def mean_of_roll(state: SharkBaitState) -> float:
    """The mean score in the end if the dice in hand are rolled now; UNKNOWN for a rare mat."""
    after = after_move(state, ROLL)
    assert after.phase == THROW
    return round(mean_score(after), 1)
