"""What a turn of SharkBait is worth, by the odds of the dice and the tokens left.

``mean_score`` looks up what a turn scores on average if the dice in hand are
rolled now.  It does not depend on options or other players.  ``turn_values.bin``
has a number for every mat and hand.  ``make_table`` made it by playing out the
rules for a player who wants the highest score.

``TurnEvaluator`` evaluates the moves of a turn.  With both sharks home and few
dice in hand it works out the rest of the turn exactly, throw by throw, for what
each score is worth on this token mat.  Elsewhere the mean score stands in for it.
"""

import math
import zlib
from pathlib import Path
from typing import Final, final

from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import CHANCE
from shoal.games.sharkbait.components import (
    COLUMNS,
    FISH_DICE,
    MAX_SCORE,
    ROUNDS,
    SHARK_DICE,
    SIDES,
)
from shoal.games.sharkbait.moves import DECIDE, OVER, PRIZE, STOP, TAKE, THROW
from shoal.games.sharkbait.rules import SharkBaitState
from shoal.games.sharkbait.state import sum_of

FILE: Final = Path(__file__).with_name("turn_values.bin")
PARTS_OF_A_POINT: Final = 1000.0
"""The table holds thousandths of a point in two bytes each."""

UNKNOWN: Final = 65.0
"""The entry of a mat that no turn comes to."""

MATS: Final[i64] = 6435
"""Ways to share eight fish dice among six columns, the hand and the side."""

HOMES: Final[i64] = 28
"""Where the sharks are: none home, one in a column, or two in an order that does not matter."""

COUNTS: Final[i64] = 9
"""None to eight dice: the numbers of dice that a column, the hand or the side can have."""

LAYER: Final[i64] = 81
"""The entries of ``PLACES`` for one column: dice left times dice put there."""

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
class Throws:
    """The throws of some dice, order aside: one outcome of each, and in how many ways it falls."""

    def __init__(self) -> None:
        self.outcomes = vec[i64](capacity=64)
        self.ways = vec[i64](capacity=64)

    def add(self, outcome: i64, ways: i64) -> None:
        """One more throw."""
        self.outcomes = append(self.outcomes, outcome)
        self.ways = append(self.ways, ways)


def throws_of(dice: i64) -> Throws:
    """The throws of this many dice.

    >>> [sum(throws_of(dice).ways) for dice in range(4)]
    [1, 6, 36, 216]
    """
    throws = Throws()
    add_throws(throws, dice, SIDES - 1, 0, 1)
    return throws


def add_throws(throws: Throws, dice: i64, side: i64, outcome: i64, ways: i64) -> None:
    """Add all throws in which the dice that are left show this side or a smaller one."""
    if dice == 0:
        throws.add(outcome, ways)
        return
    if side == 0:
        throws.add(outcome * ways_to_fall(dice), ways)
        return
    combinations: i64 = 1
    thrown = outcome
    for count in range(dice + 1):
        add_throws(throws, dice - count, side - 1, thrown, ways * combinations)
        combinations = combinations * (dice - count) // (count + 1)
        thrown = thrown * SIDES + side


def ways_to_fall(dice: i64) -> i64:
    """In how many ways this many dice can fall."""
    number: i64 = 1
    for _die in range(dice):
        number *= SIDES
    return number


FISH_THROWS = [throws_of(dice) for dice in range(FISH_DICE + 1)]
SHARK_THROWS = [throws_of(dice) for dice in range(SHARK_DICE + 1)]


def _places() -> list[int]:
    """How many mats come before one that puts this many dice in a column: for ``mat_number``.

    Looked up by columns to come (the hand is one), dice left, and dice put here.
    """
    ways = [[1] * COUNTS]  # ways[columns][dice]: at most this many dice in this many columns
    for _column in range(COLUMNS):
        last = ways[-1]
        ways.append([sum(last[: dice + 1]) for dice in range(COUNTS)])
    places = [0] * (COLUMNS * LAYER)
    for column in range(COLUMNS):
        for left in range(COUNTS):
            before = 0
            for here in range(left + 1):
                places[LAYER * column + COUNTS * left + here] = before
                before += ways[column][left - here]
    return places


PLACES = vec[i64](_places())


