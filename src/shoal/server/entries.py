"""What waits for the disk, and for whom."""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import Protocol

from shoal.server.refused import Refused
from shoal.server.store import Row, Summary

Redo = Callable[[], Awaitable[None]]


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    board: bool
    lag: float

    def tell(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def drop(self, reason: str) -> None:
        """Close the connection; the client comes back and resumes."""


class Entry:
    """Something that happened at a table and waits for the disk; can be awaited."""

    __slots__ = (
        "_settled",
        "_waiter",
        "_wrong",
        "drops",
        "redo",
        "rows",
        "sends",
        "summary",
        "table",
    )

    def __init__(self, table: str, redo: Redo | None = None) -> None:
        self.table = table
        self.redo = redo
        self.rows: list[Row] = []
        self.summary: Summary | None = None
        self.sends: list[tuple[Listener, bytes]] = []
        self.drops: list[Listener] = []
        self._settled = False
        self._wrong: Refused | None = None
        self._waiter: asyncio.Future[None] | None = None

    def tell(self) -> None:
        """Send what is to be sent, now that it is on disk."""
        for listener, message in self.sends:
            listener.tell(message)
        for listener in self.drops:
            listener.drop("What you came in with is void: come again with what is valid now.")

    def settle(self, wrong: Refused | None = None) -> None:
        """It is on disk, or could not be kept."""
        self._settled = True
        self._wrong = wrong
        if self._waiter is not None and not self._waiter.done():
            self._finish(self._waiter)

    def __await__(self) -> Generator[object, None, None]:
        self._waiter = asyncio.get_running_loop().create_future()
        if self._settled:
            self._finish(self._waiter)
        return self._waiter.__await__()

    def _finish(self, waiter: "asyncio.Future[None]") -> None:
        if self._wrong is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(self._wrong)
