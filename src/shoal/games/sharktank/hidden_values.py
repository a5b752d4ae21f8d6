"""The values that a viewer does not know, dealt at random."""

from shoal.core.bits import bit, count_bits, nth_bit, shift_left
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.games.sharktank.components import SUIT_TOKENS, TOKEN_BACKS, VALUE_COUNT
from shoal.games.sharktank.rules import SharkTankState


def deal_hidden_values(state: SharkTankState, view: View, rng: Rng) -> None:
    """Give each gobbled fish whose value is hidden one of its suit that the viewer has not seen.

    The state has everything that the view shows.
    """
    for seat, names in enumerate(view.word_rows("gobbled")):
        for name in names:
            if name in TOKEN_BACKS:
                suit: i64 = TOKEN_BACKS.index(name)
                candidates = state.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * suit)
                token = bit(nth_bit(candidates, rng.below(count_bits(candidates))))
                state.held[seat] |= token
                state.unseen ^= token
