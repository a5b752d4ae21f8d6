"""What waits for the disk, and for whom."""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import Final, Protocol

from shoal.match.history import Viewer
from shoal.server.store import Row, Summary
from shoal.server.table.errors import Refused

Redo = Callable[[], Awaitable[None]]

PUBLIC: Final = -1
"""The onlooker who may know only what the list of tables shows."""


class Subscriber(Protocol):
    """Somebody who is told what happens at a table."""

    board: bool

    @property
    def lag(self) -> float:
        """Seconds by which what the client does is known to come late."""

    def tell(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def drop(self, reason: str) -> None:
        """Close the connection; the client comes back and resumes."""


class PendingWrite:
    """Something that happened at a table and waits for the disk; can be awaited.

    ``sends`` are the news of it.  ``answers`` are sent after them: they are about something else,
    but tell their listener of a table at which this has happened.
    """

    __slots__ = (
        "_waiters",
        "_wrong",
        "answers",
        "drops",
        "redo",
        "rows",
        "sends",
        "settled",
        "summary",
        "table",
        "viewers",
    )

    def __init__(self, table: str, redo: Redo | None = None) -> None:
        self.table = table
        self.redo = redo
        self.rows: list[Row] = []
        self.summary: Summary | None = None
        self.viewers: set[Viewer] = set()
        """Who noticed it, or sent it."""
        self.sends: list[tuple[Subscriber, bytes]] = []
        self.answers: list[tuple[Subscriber, bytes]] = []
        self.drops: list[Subscriber] = []
        self.settled = False
        self._wrong: Refused | None = None
        self._waiters: list[asyncio.Future[None]] = []

    def tell(self) -> None:
        """Send what is to be sent, now that it is on disk."""
        for listener, message in self.sends:
            listener.tell(message)
        for listener, message in self.answers:
            listener.tell(message)
        for listener in self.drops:
            listener.drop("What you came in with is void: come again with what is valid now.")

    def settle(self, wrong: Refused | None = None) -> None:
        """It is on disk, or could not be kept."""
        self.settled = True
        self._wrong = wrong
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
        if self._wrong is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(self._wrong)
