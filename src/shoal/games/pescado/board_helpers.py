"""What the board on a screen says of each choice of a turn: facts of the rules, no advice.

For the seat to act, and from its View alone: what its tiles are worth, which
of them each choice of dice leaves possible and what they still need, and what
flipping a tile costs.  In a snatch round everybody has to look for themselves,
so there is nothing.
"""

from typing import final

from shoal.core.bits import members
from shoal.core.game import BoardHelpers, View
from shoal.core.packed_arrays import i64
from shoal.games.pescado.components import (
    DIE,
    FLIPS_A_DIE,
    KEPT,
    KEPT_LETTERS,
    SIDES,
    letters_of,
    number_of_dice,
)
from shoal.games.pescado.moves import CLAIM, FISH, FISH_AGAIN, FLIP, KEEP, TAKE_ALL
from shoal.games.pescado.rules import PescadoState, own


@final
class PescadoBoardHelpers(BoardHelpers):
    """What the tiles are worth, what each keep could still win, and what a flip costs."""

    def facts(self, view: View) -> dict[str, object]:
        if list(view.actors) != [view.seat]:
            return {}
        state = own(view.game.shown(view))
        if state.phase != FISH and state.phase != FISH_AGAIN:
            return {}
        moves = [int(move) for move in state.moves(state.turn)]
        facts: dict[str, object] = {
            "worths": worths(state),
            "all": total(state) if TAKE_ALL in moves else 0,
            "keeps": {
                KEPT_LETTERS[move - KEEP]: after_keeping(state, move - KEEP)
                for move in moves
                if KEEP <= move < CLAIM
            },
        }
        if any(FLIP <= move < KEEP for move in moves):
            facts["flip"] = flip_cost(state)
        return facts


def worths(state: PescadoState) -> dict[str, int]:
    """The points of every tile that can still be caught this turn (PE-3)."""
    deck = state.settings.deck
    return {deck.names[tile]: int(deck.values[tile]) for tile in members(state.within_reach())}


def total(state: PescadoState) -> int:
    """The points of all tiles that are caught now (PE-9)."""
    return int(state.settings.deck.points(state.caught()))


def after_keeping(state: PescadoState, choice: i64) -> dict[str, object]:
    """How many dice are thrown after this keep, and which tiles they can still bring (PE-16).

    ``needs`` are the fish that the thrown dice must show: none for a tile that the kept ones show.
    """
    deck = state.settings.deck
    after = state.clone()
    after.dice = KEPT[choice]
    thrown = after.dice_to_throw(after.dice)
    needs: dict[str, str] = {}
    for tile in members(after.within_reach()):
        missing = lacking(deck.needs[tile], after.dice)
        if number_of_dice(missing) <= thrown:
            needs[deck.names[tile]] = letters_of(missing)
    return {"thrown": int(thrown), "needs": needs}


def lacking(needed: i64, dice: i64) -> i64:
    """The dice that are needed and not there (PE-7)."""
    missing: i64 = 0
    for colour in range(SIDES):
        short = (needed >> 3 * colour & 7) - (dice >> 3 * colour & 7)
        if short > 0:
            missing += short * DIE[colour]
    return missing


def flip_cost(state: PescadoState) -> dict[str, object]:
    """What the next grey die costs: tiles to flip, where they end, and what one leaves (PE-12).

    ``ends``: the pool or the stack for its own tiles (PE-15), ``safe`` for one that stays with the
    predecessor (PE-21).  ``leaves``: caught tiles that this throw no longer brings then (PE-14).
    """
    deck = state.settings.deck
    at_the_end = "stack" if state.settings.flipped_to_stack else "pool"
    return {
        "tiles": int(FLIPS_A_DIE - state.flips % FLIPS_A_DIE),
        "ends": {
            deck.names[tile]: at_the_end if state.pool >> tile & 1 else "safe"
            for tile in members(state.within_reach())
        },
        "leaves": deck.names_of(state.caught()) if state.flips == 0 else [],
    }
