"""What a turn of SharkBait still brings on average when the dice are rolled now.

The numbers do not depend on options or other players: they stand in
``turn_values.bin``, for every mat and hand, worked out once by asking the rules
themselves (``work_out``) how a player goes on who wants the highest score.
"""

import zlib
from pathlib import Path
from typing import Final, final

from shoal.core.arrays import append, i64, vec
from shoal.core.state import CHANCE
from shoal.games.sharkbait.components import FISH_DICE, SIDES
from shoal.games.sharkbait.rules import (
    STOP,
    THROW,
    SharkBaitState,
    sum_of,
)

FILE: Final = Path(__file__).with_name("turn_values.bin")
PART: Final = 1000.0
"""A table holds thousandths of a point in two bytes each."""

UNKNOWN: Final = 65.0
"""Stands for mats that no turn comes to."""

MATS: Final[i64] = 6435
"""Ways to share eight fish dice among six columns, the hand and the side."""

HIGHEST_SCORE: Final[i64] = 32
"""Eight fish under a shark fight (SB-24)."""

HOMES: Final[i64] = 28
"""Where the sharks are: none home, one in a column, or two in an order that does not matter."""


@final
class Throws:
    """Every throw of some dice that differs but for order: one outcome of each, and how many."""

    def __init__(self) -> None:
        self.outcomes = vec[i64](capacity=64)
        self.ways = vec[i64](capacity=64)

    def add(self, outcome: i64, ways: i64) -> None:
        """One more throw."""
        self.outcomes = append(self.outcomes, outcome)
        self.ways = append(self.ways, ways)


def throws_of(dice: i64) -> Throws:
    """The throws of so many dice.

    >>> [sum(throws_of(dice).ways) for dice in range(4)]
    [1, 6, 36, 216]
    """
    throws = Throws()
    spread(throws, dice, SIDES - 1, 0, 1)
    return throws


def spread(throws: Throws, dice: i64, side: i64, outcome: i64, ways: i64) -> None:
    """Add all throws in which the dice that are left show this side or a smaller one."""
    if dice == 0:
        throws.add(outcome, ways)
        return
    if side == 0:
        throws.add(outcome * power(dice), ways)
        return
    choose: i64 = 1
    fallen = outcome
    for count in range(dice + 1):
        spread(throws, dice - count, side - 1, fallen, ways * choose)
        choose = choose * (dice - count) // (count + 1)
        fallen = fallen * SIDES + side


def power(dice: i64) -> i64:
    """Six to the power of the dice."""
    number: i64 = 1
    for _die in range(dice):
        number *= SIDES
    return number


FISH_THROWS = [throws_of(dice) for dice in range(FISH_DICE + 1)]
SHARK_THROWS = [throws_of(dice) for dice in range(3)]


def _places() -> list[int]:
    """How many mats come before one that puts so many dice in a column: for ``mat_number``.

    Looked up by columns to come (the hand is one), dice left, and dice put here.
    """
    ways = [[1] * 9]  # ways[columns][dice]: at most so many dice in so many columns
    for _column in range(7):
        last = ways[-1]
        ways.append([sum(last[: dice + 1]) for dice in range(9)])
    places = [0] * (7 * 81)
    for column in range(7):
        for left in range(9):
            before = 0
            for here in range(left + 1):
                places[81 * column + 9 * left + here] = before
                before += ways[column][left - here]
    return places


PLACES = vec[i64](_places())


def mat_number(state: SharkBaitState, *, mirrored: bool) -> i64:
    """The number of the ocean mat and the hand, as it is or with the columns turned round."""
    left: i64 = FISH_DICE
    number = PLACES[81 * 6 + 9 * left + state.fish]
    left -= state.fish
    for place in range(1, SIDES + 1):
        column = place
        if mirrored:
            column = SIDES + 1 - place
        fish = state.ocean[column]
        number += PLACES[81 * (6 - place) + 9 * left + fish]
        left -= fish
    return number


def home_number(low: i64, high: i64) -> i64:
    """The number of the sharks' columns; 0 for one that is not home.

    >>> home_number(0, 0), home_number(0, 6), home_number(1, 1), home_number(6, 6)
    (0, 6, 7, 27)
    """
    if low == 0:
        return high
    return 7 + (low - 1) * (14 - low) // 2 + high - low


def table_number(state: SharkBaitState) -> i64:
    """Where the state stands in the table; a state and its mirror image share a place."""
    low = min(state.shark, state.other_shark)
    high = max(state.shark, state.other_shark)
    if low == 0:
        mirrored = high > 3
        if mirrored:
            high = SIDES + 1 - high
    else:
        mirrored = low + high > SIDES + 1
        if mirrored:
            low, high = SIDES + 1 - high, SIDES + 1 - low
    return home_number(low, high) * MATS + mat_number(state, mirrored=mirrored)


def rolled(state: SharkBaitState) -> float:
    """The score that comes out on average if the dice in hand are rolled now."""
    place = 2 * table_number(state)
    return float(TABLE[place] + 256 * TABLE[place + 1]) / PART


def load() -> bytes:
    """The table, or nothing while it is still to be worked out."""
    if FILE.exists():
        return zlib.decompress(FILE.read_bytes())
    return b""


TABLE = load()


@final
class WorkingOut:
    """Works out the table by playing every choice of every throw.

    ``worths`` says what each score is worth; unless somebody changes it, itself.
    """

    def __init__(self) -> None:
        self.worths = vec[float]([float(score) for score in range(HIGHEST_SCORE + 1)])
        self.known = vec[float]([-1.0] * (HOMES * MATS))

    def roll(self, state: SharkBaitState) -> float:
        """The mean over all throws of what the best choice leads to."""
        place = table_number(state)
        if self.known[place] >= 0.0:
            return self.known[place]
        fish = FISH_THROWS[state.fish]
        sharks = SHARK_THROWS[state.sharks_in_hand()]
        beside = power(state.sharks_in_hand())
        total = 0.0
        for first in range(len(fish.ways)):
            for second in range(len(sharks.ways)):
                after = state.clone()
                after.play(CHANCE, fish.outcomes[first] * beside + sharks.outcomes[second])
                total += float(fish.ways[first] * sharks.ways[second]) * self.best(after)
        mean = total / float(power(state.fish + state.sharks_in_hand()))
        self.known[place] = mean
        return mean

    def best(self, state: SharkBaitState) -> float:
        """What the best choice leads to."""
        most = 0.0
        for move in state.moves(state.turn):
            if move == STOP:
                most = max(most, self.worths[state.dice_score()])
            else:
                after = state.clone()
                after.play(state.turn, move)
                if after.phase == THROW:
                    most = max(most, self.roll(after))
                else:
                    most = max(most, self.best(after))
        return most


def work_out(state: SharkBaitState) -> bytes:
    """The whole table, from a state in which somebody is about to throw all dice."""
    assert state.phase == THROW and sum_of(state.ocean) == 0
    working = WorkingOut()
    working.roll(state)
    told = bytearray()
    for mean in working.known:
        number = round((mean if mean >= 0.0 else UNKNOWN) * PART)
        told.append(number % 256)
        told.append(number // 256)
    return zlib.compress(bytes(told), 9)
