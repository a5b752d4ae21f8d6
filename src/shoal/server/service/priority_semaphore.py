"""Taking turns at something scarce: where people wait, sooner; where a clock ran out, first.

Nobody waits for ever: now and then it is the turn of whoever has waited longest.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

OVERDUE: Final = 0
URGENT: Final = 1
ASKED: Final = 2
"""A hint: somebody wants to know, and nobody waits for a move."""
PATIENT: Final = 3

FAIR: Final = 4
"""Each time when so many have had their turn, it is that of who came first."""

Place = asyncio.Future[None]


class PrioritySemaphore:
    """So many at a time, in the order in which they came; those whose rank is lowest go first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[deque[tuple[int, Place]]] = [deque() for _ in range(PATIENT + 1)]
        self._came = 0
        self._had = 0

    @asynccontextmanager
    async def take(self, rank: int) -> AsyncIterator[None]:
        """Wait for a place, and have it for a while."""
        await self._enter(self._waiting[rank])
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, waiting: "deque[tuple[int, Place]]") -> None:
        if self._free:
            self._free -= 1
            return
        place: Place = asyncio.get_running_loop().create_future()
        self._came += 1
        waiting.append((self._came, place))
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self._leave()  # it was given to who no longer waits
            raise

    def _leave(self) -> None:
        for waiting in self._waiting:
            while waiting and waiting[0][1].done():
                waiting.popleft()  # who gave up waiting
        lines = [waiting for waiting in self._waiting if waiting]
        if not lines:
            self._free += 1
            return
        self._had += 1
        line = min(lines, key=first_come) if self._had % FAIR == 0 else lines[0]
        line.popleft()[1].set_result(None)


def first_come(waiting: "deque[tuple[int, Place]]") -> int:
    """When the first of those who wait came."""
    return waiting[0][0]
