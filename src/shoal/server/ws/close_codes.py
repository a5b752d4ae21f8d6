"""The codes with which a WebSocket is closed; 4000 and above are ours to choose."""

from typing import Final

BAD_HELLO: Final = 4000
TOO_SLOW: Final = 4001
TOO_FAST: Final = 4002
COME_AGAIN: Final = 1013
