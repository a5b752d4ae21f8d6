"""How well a seat stands, as a number from 0 to 1: for the games' own evaluations."""

from shoal.core.packed_arrays import i64
from shoal.core.state import State


def win_share(state: State, seat: i64) -> float:
    """The seat's share of the win in a game that is over: 1, a part of a tie, or 0."""
    ranks = state.ranks()
    if ranks[seat] > 0:
        return 0.0
    winners = 0.0
    for rank in ranks:
        if rank == 0:
            winners += 1.0
    return 1.0 / winners


def value_of_lead(lead: float, swing: float) -> float:
    """What a lead is worth when so much may still change: 0.5 for none, 0.75 for a whole swing.

    >>> value_of_lead(0.0, 5.0), value_of_lead(5.0, 5.0), value_of_lead(-15.0, 5.0)
    (0.5, 0.75, 0.125)
    """
    return 0.5 + 0.5 * lead / (swing + abs(lead))
