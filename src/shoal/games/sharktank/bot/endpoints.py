"""Weighs the cells where a moving shark may end by the lead in points that they bring."""

from abc import ABC, abstractmethod
from typing import Final, final

from shoal.core.arrays import i64
from shoal.games.sharktank.bot.heuristics import (
    PATIENT,
    SWING_A_FISH,
    closeness,
    fish_worth,
    hunger,
    plain_worth,
    standing,
)
from shoal.games.sharktank.rules import SharkTankState

HUNGER_POINTS: Final = 0.5
"""What coming near a fish is worth to the hungriest."""


class Ends(ABC):
    """The moving shark's cells to end on, and what speaks for each."""

    def __init__(self, state: SharkTankState) -> None:
        self.state = state

    def eaten(self, spot: i64) -> i64:
        """How many fish the shark gobbles here."""
        state = self.state
        count: i64 = 0
        for fish in state.fish:
            if fish & 3 == state.mover and state.touches(spot, fish >> 2):
                count += 1
        return count

    @abstractmethod
    def worth(self, spot: i64) -> float:
        """How the seat to act stands when its shark ends here, from 0 to 1."""
        raise NotImplementedError


@final
class Lead(Ends):
    """Looks at the meal only: what lead it brings, and how much may still happen."""

    def __init__(self, state: SharkTankState) -> None:
        super().__init__(state)
        self.points = standing(state, state.seat)
        self.rival = -1000.0
        for seat in range(state.players):
            if seat != state.seat:
                self.rival = max(self.rival, standing(state, seat))
        self.hunger = hunger(state, PATIENT)
        self.first = fish_worth(state, state.mover)
        self.further = plain_worth(state, state.mover)

    def worth(self, spot: i64) -> float:
        state = self.state
        eaten = self.eaten(spot)
        points = self.points
        if eaten > 0:
            points += self.first + float(eaten - 1) * self.further
        lead = points - self.rival + HUNGER_POINTS * self.hunger * closeness(state, spot)
        swing = 4.0 + SWING_A_FISH * float(len(state.fish) - eaten) / float(state.players)
        return 0.5 + 0.5 * lead / (swing + abs(lead))
