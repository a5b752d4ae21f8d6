"""The way to the disk: all that happens while one commit is made shares the next one.

An answer to an onlooker waits for the last entry that the onlooker noticed or
sent, and for no other: the order of answers would tell how much was hidden.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Final

from shoal.match.history import Viewer
from shoal.server.ops.metrics import Metrics
from shoal.server.service.pending_write import PendingWrite
from shoal.server.service.quarantine import Quarantine
from shoal.server.service.store_health import StoreHealth
from shoal.server.store import Batch, RowsRejected, Store

BUSY: Final = 4
"""Where so many tables shared the last commit, the next waits for more, if the store likes."""

PATIENCE: Final = 1.5
FIRST_WAIT: Final = 0.1
"""A batch is tried for so many seconds; before the next try, which takes twice as long, so many."""


class WriteQueue:
    """What waits for the disk; ``publish`` hears of what is kept, ``lose`` of what is not."""

    def __init__(
        self,
        store: Store,
        health: StoreHealth,
        quarantine: Quarantine,
        metrics: Metrics,
        publish: Callable[[PendingWrite], None],
        lose: Callable[[list[PendingWrite], set[str]], None],
    ) -> None:
        self.store = store
        self.health = health
        self.quarantine = quarantine
        self.metrics = metrics
        self.publish = publish
        self.lose = lose
        self.waiting: dict[str, int] = defaultdict(int)
        """How many entries of each table wait; tables without any do not stand here."""
        self._latest: dict[str, dict[Viewer, PendingWrite]] = defaultdict(dict)
        """The last entry of a table that each onlooker noticed or sent, while entries wait."""
        self.settled = asyncio.Event()
        self.settled.set()
        self._queue: list[PendingWrite] = []
        self._wake = asyncio.Event()
        self._busy = False

    def push(self, entry: PendingWrite) -> PendingWrite:
        """One more that waits."""
        self._queue.append(entry)
        self.waiting[entry.table] += 1
        latest = self._latest[entry.table]
        for viewer in entry.viewers:
            latest[viewer] = entry
        self.settled.clear()
        self._wake.set()
        return entry

    def latest(self, table: str, viewer: Viewer) -> PendingWrite | None:
        """What an answer to this onlooker has to wait for; None if there is nothing."""
        entries = self._latest.get(table)
        entry = None if entries is None else entries.get(viewer)
        return None if entry is None or entry.settled else entry

    async def all_kept(self, table: str) -> None:
        """Wait for everything of a table: for a table that is loaded, never for an answer."""
        if table in self.waiting:
            await self.push(PendingWrite(table))

    def done(self, entry: PendingWrite) -> bool:
        """One less that waits; tells whether it was the last of its table."""
        self.waiting[entry.table] -= 1
        if self.waiting[entry.table]:
            return False
        del self.waiting[entry.table]
        del self._latest[entry.table]
        return True

    def withdraw(self, tables: set[str]) -> list[PendingWrite]:
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
            # Of tables, not of entries: a turn with hidden parts may not delay what comes next.
            self._busy = len({entry.table for entry in entries}) >= BUSY
            await self._commit(entries)
            if not self.waiting:
                self.settled.set()

    async def _commit(self, entries: list[PendingWrite]) -> None:
        batch = batch_of(entries)
        try:
            late = await self._keep(batch) if batch.rows else set()
        except RowsRejected as wrong:
            await self._commit_apart(entries, wrong)
            return
        except Exception as wrong:  # noqa: BLE001 - whatever is wrong, nobody may hear of these events
            self._give_up(entries, wrong)
            return
        if batch.rows:
            self.health.kept()
        self.metrics.commits += 1
        self.metrics.events += len(batch.rows)
        self.lose([entry for entry in entries if entry.table in late], late)
        for entry in entries:
            if entry.table not in late:
                self.publish(entry)

    async def _keep(self, batch: Batch) -> set[str]:
        """Keep a batch, with another try or two: some troubles are over in a moment."""
        loop = asyncio.get_running_loop()
        end, wait = loop.time() + PATIENCE, FIRST_WAIT
        while True:
            try:
                late = await self.store.commit(batch)
            except RowsRejected:
                raise
            except Exception:
                if loop.time() + wait > end:
                    raise
            else:
                return late if wait == FIRST_WAIT else await self._late_by_others(batch, late)
            await asyncio.sleep(wait)
            wait *= 2

    async def _late_by_others(self, batch: Batch, late: set[str]) -> set[str]:
        """The late tables without those of which ours was kept before the connection was lost."""
        others: set[str] = set()
        for table in late:
            rows = [(number, body) for name, number, body in batch.rows if name == table]
            kept = await self.store.events(table, rows[0][0] - 1)
            if list(kept[: len(rows)]) != [body for _, body in rows]:
                others.add(table)
        return others

    async def _commit_apart(self, entries: list[PendingWrite], wrong: RowsRejected) -> None:
        """Each table by itself, so that one that is damaged does not spoil the others."""
        tables = list(dict.fromkeys(entry.table for entry in entries))
        if len(tables) == 1:
            self.quarantine.quarantine_table(tables[0], wrong)
            self.lose(entries, {tables[0]})
            return
        for table in tables:
            await self._commit([entry for entry in entries if entry.table == table])

    def _give_up(self, entries: list[PendingWrite], wrong: Exception) -> None:
        """Nothing can be kept now, neither this nor what waits behind it."""
        self.health.failed(wrong)
        waiting = [entry.table for entry in self._queue if entry.rows]
        self.lose(entries, {*waiting, *(entry.table for entry in entries)})


def batch_of(entries: list[PendingWrite]) -> Batch:
    """What is to be kept of these."""
    batch = Batch([], {})
    for entry in entries:
        batch.rows += entry.rows
        if entry.summary is not None:
            batch.summaries[entry.table] = entry.summary
    return batch
