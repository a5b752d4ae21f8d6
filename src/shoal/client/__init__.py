"""Tables on a server, for terminals, tests and anybody's bot.

``Server`` finds and sets up tables; ``Seat`` plays at one, and ``AsyncSeat``
does the same for asyncio.
"""

from shoal.client.errors import NotAllowed, UnfairDice, Unreachable
from shoal.client.fair_dice import Witness
from shoal.client.seats import AsyncSeat, Seat
from shoal.client.server import Server

__all__ = ["AsyncSeat", "NotAllowed", "Seat", "Server", "UnfairDice", "Unreachable", "Witness"]
