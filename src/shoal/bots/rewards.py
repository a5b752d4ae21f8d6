"""What a search plays for: to finish ahead of as many seats as possible."""

from shoal.core.game import Game
from shoal.core.packed_arrays import append, vec
from shoal.core.search.rank_rewards import finish_share
from shoal.core.state import NOBODY, State


def rewards(game: Game, state: State) -> vec[float]:
    """The share of opponents behind each seat; before the end, the game's ``value``."""
    gains = vec[float](capacity=state.players)
    if state.actor() == NOBODY:
        ranks = state.ranks()
        for seat in range(state.players):
            gains = append(gains, finish_share(ranks, seat))
    else:
        for seat in range(state.players):
            gains = append(gains, game.evaluator.value(state, seat))
    return gains
