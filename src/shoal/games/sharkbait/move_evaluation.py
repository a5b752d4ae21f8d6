"""Evaluates each move of SharkBait by the odds of the dice and the tokens left.

With both sharks home and few dice in hand the rest of the turn is worked out
exactly, throw by throw, for what each score is worth on this token mat.
Elsewhere the mean score of the turn (``turn_values``) stands in for it.
"""

import math
from typing import Final, final

from shoal.core.packed_arrays import i64, vec
from shoal.core.state import CHANCE
from shoal.games.sharkbait.components import COLUMNS, FISH_DICE, MAX_SCORE, ROUNDS, SIDES
from shoal.games.sharkbait.moves import DECIDE, OVER, PRIZE, STOP, TAKE, THROW
from shoal.games.sharkbait.rules import SharkBaitState
from shoal.games.sharkbait.turn_values import FISH_THROWS, UNKNOWN, mean_score, ways_to_fall

MAX_EXACT_DICE: Final[i64] = 4
"""With more dice in hand the mean score is used instead of every throw."""

STEPS_A_TURN: Final = 2.6
STEPS_VARIANCE: Final = 2.6
"""Mean and variance of the steps that a turn brings."""

BAIT_STEPS: Final = 0.55
"""Steps that a bait is worth."""

BAITS_A_TURN: Final = 2.0
"""Baits that can be put to use in a turn."""

BIGGEST_TOKEN_STEPS: Final = 1.2
"""Steps that the biggest token of a round is worth beyond its own: one, and the trophy."""

TROPHY_STEPS: Final = 0.1
TIE_BAIT_STEPS: Final = 0.01
"""Trophies, then baits, break ties only (SB-38)."""

USUAL_TOKEN: Final = 11.0
TOKEN_SPREAD: Final = 2.6
"""Middle and width of the tokens that turns win, as a logistic curve."""

NORMAL_TO_LOGISTIC: Final = 1.7
"""A logistic curve with this slope is close to the normal distribution."""

SMALLEST_VARIANCE: Final = 0.01
"""Added, so that the end of a game divides by no zero."""


@final
class TurnEvaluator:
    """Evaluates the moves of one player's turn.

    A value is the share of the others that the seat is expected to finish above.
    """

    def __init__(self, state: SharkBaitState) -> None:
        self.seat = state.turn
        self.score_values = vec[float](
            [value_of_score(state, score) for score in range(MAX_SCORE + 1)]
        )
        self.known: dict[int, float] = {}

    def value_of_move(self, state: SharkBaitState, move: i64) -> float:
        """The value of a move of the player whose turn it is."""
        if move == STOP:
            return self.score_values[state.dice_score()]
        after = state.clone()
        after.play(self.seat, move)
        if state.phase == PRIZE:
            return best_prize(after, self.seat)
        return self.value_of_choice(after)

    def value_of_choice(self, state: SharkBaitState) -> float:
        """The value of the best move, or of the dice if they are to be thrown."""
        if state.phase == THROW:
            return self.value_of_roll(state)
        most = 0.0
        for move in state.moves(self.seat):
            most = max(most, self.value_of_move(state, move))
        return most

    def value_of_roll(self, state: SharkBaitState) -> float:
        """The value of the dice that are about to be thrown."""
        if state.other_shark == 0 or state.fish > MAX_EXACT_DICE:
            return self.interpolated(mean_score(state))
        key = state.fish
        for column in range(1, SIDES + 1):
            key = (FISH_DICE + 1) * key + state.ocean[column]
        key = (key * COLUMNS + state.shark) * COLUMNS + state.other_shark
        if key not in self.known:
            self.known[key] = self.mean_over_throws(state)
        return self.known[key]

    def mean_over_throws(self, state: SharkBaitState) -> float:
        """The mean value over all throws."""
        throws = FISH_THROWS[state.fish]
        total = 0.0
        for place in range(len(throws.ways)):
            after = state.clone()
            after.play(CHANCE, throws.outcomes[place])
            total += float(throws.ways[place]) * self.value_of_choice(after)
        return total / float(ways_to_fall(state.fish))

    def interpolated(self, score: float) -> float:
        """The value of a score that is not a whole number."""
        if score >= UNKNOWN:
            score = 0.0
        low = i64(score)
        part = score - float(low)
        return (
            self.score_values[low] * (1.0 - part)
            + self.score_values[min(low + 1, MAX_SCORE)] * part
        )


