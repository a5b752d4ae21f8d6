"""Handles clocks that run out, with one timer for each table that has a running clock."""

import asyncio
from typing import Final

from shoal import wire
from shoal.server.bots.constant_time_turns import MAX_TURN_PARTS
from shoal.server.ops.metrics import Metrics
from shoal.server.scheduling.bot_scheduler import BotScheduler
from shoal.server.scheduling.table_retry import TableJobs
from shoal.server.service.pending_write import PendingWrite
from shoal.server.service.registry import TableRegistry
from shoal.server.table.table import Table
from shoal.server.table.validation import validate_move

RACE_MS: Final = 30_000
"""How long a race waits for seats that have not moved; then they pass."""

RETRY_SECONDS: Final = 1.0
"""Pause before checking again, if time ran out while a bot was thinking for the seat."""


class ClockScheduler:
    """Applies the table's timeout rule to players whose time has run out."""

    def __init__(
        self, registry: TableRegistry, bots: BotScheduler, jobs: TableJobs, metrics: Metrics
    ) -> None:
        self.registry = registry
        self.bots = bots
        self.jobs = jobs
        self.metrics = metrics
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def close(self) -> None:
        """Cancel all timers."""
        for timer in self._timers.values():
            timer.cancel()

    def has_timer(self, table_id: str) -> bool:
        """Whether a timer is set for the table."""
        return table_id in self._timers

    def look(self, table: Table, min_seconds: float = 0.0) -> None:
        """Set the table's timer to the time when somebody's clock runs out."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        deadline = self.deadline(table) if table.stage == "playing" else None
        if deadline is None:
            return
        seconds = max(min_seconds, (deadline[0] - self.registry.clock.now()) / 1000)
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(seconds, self._timer_fired, table.id)

    def deadline(self, table: Table) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        ends = [table.clocks.deadline()]
        if table.is_race:
            ends.append((table.moved_at + RACE_MS, table.actors[0]))
        return min([end for end in ends if end is not None], default=None)

    def _timer_fired(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self.jobs.spawn(table_id, self._time_out(table_id))

    async def _time_out(self, table_id: str) -> None:
        """Move for the player whose time has run out, by the table's timeout rule."""
        await self.registry.health.writable.wait()
        table = await self.registry.find(table_id)
        deadline = self.deadline(table) if table.stage == "playing" else None
        if deadline is None:
            return
        at, seat = deadline
        if at > self.registry.clock.now():
            self.look(table)
            return
        self.metrics.timeouts += 1
        if table.is_race or table.plan.timeout == "pass":
            for late in table.actors if table.is_race else (seat,):
                await self._pass(table_id, late)
        elif self.bots.is_thinking(table_id, seat):
            self.look(table, RETRY_SECONDS)
        else:
            await self.bots.move_for_late_player(table_id, seat)

    async def _pass(self, table_id: str, seat: int) -> None:
        """Pass for a player whose time has run out; repeat while nobody notices."""
        table = await self.registry.find(table_id)
        now = self.registry.clock.now()
        writes: list[PendingWrite] = []
        for _ in range(MAX_TURN_PARTS):
            if table.match is None or seat not in table.actors or (writes and not table.hidden):
                break
            play = wire.Play("", table.match.passing_move(seat), table.cursors[seat].number)
            accepted = validate_move(table, seat, play, now, by="clock")
            writes.append(self.registry.apply(table, accepted.events, legal=accepted.move))
        for pending in writes:
            await pending
