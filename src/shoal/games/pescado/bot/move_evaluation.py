"""How a strong Pescado player weighs a turn: every way to flip, keep and throw, by its odds.

A tile counts for what it moves between the seats: from the pool its points,
less the risk of losing it to the next player; from the predecessor its points
and what they lose by it.
"""

from typing import Final

from shoal.core.arrays import i64
from shoal.games.pescado.bot.heuristics import RISKS, chance, to_throw
from shoal.games.pescado.dice import KEPT, choices
from shoal.games.pescado.moves import FISH, FISH_AGAIN, FLIP, KEEP, THROW_AGAIN
from shoal.games.pescado.rules import PescadoState
from shoal.games.pescado.tile_sets import tiles_of

MOST: Final = 40.0
"""No turn brings so much: gains are told as shares of it."""


def judge(state: PescadoState, seat: i64, moves: list[int]) -> list[float]:
    """What each move and the best that can follow it in this turn brings, as a share of MOST."""
    if state.phase != FISH and state.phase != FISH_AGAIN:
        return []
    worths = []
    for move in moves:
        after = state.clone()
        after.play(seat, move)
        gained = gain(state, after.won[seat] & ~state.won[seat])
        if after.turn == seat and after.thrown == state.thrown:
            gained += rest(after, -1)
        worths.append(0.5 + gained / (2.0 * MOST))
    return worths


def gain(state: PescadoState, tiles: i64) -> float:
    """What these tiles, all within reach, bring the player whose turn it is."""
    total = 0.0
    for tile in tiles_of(tiles):
        total += tile_gain(state, tile)
    return total


def tile_gain(state: PescadoState, tile: i64) -> float:
    """A tile of the pool may be lost again; one of the predecessor is safe, and missed there."""
    worth = state.rulings.deck.values[tile]
    points = float(worth)
    if state.prey >> tile & 1:
        return points + points / float(state.players - 1)
    return points * (1.0 - RISKS[worth])


def rest(state: PescadoState, last: i64) -> float:
    """What the best way to go on with the turn brings; flips after tile ``last`` only.

    The order in which tiles are flipped does not matter, so one is enough.
    """
    if state.phase == FISH_AGAIN:
        return gain(state, state.caught())
    if state.phase == THROW_AGAIN:
        return hope(state, state.dice, state.dice_to_throw())
    if state.phase != FISH:
        return 0.0
    if state.flips == 0 and state.caught():
        return caught_first(state)
    best = 0.0
    if state.flips & 1 == 0:
        best = best_throw(state)
    for move in state.moves(state.turn):
        if FLIP <= move < KEEP and move - FLIP > last:
            after = state.clone()
            after.play(state.turn, move)
            best = max(best, rest(after, move - FLIP))
    return best


def caught_first(state: PescadoState) -> float:
    """Take what is caught, then go on."""
    caught = state.caught()
    after = state.clone()
    after.take_all()
    return gain(state, caught) + rest(after, -1)


def best_throw(state: PescadoState) -> float:
    """What the best choice of dice to keep brings."""
    best = 0.0
    for choice in choices(state.dice):
        kept = KEPT[choice]
        best = max(best, hope(state, kept, to_throw(state, kept)))
    return best


def hope(state: PescadoState, kept: i64, dice: i64) -> float:
    """What a throw of so many dice beside the kept ones brings on average: exact."""
    deck = state.rulings.deck
    total = 0.0
    for tile in tiles_of(state.within_reach()):
        total += tile_gain(state, tile) * chance(deck.needs[tile], kept, dice)
    return total
