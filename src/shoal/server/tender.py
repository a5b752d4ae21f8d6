"""Looks after tables that do not wait for people: bots to move, clocks that run out, leavers.

One timer for each table with a running clock, none for the others: a table
that nobody touches costs nothing.
"""

import asyncio
import secrets
from typing import Final

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.server import hosting
from shoal.server.house import House
from shoal.server.hush import silence
from shoal.server.logs import log
from shoal.server.minds import Minds
from shoal.server.races import LAG_BOUND, Races
from shoal.server.referee import judge_move
from shoal.server.refused import Refused
from shoal.server.table import STAND_IN, Table
from shoal.server.turns import OVERDUE, PATIENT, URGENT

RACE_MS: Final = 30_000
"""A race waits so long for those who have not moved; then it passes for them."""

REACTION: Final = 2.0
"""Seconds that a bot takes at least to see what people race for."""

BREATH: Final = 0.02
"""Seconds that a bot takes before it thinks: bots among themselves leave people's moves room."""

GRACE: Final = 30.0
"""Seconds that somebody may be gone before the table does something about it."""

PASSES: Final = ("pass", "done", "stop", "end")
"""What the rules of our games call a pass."""


class Tender:
    """The servant of the house."""

    def __init__(self, house: House, minds: Minds, races: Races, grace: float = GRACE) -> None:
        self.house = house
        self.minds = minds
        self.races = races
        self.grace = grace
        self._began = 0
        self._thinking: set[tuple[str, int]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    async def open(self) -> None:
        """Begin, with all tables that were left to their bots and clocks."""
        self._began = self.house.now()
        self.house.changed = self.look
        self.house.loaded = self.left_behind
        self.house.audience.gone = self.gone
        # What bots and clocks wanted to do while the database was away was not kept.
        self.house.missed = lambda: self.house.spawn(self._look_around())
        self.house.spawn(self._look_around())

    async def _look_around(self) -> None:
        for name in await self.house.store.tended():
            if not self.house.mine(name):
                continue
            try:
                self.look(await self.house.table(name))
            except ShoalError as wrong:
                log("table_lost", table=name, error=str(wrong))
            await asyncio.sleep(0)

    def close(self) -> None:
        """Stop."""
        for timer in self._timers.values():
            timer.cancel()

    def look(self, table: Table) -> None:
        """Something has changed at the table: let bots think, set the clock."""
        if not table.tended and table.id not in self._timers:
            return
        if not self.house.mine(table.id):
            return
        if table.stage == "playing":
            for seat in table.actors:
                if table.seats[seat].mind:
                    self._let_think(table, seat)
        self._set_timer(table)

    # Bots.

    def _let_think(self, table: Table, seat: int) -> None:
        if (table.id, seat) not in self._thinking:
            self._thinking.add((table.id, seat))
            self.house.spawn(self._bot_move(table.id, seat))

    async def _bot_move(self, name: str, seat: int) -> None:
        try:
            table = await self.house.table(name)
            if table.races:
                await asyncio.sleep(REACTION + secrets.randbelow(1500) / 1000)
            else:
                await asyncio.sleep(BREATH)
            await self._move(name, seat, "bot")
        finally:
            self._thinking.discard((name, seat))
        table = await self.house.table(name)
        if table.stage == "playing" and seat in table.actors and table.seats[seat].mind:
            self._let_think(table, seat)

    async def _move(self, name: str, seat: int, by: str) -> None:
        """Let a bot choose and play for a seat, if nothing has changed when it has chosen."""
        table = await self.house.table(name)
        if table.match is None or seat not in table.actors:
            return
        number = table.streams[seat].number
        move = await self._choose(table, seat, by)
        if by == "bot" and table.streams[seat].number == number:
            await asyncio.sleep(silence(table, seat, move, self.house.now()))
        table = await self.house.table(name)
        play = wire.Play("", move, number)
        if table.races and by == "bot":
            now = asyncio.get_running_loop().time()
            self.races.claim(name, seat, play, now, lambda _no: None, by)
            await asyncio.sleep(2 * LAG_BOUND)
            return
        try:
            happenings = judge_move(table, seat, play, self.house.now(), by=by)
            await self.house.happen(table, happenings)
            self.house.metrics.bot_moves += 1
        except Refused as no:
            # Another worker, an undo or a returning person came first.
            if no.check == "legal" and not table.races:
                log("bot_refused", table=name, error=str(no))

    async def _choose(self, table: Table, seat: int, by: str) -> str:
        """The rules' pass for who is out of time, if the table wants that; else a bot's choice."""
        assert table.match is not None
        view = table.match.view(seat)
        if by == "clock" and (table.plan.timeout == "pass" or table.races):
            return passing([table.game.write_move(move) for move in view.moves])
        level = table.seats[seat].mind or STAND_IN
        found = await self.minds.think(view, level, table.last, self.rank(table, seat, by))
        return table.game.write_move(found)

    def rank(self, table: Table, seat: int, by: str) -> int:
        """How soon a bot must think; a bot's own seat is never overdue, or it would think first."""
        if by == "clock" and not table.seats[seat].mind:
            return OVERDUE
        return URGENT if table.id in self.house.audience.listeners else PATIENT

    # Clocks.

    def deadline(self, table: Table) -> tuple[int, int] | None:
        """When somebody is out of time next, and which seat."""
        ends = [table.clocks.deadline()]
        if table.races:
            ends.append((table.moved_at + RACE_MS, table.actors[0]))
        return min([end for end in ends if end is not None], default=None)

    def _set_timer(self, table: Table) -> None:
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        deadline = self.deadline(table) if table.stage == "playing" else None
        if deadline is None:
            return
        wait = max(0.0, (deadline[0] - self.house.now()) / 1000)
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(wait, self._ring, table.id)

    def _ring(self, name: str) -> None:
        self._timers.pop(name, None)
        self.house.spawn(self._time_out(name))

    async def _time_out(self, name: str) -> None:
        """Whoever has no time left gets the move that the table has agreed upon."""
        table = await self.house.table(name)
        deadline = self.deadline(table) if table.stage == "playing" else None
        if deadline is None:
            return
        at, seat = deadline
        if at > self.house.now():
            self._set_timer(table)
            return
        self.house.metrics.timeouts += 1
        late = table.actors if table.races else (seat,)
        for seat in late:
            await self._move(name, seat, "clock")

    # Leavers.

    def gone(self, name: str, seat: int) -> None:
        """The last connection of a seat was lost: somebody may come back within the grace."""
        asyncio.get_running_loop().call_later(
            self.grace, lambda: self.house.spawn(self._missed(name, seat))
        )

    def left_behind(self, table: Table) -> None:
        """Who was at a table when an earlier server ended has been gone since then."""
        if table.stage == "playing" and table.moved_at < self._began:
            for seat in set(table.persons()) - set(self.house.audience.here(table.id)):
                self.gone(table.id, seat)

    async def _missed(self, name: str, seat: int) -> None:
        table = await self.house.fresh(name)
        person = table.seats[seat].kind == "person"
        if table.stage != "playing" or seat in self.house.audience.here(name) or not person:
            return
        if table.plan.pace.kind != "days":
            await self.house.happen(table, hosting.leaver(table, seat, self.house.now()))


def passing(moves: list[str]) -> str:
    """The rules' pass among these moves, or the first of them where the rules know no pass."""
    for move in moves:
        if move in PASSES:
            return move
    return moves[0]
