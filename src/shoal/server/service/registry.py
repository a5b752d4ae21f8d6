"""The tables of this worker: in memory while they are used, always on disk.

A move enters here twice.  ``apply`` applies its events and queues them for the disk; ``written``
sends updates about them once they are there.
"""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final

from shoal import wire
from shoal.core.message import say
from shoal.core.text.clip import clip
from shoal.match.history import Viewer
from shoal.match.match import LegalMove
from shoal.server.defaults import IDLE_SECONDS
from shoal.server.ops.metrics import Metrics
from shoal.server.ops.server_clock import ServerClock
from shoal.server.service.broadcast import Broadcast
from shoal.server.service.pending_write import PendingWrite, Retry
from shoal.server.service.quarantine import Quarantine
from shoal.server.service.scheduler_queue import Notices, TableChanged, TableLoaded
from shoal.server.service.store_health import StoreHealth
from shoal.server.service.subscribers import Subscribers
from shoal.server.service.write_queue import WriteQueue
from shoal.server.store.base import Damaged, Store, Summary
from shoal.server.table.errors import Refused
from shoal.server.table.events import AnyEvent, Created, Left, read_event, write_event
from shoal.server.table.reducers import apply_event
from shoal.server.table.table import Games, Table
from shoal.server.table.validation import PUBLIC

TABLE_ID: Final = re.compile(wire.TABLE)

MAX_WEIGHT: Final = 1_000_000
"""The most that all tables in memory may weigh; see ``weight_of``."""

BASE_WEIGHT: Final = 50
CHAT_WEIGHT: Final = 4

EVENTS_AT_ONCE: Final = 32
"""Events applied without a pause when a table is loaded, so that long ones do not block others."""

LOADS_BETWEEN_SWEEPS: Final = 250

MAX_SWEEP_SECONDS: Final = 15.0
"""The longest time between two sweeps."""


