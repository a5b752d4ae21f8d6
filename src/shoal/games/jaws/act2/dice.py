"""Dice of Act 2: outcomes of a roll, and the hits on thrown dice (JW-82)."""

from shoal.core.bits import bit, count_bits, shift_left
from shoal.core.packed_arrays import i64
from shoal.games.jaws.components import FACES, HIT_BITS, HIT_MASK
from shoal.games.jaws.state import Board


def roll_count(dice: i64) -> i64:
    """The number of outcomes of one to three dice."""
    if dice == 1:
        return FACES
    if dice == 2:
        return FACES * FACES
    return FACES * FACES * FACES


def hits_of(board: Board, outcome: i64, dice: i64) -> i64:
    """The hits on each die of an outcome, packed as in ``board.thrown``."""
    thrown: i64 = 0
    for _die in range(dice):
        thrown = shift_left(thrown, HIT_BITS) | board.settings.die[outcome % FACES]
        outcome = outcome // FACES
    return thrown


def total_hits(thrown: i64) -> i64:
    """The sum of the hits."""
    return (
        (thrown & HIT_MASK) + (thrown >> HIT_BITS & HIT_MASK) + (thrown >> 2 * HIT_BITS & HIT_MASK)
    )


def blanks_of(thrown: i64, dice: i64) -> i64:
    """Which dice show no hit, as bits."""
    blanks: i64 = 0
    for die in range(dice):
        if thrown >> (HIT_BITS * die) & HIT_MASK == 0:
            blanks |= bit(die)
    return blanks


def reroll(board: Board, outcome: i64) -> i64:
    """The hits after the dice in ``board.again`` are rerolled."""
    thrown = board.thrown
    new = hits_of(board, outcome, count_bits(board.again))
    for die in range(board.dice):
        if board.again >> die & 1:
            thrown &= ~shift_left(HIT_MASK, HIT_BITS * die)
            thrown |= shift_left(new & HIT_MASK, HIT_BITS * die)
            new >>= HIT_BITS
    return thrown


def clear_dice(board: Board) -> None:
    """Remove the dice."""
    board.dice = 0
    board.thrown = 0
    board.again = 0
