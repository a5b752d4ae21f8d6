"""Bots and clocks go on when the database was away for a while."""

import asyncio
import contextlib
import sqlite3

import pytest
from server.sitting import ROOMS, Sitting
from waiting import until_async

from shoal import wire
from shoal.core.rng import Rng
from shoal.server.service.bot_turns import think
from shoal.server.service.race_window import RaceWindow
from shoal.server.service.registry import TableRegistry
from shoal.server.service.scheduler import Scheduler
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.events import BotSat, read_event


class Shaky(SqliteStore):
    """A store that cannot keep anything for a while."""

    away = False
    lost = 0

    async def commit(self, batch):
        if self.away:
            self.lost += 1
            raise sqlite3.OperationalError("database is locked")
        return await super().commit(batch)


class Quick:
    """Minds that think at once."""

    async def think(self, view, level, _rank):
        return think(view, level, Rng(1))


@contextlib.asynccontextmanager
async def needs_scheduler(tmp_path, sitting, *more):
    """A house whose store has just gone away, with a table at which something is to be done."""
    registry = TableRegistry(Shaky(tmp_path / "tables.db"), ROOMS)
    await registry.open()
    scheduler = Scheduler(registry, Quick(), RaceWindow(registry))
    table, _ = registry.new_table(read_event(sitting.kept[0]))
    await registry.apply(table, [*map(read_event, sitting.kept[1:]), *more])
    await scheduler.open()
    registry.store.away = True
    yield registry, table.id
    scheduler.close()
    await registry.close()


def goes_on(tmp_path, sitting, *more):
    """Whether a move is made at the table, once the store is back."""

    async def run():
        async with needs_scheduler(tmp_path, sitting, *more) as (registry, name):
            await until_async(lambda: registry.store.lost, "the store to be lost")
            registry.store.away = False
            await until_async(
                lambda: name in registry.tables and registry.tables[name].match.log(None), "a move"
            )
            return True

    return asyncio.run(run())


@pytest.mark.parametrize("timeout", ["pass", "bot"])
def test_who_is_out_of_time_while_nothing_can_be_kept_is_moved_for_afterwards(tmp_path, timeout):
    sitting = Sitting("connect_four", pace=wire.Pace("move", 1), timeout=timeout)
    assert goes_on(tmp_path, sitting)


def test_a_bot_whose_move_could_not_be_kept_moves_afterwards(tmp_path):
    assert goes_on(tmp_path, Sitting("connect_four"), BotSat(0, 0, "easy"))
