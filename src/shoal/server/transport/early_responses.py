"""Complete HTTP responses that are sent without involving the application."""

from typing import Final

from shoal.core.message import say
from shoal.server.table.errors import Refused
from shoal.server.views import serializers
from shoal.server.views.refusals import refusal


def early_response(status: str, refused: Refused) -> bytes:
    """A complete HTTP response, after which the connection is closed."""
    body = serializers.encode(refusal(refused))
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "x-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


BAD_REQUEST: Final = early_response(
    "400 Bad Request", Refused("shape", say("error-request-invalid"))
)
TOO_MANY_CONNECTIONS: Final = early_response(
    "503 Service Unavailable", Refused("limit", say("error-too-many-connections"))
)
