"""Bots and clocks continue after the database failed for a while."""

import asyncio
import contextlib
import sqlite3

import pytest
from server.memory_table import GAMES, MemoryTable, QuickBots
from waiting import until_async

from shoal import wire
from shoal.server.services import Services
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.events import BotSat, read_event


class FailingStore(SqliteStore):
    """A store that refuses all writes while ``away`` is set."""

    away = False
    lost = 0

    async def commit(self, batch):
        if self.away:
            self.lost += 1
            raise sqlite3.OperationalError("database is locked")
        return await super().commit(batch)


@contextlib.asynccontextmanager
async def failing_store(tmp_path, memory, *more):
    """Services whose store has just failed, with a table at which a move is due."""
    services = Services(FailingStore(tmp_path / "tables.db"), GAMES, QuickBots())
    await services.open_tables()
    table, _ = services.create_table(read_event(memory.kept[0]))
    await services.registry.apply(table, [*map(read_event, memory.kept[1:]), *more])
    services.background.spawn(services.scheduler.run())
    services.store.away = True
    yield services, table.id
    await services.close()


def goes_on(tmp_path, memory, *more):
    """Whether a move is made at the table after the store is back."""

    async def run():
        async with failing_store(tmp_path, memory, *more) as (services, name):
            await until_async(lambda: services.store.lost, "the store to be lost")
            services.store.away = False
            await until_async(
                lambda: (
                    name in services.registry.tables
                    and services.registry.tables[name].match.log(None)
                ),
                "a move",
            )
            return True

    return asyncio.run(run())


@pytest.mark.parametrize("timeout", ["pass", "bot"])
def test_a_time_out_during_an_outage_is_played_afterwards(tmp_path, timeout):
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("move", 1), timeout=timeout)
    assert goes_on(tmp_path, memory)


def test_a_bot_whose_move_could_not_be_saved_moves_afterwards(tmp_path):
    assert goes_on(tmp_path, MemoryTable("connect_four"), BotSat(0, 0, "easy"))
