"""What bots and hints know of SharkBait: rough values for the search, and reasons.

``turn_values`` has the odds of the dice.
"""

import math
from typing import Final, final

from shoal.core.message import Message
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.lead_value import StandingEvaluator
from shoal.core.search.search_params import SearchParams
from shoal.core.sentence_messages import sentence
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.sharkbait.board_text import counted
from shoal.games.sharkbait.components import FIGHT_POINTS, OUTSIDE_POINTS, ROUNDS, SIDES
from shoal.games.sharkbait.messages import offer
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
        return sentence(self.reason_text(view, move))

    def reason_text(self, view: View, move: i64) -> str:
        state = own(self.game.shown(view))
        if move >= FISH:
            return school_reason(state, move)
        if move > LOSE:
            return f"Column {move - LOSE} has {counted(state.ocean[move - LOSE], 'fish', 'fish')}."
        if move > SHARKS:
            column = move - SHARKS
            fish = counted(state.ocean[column], "fish lies", "fish lie")
            return f"A shark fight makes each fish in column {column} worth four; {fish} there."
        if move > SHARK:
            return shark_reason(state, move)
        if move == ROLL:
            return roll_reason(state)
        if move == STOP:
            return f"{counted(state.dice_score(), 'point is', 'points are')} safe."
        if move == BAIT:
            lifted = state.clone()
            lifted.lift_prize()
            return f"A bait lifts the prize to token {offer(lifted, lifted.prize)}."
        return f"Token {offer(state, state.prize)} is yours, and the baits stay."


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


# A sentence for or against a move.


def roll_reason(state: SharkBaitState) -> str:
    """What the dice bring on average beside what is safe."""
    after = state.clone()
    after.play(state.turn, ROLL)
    dice = [counted(state.fish, "fish", "fish")] if state.fish else []
    if state.sharks_in_hand():
        dice.append(counted(state.sharks_in_hand(), "shark", "sharks"))
    hand = " and ".join(dice)
    mean = f"{mean_score(after):.1f} points" if mean_score(after) < UNKNOWN else "nobody knows what"
    safe = f", {state.dice_score()} are safe" if state.can_stop() else ""
    return f"Rolling {hand} brings {mean} in the end on average{safe}."


def shark_reason(state: SharkBaitState, move: i64) -> str:
    """What the shark does to the fish, and what the turn then brings."""
    column = move - SHARK
    spoiled = state.ocean[column]
    sentence = f"Column {column} has {counted(spoiled, 'fish', 'fish')} to spoil"
    if spoiled == 0:
        sentence = f"Column {column} has no fish to spoil"
    if state.shark == column:
        sentence = f"A second shark in column {column} makes a fight: its fish are worth four"
    return f"{sentence}; {outlook(state, move)}."


def school_reason(state: SharkBaitState, move: i64) -> str:
    """What the turn brings with this school on the mat."""
    fish = sum_of(state.ocean) + school_size(move)
    return f"{fish} fish lie on the mat then; {outlook(state, move)}."


def outlook(state: SharkBaitState, move: i64) -> str:
    """The score that a turn comes to on average after this move, if it goes on with a roll."""
    after = state.clone()
    after.play(state.turn, move)
    if after.turn != state.turn or not after.can_roll():
        return "there is nothing left to roll"
    after.play(state.turn, ROLL)
    assert after.phase == THROW
    if mean_score(after) >= UNKNOWN:
        return "a rare mat"
    return f"rolling on brings {mean_score(after):.1f} points in the end on average"
