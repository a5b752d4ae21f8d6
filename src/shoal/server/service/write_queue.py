"""Events that wait for the disk; all that arrive during one commit share the next one.

An answer to a viewer waits for the last write that this viewer noticed or caused, and for no
other.  Otherwise the order of answers would reveal how much was hidden.
"""

import asyncio
from collections import defaultdict
from typing import Final

from shoal.match.history import Viewer
from shoal.server.ops.metrics import Metrics
from shoal.server.service.pending_write import ON_DISK, PendingWrite
from shoal.server.service.quarantine import Quarantine
from shoal.server.service.store_health import StoreHealth
from shoal.server.store.base import Batch, RowsRejected, Store

BUSY_TABLES: Final = 4
"""If the last commit had events of this many tables, the next one waits for more."""

RETRY_SECONDS: Final = 1.5
FIRST_RETRY_SECONDS: Final = 0.1
"""A commit is tried again for RETRY_SECONDS; the first pause doubles with every try."""


class CommitResult:
    """The results of the writes of one commit."""

    __slots__ = ("lost", "lost_tables", "written")

    def __init__(self) -> None:
        self.written: list[PendingWrite] = []
        self.lost: list[PendingWrite] = []
        self.lost_tables: set[str] = set()
        """Tables whose state in memory is ahead of the disk, and must be loaded again."""


class WriteQueue:
    """Writes that wait for the disk."""

    def __init__(
        self, store: Store, health: StoreHealth, quarantine: Quarantine, metrics: Metrics
    ) -> None:
        self.store = store
        self.health = health
        self.quarantine = quarantine
        self.metrics = metrics
        self.waiting: dict[str, int] = defaultdict(int)
        """How many writes of each table wait; tables without any are not in it."""
        self._latest: dict[str, dict[Viewer, PendingWrite]] = defaultdict(dict)
        """The last write of a table that each viewer noticed or caused, while any wait."""
        self.settled = asyncio.Event()
        """Set while nothing is waiting."""
        self.settled.set()
        self._queue: list[PendingWrite] = []
        self._wake = asyncio.Event()
        self._busy = False

    def push(self, pending: PendingWrite) -> PendingWrite:
        """Add a write."""
        self._queue.append(pending)
        self.waiting[pending.table] += 1
        latest = self._latest[pending.table]
        for viewer in pending.viewers:
            latest[viewer] = pending
        self.settled.clear()
        self._wake.set()
        return pending

    def last_for(self, table: str, viewer: Viewer) -> PendingWrite:
        """The write that an answer to this viewer must wait for; ON_DISK if there is none."""
        writes = self._latest.get(table)
        pending = None if writes is None else writes.get(viewer)
        return ON_DISK if pending is None or pending.settled else pending

    async def flush(self, table: str) -> None:
        """Wait for all writes of a table: before loading it, never before an answer."""
        if table in self.waiting:
            await self.push(PendingWrite(table))

    def done(self, pending: PendingWrite) -> bool:
        """Remove a write that is settled; returns whether it was the last of its table."""
        self.waiting[pending.table] -= 1
        if self.waiting[pending.table]:
            return False
        del self.waiting[pending.table]
        del self._latest[pending.table]
        if not self.waiting:
            self.settled.set()
        return True

    def withdraw(self, tables: set[str]) -> list[PendingWrite]:
        """Take the writes of these tables out of the queue."""
        withdrawn = [pending for pending in self._queue if pending.table in tables]
        self._queue = [pending for pending in self._queue if pending.table not in tables]
        return withdrawn

    async def commit_next(self) -> CommitResult:
        """Wait for writes, and commit all that are there."""
        await self._wake.wait()
        if self._busy and self.store.batch_delay:
            await asyncio.sleep(self.store.batch_delay)
        self._wake.clear()
        writes, self._queue = self._queue, []
        # Counts tables, not writes: a turn with hidden parts must not delay what comes next.
        self._busy = len({pending.table for pending in writes}) >= BUSY_TABLES
        result = CommitResult()
        await self._commit(writes, result)
        return result

    async def _commit(self, writes: list[PendingWrite], result: CommitResult) -> None:
        batch = batch_of(writes)
        try:
            late = await self._write(batch) if batch.rows else set()
        except RowsRejected as error:
            await self._commit_each_table(writes, error, result)
            return
        except Exception as error:  # noqa: BLE001 - after any error, none of this may be sent
            self._give_up(writes, error, result)
            return
        if batch.rows:
            self.health.written()
        self.metrics.commits += 1
        self.metrics.events += len(batch.rows)
        result.lost_tables |= late
        for pending in writes:
            (result.lost if pending.table in late else result.written).append(pending)

    async def _write(self, batch: Batch) -> set[str]:
        """Write a batch, with retries for a moment; returns the tables that others wrote first."""
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + RETRY_SECONDS, FIRST_RETRY_SECONDS
        while True:
            try:
                late = await self.store.commit(batch)
            except RowsRejected:
                raise
            except Exception:
                if loop.time() + pause > end:
                    raise
            else:
                first_try = pause == FIRST_RETRY_SECONDS
                return late if first_try else await self._written_by_others(batch, late)
            await asyncio.sleep(pause)
            pause *= 2

    async def _written_by_others(self, batch: Batch, late: set[str]) -> set[str]:
        """The late tables without those that we wrote ourselves before the connection was lost."""
        others: set[str] = set()
        for table in late:
            rows = [(number, body) for name, number, body in batch.rows if name == table]
            stored = await self.store.events(table, rows[0][0] - 1)
            if list(stored[: len(rows)]) != [body for _, body in rows]:
                others.add(table)
        return others

    async def _commit_each_table(
        self, writes: list[PendingWrite], error: RowsRejected, result: CommitResult
    ) -> None:
        """Commit table by table, so that a damaged one does not stop the others."""
        tables = list(dict.fromkeys(pending.table for pending in writes))
        if len(tables) == 1:
            self.quarantine.add(tables[0], error)
            result.lost += writes
            result.lost_tables.add(tables[0])
            return
        for table in tables:
            await self._commit([pending for pending in writes if pending.table == table], result)

    def _give_up(self, writes: list[PendingWrite], error: Exception, result: CommitResult) -> None:
        """Refuse these writes and all that wait behind them: nothing can be written now."""
        self.health.failed(error)
        result.lost += writes
        result.lost_tables.update(pending.table for pending in writes)
        result.lost_tables.update(pending.table for pending in self._queue if pending.rows)


def batch_of(writes: list[PendingWrite]) -> Batch:
    """The rows and summaries of these writes."""
    batch = Batch([], {})
    for pending in writes:
        batch.rows += pending.rows
        if pending.summary is not None:
            batch.summaries[pending.table] = pending.summary
    return batch
