"""Whether the store can be written.

While it can, the server's time is kept there every few seconds.  When something
cannot be kept, nothing else is tried until that works again: it is tried ever
more seldom, but soon where somebody wants something kept, who is told that
nothing can be.  Meanwhile the server's time stands still, so that nobody runs
out of time who cannot move.
"""

import asyncio
from contextlib import suppress
from typing import Final

from shoal.server.ops.recurring_error import Trouble
from shoal.server.service.server_clock import ServerClock
from shoal.server.store import Store
from shoal.server.table.errors import NotSaved

KEPT_EVERY: Final = 5.0
"""Seconds between two times that are kept: half of what a new server counts for an old one."""

FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 10.0
"""Seconds before it is tried again; the first doubles up to the second."""


class StoreHealth:
    """Knows whether the store can be written, and finds out when it can again."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = store
        self.clock = clock
        self.writable = asyncio.Event()
        self.writable.set()
        self._failed = asyncio.Event()
        self._wanted = asyncio.Event()
        self._wait = FIRST_WAIT
        self._trouble = Trouble("store_not_writable")

    def check(self) -> None:
        """Refuse what would have to be kept while nothing can be."""
        if self._failed.is_set():
            self._wanted.set()
            raise NotSaved

    async def works_within(self, seconds: float) -> bool:
        """Whether something can be kept again in so short a time."""
        return await happens_within(self.writable, seconds)

    def failed(self, wrong: Exception) -> None:
        """Something could not be kept."""
        self._trouble.began(error=repr(wrong))
        if not self._failed.is_set():
            self._failed.set()
            self.writable.clear()
            self.clock.stop()

    async def watch(self) -> None:
        """Keep the time; while that does not work, try until it does."""
        while True:
            if self._failed.is_set():
                await self._pause()
            elif await happens_within(self._failed, KEPT_EVERY):
                continue
            await self.keep_time()

    async def _pause(self) -> None:
        """Wait before the next try, and no longer than needed where somebody wants it."""
        self._wanted.clear()
        await asyncio.sleep(FIRST_WAIT)
        await happens_within(self._wanted, self._wait - FIRST_WAIT)
        self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def keep_time(self) -> None:
        """Keep the time, which shows whether anything can be kept."""
        try:
            latest = await self.store.keep_time(self.clock.now())
        except Exception as wrong:  # noqa: BLE001 - whatever is wrong, nothing can be kept
            self.failed(wrong)
        else:
            self.clock.catch_up(latest)
            self._works()

    def written(self) -> None:
        """A whole batch was kept: when something fails next, that is another trouble."""
        self._wait = FIRST_WAIT

    def _works(self) -> None:
        if not self._failed.is_set():
            return
        self._trouble.ended()
        self._failed.clear()
        self.clock.start()
        self.writable.set()


async def happens_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event, for so many seconds at most; whether it is set then."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()