def evaluate_moves(state: SharkBaitState, moves: list[int]) -> list[float]:
    """The value of each of these moves of the player to act."""
    evaluator = TurnEvaluator(state)
    return [evaluator.value_of_move(state, move) for move in moves]


def value_of_score(state: SharkBaitState, score: i64) -> float:
    """The value of stopping with this score, on this token mat."""
    return best_prize(stopped_with(state, score), state.turn)


def stopped_with(state: SharkBaitState, score: i64) -> SharkBaitState:
    """The position after the player whose turn it is has stopped with this score."""
    stopped = state.clone()
    stopped.phase = DECIDE
    for column in range(1, SIDES + 1):
        stopped.ocean[column] = 0
    # A shark fight in column 1 makes every fish elsewhere one point (SB-24).
    stopped.shark = 1
    stopped.other_shark = 1
    stopped.ocean[2] = score
    stopped.play(state.turn, STOP)
    return stopped


def best_prize(state: SharkBaitState, seat: i64) -> float:
    """The value of the prize with the best use of baits."""
    if state.phase != PRIZE or state.turn != seat:
        return standing(state, seat)
    most = 0.0
    for move in state.moves(seat):
        after = state.clone()
        after.play(seat, move)
        if move == TAKE:
            most = max(most, standing(after, seat))
        else:
            most = max(most, best_prize(after, seat))
    return most


def standing(state: SharkBaitState, seat: i64) -> float:
    """The share of the others that the seat is expected to finish above."""
    mine = expected_steps(state, seat)
    total = 0.0
    for other in range(state.players):
        if other != seat:
            lead = mine - expected_steps(state, other)
            variance = STEPS_VARIANCE * (turns_left(state, seat) + turns_left(state, other))
            total += 1.0 / (
                1.0 + math.exp(-NORMAL_TO_LOGISTIC * lead / math.sqrt(variance + SMALLEST_VARIANCE))
            )
    return total / float(state.players - 1)


def turns_left(state: SharkBaitState, seat: i64) -> float:
    """How many turns the seat still has."""
    if state.phase == OVER:
        return 0.0
    turns = float(ROUNDS - state.round)
    if not state.has_won(seat):
        turns += 1.0
    return turns


def expected_steps(state: SharkBaitState, seat: i64) -> float:
    """The seat's steps made and to come; trophies and baits break ties (SB-38)."""
    steps = float(state.pawns[seat])
    steps += TROPHY_STEPS * float(state.trophies[seat]) + TIE_BAIT_STEPS * float(state.baits[seat])
    steps += STEPS_A_TURN * turns_left(state, seat)
    to_come = float(ROUNDS - state.round)
    if state.phase == OVER:
        return steps
    # A bait is worth something while there is a turn to use it in.
    turns = turns_left(state, seat)
    if turns > 0.0:
        steps += BAIT_STEPS * min(float(state.baits[seat]), BAITS_A_TURN * turns)
    if state.has_won(seat):
        smallest = 0.0
        if to_come > 0.0:
            smallest = BAIT_STEPS
        steps += BIGGEST_TOKEN_STEPS * chance_of_biggest(
            state, seat
        ) + smallest * chance_of_smallest(state, seat)
    return steps


def chance_of_biggest(state: SharkBaitState, seat: i64) -> float:
    """How likely the seat's token is the biggest of the round."""
    chance = 1.0
    for other in range(state.players):
        if other != seat:
            if not state.has_won(other):
                chance *= chance_below(state.won[seat])
            elif state.won[other] > state.won[seat]:
                return 0.0
    return chance


def chance_of_smallest(state: SharkBaitState, seat: i64) -> float:
    """How likely the seat's token is the smallest of the round."""
    chance = 1.0
    for other in range(state.players):
        if other != seat:
            if not state.has_won(other):
                chance *= 1.0 - chance_below(state.won[seat])
            elif state.won[other] < state.won[seat]:
                return 0.0
    return chance


def chance_below(token: i64) -> float:
    """How likely a turn wins a smaller token than this one."""
    return 1.0 / (1.0 + math.exp(-(float(token) - USUAL_TOKEN) / TOKEN_SPREAD))
