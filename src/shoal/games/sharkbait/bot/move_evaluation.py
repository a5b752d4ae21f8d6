"""How a strong SharkBait player weighs a turn: by the odds of the dice and the tokens left.

With both sharks home the rest of the turn is worked out throw by throw for
what a score is really worth on this token mat.  Before that the score that a
turn brings on average (``rolls``) stands for what it will be worth.
"""

import math
from typing import Final, final

from shoal.core.arrays import i64, vec
from shoal.core.state import CHANCE
from shoal.games.sharkbait.bot.turn_values import FISH_THROWS, HIGHEST_SCORE, UNKNOWN, power, rolled
from shoal.games.sharkbait.components import ROUNDS, SIDES
from shoal.games.sharkbait.rules import (
    DECIDE,
    OVER,
    PRIZE,
    STOP,
    TAKE,
    THROW,
    SharkBaitState,
)

MOST_EXACT: Final[i64] = 4
"""With so many dice in hand or fewer the throws are worked out; with more the mean must do."""

STEPS_A_TURN: Final = 2.6
STEPS_SPREAD: Final = 2.6
"""Mean and variance of the steps that a turn brings."""

BAIT_WORTH: Final = 0.55
FIRST_WORTH: Final = 1.2
"""Steps that the biggest token of a round is worth beyond its own: one, and the trophy."""

USUAL_TOKEN: Final = 11.0
TOKEN_SPREAD: Final = 2.6


@final
class Turn:
    """One player's turn, weighed."""

    def __init__(self, state: SharkBaitState) -> None:
        self.seat = state.turn
        self.worths = vec[float]([worth_of_score(state, score) for score in range(33)])
        self.known: dict[int, float] = {}

    def weigh(self, state: SharkBaitState, move: i64) -> float:
        """What the move promises: the share of the others that this seat will finish above."""
        if move == STOP:
            return self.worths[state.dice_score()]
        after = state.clone()
        after.play(self.seat, move)
        if state.phase == PRIZE:
            return best_prize(after, self.seat)
        return self.best(after)

    def best(self, state: SharkBaitState) -> float:
        """What the best choice promises, or the dice if they are to be thrown."""
        if state.phase == THROW:
            return self.roll(state)
        most = 0.0
        for move in state.moves(self.seat):
            most = max(most, self.weigh(state, move))
        return most

    def roll(self, state: SharkBaitState) -> float:
        """What the dice promise."""
        if state.other_shark == 0 or state.fish > MOST_EXACT:
            return self.between(rolled(state))
        key = state.fish
        for column in range(1, SIDES + 1):
            key = 9 * key + state.ocean[column]
        key = 49 * key + 7 * state.shark + state.other_shark
        if key not in self.known:
            self.known[key] = self.mean(state)
        return self.known[key]

    def mean(self, state: SharkBaitState) -> float:
        """The mean over all throws."""
        throws = FISH_THROWS[state.fish]
        total = 0.0
        for place in range(len(throws.ways)):
            after = state.clone()
            after.play(CHANCE, throws.outcomes[place])
            total += float(throws.ways[place]) * self.best(after)
        return total / float(power(state.fish))

    def between(self, score: float) -> float:
        """The worth of a score that is no whole number."""
        if score >= UNKNOWN:
            score = 0.0
        low = i64(score)
        part = score - float(low)
        return self.worths[low] * (1.0 - part) + self.worths[min(low + 1, HIGHEST_SCORE)] * part


def judge(state: SharkBaitState, moves: list[int]) -> list[float]:
    """What each of the moves of the player to act promises."""
    turn = Turn(state)
    return [turn.weigh(state, move) for move in moves]


def worth_of_score(state: SharkBaitState, score: i64) -> float:
    """What it promises to stop with this score, on this token mat."""
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
    """The best that baits can make of the prize; the standing once it is taken."""
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
    """The share of the others that the seat will finish above, as far as can be told."""
    mine = promise(state, seat)
    total = 0.0
    for other in range(state.players):
        if other != seat:
            lead = mine - promise(state, other)
            spread = STEPS_SPREAD * (turns_left(state, seat) + turns_left(state, other))
            total += 1.0 / (1.0 + math.exp(-1.7 * lead / math.sqrt(spread + 0.01)))
    return total / float(state.players - 1)


def turns_left(state: SharkBaitState, seat: i64) -> float:
    """How many turns the seat still has."""
    if state.phase == OVER:
        return 0.0
    turns = float(ROUNDS - state.round)
    if not state.has_won(seat):
        turns += 1.0
    return turns


def promise(state: SharkBaitState, seat: i64) -> float:
    """Steps made and to come; trophies and baits break ties (SB-38)."""
    steps = float(state.pawns[seat])
    steps += 0.1 * float(state.trophies[seat]) + 0.01 * float(state.baits[seat])
    steps += STEPS_A_TURN * turns_left(state, seat)
    to_come = float(ROUNDS - state.round)
    if state.phase == OVER:
        return steps
    # A bait is worth something while there is a turn to use it in.
    turns = turns_left(state, seat)
    if turns > 0.0:
        steps += BAIT_WORTH * min(float(state.baits[seat]), 2.0 * turns)
    if state.has_won(seat):
        smallest = 0.0
        if to_come > 0.0:
            smallest = BAIT_WORTH
        steps += FIRST_WORTH * chance_above(state, seat) + smallest * chance_below(state, seat)
    return steps


def chance_above(state: SharkBaitState, seat: i64) -> float:
    """How likely the seat's token is the biggest of the round."""
    chance = 1.0
    for other in range(state.players):
        if other != seat:
            if not state.has_won(other):
                chance *= below(state.won[seat])
            elif state.won[other] > state.won[seat]:
                return 0.0
    return chance


def chance_below(state: SharkBaitState, seat: i64) -> float:
    """How likely the seat's token is the smallest of the round."""
    chance = 1.0
    for other in range(state.players):
        if other != seat:
            if not state.has_won(other):
                chance *= 1.0 - below(state.won[seat])
            elif state.won[other] < state.won[seat]:
                return 0.0
    return chance


def below(token: i64) -> float:
    """How likely a turn wins a smaller token than this one."""
    return 1.0 / (1.0 + math.exp(-(float(token) - USUAL_TOKEN) / TOKEN_SPREAD))
