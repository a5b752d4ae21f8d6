"""How well a seat stands, as a number from 0 to 1: for the games' own evaluations."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from shoal.core.game import Evaluator
from shoal.core.packed_arrays import i64
from shoal.core.state import NOBODY, State

FAR_BEHIND: Final = -1000.0
"""Below every standing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingEvaluator(Evaluator):
    """Values a seat by its lead over the best other seat, against what may still change."""

    @abstractmethod
    def standing(self, state: State, seat: i64) -> float:
        """A seat's points, with what it may hope for."""
        raise NotImplementedError("standing")

    @abstractmethod
    def swing(self, state: State) -> float:
        """By how much a lead may typically still change; more than 0."""
        raise NotImplementedError("swing")

    def value(self, state: State, seat: i64) -> float:
        if state.actor() == NOBODY:
            return win_share(state, seat)
        best_other = FAR_BEHIND
        for other in range(state.players):
            if other != seat:
                best_other = max(best_other, self.standing(state, other))
        return value_of_lead(self.standing(state, seat) - best_other, self.swing(state))


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