class TableRegistry:
    """Finds tables, applies events to them, and sends updates once these are on disk."""

    def __init__(
        self,
        store: Store,
        games: Games,
        write_queue: WriteQueue,
        subscribers: Subscribers,
        broadcast: Broadcast,
        notices: Notices,
        health: StoreHealth,
        clock: ServerClock,
        quarantine: Quarantine,
        metrics: Metrics,
        *,
        idle: float = IDLE_SECONDS,
        max_weight: int = MAX_WEIGHT,
        loads_between_sweeps: int = LOADS_BETWEEN_SWEEPS,
    ) -> None:
        self.store = store
        self.games = games
        self.write_queue = write_queue
        self.subscribers = subscribers
        self.broadcast = broadcast
        self.notices = notices
        self.health = health
        self.clock = clock
        self.quarantine = quarantine
        self.metrics = metrics
        self.idle = idle
        self.max_weight = max_weight
        self.loads_between_sweeps = loads_between_sweeps
        self.tables: OrderedDict[str, Table] = OrderedDict()
        """By id, the most recently used last."""
        self._loads = 0
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._last_sent: dict[str, int] = {}
        """For tables that were removed from memory: the last event that subscribers were sent."""

    # Finding tables.

    async def find(self, table_id: str) -> Table:
        """The table, from memory or loaded from the store; Refused if there is none."""
        table = self.tables.get(table_id)
        if table is None:
            table = await self._load(table_id)
        self._touch(table)
        return table

    async def _load(self, table_id: str) -> Table:
        """Load a table once for all callers that ask for it at the same time."""
        if table_id in self._loading:
            return await asyncio.shield(self._loading[table_id])
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._loading[table_id] = future
        try:
            self.quarantine.check(table_id)
            table = await self._rebuild(table_id)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # marks it as retrieved, even if nobody else asked
            raise
        else:
            self._add(table)
            self._loads += 1
            if self._loads % self.loads_between_sweeps == 0:
                self.sweep()
            future.set_result(table)
            self.notices.put_nowait(TableLoaded(table))
            return table
        finally:
            del self._loading[table_id]

    async def _rebuild(self, table_id: str) -> Table:
        """The table from its events; quarantined if they are not valid."""
        try:
            return await self._replay(table_id, await self._stored_events(table_id))
        except Refused:
            raise
        except Exception as error:
            raise self.quarantine.add(table_id, error) from error

    async def _stored_events(self, table_id: str) -> Sequence[bytes]:
        await self.write_queue.flush(table_id)
        # Some databases cannot look up every text.
        bodies = await self.store.events(table_id) if TABLE_ID.fullmatch(table_id) else []
        if not bodies:
            raise Refused("table", say("error-no-table", table=clip(table_id)))
        return bodies

    async def _replay(self, table_id: str, bodies: Sequence[bytes]) -> Table:
        """Apply all events; those that subscribers have not been sent yet are sent."""
        sent = self._last_sent.pop(table_id, len(bodies))
        table = apply_event.rebuild(table_id, map(read_event, bodies[:1]), self.games)
        try:
            for start in range(1, sent, EVENTS_AT_ONCE):
                end = min(sent, start + EVENTS_AT_ONCE)
                apply_event.apply_stored(table, map(read_event, bodies[start:end]))
                await asyncio.sleep(0)
        except Exception as error:
            raise damaged_by(table, error) from error
        self.apply_written(table, bodies[sent:])
        table.not_after(self.clock.now())
        return table

    # Memory.

    def _add(self, table: Table) -> None:
        self.tables[table.id] = table
        table.in_memory = True
        self._touch(table)

    def _touch(self, table: Table) -> None:
        table.touched = time.monotonic()
        self.tables.move_to_end(table.id)

    def forget(self, table_id: str) -> None:
        """Remove a table from memory."""
        table = self.tables.pop(table_id, None)
        if table is None:
            return
        table.in_memory = False
        if self.subscribers.of(table_id):
            self._last_sent[table_id] = table.written

    async def sweep_periodically(self) -> None:
        """Remove unused tables from memory at intervals."""
        while True:
            await asyncio.sleep(min(self.idle / 2, MAX_SWEEP_SECONDS))
            self.sweep()

    def sweep(self) -> None:
        """Remove tables from memory that were not used for a while, or exceed the limit."""
        limit = time.monotonic() - self.idle
        weight = sum(map(weight_of, self.tables.values()))
        for table_id, table in list(self.tables.items()):
            if table.touched > limit and weight <= self.max_weight:
                break
            if table_id not in self.write_queue.waiting:
                weight -= weight_of(table)
                self.forget(table_id)
        self.subscribers.sweep()

    # Applying events.

    def create(self, table_id: str, created: Created) -> tuple[Table, PendingWrite]:
        """A new table; await the write before telling anybody."""
        self.health.check()
        table = Table(table_id, created, self.games)
        self._add(table)
        pending = PendingWrite(table.id)
        pending.viewers.update(table.cursors, (PUBLIC,))
        pending.rows.append((table.id, 1, write_event(created)))
        pending.summary = summary_of(table)
        return table, self.write_queue.push(pending)

    def apply(
        self,
        table: Table,
        new_events: Iterable[AnyEvent],
        *,
        legal: LegalMove | None = None,
        retry: Retry | None = None,
        viewer: Viewer = PUBLIC,
    ) -> PendingWrite:
        """Apply events and queue them; await the result until they are on disk and sent.

        ``legal`` is the move among them if validation has checked one.  ``retry`` runs if another
        worker wrote first.  Without events the result is the last write that ``viewer`` knows of.
        """
        if self.tables.get(table.id) is not table:
            # The table in memory now may have more events, or fewer.
            raise Refused("busy", say("error-table-reloaded"))
        pending = PendingWrite(table.id, retry)
        try:
            for event in new_events:
                self.health.check()
                self._apply_event(table, event, legal, pending, event.at)
                pending.rows.append((table.id, table.last, write_event(event)))
        except Refused:
            raise
        except Exception:
            self.forget(table.id)  # it may be half changed
            raise
        self._touch(table)
        if pending.rows:
            return self.write_queue.push(pending)
        return self.write_queue.last_for(table.id, viewer)

    def _apply_event(
        self, table: Table, event: AnyEvent, legal: LegalMove | None, pending: PendingWrite, at: int
    ) -> None:
        """Apply one event and prepare its updates, with the clocks as they were at that time.

        Not as they are now: the parts of a hidden turn share one time, and a clock that ran while
        they were applied would reveal how many there were.
        """
        before = self.broadcast.lines_before(table)
        change, noticed = apply_event.apply(table, event, legal)
        pending.viewers.update(noticed)
        if change.seat is not None:
            pending.viewers.add(change.seat)
        if change.info or change.invitation:
            pending.viewers.update(table.cursors, (PUBLIC,))
        if change.info:
            pending.summary = summary_of(table)
        if change.invitation and table.plan.watch == "invited":
            pending.drops += self.subscribers.of(table.id).get(None, ())
        if isinstance(event, Left):
            pending.drops += self.subscribers.of(table.id).get(event.seat, ())
        self.broadcast.prepare_updates(table, change, noticed, before, at, pending)

    def apply_written(self, table: Table, bodies: Sequence[bytes]) -> None:
        """Apply events that another worker has written, and send updates at once."""
        now = self.clock.now()
        for body in bodies:
            pending = PendingWrite(table.id)
            try:
                self._apply_event(table, read_event(body), None, pending, now)
            except Exception as error:
                self.forget(table.id)
                raise self.quarantine.add(table.id, damaged_by(table, error)) from error
            self.metrics.followed += 1
            table.written = table.last
            pending.send()

    # After the commit.

    def written(self, pending: PendingWrite) -> None:
        """Send the updates about events that are on disk now."""
        table = self.tables.get(pending.table)
        if table is not None and pending.rows:
            table.written = pending.rows[-1][1]
        pending.send()
        pending.settle()
        if table is not None and pending.rows:
            self.notices.put_nowait(TableChanged(table))


def damaged_by(table: Table, error: Exception) -> Damaged:
    """The error for the event after the last valid one; its text could hold a secret."""
    kind = type(error).__name__
    return Damaged(say("error-stored-event-failed", number=table.last + 1, error=kind))


def weight_of(table: Table) -> int:
    """How much memory a table takes, in units of about 0.5 kB."""
    steps = 0 if table.match is None else table.match.step
    return BASE_WEIGHT + max(steps, table.last) + CHAT_WEIGHT * len(table.chats)


def summary_of(table: Table) -> Summary:
    """What the store knows about a table without replaying it."""
    watched = table.plan.watch == "anyone" and table.stage == "playing"
    listed = table.plan.listed and (table.stage == "waiting" or watched)
    # Databases call the first stage "gathering", as every version has written it.
    stage = "gathering" if table.stage == "waiting" else table.stage
    return Summary(table.id, stage, listed, table.needs_scheduler, table.created.at * 1_000_000)
