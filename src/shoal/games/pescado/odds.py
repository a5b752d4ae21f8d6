"""How likely the dice of Pescado catch tiles, and what that brings on average."""

import math
from typing import Final

from shoal.core.bits import lowest_bit
from shoal.core.packed_arrays import i64
from shoal.games.pescado.components import (
    FLIPS_A_DIE,
    KEPT,
    SIDES,
    WHITE_DICE,
    choices,
    number_of_dice,
)
from shoal.games.pescado.rules import PescadoState

DICE_COUNTS: Final[i64] = 8
"""None to seven dice."""


def ways(needs: list[int], dice: int, others: int) -> int:
    """In how many falls this many dice show each needed colour often enough."""
    if not needs:
        return int(others**dice)
    return sum(
        [
            math.comb(dice, count) * ways(needs[1:], dice - count, others)
            for count in range(needs[0], dice + 1)
        ]
    )


def _chances() -> list[float]:
    """The chance that 0 to 7 dice bring what is missing, by fish and colours missing."""
    chances = [0.0] * (16 * DICE_COUNTS)
    sides = int(SIDES)
    for needs in ([], [1], [2], [1, 1], [3], [2, 1], [1, 1, 1]):
        for dice in range(int(DICE_COUNTS)):
            place = DICE_COUNTS * (4 * sum(needs) + len(needs)) + dice
            chances[place] = ways(needs, dice, sides - len(needs)) / sides**dice
    return chances


CHANCES: Final = _chances()


def chance(need: i64, kept: i64, dice: i64) -> float:
    """How likely this many thrown dice complete a tile beside the kept ones."""
    missing: i64 = 0
    colours: i64 = 0
    while need:
        lacking = (need & 7) - (kept & 7)
        if lacking > 0:
            missing += lacking
            colours += 1
        need = need >> 3
        kept = kept >> 3
    return CHANCES[DICE_COUNTS * (4 * missing + colours) + dice]


def expected_points(state: PescadoState, tiles: i64, kept: i64, dice: i64) -> float:
    """The mean points of these tiles with these kept and thrown dice; exact."""
    deck = state.settings.deck
    points = 0.0
    while tiles:
        tile = lowest_bit(tiles)
        points += float(deck.values[tile]) * chance(deck.needs[tile], kept, dice)
        tiles &= tiles - 1
    return points


def best_kept(state: PescadoState, tiles: i64) -> i64:
    """The dice of the first throw to keep for the most points on average."""
    best: i64 = 0
    most = -1.0
    for choice in choices(state.dice):
        kept = KEPT[choice]
        points = expected_points(state, tiles, kept, dice_thrown(state, kept))
        if points > most:
            most = points
            best = kept
    return best


def dice_thrown(state: PescadoState, kept: i64) -> i64:
    """How many dice would be thrown beside the kept ones."""
    return WHITE_DICE - number_of_dice(kept) + state.flips // FLIPS_A_DIE
