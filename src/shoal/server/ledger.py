"""The way to the disk: all that happens while one commit is made shares the next one."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Final

from shoal.server.entries import Entry
from shoal.server.logs import log
from shoal.server.metrics import Metrics
from shoal.server.store import Batch, Store

BUSY: Final = 4
"""Where so many shared the last commit, the next waits for more to share it, if the store likes."""


class Ledger:
    """What waits for the disk; ``publish`` hears of what is kept, ``lose`` of what is not."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        publish: Callable[[Entry], None],
        lose: Callable[[list[Entry], set[str]], None],
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.publish = publish
        self.lose = lose
        self.waiting: dict[str, int] = defaultdict(int)
        """How many entries of each table wait; tables without any do not stand here."""
        self.settled = asyncio.Event()
        self.settled.set()
        self._queue: list[Entry] = []
        self._wake = asyncio.Event()
        self._busy = False

    def push(self, entry: Entry) -> Entry:
        """One more that waits."""
        self._queue.append(entry)
        self.waiting[entry.table] += 1
        self.settled.clear()
        self._wake.set()
        return entry

    def done(self, entry: Entry) -> bool:
        """One less that waits; tells whether it was the last of its table."""
        self.waiting[entry.table] -= 1
        if self.waiting[entry.table]:
            return False
        del self.waiting[entry.table]
        return True

    def withdraw(self, tables: set[str]) -> list[Entry]:
        """What waits of these tables, which will not be kept."""
        gone = [entry for entry in self._queue if entry.table in tables]
        self._queue = [entry for entry in self._queue if entry.table not in tables]
        return gone

    async def commit_for_ever(self) -> None:
        """Keep whatever comes, one batch after the other."""
        while True:
            await self._wake.wait()
            if self._busy and self.store.gather:
                await asyncio.sleep(self.store.gather)
            self._wake.clear()
            entries, self._queue = self._queue, []
            self._busy = len(entries) >= BUSY
            await self._commit(entries)
            if not self.waiting:
                self.settled.set()

    async def _commit(self, entries: list[Entry]) -> None:
        batch = Batch([], {})
        for entry in entries:
            batch.rows += entry.rows
            if entry.summary is not None:
                batch.summaries[entry.table] = entry.summary
        try:
            late = await self.store.commit(batch) if batch.rows else set()
        except Exception as wrong:  # noqa: BLE001 - whatever is wrong, nobody may hear of these events
            log("not_kept", error=repr(wrong), events=len(batch.rows))
            self.lose(entries, {entry.table for entry in entries})
            return
        self.metrics.commits += 1
        self.metrics.events += len(batch.rows)
        self.lose([entry for entry in entries if entry.table in late], late)
        for entry in entries:
            if entry.table not in late:
                self.publish(entry)
