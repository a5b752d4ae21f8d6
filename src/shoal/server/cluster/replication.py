"""Follows other workers: their events, and which seats are connected to them."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from shoal import wire
from shoal.server.cluster.ownership import Ownership
from shoal.server.ops.recurring_error import RecurringError
from shoal.server.service.background import BackgroundTasks
from shoal.server.service.registry import TableRegistry
from shoal.server.service.scheduler_queue import TableChanged, UpdatesMissed
from shoal.server.service.subscribers import ALL_TABLES
from shoal.server.table import lifecycle
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table

RETRY_SECONDS: Final = 2.0
"""Pause before a retry after the database was unavailable."""

PRESENCE_SECONDS: Final = 12.0
"""Within this time every worker notices that it missed updates, and announces its connections."""

REMATCH_PAUSE_SECONDS: Final = 0.3
"""Pause before starting a rematch, so that the worker of the last arrival can start it first."""

REMATCH_TRIES: Final = 5


class Replication:
    """Receives what other workers announce through the store, and announces what they need."""

    def __init__(
        self, registry: TableRegistry, ownership: Ownership, background: BackgroundTasks
    ) -> None:
        self.registry = registry
        self.subscribers = registry.subscribers
        self.broadcast = registry.broadcast
        self.store = registry.store
        self.ownership = ownership
        self.background = background
        self._behind: set[str] = set()
        """Tables that others have changed while a write of ours waited."""
        self._stale: set[str] = set()
        """Tables that others have changed since we last asked the store."""
        self._to_announce: set[str] = set()
        """Tables whose connections must be announced to the other workers."""
        self._announcing = False
        self._unannounced = RecurringError("not_announced")

    # Events of other workers.

    async def fresh(self, table_id: str) -> Table:
        """The table with all events that any worker has written."""
        table = await self.registry.find(table_id)
        if self.store.shared:
            await self.catch_up(table_id)
            table = await self.registry.find(table_id)
        return table

    def events_saved(self, table: str, number: int, *, needs_scheduler: bool) -> None:
        """Another worker has written events of a table up to this number."""
        # Tables that nobody here follows are read when somebody asks for them.
        wanted = bool(self.subscribers.of(table)) or (
            needs_scheduler and self.ownership.owns(table)
        )
        found = self.registry.tables.get(table)
        if found is not None and found.last >= number:
            wanted = False
        if wanted and not self._stale:
            self.background.spawn(self._catch_up_all())
        if wanted:
            self._stale.add(table)

    async def _catch_up_all(self) -> None:
        """Ask the store once for all tables that others have changed since the last time."""
        names, self._stale = self._stale, set()
        tables = self.registry.tables
        ready = {
            name: tables[name].last
            for name in names
            if name in tables and name not in self.registry.write_queue.waiting
        }
        for name in names - ready.keys():
            self.background.spawn(self.catch_up_with_retry(name))
        if not ready:
            return
        try:
            found = await self.store.events_of_tables(ready)
        except Refused:
            for name in ready:
                self.background.spawn(self.catch_up_with_retry(name))
            return
        for name, bodies in found.items():
            with suppress(Refused):  # a damaged table is quarantined; the others continue
                self._apply_if_current(name, ready[name], bodies)

    def writes_done(self, table_id: str) -> None:
        """None of our writes to this table is waiting any more."""
        if table_id in self._behind:
            self._behind.discard(table_id)
            self.background.spawn(self.catch_up_with_retry(table_id))

    async def catch_up_with_retry(self, table_id: str) -> None:
        """Catch up for our subscribers, retrying for as long as the database is unavailable."""
        while True:
            try:
                await self.catch_up(table_id)
            except Refused as refused:
                if refused.check != "busy":
                    return
            else:
                return
            await asyncio.sleep(RETRY_SECONDS)

    async def catch_up(self, table_id: str) -> None:
        """Apply what other workers have written, and send it to our subscribers."""
        known = self.registry.tables.get(table_id)
        if known is None:
            known = await self.registry.find(table_id)
            self.registry.notices.put_nowait(TableChanged(known))
        last = known.last
        # Also while one of our writes is waiting: it may be hidden, and the time that an answer
        # takes must not reveal it.
        bodies = await self.store.events(table_id, last)
        if bodies or table_id in self.registry.write_queue.waiting:
            self._apply_if_current(table_id, last, bodies)

    def _apply_if_current(self, table_id: str, last: int, bodies: Sequence[bytes]) -> None:
        """Apply what comes after this number, unless the table has changed meanwhile."""
        if table_id in self.registry.write_queue.waiting:
            # Our write may come too late; the commit will find out.
            self._behind.add(table_id)
            return
        table = self.registry.tables.get(table_id)
        if table is None or table.last != last:
            self.background.spawn(self.catch_up_with_retry(table_id))
            return
        self.registry.apply_written(table, bodies)
        self.registry.notices.put_nowait(TableChanged(table))

    def notifications_lost(self) -> None:
        """Updates may have been lost: ask for all tables that matter here."""
        for table_id in {*self.registry.tables, *self.subscribers.tables()}:
            self.background.spawn(self.catch_up_with_retry(table_id))
        self.registry.notices.put_nowait(UpdatesMissed())
        # Presence was missed as well: every worker announces its connections again.
        self._announce(ALL_TABLES)
        self._announce_all()
        self.background.spawn(self._forget_unannounced(time.monotonic()))

    async def _forget_unannounced(self, since: float) -> None:
        await asyncio.sleep(PRESENCE_SECONDS)
        for table_id in self.subscribers.forget_before(since):
            self._presence_changed(table_id)

    # Presence.

    def connections_changed(self, table_id: str) -> None:
        """Tell everybody at the table who is connected, at this worker and at the others."""
        self.broadcast.send_to_all(table_id, wire.Connected(self.subscribers.present(table_id)))
        self._announce(table_id)

    def announce_start(self) -> None:
        """Replace an earlier process of this worker; the other workers announce themselves."""
        self._announce(ALL_TABLES)

    def _announce(self, table_id: str) -> None:
        self._to_announce.add(table_id)
        if not self._announcing:
            self._announcing = True
            self.background.spawn(self._send_announcements())

    async def _send_announcements(self) -> None:
        """Announce one table after another, so that the latest announcement wins."""
        try:
            while self._to_announce:
                await self._send_announcement(self._to_announce.pop())
        finally:
            self._announcing = False

    async def _send_announcement(self, table_id: str) -> None:
        try:
            await self.store.publish_presence(table_id, self.subscribers.connected_here(table_id))
        except Refused as away:
            self._unannounced.failed(error=str(away))
            self._to_announce.add(table_id)
            await asyncio.sleep(RETRY_SECONDS)
        else:
            self._unannounced.succeeded()

    def seats_present(self, worker: str, table: str, seats: Sequence[int]) -> None:
        """Another worker announces which seats of a table are connected to it."""
        for table_id in self.subscribers.announced(worker, table, seats):
            self._presence_changed(table_id)
        if table == ALL_TABLES:
            self._announce_all()

    def _announce_all(self) -> None:
        for table_id in self.subscribers.tables():
            self._announce(table_id)

    def _presence_changed(self, table_id: str) -> None:
        self.broadcast.send_to_all(table_id, wire.Connected(self.subscribers.present(table_id)))
        table = self.registry.tables.get(table_id)
        may_start = table is None or (table.is_rematch and table.stage == "waiting")
        if may_start and self.subscribers.leads(table_id):
            self.background.spawn(self._start_rematch(table_id))

    async def _start_rematch(self, table_id: str) -> None:
        """Start a rematch whose players all arrived at once, at different workers."""
        for tried in range(REMATCH_TRIES):
            await asyncio.sleep(RETRY_SECONDS if tried else REMATCH_PAUSE_SECONDS)
            with suppress(Refused):  # another worker was faster, or the database is unavailable
                table = await self.fresh(table_id)
                present = self.subscribers.present(table_id)
                now = self.registry.clock.now()
                await self.registry.apply(table, lifecycle.start_again(table, present, now))
                return
