"""Whether the store can be written.

While it can, the server's time is stored every few seconds.  After a failed write, only that is
tried until it works again: after longer and longer pauses, but soon if somebody wants to write.
Meanwhile the server's time stands still, so that nobody runs out of time without a chance to move.
"""

import asyncio
from contextlib import suppress
from typing import Final

from shoal.server.ops.recurring_error import RecurringError
from shoal.server.ops.server_clock import ServerClock
from shoal.server.store.base import Store
from shoal.server.table.errors import NotSaved

STORE_TIME_SECONDS: Final = 5.0
"""Interval at which the time is stored: half of the downtime that counts."""

FIRST_PAUSE: Final = 0.25
MAX_PAUSE: Final = 10.0
"""Seconds before the next try: FIRST_PAUSE, doubled up to MAX_PAUSE."""


class StoreHealth:
    """Knows whether the store can be written, and finds out when it can again."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = store
        self.clock = clock
        self.writable = asyncio.Event()
        self.writable.set()
        self._failed = asyncio.Event()
        self._wanted = asyncio.Event()
        self._wait = FIRST_PAUSE
        self._error = RecurringError("store_not_writable")

    def check(self) -> None:
        """Refuse writes while the store cannot be written."""
        if self._failed.is_set():
            self._wanted.set()
            raise NotSaved

    async def works_within(self, seconds: float) -> bool:
        """Wait up to this many seconds; returns whether the store can be written."""
        return await happens_within(self.writable, seconds)

    def failed(self, error: Exception) -> None:
        """A write has failed."""
        self._error.failed(error=repr(error))
        if not self._failed.is_set():
            self._failed.set()
            self.writable.clear()
            self.clock.stop()

    async def watch(self) -> None:
        """Store the time again and again; while that fails, try until it works."""
        while True:
            if self._failed.is_set():
                await self._pause()
            elif await happens_within(self._failed, STORE_TIME_SECONDS):
                continue
            await self.keep_time()

    async def _pause(self) -> None:
        """Wait before the next try, but not long if somebody wants to write."""
        self._wanted.clear()
        await asyncio.sleep(FIRST_PAUSE)
        await happens_within(self._wanted, self._wait - FIRST_PAUSE)
        self._wait = min(2 * self._wait, MAX_PAUSE)

    async def keep_time(self) -> None:
        """Store the time, which shows whether the store can be written."""
        try:
            latest = await self.store.save_time(self.clock.now())
        except Exception as error:  # noqa: BLE001 - whatever is wrong, the store cannot be written
            self.failed(error)
        else:
            self.clock.catch_up(latest)
            self._works()

    def written(self) -> None:
        """A batch was written: the next failure starts with the first pause again."""
        self._wait = FIRST_PAUSE

    def _works(self) -> None:
        if not self._failed.is_set():
            return
        self._error.succeeded()
        self._failed.clear()
        self.clock.start()
        self.writable.set()


async def happens_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait up to this many seconds for an event; returns whether it is set."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()
