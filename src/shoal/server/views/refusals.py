"""Refusals as they are sent: over WebSockets and HTTP alike."""

from shoal import wire
from shoal.server.table.errors import Refused


def refusal(refused: Refused, request_id: str = "") -> wire.Refused:
    """A refusal with its message, and the same in English for people without a client."""
    said = refused.message
    return wire.Refused(refused.check, str(refused), said.rule, request_id, wire.wire_error(said))
