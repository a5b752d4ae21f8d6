"""All tables of a server: in memory while somebody touches them, on disk for ever.

Whatever happens at a table goes one way: an event is applied, put into the
batch, and told to those who listen once the batch is on disk.  All events of
one turn of the event loop, or of the time that the last commit took, share one
commit.
"""

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from shoal import wire
from shoal.core.options import clip
from shoal.match.history import Viewer
from shoal.server.cluster.hand_off import place_of
from shoal.server.cluster.replication import Replication
from shoal.server.ops.json_log import log
from shoal.server.ops.metrics import Metrics
from shoal.server.service.pending_write import PUBLIC, PendingWrite, Redo, Subscriber
from shoal.server.service.quarantine import Quarantine
from shoal.server.service.server_clock import ServerClock
from shoal.server.service.store_health import StoreHealth
from shoal.server.service.subscribers import EVERYWHERE, Subscribers
from shoal.server.service.write_queue import WriteQueue
from shoal.server.store import Damaged, Store, Summary
from shoal.server.table.errors import Refused
from shoal.server.table.events import AnyEvent, Created, Left, read_event, write_event
from shoal.server.table.table import Games, Table
from shoal.server.table.tickets import Entropy, new_table_id
from shoal.server.views import serializers

NAME: Final = re.compile(wire.TABLE)

IDLE: Final = 120.0
"""Seconds after which a table that nobody touched leaves memory."""

MOST_IN_MEMORY: Final = 1_000_000
"""The weight of all tables in memory: each has 50, 1 for every step or event, and 4 for every line
of talk; about 0.5 kB for one."""

AT_ONCE: Final = 32
"""So many events of a table are carried out without a pause when it is rebuilt."""

SWEPT_AFTER: Final = 250
"""So many tables may be loaded before there must be a look at the weight."""


ON_DISK: Final = PendingWrite("")
"""For whoever has nothing to wait for."""
ON_DISK.settle()


