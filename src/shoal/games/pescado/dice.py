"""Dice as one number: three bits a colour say how many dice show it.

A throw, the dice that a player keeps, and the dice that a tile needs all have
this form.  ``KEPT`` numbers the choices of dice to keep.
"""

from itertools import combinations_with_replacement
from typing import Final

from shoal.core.packed_arrays import i64, vec
from shoal.games.pescado.components import LETTERS, SIDES, WHITE_DICE

ONE_EACH: Final[i64] = 0o111111
"""One die of every colour."""

TOP_BITS: Final[i64] = 0o444444
"""The highest bit of every colour."""

DIE: Final = vec[i64]([1, 0o10, 0o100, 0o1000, 0o10000, 0o100000])
"""One die of each colour."""


def dice_from(letters: str) -> i64:
    """The dice of these letters as one number.

    >>> oct(dice_from("yyr"))
    '0o102'
    """
    dice: i64 = 0
    for letter in letters:
        dice += DIE[LETTERS.index(letter)]
    return dice


def letters_of(dice: i64) -> str:
    """The dice as letters, in the order of the colours.

    >>> letters_of(dice_from("kry"))
    'yrk'
    """
    letters = ""
    for colour in range(SIDES):
        count = dice >> 3 * colour & 7
        letters += LETTERS[colour] * count
    return letters


def in_order(letters: str) -> str:
    """The letters in the order of the colours; others than those come last."""
    return "".join(sorted(letters, key=lambda letter: LETTERS.find(letter) % 7))


def number_of_dice(dice: i64) -> i64:
    """How many dice these are."""
    count: i64 = 0
    while dice:
        count += dice & 7
        dice = dice >> 3
    return count


def has_triplet(dice: i64) -> bool:
    """Whether three or more of the five dice show one colour (PE-27)."""
    # One more of each: three or four or five of a colour then reach the top bit.
    return ((dice + ONE_EACH) & TOP_BITS) != 0


def throw(outcome: i64, count: i64) -> i64:
    """The dice of a chance outcome in which this many fell."""
    dice: i64 = 0
    for _die in range(count):
        dice += DIE[outcome % SIDES]
        outcome = outcome // SIDES
    return dice


FIRST_THROWS: Final[i64] = 7776
"""In how many ways the five white dice can fall."""


def ways_to_fall(count: i64) -> i64:
    """In how many ways this many dice can fall."""
    ways: i64 = 1
    for _die in range(count):
        ways *= SIDES
    return ways


def _kept_dice() -> list[str]:
    """Every choice of none to five dice, fewest first: the numbering of the keep moves."""
    return [
        "".join(dice)
        for size in range(WHITE_DICE + 1)
        for dice in combinations_with_replacement(LETTERS, size)
    ]


KEPT_LETTERS: Final = _kept_dice()
KEPT_NUMBER: Final = {letters: number for number, letters in enumerate(KEPT_LETTERS)}
KEPT: Final = vec[i64]([dice_from(letters) for letters in KEPT_LETTERS])
"""The dice of each keep move."""


HALF: Final[i64] = 512
"""Half of the dice: the counts of three colours, below this number."""

HALF_COUNT: Final[i64] = 56
"""The ways to have none to five dice in three colours."""


def _halves() -> list[int]:
    """A number from 0 to 55 for every count of at most five dice in three colours."""
    numbers = [0] * HALF
    found = 0
    for counts in range(HALF):
        if number_of_dice(counts) <= WHITE_DICE:
            numbers[counts] = found
            found += 1
    return numbers


def _all_choices() -> list[vec[i64]]:
    """What may be kept of each first throw, in the places that ``choices`` looks at."""
    places = [vec[i64]() for _ in range(HALF_COUNT * HALF_COUNT)]
    for letters in KEPT_LETTERS:
        if len(letters) == WHITE_DICE:
            dice = dice_from(letters)
            places[HALVES[dice & HALF - 1] * HALF_COUNT + HALVES[dice >> 9]] = _choices_from(
                letters
            )
    return places


def _choices_from(letters: str) -> vec[i64]:
    """The numbers of all different choices among these five dice, in rising order."""
    chosen = {
        KEPT_NUMBER["".join([letters[i] for i in range(WHITE_DICE) if choice >> i & 1])]
        for choice in range(32)  # every set of five dice
    }
    return vec[i64](sorted(chosen))


# A first throw is looked up by its halves.  A dictionary would have to make an object of the
# number at each lookup.
HALVES: Final = vec[i64](_halves())
CHOICES: Final = _all_choices()


def choices(dice: i64) -> vec[i64]:
    """The keep moves after a first throw of these five dice."""
    return CHOICES[HALVES[dice & HALF - 1] * HALF_COUNT + HALVES[dice >> 9]]
