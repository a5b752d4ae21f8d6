"""Evaluates each move of a Pescado turn by every way to flip, keep and throw.

A tile of the pool counts its points less the risk of losing it to the next
player; a tile of the predecessor counts its points and what they lose by it.
"""

from typing import Final

from shoal.core.bits import lowest_bit
from shoal.core.packed_arrays import i64
from shoal.games.pescado.dice import KEPT, choices
from shoal.games.pescado.evaluator import RISKS, chance, dice_thrown
from shoal.games.pescado.moves import FISH, FISH_AGAIN, FLIP, KEEP, THROW_AGAIN
from shoal.games.pescado.rules import PescadoState

MAX_GAIN: Final = 40.0
"""More than any turn brings; values are shares of it."""


def evaluate_moves(state: PescadoState, seat: i64, moves: list[int]) -> list[float]:
    """The value of each move with the best that can follow it in this turn; [] in a snatch."""
    if state.phase != FISH and state.phase != FISH_AGAIN:
        return []
    values = []
    for move in moves:
        after = state.clone()
        after.play(seat, move)
        gained = gain(state, after.won[seat] & ~state.won[seat])
        if after.turn == seat and after.thrown == state.thrown:
            gained += gain_of_rest(after, -1)
        values.append(0.5 + gained / (2.0 * MAX_GAIN))
    return values


def gain(state: PescadoState, tiles: i64) -> float:
    """What these tiles, all within reach, bring the player whose turn it is."""
    total = 0.0
    while tiles:
        total += tile_gain(state, lowest_bit(tiles))
        tiles &= tiles - 1
    return total


def tile_gain(state: PescadoState, tile: i64) -> float:
    """A tile of the pool may be lost again; one of the predecessor is safe, and missed there."""
    value = state.settings.deck.values[tile]
    points = float(value)
    if state.prey >> tile & 1:
        return points + points / float(state.players - 1)
    return points * (1.0 - RISKS[value])


def gain_of_rest(state: PescadoState, last: i64) -> float:
    """What the best way to go on with the turn brings; flips after tile ``last`` only.

    The order in which tiles are flipped does not matter, so one is enough.
    """
    if state.phase == FISH_AGAIN:
        return gain(state, state.caught())
    if state.phase == THROW_AGAIN:
        return expected_gain(state, state.dice, state.dice_to_throw())
    if state.phase != FISH:
        return 0.0
    if state.flips == 0 and state.caught():
        return gain_with_catch(state)
    best = 0.0
    if state.flips & 1 == 0:
        best = gain_of_best_throw(state)
    for move in state.moves(state.turn):
        if FLIP <= move < KEEP and move - FLIP > last:
            after = state.clone()
            after.play(state.turn, move)
            best = max(best, gain_of_rest(after, move - FLIP))
    return best


def gain_with_catch(state: PescadoState) -> float:
    """Take what is caught, then go on."""
    caught = state.caught()
    after = state.clone()
    after.take_all()
    return gain(state, caught) + gain_of_rest(after, -1)


def gain_of_best_throw(state: PescadoState) -> float:
    """What the best choice of dice to keep brings."""
    best = 0.0
    for choice in choices(state.dice):
        kept = KEPT[choice]
        best = max(best, expected_gain(state, kept, dice_thrown(state, kept)))
    return best


def expected_gain(state: PescadoState, kept: i64, dice: i64) -> float:
    """What a throw of this many dice beside the kept ones brings on average: exact."""
    deck = state.settings.deck
    total = 0.0
    tiles = state.within_reach()
    while tiles:
        tile = lowest_bit(tiles)
        total += tile_gain(state, tile) * chance(deck.needs[tile], kept, dice)
        tiles &= tiles - 1
    return total
