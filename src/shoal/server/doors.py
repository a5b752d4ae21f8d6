"""uvicorn's HTTP with a limit on patience: who connects must ask, and ask to the end."""

import asyncio
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

PATIENCE: Final = 10.0
"""Seconds within which a request must have come."""


class Door(H11Protocol):
    """One HTTP connection."""

    patience: float = PATIENCE
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


def door(patience: float) -> type[Door]:
    """A door with this much patience."""
    return type("PatientDoor", (Door,), {"patience": patience})
