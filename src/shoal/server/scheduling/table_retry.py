"""Background work for one table, which is retried if the database was unavailable."""

import asyncio
from collections.abc import Awaitable
from typing import Final

from shoal.server.cluster.replication import Replication
from shoal.server.service.background import BackgroundTasks
from shoal.server.service.scheduler_queue import Notices, TableChanged
from shoal.server.service.store_health import StoreHealth
from shoal.server.table.errors import Refused

RETRY_SECONDS: Final = 2.0
"""Pause before a table is looked at again."""


class TableJobs:
    """Runs background work for tables."""

    def __init__(
        self,
        notices: Notices,
        replication: Replication,
        health: StoreHealth,
        background: BackgroundTasks,
    ) -> None:
        self.notices = notices
        self.replication = replication
        self.health = health
        self.background = background
        self._looking_later: set[str] = set()

    def spawn(self, table_id: str, work: Awaitable[None]) -> None:
        """Run this in the background; if it is refused as busy, look at the table again later."""
        self.background.spawn(self._run(table_id, work))

    async def _run(self, table_id: str, work: Awaitable[None]) -> None:
        try:
            await work
        except Refused as refused:
            self.look_later(table_id, refused)

    def look_later(self, table_id: str, refused: Refused) -> None:
        """Have the scheduler look at a table again, if the work was refused as busy."""
        if refused.check == "busy" and table_id not in self._looking_later:
            self._looking_later.add(table_id)
            self.background.spawn(self._look_later(table_id))

    async def _look_later(self, table_id: str) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        await self.health.writable.wait()
        self._looking_later.discard(table_id)
        try:
            self.notices.put_nowait(TableChanged(await self.replication.fresh(table_id)))
        except Refused as refused:
            self.look_later(table_id, refused)
