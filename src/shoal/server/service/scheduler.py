"""Looks after tables that do not wait for people: bots to move, clocks that run out, leavers.

One timer for each table with a running clock, none for the others: a table
that nobody touches costs nothing.
"""

import asyncio
import secrets
from collections.abc import Awaitable
from typing import Final

from shoal import wire
from shoal.server.ops.json_log import log
from shoal.server.service.bot_pool import BotPool
from shoal.server.service.bot_turns import MOST_PARTS, Plan, silence
from shoal.server.service.pending_write import PendingWrite
from shoal.server.service.priority_semaphore import OVERDUE, PATIENT, URGENT
from shoal.server.service.race_window import LAG_BOUND, RaceWindow
from shoal.server.service.registry import TableRegistry
from shoal.server.table import lifecycle
from shoal.server.table.errors import Refused
from shoal.server.table.seat import STAND_IN
from shoal.server.table.table import Table
from shoal.server.table.validation import validate_move

RACE_MS: Final = 30_000
"""A race waits so long for those who have not moved; then it passes for them."""

REACTION: Final = 2.0
"""Seconds that a bot takes at least to see what people race for."""

BREATH: Final = 0.02
"""Seconds that a bot takes before it thinks: bots among themselves leave people's moves room."""

AGAIN: Final = 1.0
"""Seconds after which there is another look at who is out of time and is being thought for."""

LATER: Final = 2.0
"""Seconds after which there is another look at a table when the database was away."""

GRACE: Final = 30.0
"""Seconds that somebody may be gone before the table does something about it."""

PASSES: Final = ("pass", "done", "stop", "end")
"""What the rules of our games call a pass."""


