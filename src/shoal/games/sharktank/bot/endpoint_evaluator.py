"""Evaluates the cells where a moving shark may end, by the lead in points that they bring."""

from abc import ABC, abstractmethod
from typing import Final, final

from shoal.core.packed_arrays import i64
from shoal.core.search.lead_value import value_of_lead
from shoal.games.sharktank.bot.heuristics import (
    BASE_SWING,
    FAR_BEHIND,
    SWING_A_FISH,
    closeness,
    fish_worth,
    hunger,
    plain_worth,
    standing,
)
from shoal.games.sharktank.components import SUIT_BITS, SUIT_MASK
from shoal.games.sharktank.rules import SharkTankState

HUNGER_POINTS: Final = 0.5
"""Points that coming near a fish is worth at full hunger."""


class EndpointEvaluator(ABC):
    """Evaluates the cells where the moving shark may end."""

    def __init__(self, state: SharkTankState) -> None:
        self.state = state

    def eaten(self, spot: i64) -> i64:
        """How many fish the shark gobbles here."""
        state = self.state
        count: i64 = 0
        for fish in state.fish:
            if fish & SUIT_MASK == state.mover and state.touches(spot, fish >> SUIT_BITS):
                count += 1
        return count

    @abstractmethod
    def value(self, spot: i64) -> float:
        """How the seat to act stands when its shark ends here, from 0 to 1."""
        raise NotImplementedError


@final
class LeadEvaluator(EndpointEvaluator):
    """Looks at the meal only: the lead that it brings, and how much may still change."""

    def __init__(self, state: SharkTankState) -> None:
        super().__init__(state)
        self.points = standing(state, state.seat)
        self.rival = FAR_BEHIND
        for seat in range(state.players):
            if seat != state.seat:
                self.rival = max(self.rival, standing(state, seat))
        self.hunger = hunger(state)
        self.first_fish = fish_worth(state, state.mover)
        self.further_fish = plain_worth(state, state.mover)

    def value(self, spot: i64) -> float:
        state = self.state
        eaten = self.eaten(spot)
        points = self.points
        if eaten > 0:
            points += self.first_fish + float(eaten - 1) * self.further_fish
        lead = points - self.rival + HUNGER_POINTS * self.hunger * closeness(state, spot)
        swing = BASE_SWING + SWING_A_FISH * float(len(state.fish) - eaten) / float(state.players)
        return value_of_lead(lead, swing)
