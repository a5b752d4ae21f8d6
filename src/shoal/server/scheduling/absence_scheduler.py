"""Handles players who lose their connection and do not come back in time."""

import asyncio

from shoal.server.cluster.replication import Replication
from shoal.server.defaults import RECONNECT_SECONDS
from shoal.server.service.background import BackgroundTasks
from shoal.server.service.registry import TableRegistry
from shoal.server.table import lifecycle
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table


class AbsenceScheduler:
    """Applies the table's rule for absent players."""

    def __init__(
        self,
        registry: TableRegistry,
        replication: Replication,
        background: BackgroundTasks,
        reconnect_seconds: float = RECONNECT_SECONDS,
    ) -> None:
        self.registry = registry
        self.replication = replication
        self.background = background
        self.reconnect_seconds = reconnect_seconds
        self._started = registry.clock.now()

    def start(self) -> None:
        """Note when this server started: disconnected players count as gone since then."""
        self._started = self.registry.clock.now()

    def disconnected(self, table_id: str, seat: int) -> None:
        """The last connection of a seat was closed: the player may come back in time."""
        asyncio.get_running_loop().call_later(
            self.reconnect_seconds, lambda: self.background.spawn(self._check(table_id, seat))
        )

    def table_loaded(self, table: Table) -> None:
        """Players who were connected when an earlier server ended count as disconnected."""
        if table.stage == "playing" and table.moved_at < self._started:
            present = self.registry.subscribers.present(table.id)
            for seat in set(table.people()) - set(present):
                self.disconnected(table.id, seat)

    async def _check(self, table_id: str, seat: int) -> None:
        await self.registry.health.writable.wait()
        try:
            await self._apply_absence(await self.replication.fresh(table_id), seat)
        except Refused as refused:
            if refused.check == "busy":
                self.disconnected(table_id, seat)  # not saved, or another worker was faster

    async def _apply_absence(self, table: Table, seat: int) -> None:
        """Apply the table's rule for leavers, if the player has not come back."""
        is_person = table.seats[seat].kind == "person"
        present = seat in self.registry.subscribers.present(table.id)
        if table.stage != "playing" or present or not is_person:
            return
        if table.plan.time_control.kind != "days":
            now = self.registry.clock.now()
            await self.registry.apply(table, lifecycle.absence_events(table, seat, now))
