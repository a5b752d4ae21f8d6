"""The client of a server, for terminals, tests and bots.

``Server`` finds and opens tables; ``Seat`` plays at one, and ``AsyncSeat``
does the same with asyncio.
"""

from shoal.client.errors import NotAllowed, UnfairDice, Unreachable
from shoal.client.fair_dice import Witness
from shoal.client.seat import AsyncSeat, Seat
from shoal.client.server import Server

__all__ = ["AsyncSeat", "NotAllowed", "Seat", "Server", "UnfairDice", "Unreachable", "Witness"]