class Scheduler:
    """The servant of the house."""

    def __init__(
        self, registry: TableRegistry, bot_pool: BotPool, races: RaceWindow, grace: float = GRACE
    ) -> None:
        self.registry = registry
        self.bot_pool = bot_pool
        self.race_window = races
        self.grace = grace
        self._began = 0
        self._thinking: set[tuple[str, int]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._late: set[str] = set()
        """Tables at which something could not be kept, to be looked at again."""

    async def open(self) -> None:
        """Begin, with all tables that were left to their bots and clocks."""
        self._began = self.registry.now()
        self.registry.changed = self.look
        self.registry.loaded = self.back_in_memory
        self.registry.subscribers.gone = self.gone
        # What bots and clocks wanted to do while the database was away was not kept.
        self.registry.missed = lambda: self.registry.spawn(self._look_around())
        self.registry.spawn(self._look_around())

    async def _look_around(self) -> None:
        try:
            names = await self.registry.store.tended()
        except Refused:
            await asyncio.sleep(LATER)
            self.registry.spawn(self._look_around())
            return
        for name in names:
            if not self.registry.mine(name):
                continue
            await self._look_at(name)
            await asyncio.sleep(0)

    async def _look_at(self, name: str) -> None:
        """Look at one table; whatever is wrong with it, the others have their turn."""
        try:
            self.look(await self.registry.table(name))
        except Refused as no:
            self._mend(name, no)
        except Exception as wrong:  # noqa: BLE001 - see above
            log("not_tended", table=name, error=type(wrong).__name__)

    def back_in_memory(self, table: Table) -> None:
        """A table was loaded: somebody may have left it long ago, and its bots may stand still."""
        self.left_behind(table)
        self.look(table)

    # Where the database was away.

    def _tend(self, name: str, work: Awaitable[None]) -> None:
        """Do something for a table; if it could not be kept, look at the table again later."""

        async def tend() -> None:
            try:
                await work
            except Refused as no:
                self._mend(name, no)

        self.registry.spawn(tend())

    def _mend(self, name: str, wrong: Refused) -> None:
        if wrong.check == "busy" and name not in self._late:
            self._late.add(name)
            self.registry.spawn(self._look_later(name))

    async def _look_later(self, name: str) -> None:
        await asyncio.sleep(LATER)
        await self.registry.health.writable.wait()
        self._late.discard(name)
        try:
            self.look(await self.registry.fresh(name))
        except Refused as no:
            self._mend(name, no)

    def close(self) -> None:
        """Stop."""
        for timer in self._timers.values():
            timer.cancel()

    def look(self, table: Table) -> None:
        """Something has changed at the table: let bots think, set the clock."""
        if not table.needs_scheduler and table.id not in self._timers:
            return
        if not self.registry.mine(table.id):
            return
        if table.stage == "playing":
            for seat in table.actors:
                if table.seats[seat].bot_level:
                    self._let_think(table, seat)
        self._set_timer(table)

    # Bots.

    def _let_think(self, table: Table, seat: int) -> None:
        if (table.id, seat) not in self._thinking:
            self._thinking.add((table.id, seat))
            self._tend(table.id, self._bot_move(table.id, seat))

    async def _bot_move(self, name: str, seat: int) -> None:
        try:
            await self.registry.health.writable.wait()
            table = await self.registry.table(name)
            if table.is_race:
                await asyncio.sleep(REACTION + secrets.randbelow(1500) / 1000)
            else:
                await asyncio.sleep(BREATH)
            await self._move(name, seat, "bot")
        finally:
            self._thinking.discard((name, seat))
        await self._think_on(name, seat)

    async def _think_on(self, name: str, seat: int) -> None:
        """What the bot wanted was refused, or is not all: let it think again."""
        table = await self.registry.table(name)
        if table.stage == "playing" and seat in table.actors and table.seats[seat].bot_level:
            self._let_think(table, seat)

    async def _move(self, name: str, seat: int, by: str) -> None:
        """Let a bot choose and play for a seat, if nothing has changed when it has chosen."""
        table = await self.registry.table(name)
        if table.match is None or seat not in table.actors:
            return
        number = table.cursors[seat].number
        view, level = table.match.view(seat), table.seats[seat].bot_level or STAND_IN
        plan = await self.bot_pool.think(view, level, self.rank(table, seat, by))
        table = await self._on_the_beat(name, plan)
        try:
            if table.is_race and by == "bot":
                await self._race(table, seat, plan.moves[0], number)
            else:
                await self._carry_out(table, seat, plan, number, by)
        except Refused as no:
            if no.check == "busy":
                raise
            # Another worker, an undo or a returning person came first.
            if no.check == "legal" and not table.is_race:
                log("bot_refused", table=name, error=str(no))

    async def _on_the_beat(self, name: str, plan: Plan) -> Table:
        """The table, when it may be noticed that its bot has thought."""
        table = await self.registry.table(name)
        if plan.quiet or table.hidden:
            await asyncio.sleep(silence(table.noticed_at, self.registry.now()))
            table = await self.registry.table(name)
        return table

    async def _race(self, table: Table, seat: int, move: int, number: int) -> None:
        """Put in a claim, and wait until it has been settled."""
        now = asyncio.get_running_loop().time()
        play = wire.Play("", table.game.write_move(move), number)
        self.race_window.claim(table.id, seat, play, now, lambda _no: None, "bot")
        await asyncio.sleep(2 * LAG_BOUND)

    async def _carry_out(self, table: Table, seat: int, plan: Plan, number: int, by: str) -> None:
        """Play all that was planned at once, as long as the seat sees what it thought to see."""
        now = self.registry.now()
        kept: list[PendingWrite] = []
        for move, seen in zip(plan.moves, plan.views, strict=True):
            if kept and (seat not in table.actors or sight(table, seat) != seen):
                break
            play = wire.Play("", table.game.write_move(move), number)
            kept.append(self.registry.apply(table, validate_move(table, seat, play, now, by=by)))
            self.registry.metrics.bot_moves += 1
            number = table.cursors[seat].number
        for entry in kept:
            await entry

    async def _pass(self, name: str, seat: int) -> None:
        """The rules' pass for who is out of time; several at once where nobody notices them."""
        table = await self.registry.table(name)
        now = self.registry.now()
        kept: list[PendingWrite] = []
        for _ in range(MOST_PARTS):
            if table.match is None or seat not in table.actors or (kept and not table.hidden):
                break
            play = wire.Play("", passing(table.match.moves(seat)), table.cursors[seat].number)
            new_events = validate_move(table, seat, play, now, by="clock")
            kept.append(self.registry.apply(table, new_events))
        for entry in kept:
            await entry

    def rank(self, table: Table, seat: int, by: str) -> int:
        """How soon a bot must think; a bot's own seat is never overdue, or it would think first."""
        if by == "clock" and not table.seats[seat].bot_level:
            return OVERDUE
        attended = self.registry.subscribers.attended(table, self.registry.now())
        return URGENT if attended else PATIENT

    # Clocks.

    def deadline(self, table: Table) -> tuple[int, int] | None:
        """When somebody is out of time next, and which seat."""
        ends = [table.clocks.deadline()]
        if table.is_race:
            ends.append((table.moved_at + RACE_MS, table.actors[0]))
        return min([end for end in ends if end is not None], default=None)

    def _set_timer(self, table: Table, least: float = 0.0) -> None:
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        deadline = self.deadline(table) if table.stage == "playing" else None
        if deadline is None:
            return
        wait = max(least, (deadline[0] - self.registry.now()) / 1000)
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(wait, self._ring, table.id)

    def _ring(self, name: str) -> None:
        self._timers.pop(name, None)
        self._tend(name, self._time_out(name))

    async def _time_out(self, name: str) -> None:
        """Whoever has no time left gets the move that the table has agreed upon."""
        await self.registry.health.writable.wait()
        table = await self.registry.table(name)
        deadline = self.deadline(table) if table.stage == "playing" else None
        if deadline is None:
            return
        at, seat = deadline
        if at > self.registry.now():
            self._set_timer(table)
            return
        self.registry.metrics.timeouts += 1
        if table.is_race or table.plan.timeout == "pass":
            for late in table.actors if table.is_race else (seat,):
                await self._pass(name, late)
        else:
            await self._stand_in(name, seat)

    async def _stand_in(self, name: str, seat: int) -> None:
        """A bot moves for who is out of time; where one is about to move already, look again."""
        if (name, seat) in self._thinking:
            self._set_timer(await self.registry.table(name), AGAIN)
            return
        self._thinking.add((name, seat))
        try:
            await self._move(name, seat, "clock")
        finally:
            self._thinking.discard((name, seat))
        await self._think_on(name, seat)

    # Leavers.

    def gone(self, name: str, seat: int) -> None:
        """The last connection of a seat was lost: somebody may come back within the grace."""
        asyncio.get_running_loop().call_later(
            self.grace, lambda: self.registry.spawn(self._missed(name, seat))
        )

    def left_behind(self, table: Table) -> None:
        """Who was at a table when an earlier server ended has been gone since then."""
        if table.stage == "playing" and table.moved_at < self._began:
            for seat in set(table.persons()) - set(self.registry.subscribers.here(table.id)):
                self.gone(table.id, seat)

    async def _missed(self, name: str, seat: int) -> None:
        await self.registry.health.writable.wait()
        try:
            await self._do_without(await self.registry.fresh(name), seat)
        except Refused as no:
            if no.check == "busy":
                self.gone(name, seat)  # it could not be kept, or another worker was faster

    async def _do_without(self, table: Table, seat: int) -> None:
        """What the table does about somebody who has not come back."""
        person = table.seats[seat].kind == "person"
        if (
            table.stage != "playing"
            or seat in self.registry.subscribers.here(table.id)
            or not person
        ):
            return
        if table.plan.pace.kind != "days":
            await self.registry.apply(table, lifecycle.leaver(table, seat, self.registry.now()))


def sight(table: Table, seat: int) -> str:
    """What the seat sees of the position."""
    assert table.match is not None
    return table.match.view(seat).json()


def passing(moves: list[str]) -> str:
    """The rules' pass among these moves, or the first of them where the rules know no pass."""
    for move in moves:
        if move in PASSES:
            return move
    return moves[0]
