"""uvicorn's HTTP with a limit on patience: who connects must ask, and ask to the end."""

import asyncio
from typing import Final

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from shoal.server.neighbours import Neighbours

PATIENCE: Final = 10.0
"""Seconds within which a request must have come."""


class Door(H11Protocol):
    """One HTTP connection."""

    patience: float = PATIENCE
    neighbours: Neighbours | None = None
    _seen: RequestResponseCycle | None = None
    """The request that was the last one when we looked last."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Begin to wait."""
        super().connection_made(transport)
        self.loop.call_later(self.patience, self._look)

    def _look(self) -> None:
        """Hang up on who has asked nothing since we looked last, or only half of it."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.cycle is self._seen and (self.cycle is None or self.cycle.response_complete):
            self.transport.close()
            return
        self._seen = self.cycle
        self.loop.call_later(self.patience, self._look)

    def handle_websocket_upgrade(self, event: Request) -> None:
        """Let the worker that tends the table have the connection, if there is another."""
        if self.neighbours is not None:
            lines = [b"%s: %s\r\n" % header for header in self.headers]
            head = b"%s %s HTTP/1.1\r\n%s\r\n" % (event.method, event.target, b"".join(lines))
            raw = self.transport.get_extra_info("socket")
            if self.neighbours.hand_over(event.target, head, raw):
                self.connections.discard(self)
                self.transport.abort()  # ours only: the connection is the other's now
                return
        super().handle_websocket_upgrade(event)


def door(patience: float, neighbours: Neighbours | None = None) -> type[Door]:
    """A door with this much patience, beside these neighbours."""
    return type("PatientDoor", (Door,), {"patience": patience, "neighbours": neighbours})
