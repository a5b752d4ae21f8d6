"""How much the connections of one address may have parsed in one turn of the event loop."""

import asyncio
from typing import Final

MAX_TURN_COST_OF_ADDRESS: Final = 256
"""Frames, or as much other work, of all connections of one address in one turn."""


class TurnBudget:
    """What the connections of one address may have parsed in this turn of the event loop."""

    def __init__(self) -> None:
        self._spent = 0

    @property
    def is_spent(self) -> bool:
        """Whether nothing more is parsed before the next turn."""
        return self._spent >= MAX_TURN_COST_OF_ADDRESS

    def spend(self, cost: int) -> None:
        """Record that so much was parsed."""
        if not self._spent:
            asyncio.get_running_loop().call_soon(self._renew)
        self._spent += max(1, cost)

    def _renew(self) -> None:
        self._spent = 0
