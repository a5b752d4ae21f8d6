"""How a WebSocket is closed; codes from 4000 on are ours to choose."""

from typing import Final

BAD_HELLO: Final = 4000
TOO_SLOW: Final = 4001
TOO_FAST: Final = 4002
COME_AGAIN: Final = 1013

# Why, as a word for programs: see docs/protocol.md.
NO_HELLO: Final = "no-hello"
HELLO_REFUSED: Final = "hello-refused"
READS_TOO_SLOWLY: Final = "reads-too-slowly"
SENDS_TOO_MUCH: Final = "sends-too-much"
SERVER_ERROR: Final = "server-error"

CLOSE_TIMEOUT: Final = 3.0
"""Seconds that a client has to read what was sent before we abort the connection."""
