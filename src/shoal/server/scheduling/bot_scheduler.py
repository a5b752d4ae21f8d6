"""Makes bots move: they think in the bot pool, and their moves are validated like a player's.

The path of a bot's decision: look → BotPool.choose (in a process, from the seat's View) →
validation → TableRegistry.apply.
"""

import asyncio
import secrets
from typing import Final

from shoal import wire
from shoal.server.bots.bot_pool import BotPool
from shoal.server.bots.constant_time_turns import TurnPlan, pause_before_hidden_turn
from shoal.server.bots.priority_semaphore import BACKGROUND, OVERDUE, WATCHED
from shoal.server.ops.json_log import log
from shoal.server.ops.metrics import Metrics
from shoal.server.scheduling.race_window import MAX_LAG, RaceWindow
from shoal.server.scheduling.table_retry import TableJobs
from shoal.server.service.pending_write import PendingWrite
from shoal.server.service.registry import TableRegistry
from shoal.server.table.errors import Refused
from shoal.server.table.seat import STAND_IN
from shoal.server.table.table import Table
from shoal.server.table.validation import validate_move

REACTION_SECONDS: Final = 2.0
REACTION_SPREAD_MS: Final = 1500
"""In a race a bot waits REACTION_SECONDS plus up to REACTION_SPREAD_MS before it thinks."""

PAUSE_SECONDS: Final = 0.02
"""How long a bot waits before it thinks, so that games between bots leave time for people."""


class BotScheduler:
    """Lets bots think and play when it is their turn."""

    def __init__(
        self,
        registry: TableRegistry,
        bot_pool: BotPool,
        race_window: RaceWindow,
        jobs: TableJobs,
        metrics: Metrics,
    ) -> None:
        self.registry = registry
        self.bot_pool = bot_pool
        self.race_window = race_window
        self.jobs = jobs
        self.metrics = metrics
        self._thinking: set[tuple[str, int]] = set()

    def look(self, table: Table) -> None:
        """Start all bots that are to move at this table."""
        if table.stage == "playing":
            for seat in table.actors:
                if table.seats[seat].bot_level:
                    self._start(table, seat)

    def is_thinking(self, table_id: str, seat: int) -> bool:
        """Whether a bot is already thinking for the seat."""
        return (table_id, seat) in self._thinking

    def _start(self, table: Table, seat: int) -> None:
        if not self.is_thinking(table.id, seat):
            self._thinking.add((table.id, seat))
            self.jobs.spawn(table.id, self._bot_turn(table.id, seat))

    async def _bot_turn(self, table_id: str, seat: int) -> None:
        try:
            await self.registry.health.writable.wait()
            table = await self.registry.find(table_id)
            if table.is_race:
                spread = secrets.randbelow(REACTION_SPREAD_MS) / 1000
                await asyncio.sleep(REACTION_SECONDS + spread)
            else:
                await asyncio.sleep(PAUSE_SECONDS)
            await self._move(table_id, seat, "bot")
        finally:
            self._thinking.discard((table_id, seat))
        await self._continue(table_id, seat)

    async def move_for_late_player(self, table_id: str, seat: int) -> None:
        """Make the move of a player whose time has run out."""
        self._thinking.add((table_id, seat))
        try:
            await self._move(table_id, seat, "clock")
        finally:
            self._thinking.discard((table_id, seat))
        await self._continue(table_id, seat)

    async def _continue(self, table_id: str, seat: int) -> None:
        """Think again if the bot's move was refused, or was not the end of its turn."""
        table = await self.registry.find(table_id)
        if table.stage == "playing" and seat in table.actors and table.seats[seat].bot_level:
            self._start(table, seat)

    async def _move(self, table_id: str, seat: int, by: str) -> None:
        """Choose a move and play it, unless the position has changed in the meantime."""
        table = await self.registry.find(table_id)
        if table.match is None or seat not in table.actors:
            return
        number = table.cursors[seat].number
        view, level = table.match.view(seat), table.seats[seat].bot_level or STAND_IN
        plan = await self.bot_pool.choose(view, level, self.priority(table, seat, by))
        table = await self._after_pause(table_id, plan)
        try:
            if table.is_race and by == "bot":
                await self._race(table, seat, plan.moves[0], number)
            else:
                await self._play(table, seat, plan, number, by)
        except Refused as refused:
            if refused.check == "busy":
                raise
            # Another worker, an undo or a returning player came first.
            if refused.check == "legal" and not table.is_race:
                log("bot_refused", table=table_id, error=str(refused))

    async def _after_pause(self, table_id: str, plan: TurnPlan) -> Table:
        """The table, after a pause that hides how long the bot has thought."""
        table = await self.registry.find(table_id)
        if plan.may_hide or table.hidden:
            now = self.registry.clock.now()
            await asyncio.sleep(pause_before_hidden_turn(table.noticed_at, now))
            table = await self.registry.find(table_id)
        return table

    async def _race(self, table: Table, seat: int, move: int, number: int) -> None:
        """Put the move into the race window, and wait until it has been settled."""
        now = asyncio.get_running_loop().time()
        play = wire.Play("", table.game.notation.write_move(move), number)
        self.race_window.add(table.id, seat, play, now, lambda _no: None, "bot")
        await asyncio.sleep(2 * MAX_LAG)

    async def _play(self, table: Table, seat: int, plan: TurnPlan, number: int, by: str) -> None:
        """Play the whole plan at once, as long as the seat sees what it expected to see."""
        now = self.registry.clock.now()
        writes: list[PendingWrite] = []
        for move, expected in zip(plan.moves, plan.views, strict=True):
            if writes and (seat not in table.actors or view_json(table, seat) != expected):
                break
            play = wire.Play("", table.game.notation.write_move(move), number)
            accepted = validate_move(table, seat, play, now, by=by)
            writes.append(self.registry.apply(table, accepted.events, legal=accepted.move))
            self.metrics.bot_moves += 1
            number = table.cursors[seat].number
        for pending in writes:
            await pending

    def priority(self, table: Table, seat: int, by: str) -> int:
        """How urgent the bot's move is; a bot's own seat is never overdue."""
        if by == "clock" and not table.seats[seat].bot_level:
            return OVERDUE
        now = self.registry.clock.now()
        return WATCHED if self.registry.subscribers.is_attended(table, now) else BACKGROUND


def view_json(table: Table, seat: int) -> str:
    """What the seat sees of the position."""
    assert table.match is not None
    return table.match.view(seat).json()
