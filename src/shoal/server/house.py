"""All tables of a server: in memory while somebody touches them, on disk for ever.

Whatever happens at a table goes one way: an event is applied, put into the
batch, and told to those who listen once the batch is on disk.  All events of
one turn of the event loop, or of the time that the last commit took, share one
commit.
"""

import asyncio
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

from shoal import wire
from shoal.core.options import clip
from shoal.server import faces
from shoal.server.events import AnyEvent, Created, read_event, write_event
from shoal.server.logs import log
from shoal.server.metrics import Metrics
from shoal.server.refused import Refused
from shoal.server.store import Batch, Row, Store, Summary
from shoal.server.table import Change, Onlooker, Rooms, Table
from shoal.server.tickets import Entropy, new_table_id

IDLE: Final = 120.0
"""Seconds after which a table that nobody touched leaves memory."""

PATIENCE: Final = 60.0
"""Seconds after which the others need no longer wait for somebody who is not connected."""

MOST_IN_MEMORY: Final = 8_000

Redo = Callable[[], Awaitable[None]]


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    board: bool

    def tell(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def drop(self, reason: str) -> None:
        """Close the connection; the client comes back and resumes."""


class Entry:
    """Something that happened at a table and waits for the disk."""

    __slots__ = ("done", "redo", "rows", "sends", "summary", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.rows: list[Row] = []
        self.summary: Summary | None = None
        self.sends: list[tuple[Listener, bytes]] = []
        self.done: asyncio.Future[None] | None = None
        self.redo: Redo | None = None


class House:
    """The tables, who listens, and the way to the disk."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        *,
        entropy: Entropy = secrets.token_bytes,
        now: Callable[[], float] = time.time,
        idle: float = IDLE,
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.entropy = entropy
        self.idle = idle
        self.metrics = Metrics()
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.listeners: dict[str, dict[Onlooker, set[Listener]]] = defaultdict(
            lambda: defaultdict(set)
        )
        self.began = time.monotonic()
        self.left_at: dict[tuple[str, int], float] = {}
        self.changed: Callable[[Table], None] = lambda _table: None
        self.gone: Callable[[str, int], None] = lambda _name, _seat: None
        self._now = now
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._queue: list[Entry] = []
        self._waiting: dict[str, int] = defaultdict(int)
        self._wake = asyncio.Event()
        self._settled = asyncio.Event()
        self._settled.set()
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """The server's clock, in milliseconds."""
        return int(self._now() * 1000)

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        self.spawn(self._commit_for_ever())
        self.spawn(self._sweep_for_ever())

    async def close(self) -> None:
        """Keep what is still to be kept, then stop."""
        await self._settled.wait()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Do this beside everything else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log("failed", error=repr(task.exception()))

    # Finding tables.

    async def table(self, name: str) -> Table:
        """The table of that name, from memory or rebuilt from the store."""
        found = self.tables.get(name)
        if found is None:
            found = await self._load(name)
        self._touch(found)
        return found

    async def _load(self, name: str) -> Table:
        """One rebuilding for all who ask at the same time."""
        if name in self._loading:
            return await asyncio.shield(self._loading[name])
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._loading[name] = future
        try:
            table = await self._rebuild(name)
        except BaseException as wrong:
            future.set_exception(wrong)
            future.exception()  # heard, even if nobody else asks
            raise
        else:
            self.tables[name] = table
            future.set_result(table)
            return table
        finally:
            del self._loading[name]

    async def _rebuild(self, name: str) -> Table:
        bodies = await self.store.events(name)
        if not bodies:
            raise Refused("table", f"There is no table {clip(name)}.")
        return Table.rebuild(name, map(read_event, bodies), self.rooms)

    def _touch(self, table: Table) -> None:
        table.touched = time.monotonic()
        self.tables.move_to_end(table.id)

    def forget(self, name: str) -> None:
        """Let a table leave memory."""
        self.tables.pop(name, None)

    async def _sweep_for_ever(self) -> None:
        """Let tables leave memory that nobody has touched; the oldest stand first."""
        while True:
            await asyncio.sleep(min(self.idle, 30) / 2)
            self.sweep()

    def sweep(self) -> None:
        """Let tables leave memory that nobody has touched for a while, or that are too many."""
        limit = time.monotonic() - self.idle
        for name, table in list(self.tables.items()):
            if table.touched > limit and len(self.tables) <= MOST_IN_MEMORY:
                break
            if name not in self._waiting:
                self.forget(name)
        patience = time.monotonic() - PATIENCE
        for place, left in list(self.left_at.items()):
            if left < patience:
                del self.left_at[place]

    # What happens.

    def new_table(self, created: Created) -> tuple[Table, "asyncio.Future[None]"]:
        """A table that begins with this event; wait for the future before telling of it."""
        table = Table(new_table_id(self.entropy), created, self.rooms)
        self.tables[table.id] = table
        self._touch(table)
        entry = Entry(table.id)
        entry.rows.append(Row(table.id, 1, write_event(created)))
        entry.summary = summary_of(table)
        return table, self._push(entry, None)

    def happen(
        self, table: Table, happenings: Iterable[AnyEvent], redo: Redo | None = None
    ) -> "asyncio.Future[None]":
        """Carry events out; the future is done when they are on disk and told."""
        entry = Entry(table.id)
        before = summary_of(table)
        for event in happenings:
            heard = {seat: stream.lines for seat, stream in table.streams.items()}
            change, noticed = table.apply(event)
            entry.rows.append(Row(table.id, table.last, write_event(event)))
            self._tell(table, change, noticed, heard, entry)
        after = summary_of(table)
        entry.summary = after if after != before else None
        self._touch(table)
        return self._push(entry, redo)

    def _tell(
        self,
        table: Table,
        change: Change,
        noticed: list[Onlooker],
        heard: dict[Onlooker, int],
        entry: Entry,
    ) -> None:
        """Write the news for all who listen, as the table stands now."""
        listeners = self.listeners.get(table.id)
        if not listeners:
            return
        now = self.now()
        for seat in noticed:
            written: dict[bool, bytes] = {}
            for listener in listeners.get(seat, ()):
                board = listener.board
                if board not in written:
                    news = faces.news(table, change, seat, heard[seat], now, board=board)
                    written[board] = faces.encode(news)
                entry.sends.append((listener, written[board]))

    def say(self, table: Table, listener: Listener, message: wire.Answer) -> None:
        """Tell one listener something, after all that has happened so far is on disk."""
        entry = Entry(table.id)
        entry.sends.append((listener, faces.encode(message)))
        if table.id in self._waiting:
            self._push(entry, None)
        else:
            listener.tell(entry.sends[0][1])

    def _push(self, entry: Entry, redo: Redo | None) -> "asyncio.Future[None]":
        entry.redo = redo
        entry.done = asyncio.get_running_loop().create_future()
        self._queue.append(entry)
        self._waiting[entry.table] += 1
        self._settled.clear()
        self._wake.set()
        return entry.done

    # To the disk.

    async def _commit_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            entries, self._queue = self._queue, []
            await self._commit(entries)
            if not self._waiting:
                self._settled.set()

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
            self._lose(entries, {entry.table for entry in entries})
            return
        self.metrics.commits += 1
        self.metrics.events += len(batch.rows)
        self._lose([entry for entry in entries if entry.table in late], late)
        for entry in entries:
            if entry.table not in late:
                self._publish(entry)

    def _publish(self, entry: Entry) -> None:
        self._done_waiting(entry)
        for listener, message in entry.sends:
            listener.tell(message)
        if entry.done is not None and not entry.done.done():
            entry.done.set_result(None)
        table = self.tables.get(entry.table)
        if table is not None and entry.rows:
            self.changed(table)

    def _done_waiting(self, entry: Entry) -> None:
        self._waiting[entry.table] -= 1
        if not self._waiting[entry.table]:
            del self._waiting[entry.table]

    def _lose(self, entries: list[Entry], late: set[str]) -> None:
        """Events that were not kept never happened: forget what they made, and do them again."""
        # What was carried out on top of them in the meantime never happened either.
        entries = entries + [entry for entry in self._queue if entry.table in late]
        self._queue = [entry for entry in self._queue if entry.table not in late]
        for name in late:
            self.forget(name)
        for entry in entries:
            self._done_waiting(entry)
            if entry.redo is not None:
                self.spawn(entry.redo())
            elif entry.done is not None and not entry.done.done():
                entry.done.set_exception(Refused("busy", "This could not be kept: try again."))
                entry.done.exception()  # heard, even if nobody waits
            for listener, _ in entry.sends:
                if not entry.rows:
                    listener.drop("This table must be loaded again.")

    # Who listens.

    def listen(self, table: Table, seat: Onlooker, listener: Listener) -> None:
        """From now on the listener hears what the seat hears."""
        self.listeners[table.id][seat].add(listener)
        if seat is not None:
            self.left_at.pop((table.id, seat), None)

    def unlisten(self, name: str, seat: Onlooker, listener: Listener) -> None:
        """No longer."""
        listeners = self.listeners.get(name)
        if listeners is None:
            return
        listeners[seat].discard(listener)
        if seat is not None and not listeners[seat]:
            self.left_at[(name, seat)] = time.monotonic()
            self.gone(name, seat)
        if not listeners[seat]:
            del listeners[seat]
        if not listeners:
            del self.listeners[name]

    def here(self, name: str) -> list[int]:
        """The seats whose people are connected."""
        return sorted(seat for seat in self.listeners.get(name, ()) if seat is not None)

    def absent(self, table: Table) -> list[int]:
        """The seats of people who are not connected, and have not been for a while."""
        here = self.here(table.id)
        patience = time.monotonic() - PATIENCE
        return [
            number
            for number, seat in enumerate(table.seats)
            if number not in here
            and (seat.away or self.left_at.get((table.id, number), self.began) < patience)
        ]


def summary_of(table: Table) -> Summary:
    """What the store should be able to say of a table without replaying it."""
    watched = table.plan.watch == "anyone" and table.stage == "playing"
    listed = table.plan.listed and (table.stage == "gathering" or watched)
    return Summary(table.id, table.stage, listed, table.tended)
