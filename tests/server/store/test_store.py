"""The stores: old schemas are migrated, and every commit is saved completely or not at all."""

import asyncio
import sqlite3

import asyncpg
import pytest
from server.memory_table import GAMES, MemoryTable, QuickBots, standing

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.server.services import Services
from shoal.server.store.base import Batch
from shoal.server.store.migrations import POSTGRES, SQLITE
from shoal.server.store.postgres import PostgresStore
from shoal.server.store.postgres import migrate as migrate_postgres
from shoal.server.store.sqlite import SqliteStore, migrate
from shoal.server.table.errors import Refused
from shoal.server.table.events import read_event

TABLE = "t" * 12


def played():
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 4")
    return memory


def rows_of(memory):
    return [(TABLE, number, body) for number, body in enumerate(memory.kept, 1)]


async def standing_in(store):
    services = Services(store, GAMES, QuickBots())
    await services.open_tables()
    try:
        return standing(await services.registry.find(TABLE))
    finally:
        await services.close()


@pytest.mark.parametrize("version", range(1, len(SQLITE) + 1))
def test_sqlite_migrates_from_every_version(tmp_path, version):
    memory = played()
    connection = sqlite3.connect(tmp_path / "old.db", isolation_level=None)
    migrate(connection, to=version)
    connection.execute(
        "INSERT INTO tables (id, stage, listed, tended) VALUES (?, 'playing', 1, 1)", (TABLE,)
    )
    connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows_of(memory))
    connection.close()
    store = SqliteStore(tmp_path / "old.db")
    assert asyncio.run(standing_in(store)) == standing(memory.table)


def test_events_that_were_not_filed_when_the_server_died_are_filed(tmp_path):
    memory = played()
    connection = sqlite3.connect(tmp_path / "died.db", isolation_level=None)
    migrate(connection)
    rows = rows_of(memory)
    connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows[:2])
    connection.executemany(
        "INSERT INTO fresh (table_id, number, body) VALUES (?, ?, ?)", reversed(rows[2:])
    )
    connection.close()
    store = SqliteStore(tmp_path / "died.db")
    assert asyncio.run(standing_in(store)) == standing(memory.table)


@pytest.mark.parametrize("max_unfiled", [0, 2, 1000])
def test_a_table_is_read_completely_however_much_is_filed(tmp_path, max_unfiled):
    rows = [(name * 12, number, b"%d" % number) for number in range(1, 8) for name in "ab"]

    async def run():
        store = SqliteStore(tmp_path / "some.db", max_unfiled)
        await store.open()
        for row in rows:
            await store.commit(Batch([row], {}))
            assert await store.events(row[0]) == [b"%d" % number for number in range(1, row[1] + 1)]
        after = await store.events("a" * 12, 5)
        await store.close()
        return after

    assert asyncio.run(run()) == [b"6", b"7"]


def test_all_events_are_filed_when_a_server_has_stopped(tmp_path):
    async def run():
        store = SqliteStore(tmp_path / "stopped.db")
        await store.open()
        await store.commit(Batch([(TABLE, 1, b"one")], {}))
        await store.close()

    asyncio.run(run())
    with sqlite3.connect(tmp_path / "stopped.db") as connection:
        assert connection.execute("SELECT * FROM events").fetchall() == [(TABLE, 1, b"one")]
        assert connection.execute("SELECT * FROM fresh").fetchall() == []


@pytest.mark.parametrize("version", range(1, len(POSTGRES) + 1))
def test_postgres_migrates_from_every_version(postgres, version):
    memory = played()
    address = postgres.database()

    async def run():
        connection = await asyncpg.connect(address)
        async with connection.transaction():
            await migrate_postgres(connection, to=version)
        rows = rows_of(memory)
        line = "INSERT INTO tables VALUES ($1, 'playing', true, true, $2)"
        await connection.execute(line, TABLE, len(rows))
        await connection.executemany("INSERT INTO events VALUES ($1, $2, $3)", rows)
        await connection.close()
        return await standing_in(PostgresStore(address))

    assert asyncio.run(run()) == standing(memory.table)


