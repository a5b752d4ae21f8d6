"""The defaults of the server's settings, which ``shoal serve`` and ``Settings`` share."""

from typing import Final

DATABASE: Final = "shoal.db"
HOST: Final = "127.0.0.1"
PORT: Final = 8000
WORKERS: Final = 1
BOT_PROCESSES: Final = 1

IDLE_SECONDS: Final = 120.0
"""Seconds after which an unused table is removed from memory."""

RECONNECT_SECONDS: Final = 30.0
"""Seconds that a player can be disconnected before the table's rule for leavers applies."""

REQUEST_TIMEOUT: Final = 10.0
"""Seconds within which a request must be complete."""

RATE: Final = 30.0
"""Requests a second from one address, and messages a second on one WebSocket."""

BURST_SECONDS: Final = 5
"""An idle address may send as many requests at once as are allowed in this time."""

MESSAGE_BURST_SECONDS: Final = 2
"""An idle WebSocket may send as many messages at once as are allowed in this time."""

TABLES: Final = 400
"""Tables that one address may open in a day."""

SOCKETS: Final = 200
"""WebSockets of one address."""

CONNECTIONS: Final = 500
"""Connections of one address, of any kind."""

CAPACITY: Final = 10_000
"""Connections of one worker, if the system allows that many open files."""
