"""Creates and connects everything behind the API and the sockets of one worker."""

import secrets

from shoal.server.bots.bot_pool import BotPool
from shoal.server.cluster.commit_loop import CommitLoop
from shoal.server.cluster.ownership import Ownership
from shoal.server.cluster.replication import Replication
from shoal.server.defaults import IDLE_SECONDS, RECONNECT_SECONDS
from shoal.server.ops.metrics import Metrics
from shoal.server.ops.server_clock import ServerClock
from shoal.server.scheduling.absence_scheduler import AbsenceScheduler
from shoal.server.scheduling.bot_scheduler import BotScheduler
from shoal.server.scheduling.clock_scheduler import ClockScheduler
from shoal.server.scheduling.race_window import RaceWindow
from shoal.server.scheduling.scheduler import Scheduler
from shoal.server.scheduling.table_retry import TableJobs
from shoal.server.service.background import BackgroundTasks
from shoal.server.service.broadcast import Broadcast
from shoal.server.service.pending_write import PendingWrite
from shoal.server.service.quarantine import Quarantine
from shoal.server.service.registry import (
    LOADS_BETWEEN_SWEEPS,
    MAX_WEIGHT,
    TableRegistry,
)
from shoal.server.service.scheduler_queue import Notices
from shoal.server.service.store_health import StoreHealth
from shoal.server.service.subscribers import Subscribers
from shoal.server.service.write_queue import WriteQueue
from shoal.server.store.base import Store
from shoal.server.table.events import Created
from shoal.server.table.table import Games, Table
from shoal.server.table.tickets import Entropy, new_table_id


class Services:
    """The parts of a worker; each gets its dependencies when it is created."""

    def __init__(
        self,
        store: Store,
        games: Games,
        bot_pool: BotPool,
        *,
        entropy: Entropy = secrets.token_bytes,
        clock: ServerClock | None = None,
        ownership: Ownership | None = None,
        reconnect_seconds: float = RECONNECT_SECONDS,
        idle: float = IDLE_SECONDS,
        max_weight: int = MAX_WEIGHT,
        loads_between_sweeps: int = LOADS_BETWEEN_SWEEPS,
    ) -> None:
        self.store = store
        self.games = games
        self.bot_pool = bot_pool
        self.entropy = entropy
        self.clock = clock or ServerClock()
        self.ownership = ownership or Ownership()
        self.metrics = Metrics()
        self.background = BackgroundTasks()
        self.notices: Notices = Notices()
        self.quarantine = Quarantine()
        self.health = StoreHealth(store, self.clock)
        self.subscribers = Subscribers(self.notices)
        self.write_queue = WriteQueue(store, self.health, self.quarantine, self.metrics)
        self.broadcast = Broadcast(self.subscribers, self.write_queue)
        self.registry = TableRegistry(
            store,
            games,
            self.write_queue,
            self.subscribers,
            self.broadcast,
            self.notices,
            self.health,
            self.clock,
            self.quarantine,
            self.metrics,
            idle=idle,
            max_weight=max_weight,
            loads_between_sweeps=loads_between_sweeps,
        )
        self.replication = Replication(self.registry, self.ownership, self.background)
        self.commit_loop = CommitLoop(
            self.write_queue, self.registry, self.replication, self.background
        )
        self.race_window = RaceWindow(self.registry, self.replication, self.background)
        jobs = TableJobs(self.notices, self.replication, self.health, self.background)
        self.bots = BotScheduler(self.registry, bot_pool, self.race_window, jobs, self.metrics)
        self.clocks = ClockScheduler(self.registry, self.bots, jobs, self.metrics)
        self.absences = AbsenceScheduler(
            self.registry, self.replication, self.background, reconnect_seconds
        )
        self.scheduler = Scheduler(
            self.notices,
            self.registry,
            jobs,
            self.ownership,
            self.background,
            self.bots,
            self.clocks,
            self.absences,
        )

    async def open(self) -> None:
        """Open the store, and start everything that runs in the background."""
        await self.open_tables()
        self.absences.start()
        self.background.spawn(self.scheduler.run())

    async def open_tables(self) -> None:
        """Open the store and serve tables, without bots, clocks and absences."""
        await self.store.open(self.replication)
        last_time = await self.store.saved_time()
        if last_time is not None:
            self.clock.continue_from(*last_time)
        await self.health.keep_time()
        self.background.spawn(self.health.watch())
        self.replication.announce_start()
        self.background.spawn(self.commit_loop.run())
        self.background.spawn(self.registry.sweep_periodically())

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self.clocks.close()
        self.bot_pool.close()
        await self.write_queue.settled.wait()
        await self.background.cancel()
        if self.health.writable.is_set():
            await self.health.keep_time()
        await self.store.close()

    def now(self) -> int:
        """The server's time, in milliseconds."""
        return self.clock.now()

    def create_table(self, created: Created) -> tuple[Table, PendingWrite]:
        """A new table with a new id; await the write before telling anybody."""
        return self.registry.create(new_table_id(self.entropy), created)