def test_a_newer_schema_is_refused(tmp_path):
    with sqlite3.connect(tmp_path / "new.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(ShoalError, match="schema 99"):
        asyncio.run(SqliteStore(tmp_path / "new.db").open())


def test_two_servers_do_not_share_a_file(tmp_path):
    async def run():
        first = SqliteStore(tmp_path / "one.db")
        await first.open()
        try:
            with pytest.raises(ShoalError, match="Another server"):
                await SqliteStore(tmp_path / "one.db").open()
        finally:
            await first.close()

    asyncio.run(run())


def test_events_that_could_not_be_saved_are_undone(tmp_path):
    """The disk fails once: no client sees the move, and the table is as it was."""
    memory = MemoryTable("connect_four")

    class Failing(SqliteStore):
        failing = False

        async def commit(self, batch: Batch) -> set[str]:
            if self.failing:
                raise OSError("disk full")
            return await super().commit(batch)

    async def run():
        store = Failing(tmp_path / "fails.db")
        services = Services(store, GAMES, QuickBots())
        await services.open_tables()
        table, kept = services.create_table(read_event(memory.kept[0]))
        await kept
        await services.registry.apply(table, map(read_event, memory.kept[1:]))
        before = standing(table)
        store.failing = True
        memory.play(0, "drop 4")
        with pytest.raises(Refused, match="could not be saved"):
            await services.registry.apply(table, [read_event(memory.kept[-1])])
        store.failing = False
        after = standing(await services.registry.find(table.id))
        await services.close()
        return before, after

    before, after = asyncio.run(run())
    assert before == after


def test_a_commit_whose_answer_was_lost_is_not_repeated(postgres):
    """Otherwise a player would be refused a seat because of the player's own first attempt."""
    memory = MemoryTable("connect_four")

    class Losing(PostgresStore):
        lost = 0

        async def commit(self, batch: Batch) -> set[str]:
            late = await super().commit(batch)
            if batch.rows[0][1] > 1 and not self.lost:
                self.lost += 1
                raise ConnectionResetError
            return late

    async def run():
        store = Losing(postgres.database())
        services = Services(store, GAMES, QuickBots())
        await services.open_tables()
        table, kept = services.create_table(read_event(memory.kept[0]))
        await kept
        await services.registry.apply(table, [read_event(memory.kept[1])])
        after = await store.events(table.id)
        await services.close()
        return store.lost, after

    assert asyncio.run(run()) == (1, memory.kept[:2])


def test_postgres_saves_the_time_and_a_batch_concurrently(postgres):
    """They share a connection, which runs one query at a time."""

    async def run():
        store = PostgresStore(postgres.database())
        await store.open()
        batches = [Batch([(name * 12, 1, b"one")], {}) for name in "abcdefgh"]
        works = [*map(store.commit, batches), *map(store.save_time, range(1, 9))]
        found = await asyncio.gather(*works)
        await store.close()
        return found

    assert asyncio.run(run())[:8] == [set()] * 8


class Listening:
    """A subscriber of a table."""

    board, lag = False, 0.0

    def __init__(self):
        self.heard = asyncio.Event()

    def send(self, _message):
        self.heard.set()

    def drop(self, _reason):
        pass


def test_events_that_cannot_be_read_at_first_are_sent_later(postgres):
    memory, address = MemoryTable("connect_four"), postgres.database()

    class Away(PostgresStore):
        away = False

        async def events(self, table, after=0):
            return await self.ask(super().events(table, after))

        async def events_of_tables(self, after):
            return await self.ask(super().events_of_tables(after))

        async def ask(self, question):
            found = await question
            if self.away:
                raise Refused("busy", say("error-database-silent"))
            return found

    async def run():
        here, there = (
            Services(Away(address), GAMES, QuickBots()),
            Services(PostgresStore(address), GAMES, QuickBots()),
        )
        await here.open_tables()
        await there.open_tables()
        table, _ = there.create_table(read_event(memory.kept[0]))
        await there.registry.apply(table, map(read_event, memory.kept[1:]))
        await here.registry.find(table.id)
        listening = Listening()
        here.subscribers.add(table.id, None, listening)
        here.store.away = True
        memory.play(0, "drop 4")
        await there.registry.apply(table, [read_event(memory.kept[-1])])
        await asyncio.sleep(0.3)
        early = listening.heard.is_set()
        here.store.away = False
        await asyncio.wait_for(listening.heard.wait(), 60)
        await here.close()
        await there.close()
        return early

    assert not asyncio.run(run())
