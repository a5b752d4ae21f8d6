"""What a search plays for: to finish above as many as can be."""

from shoal.core.arrays import append, i64, vec
from shoal.core.game import Game
from shoal.core.state import NOBODY, State


def placing(ranks: vec[i64], seat: i64) -> float:
    """The share of the other seats that this one finishes above, level ones counted half.

    >>> [placing(vec[i64]([0, 1, 1, 3]), seat) for seat in range(4)]
    [1.0, 0.5, 0.5, 0.0]
    """
    mine = ranks[seat]
    points: i64 = -1  # the seat is level with itself
    for rank in ranks:
        if rank > mine:
            points += 2
        elif rank == mine:
            points += 1
    return float(points) / float(2 * len(ranks) - 2)


def rewards(game: Game, state: State) -> vec[float]:
    """Every seat's placing at the end; before it, what the room expects of it."""
    gains = vec[float](capacity=state.players)
    if state.actor() == NOBODY:
        ranks = state.ranks()
        for seat in range(state.players):
            gains = append(gains, placing(ranks, seat))
    else:
        for seat in range(state.players):
            gains = append(gains, game.value(state, seat))
    return gains