def mat_number(state: SharkBaitState, *, mirrored: bool) -> i64:
    """The number of the ocean mat and the hand, as it is or with the columns turned round."""
    left: i64 = FISH_DICE
    number = PLACES[LAYER * SIDES + COUNTS * left + state.fish]
    left -= state.fish
    for place in range(1, SIDES + 1):
        column = place
        if mirrored:
            column = SIDES + 1 - place
        fish = state.ocean[column]
        number += PLACES[LAYER * (SIDES - place) + COUNTS * left + fish]
        left -= fish
    return number


def home_number(low: i64, high: i64) -> i64:
    """The number of the sharks' columns; 0 for one that is not home.

    >>> home_number(0, 0), home_number(0, 6), home_number(1, 1), home_number(6, 6)
    (0, 6, 7, 27)
    """
    if low == 0:
        return high
    return COLUMNS + (low - 1) * (2 * COLUMNS - low) // 2 + high - low


def table_number(state: SharkBaitState) -> i64:
    """Where the state stands in the table; a state and its mirror image share a place."""
    low = min(state.shark, state.other_shark)
    high = max(state.shark, state.other_shark)
    if low == 0:
        mirrored = high > SIDES // 2
        if mirrored:
            high = SIDES + 1 - high
    else:
        mirrored = low + high > SIDES + 1
        if mirrored:
            low, high = SIDES + 1 - high, SIDES + 1 - low
    return home_number(low, high) * MATS + mat_number(state, mirrored=mirrored)


def mean_score(state: SharkBaitState) -> float:
    """The mean score in the end if the dice in hand are rolled now; UNKNOWN for a rare mat."""
    place = 2 * table_number(state)
    return float(TABLE[place] + 256 * TABLE[place + 1]) / PARTS_OF_A_POINT


def load_table() -> bytes:
    """The table, or nothing while there is none yet."""
    if FILE.exists():
        return zlib.decompress(FILE.read_bytes())
    return b""


TABLE = load_table()


@final
class TurnSolver:
    """Works out the mean of every position of a turn by playing every choice of every throw.

    ``score_values`` says what each score is worth: itself, unless a caller
    puts in other values.  ``known`` has the means found so far, -1 for others.
    """

    def __init__(self) -> None:
        self.score_values = vec[float]([float(score) for score in range(MAX_SCORE + 1)])
        self.known = vec[float]([-1.0] * (HOMES * MATS))

    def value_of_roll(self, state: SharkBaitState) -> float:
        """The mean over all throws of what the best choice leads to."""
        place = table_number(state)
        if self.known[place] >= 0.0:
            return self.known[place]
        fish = FISH_THROWS[state.fish]
        sharks = SHARK_THROWS[state.sharks_in_hand()]
        shark_ways = ways_to_fall(state.sharks_in_hand())
        total = 0.0
        for first in range(len(fish.ways)):
            for second in range(len(sharks.ways)):
                after = state.clone()
                after.play(CHANCE, fish.outcomes[first] * shark_ways + sharks.outcomes[second])
                total += float(fish.ways[first] * sharks.ways[second]) * self.value_of_choice(after)
        mean = total / float(ways_to_fall(state.fish + state.sharks_in_hand()))
        self.known[place] = mean
        return mean

    def value_of_choice(self, state: SharkBaitState) -> float:
        """What the best choice leads to."""
        most = 0.0
        for move in state.moves(state.turn):
            if move == STOP:
                most = max(most, self.score_values[state.dice_score()])
            else:
                after = state.clone()
                after.play(state.turn, move)
                if after.phase == THROW:
                    most = max(most, self.value_of_roll(after))
                else:
                    most = max(most, self.value_of_choice(after))
        return most


def make_table(state: SharkBaitState) -> bytes:
    """The whole table, compressed, from a state in which a player is about to throw all dice."""
    assert state.phase == THROW and sum_of(state.ocean) == 0
    solver = TurnSolver()
    solver.value_of_roll(state)
    table = bytearray()
    for mean in solver.known:
        number = round((mean if mean >= 0.0 else UNKNOWN) * PARTS_OF_A_POINT)
        table.append(number % 256)
        table.append(number // 256)
    return zlib.compress(bytes(table), 9)


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
