"""A semaphore with priorities.

Every few releases the longest waiter goes first, whatever its priority, so that none starves.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

OVERDUE: Final = 0
"""A player's clock has run out."""
WATCHED: Final = 1
"""People are waiting for the move."""
HINT: Final = 2
"""Somebody asked for a hint; nobody is waiting for a move."""
BACKGROUND: Final = 3
"""Nobody is watching."""

OLDEST_EVERY: Final = 4
"""One release in this many goes to the longest waiter."""

Waiter = asyncio.Future[None]
Line = deque[tuple[int, Waiter]]


class PrioritySemaphore:
    """Lets a number of holders in at a time: lowest priority number first, then in order."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._lines: list[Line] = [deque() for _ in range(BACKGROUND + 1)]
        self._arrivals = 0
        self._handed_over = 0

    @asynccontextmanager
    async def acquire(self, priority: int) -> AsyncIterator[None]:
        """Wait for a slot and hold it."""
        await self._enter(self._lines[priority])
        try:
            yield
        finally:
            self._release()

    async def _enter(self, line: Line) -> None:
        if self._free:
            self._free -= 1
            return
        waiter: Waiter = asyncio.get_running_loop().create_future()
        self._arrivals += 1
        line.append((self._arrivals, waiter))
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():
                self._release()  # the slot was handed to a task that is cancelled
            raise

    def _release(self) -> None:
        for line in self._lines:
            while line and line[0][1].done():
                line.popleft()  # cancelled while waiting
        lines = [line for line in self._lines if line]
        if not lines:
            self._free += 1
            return
        self._handed_over += 1
        oldest_first = self._handed_over % OLDEST_EVERY == 0
        line = min(lines, key=first_arrival) if oldest_first else lines[0]
        line.popleft()[1].set_result(None)


def first_arrival(line: Line) -> int:
    """The arrival number of the first waiter in a line."""
    return line[0][0]
