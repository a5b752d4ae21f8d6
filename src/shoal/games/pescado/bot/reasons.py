"""A sentence on what speaks for or against a move of Pescado."""

from shoal.core.bits import lowest_bit, members
from shoal.core.packed_arrays import i64
from shoal.games.pescado.board_text import counted, listed
from shoal.games.pescado.bot.move_evaluation import expected_gain
from shoal.games.pescado.dice import KEPT
from shoal.games.pescado.evaluator import chance, dice_thrown
from shoal.games.pescado.moves import CLAIM, DONE, FLIP, KEEP, MARK, SEAL, TAKE_ALL
from shoal.games.pescado.rules import PescadoState

WORTH_NAMING = 0.15
"""Tiles with a smaller chance are left out of the sentence."""


def reason(state: PescadoState, seat: i64, move: i64) -> str:
    """Why, or why not, for this seat."""
    deck = state.settings.deck
    if move < TAKE_ALL:
        safe = "and is safe at once" if state.prey >> move & 1 else "until the next player comes"
        return f"{counted(deck.values[move], 'point')} {safe}."
    if move == TAKE_ALL:
        return f"{counted(deck.points(state.caught()), 'point')} at once."
    if move < KEEP:
        return f"{deck.names[move - FLIP]} for half a grey die: nobody catches it in this turn."
    if move < CLAIM:
        return kept(state, KEPT[move - KEEP])
    if move == DONE or move == SEAL:
        return "Nothing more is wanted."
    tile = move - MARK if move >= MARK else move - CLAIM
    if state.right() >> tile & 1:
        return f"The dice catch it: {counted(deck.values[tile], 'point')}."
    lost = state.forfeit(seat, tile)
    if lost:
        return f"The dice do not catch it, and that would cost {deck.names[lowest_bit(lost)]}."
    return "The dice do not catch it; there is nothing to give up for it."


def kept(state: PescadoState, dice: i64) -> str:
    """What the second throw is likely to catch."""
    deck = state.settings.deck
    thrown = dice_thrown(state, dice)
    if thrown == 0:
        return "Nothing is thrown again: what the dice show can be taken."
    likely = [
        f"{deck.names[tile]} at {100.0 * chance(deck.needs[tile], dice, thrown):.0f} %"
        for tile in members(state.within_reach())
        if chance(deck.needs[tile], dice, thrown) >= WORTH_NAMING
    ]
    gain = f"{expected_gain(state, dice, thrown):.2f} points on average"
    air = counted(thrown, "die in the air catches", "dice in the air catch")
    return f"{air} {listed(likely) if likely else 'hardly anything'}: {gain}."
