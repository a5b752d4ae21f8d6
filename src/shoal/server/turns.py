"""Taking turns at something scarce: where people wait, sooner; where a clock ran out, first."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

OVERDUE: Final = 0
URGENT: Final = 1
PATIENT: Final = 2


class Turns:
    """So many at a time, in the order in which they came; those whose rank is lowest go first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[deque[asyncio.Future[None]]] = [deque() for _ in range(PATIENT + 1)]

    @asynccontextmanager
    async def take(self, rank: int) -> AsyncIterator[None]:
        """Wait for a place, and have it for a while."""
        await self._enter(self._waiting[rank])
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, waiting: "deque[asyncio.Future[None]]") -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self._leave()  # it was given to who no longer waits
            raise

    def _leave(self) -> None:
        for waiting in self._waiting:
            while waiting:
                place = waiting.popleft()
                if not place.done():
                    place.set_result(None)
                    return
        self._free += 1
