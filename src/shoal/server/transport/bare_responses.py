"""Complete HTTP responses that are sent without involving the application."""

from typing import Final

from shoal import wire
from shoal.server.views import serializers


def bare_response(status: str, check: str, sentence: str) -> bytes:
    """A complete HTTP response, after which the connection is closed."""
    body = serializers.encode(wire.Refused(check, sentence))
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "x-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


BAD_REQUEST: Final = bare_response("400 Bad Request", "shape", "This is not a valid request.")
TOO_MANY_CONNECTIONS: Final = bare_response(
    "503 Service Unavailable",
    "limit",
    "Too many connections, from this address or in total: try again in a moment.",
)