class TableRegistry:
    """The tables, who listens, and the way to the disk."""

    def __init__(
        self,
        store: Store,
        games: Games,
        *,
        entropy: Entropy = secrets.token_bytes,
        clock: ServerClock | None = None,
        idle: float = IDLE,
        heaviest: int = MOST_IN_MEMORY,
        swept_after: int = SWEPT_AFTER,
        shard: tuple[int, int] = (0, 1),
    ) -> None:
        self.store = store
        self.shard = shard
        self.games = games
        self.entropy = entropy
        self.idle = idle
        self.heaviest = heaviest
        self.swept_after = swept_after
        self.metrics = Metrics()
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.subscribers = Subscribers()
        self.clock = clock or ServerClock()
        self.health = StoreHealth(store, self.clock)
        self.quarantine = Quarantine()
        self.write_queue = WriteQueue(
            store, self.health, self.quarantine, self.metrics, self._publish, self._lose
        )
        self.changed: Callable[[Table], None] = lambda _table: None
        self.missed: Callable[[], None] = lambda: None
        self.loaded: Callable[[Table], None] = lambda _table: None
        self.replication = Replication(self)
        self._loaded = 0
        self._loading: dict[str, asyncio.Future[Table]] = {}
        # How far our listeners were told of tables that left memory.
        self._told: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """The server's clock, in milliseconds."""
        return self.clock.now()

    async def open(self) -> None:
        """Begin to serve."""
        self.store.ear = self.replication
        await self.store.open()
        kept = await self.store.last_time()
        if kept is not None:
            self.clock.go_on_from(*kept)
        await self.health.keep_time()
        self.spawn(self.health.watch_for_ever())
        self.replication.tell(EVERYWHERE)  # and the other workers tell who is with them
        self.spawn(self.write_queue.commit_for_ever())
        self.spawn(self._sweep_for_ever())

    async def close(self) -> None:
        """Keep what is still to be kept, then stop."""
        await self.write_queue.settled.wait()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.health.writable.is_set():
            await self.health.keep_time()
        await self.store.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Do this beside everything else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        wrong = None if task.cancelled() else task.exception()
        # Whatever refused something has said so where it should be said.
        if wrong is not None and not isinstance(wrong, Refused):
            log("failed", error=repr(wrong))

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
            self.quarantine.check(name)
            table = await self._rebuild(name)
        except BaseException as wrong:
            future.set_exception(wrong)
            future.exception()  # heard, even if nobody else asks
            raise
        else:
            self.tables[name] = table
            self._touch(table)
            self._loaded += 1
            if self._loaded % self.swept_after == 0:
                self.sweep()
            future.set_result(table)
            self.loaded(table)
            return table
        finally:
            del self._loading[name]

    async def _rebuild(self, name: str) -> Table:
        """The table from its events; set aside if they make no sense."""
        try:
            return await self._replay(name, await self._kept_events(name))
        except Refused:
            raise
        except Exception as wrong:
            raise self.quarantine.quarantine_table(name, wrong) from wrong

    async def _kept_events(self, name: str) -> Sequence[bytes]:
        await self.write_queue.all_kept(
            name
        )  # a table that was forgotten too soon comes back whole
        # A name that no table has need not be asked for, nor can every database be asked for it.
        bodies = await self.store.events(name) if NAME.fullmatch(name) else []
        if not bodies:
            raise Refused("table", f"There is no table {clip(name)}.")
        return bodies

    async def _replay(self, name: str, bodies: Sequence[bytes]) -> Table:
        # Our listeners are told what they missed; nobody else needs to be told the past.
        told = self._told.pop(name, len(bodies))
        table = Table.rebuild(name, map(read_event, bodies[:1]), self.games)
        try:
            for start in range(1, told, AT_ONCE):
                table.follow(map(read_event, bodies[start : min(told, start + AT_ONCE)]))
                await asyncio.sleep(0)  # a table with a long story keeps nobody else waiting
        except Exception as wrong:
            raise Damaged(f"Event {table.last + 1}: {type(wrong).__name__}.") from wrong
        self.follow(table, bodies[told:])
        table.not_after(self.now())
        return table

    def _touch(self, table: Table) -> None:
        table.touched = time.monotonic()
        self.tables.move_to_end(table.id)

    def forget(self, name: str) -> None:
        """Let a table leave memory."""
        table = self.tables.pop(name, None)
        if table is not None and name in self.subscribers.listeners:
            self._told[name] = table.kept

    async def _sweep_for_ever(self) -> None:
        """Let tables leave memory that nobody has touched; the oldest stand first."""
        while True:
            await asyncio.sleep(min(self.idle, 30) / 2)
            self.sweep()

    def sweep(self) -> None:
        """Let tables leave memory that nobody has touched for a while, or that are too many."""
        limit = time.monotonic() - self.idle
        weight = sum(map(weight_of, self.tables.values()))
        for name, table in list(self.tables.items()):
            if table.touched > limit and weight <= self.heaviest:
                break
            if name not in self.write_queue.waiting:
                weight -= weight_of(table)
                self.forget(name)
        self.subscribers.sweep()

    # What happens.

    def new_table(self, created: Created) -> tuple[Table, PendingWrite]:
        """A table that begins with this event; await the entry before telling of it."""
        self.health.check()
        table = Table(new_table_id(self.entropy), created, self.games)
        self.tables[table.id] = table
        self._touch(table)
        entry = PendingWrite(table.id)
        entry.viewers.update(table.cursors, (PUBLIC,))
        entry.rows.append((table.id, 1, write_event(created)))
        entry.summary = summary_of(table)
        return table, self.write_queue.push(entry)

    def apply(
        self,
        table: Table,
        new_events: Iterable[AnyEvent],
        redo: Redo | None = None,
        asker: Viewer = PUBLIC,
    ) -> PendingWrite:
        """Carry events out; the entry can be awaited until they are on disk and told.

        If nothing happens, what the asker knows of may still be on its way to the disk.
        """
        if self.tables.get(table.id) is not table:
            # What is there now may have gone further, or not so far.
            raise Refused("busy", "The table was loaded again meanwhile: try again.")
        entry = PendingWrite(table.id, redo)
        try:
            for event in new_events:
                self.health.check()
                self._carry_out(table, event, entry, event.at)
                entry.rows.append((table.id, table.last, write_event(event)))
        except Refused:
            raise
        except Exception:
            self.forget(table.id)  # nobody knows how far it has come
            raise
        self._touch(table)
        if entry.rows:
            return self.write_queue.push(entry)
        return self.kept(table.id, asker)

    def _carry_out(self, table: Table, event: AnyEvent, entry: PendingWrite, at: int) -> None:
        """Carry an event out; clocks are told as they stood at that time.

        Not as they stand now: the parts of a hidden turn have one time, and a clock that ran while
        they were carried out would tell how many they were.
        """
        listeners = self.subscribers.listeners.get(table.id)
        heard = {seat: table.cursors[seat].lines for seat in listeners} if listeners else {}
        change, noticed = table.apply(event)
        entry.viewers.update(noticed)
        if change.seat is not None:
            entry.viewers.add(change.seat)
        if change.face or change.invited:
            entry.viewers.update(table.cursors, (PUBLIC,))
        if change.face:
            entry.summary = summary_of(table)
        if change.invited and listeners and table.plan.watch == "invited":
            entry.drops += listeners.get(None, ())
        if isinstance(event, Left) and listeners:
            entry.drops += listeners.get(event.seat, ())
        if heard:
            telling = serializers.NewsBuilder(table, change, at)
            self._tell(telling, [seat for seat in noticed if seat in heard], heard, entry)

    def _tell(
        self,
        telling: serializers.NewsBuilder,
        noticed: list[Viewer],
        heard: dict[Viewer, int],
        entry: PendingWrite,
    ) -> None:
        """Write the news for all who listen, as the table stands now."""
        for seat in noticed:
            written: dict[bool, bytes] = {}
            for listener in self.subscribers.listeners[telling.table.id][seat]:
                board = listener.board
                if board not in written:
                    written[board] = serializers.encode(
                        telling.news(seat, heard[seat], board=board)
                    )
                entry.sends.append((listener, written[board]))

    def kept(self, name: str, viewer: Viewer) -> PendingWrite:
        """To be awaited until all that this onlooker has noticed or sent so far is on disk."""
        return self.write_queue.latest(name, viewer) or ON_DISK

    def say(self, name: str, viewer: Viewer, listener: Subscriber, message: bytes) -> None:
        """Tell one listener something, after all that it has noticed or sent is on disk."""
        entry = self.write_queue.latest(name, viewer)
        if entry is None:
            listener.tell(message)
        else:
            entry.answers.append((listener, message))

    def say_all(self, name: str, message: wire.Answer) -> None:
        """Tell everybody who listens to a table, each in its own order."""
        written = serializers.encode(message)
        for viewer, listeners in self.subscribers.listeners.get(name, {}).items():
            for listener in listeners:
                self.say(name, viewer, listener, written)

    # When it is on disk, or is not.

    def _publish(self, entry: PendingWrite) -> None:
        self._done_waiting(entry)
        table = self.tables.get(entry.table)
        if table is not None and entry.rows:
            table.kept = entry.rows[-1][1]
        entry.tell()
        entry.settle()
        if table is not None and entry.rows:
            self.changed(table)

    def _done_waiting(self, entry: PendingWrite) -> None:
        if self.write_queue.done(entry):
            self.replication.settled(entry.table)

    def _lose(self, entries: list[PendingWrite], late: set[str]) -> None:
        """Events that were not kept never happened: forget what they made, and do them again."""
        # What was carried out on top of them in the meantime never happened either.
        entries = entries + self.write_queue.withdraw(late)
        for name in late:
            self.forget(name)
            if name in self.subscribers.listeners:
                self.spawn(self.replication.catch_up_at_last(name))
        for entry in entries:
            self._done_waiting(entry)
            if entry.redo is not None:
                self.spawn(entry.redo())
            entry.settle(Refused("busy", "This could not be kept: try again."))
            for listener, _ in entry.answers:
                listener.drop("This table must be loaded again.")

    # What other workers do.

    def mine(self, name: str) -> bool:
        """Whether this worker looks after the table's bots and clocks."""
        worker, workers = self.shard
        return place_of(name.encode(), workers) == worker

    async def fresh(self, name: str) -> Table:
        """The table as the store has it now, whoever moved last."""
        table = await self.table(name)
        if self.store.shared:
            await self.replication.catch_up(name)
            table = await self.table(name)
        return table

    def follow(self, table: Table, bodies: Sequence[bytes]) -> None:
        """Events that are on disk already are carried out and told at once."""
        now = self.now()
        for body in bodies:
            entry = PendingWrite(table.id)
            try:
                self._carry_out(table, read_event(body), entry, now)
            except Exception as wrong:
                self.forget(table.id)
                damaged = Damaged(f"Event {table.last + 1}: {type(wrong).__name__}.")
                raise self.quarantine.quarantine_table(table.id, damaged) from wrong
            self.metrics.followed += 1
            table.kept = table.last
            entry.tell()

    def announce(self, name: str) -> None:
        """Let everybody know who is here."""
        self.say_all(name, wire.Here(self.subscribers.here(name)))
        self.replication.tell(name)


def weight_of(table: Table) -> int:
    """How much of the memory a table takes."""
    steps = 0 if table.match is None else table.match.step
    return 50 + max(steps, table.last) + 4 * len(table.chats)


def summary_of(table: Table) -> Summary:
    """What the store should be able to say of a table without replaying it."""
    watched = table.plan.watch == "anyone" and table.stage == "playing"
    listed = table.plan.listed and (table.stage == "gathering" or watched)
    return Summary(
        table.id, table.stage, listed, table.needs_scheduler, table.created.at * 1_000_000
    )
