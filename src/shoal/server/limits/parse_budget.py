"""Limits how much of one address's data is parsed in one turn of the event loop."""

import asyncio
from typing import Final

MAX_TURN_COST_OF_ADDRESS: Final = 256
"""The budget of all connections of one address in one turn, in frames or equivalent work."""


class TurnBudget:
    """The work that is left for one address's connections in this turn of the event loop."""

    def __init__(self) -> None:
        self._spent = 0

    @property
    def is_spent(self) -> bool:
        """Whether the budget of this turn is used up."""
        return self._spent >= MAX_TURN_COST_OF_ADDRESS

    def spend(self, cost: int) -> None:
        """Record parsed work."""
        if not self._spent:
            asyncio.get_running_loop().call_soon(self._renew)
        self._spent += max(1, cost)

    def _renew(self) -> None:
        self._spent = 0
