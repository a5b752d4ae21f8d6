"""Events that wait for the disk, with the messages to send once they are there."""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import Final, Protocol

from shoal.match.history import Viewer
from shoal.server.store.base import Row, Summary
from shoal.server.table.errors import Refused

Retry = Callable[[], Awaitable[None]]


class Subscriber(Protocol):
    """A connection that receives the updates of a table."""

    board: bool

    @property
    def lag(self) -> float:
        """Seconds by which the client's messages are known to arrive late."""

    def send(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def drop(self, reason: str) -> None:
        """Close the connection; the client connects again and resumes."""


class PendingWrite:
    """Events of one table that wait for the disk; can be awaited.

    ``updates`` are messages about these events.  ``answers`` are about something else, but wait for
    these events because their recipients know of them.
    """

    __slots__ = (
        "_error",
        "_waiters",
        "answers",
        "drops",
        "retry",
        "rows",
        "settled",
        "summary",
        "table",
        "updates",
        "viewers",
    )

    def __init__(self, table: str, retry: Retry | None = None) -> None:
        self.table = table
        self.retry = retry
        """What to do if another worker wrote first."""
        self.rows: list[Row] = []
        self.summary: Summary | None = None
        self.viewers: set[Viewer] = set()
        """The viewers who noticed or caused the events."""
        self.updates: list[tuple[Subscriber, bytes]] = []
        self.answers: list[tuple[Subscriber, bytes]] = []
        self.drops: list[Subscriber] = []
        self.settled = False
        self._error: Refused | None = None
        self._waiters: list[asyncio.Future[None]] = []

    def send(self) -> None:
        """Send all messages, now that the events are on disk."""
        for subscriber, message in self.updates:
            subscriber.send(message)
        for subscriber, message in self.answers:
            subscriber.send(message)
        for subscriber in self.drops:
            subscriber.drop("ticket")

    def settle(self, error: Refused | None = None) -> None:
        """Wake everybody who waits: the events are on disk, or could not be written."""
        self.settled = True
        self._error = error
        for waiter in self._waiters:
            if not waiter.done():
                self._finish(waiter)

    def __await__(self) -> Generator[object, None, None]:
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.settled:
            self._finish(waiter)
        else:
            self._waiters.append(waiter)
        return waiter.__await__()

    def _finish(self, waiter: "asyncio.Future[None]") -> None:
        if self._error is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(self._error)


ON_DISK: Final = PendingWrite("")
"""A write that is done: nothing to wait for."""
ON_DISK.settle()
