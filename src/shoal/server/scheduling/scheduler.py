"""Starts everything that happens without a player's message: bots, timeouts, absences.

Reads the notices of what changed, and passes each table to the responsible schedulers.
"""

import asyncio
from typing import Final

from shoal.server.cluster.ownership import Ownership
from shoal.server.ops.json_log import log
from shoal.server.scheduling.absence_scheduler import AbsenceScheduler
from shoal.server.scheduling.bot_scheduler import BotScheduler
from shoal.server.scheduling.clock_scheduler import ClockScheduler
from shoal.server.scheduling.table_retry import TableJobs
from shoal.server.service.background import BackgroundTasks
from shoal.server.service.registry import TableRegistry
from shoal.server.service.scheduler_queue import (
    Notice,
    Notices,
    SeatDisconnected,
    TableChanged,
    TableLoaded,
)
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table

RETRY_SECONDS: Final = 2.0
"""Pause before a retry after the database was unavailable."""


class Scheduler:
    """Passes changed tables to the schedulers of bots, clocks and absences."""

    def __init__(
        self,
        notices: Notices,
        registry: TableRegistry,
        jobs: TableJobs,
        ownership: Ownership,
        background: BackgroundTasks,
        bots: BotScheduler,
        clocks: ClockScheduler,
        absences: AbsenceScheduler,
    ) -> None:
        self.notices = notices
        self.registry = registry
        self.jobs = jobs
        self.ownership = ownership
        self.background = background
        self.bots = bots
        self.clocks = clocks
        self.absences = absences

    async def run(self) -> None:
        """Look at all tables once, then at those that change."""
        self.background.spawn(self._look_at_all())
        while True:
            self._handle(await self.notices.get())

    def _handle(self, notice: Notice) -> None:
        if isinstance(notice, TableChanged):
            self.look(notice.table)
        elif isinstance(notice, TableLoaded):
            self.absences.table_loaded(notice.table)
            self.look(notice.table)
        elif isinstance(notice, SeatDisconnected):
            self.absences.disconnected(notice.table_id, notice.seat)
        else:
            # Moves of bots and clocks that were made meanwhile may have been lost.
            self.background.spawn(self._look_at_all())

    def look(self, table: Table) -> None:
        """Start bots that are to move, and set the timer of the clock that runs out next."""
        if not table.needs_scheduler and not self.clocks.has_timer(table.id):
            return
        if self.ownership.owns(table.id):
            self.bots.look(table)
            self.clocks.look(table)

    async def _look_at_all(self) -> None:
        """Look at all tables with bots or clocks that belong to this worker."""
        try:
            table_ids = await self.registry.store.tables_needing_scheduler()
        except Refused:
            await asyncio.sleep(RETRY_SECONDS)
            self.background.spawn(self._look_at_all())
            return
        for table_id in table_ids:
            if self.ownership.owns(table_id):
                await self._look_at(table_id)
                await asyncio.sleep(0)

    async def _look_at(self, table_id: str) -> None:
        """Look at one table; an error there does not affect the others."""
        try:
            self.look(await self.registry.find(table_id))
        except Refused as refused:
            self.jobs.look_later(table_id, refused)
        except Exception as error:  # noqa: BLE001 - see above
            log("not_tended", table=table_id, error=type(error).__name__)
