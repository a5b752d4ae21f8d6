"""Answers to requests that the application never hears of."""

from typing import Final

from shoal import wire
from shoal.server.views import serializers


def bare_answer(status: str, check: str, sentence: str) -> bytes:
    """A whole HTTP answer, after which the connection is closed."""
    body = serializers.encode(wire.Refused(check, sentence))
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "x-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


BAD_REQUEST: Final = bare_answer("400 Bad Request", "shape", "This is no request that makes sense.")
CROWDED: Final = bare_answer(
    "503 Service Unavailable",
    "limit",
    "There are too many connections, of this address or in all: try again in a moment.",
)
