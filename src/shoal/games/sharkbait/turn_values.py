"""The mean score of a SharkBait turn whose dice are rolled now.

The numbers do not depend on options or other players.  ``turn_values.bin`` has
one for every mat and hand.  ``make_table`` made it by playing out the rules for
a player who wants the highest score.
"""

import zlib
from pathlib import Path
from typing import Final, final

from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import CHANCE
from shoal.games.sharkbait.components import COLUMNS, FISH_DICE, MAX_SCORE, SHARK_DICE, SIDES
from shoal.games.sharkbait.moves import STOP, THROW
from shoal.games.sharkbait.rules import SharkBaitState, sum_of

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
