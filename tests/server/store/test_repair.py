"""``shoal repair`` reports the faults of a database, and repairs what it can."""

import asyncio
import sqlite3
import string
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import asyncpg
import pytest
from cli.escaped_words import escaped
from server.damaged_databases import (
    DAMAGES,
    ONLY_POSTGRES,
    ONLY_SQLITE,
    damage_postgres,
    damage_sqlite,
)
from server.memory_table import GAMES, MemoryTable, QuickBots

from shoal.cli.main import main
from shoal.core.errors import ShoalError
from shoal.server.repair.command import archive_of
from shoal.server.service.registry import summary_of
from shoal.server.services import Services
from shoal.server.store.base import Batch, Summary
from shoal.server.store.postgres import PostgresStore
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.errors import Refused

MODULES = ("--game", "shoal.sample_games.connect_four")
GOOD = "good" * 3


def played():
    """A table with six events: opened, two players sit down, the start, two moves."""
    memory = MemoryTable("connect_four", listed=True, watch="anyone")
    memory.play(0, "drop 1")
    memory.play(1, "drop 2")
    return memory


async def fill(store, names):
    """Store the same game at all these tables."""
    memory = played()
    line = summary_of(memory.table)
    await store.open()
    for name in names:
        rows = [(name, number, body) for number, body in enumerate(memory.kept, 1)]
        summary = Summary(name, line.stage, line.listed, line.needs_scheduler, line.opened_at)
        await store.commit(Batch(rows, {name: summary}))
    await store.close()


class Sqlite:
    """A database file."""

    damages = DAMAGES | ONLY_SQLITE
    places = ("tables", "events", "fresh")

    def __init__(self, folder):
        self.address = str(folder / "tables.db")

    def store(self):
        return SqliteStore(Path(self.address))

    def damage(self, *statements):
        damage_sqlite(self.address, statements)

    def ask(self, query):
        with sqlite3.connect(self.address) as connection:
            found = connection.execute(query).fetchall()
        connection.close()
        return found


class Postgres:
    """A database of PostgreSQL."""

    damages = DAMAGES | ONLY_POSTGRES
    places = ("tables", "events")

    def __init__(self, address):
        self.address = address

    def store(self):
        return PostgresStore(self.address)

    def damage(self, *statements):
        damage_postgres(self.address, statements)

    def ask(self, query):
        async def fetch():
            connection = await asyncpg.connect(self.address)
            try:
                return [tuple(row) for row in await connection.fetch(query)]
            finally:
                await connection.close()

        return asyncio.run(fetch())


def repair(database, *arguments):
    """The exit code and the output."""
    with redirect_stdout(StringIO()) as said:
        code = main(["repair", database.address, *MODULES, *arguments])
    return code, said.getvalue().splitlines()


def contents(database):
    """All rows of the database."""
    return [database.ask(f"SELECT * FROM {place} ORDER BY 1, 2") for place in database.places]


def counts(database, *places):
    """How many rows of each table are stored."""
    found = {}
    for place in places:
        query = f"SELECT table_id, count(*) FROM {place} GROUP BY table_id"
        for name, count in database.ask(query):
            found[name] = found.get(name, 0) + count
    return found


async def found_by_a_server(store, names):
    """How many events a server finds of each table, or which check refuses it."""
    services = Services(store, GAMES, QuickBots())
    await services.open_tables()
    found = {}
    for name in names:
        try:
            found[name] = (await services.registry.find(name)).last
        except Refused as no:
            found[name] = no.check
    await services.close()
    return found


class Repaired:
    """A database with a table for every kind of damage, before and after the repair."""

    def __init__(self, database):
        self.names = dict(zip(database.damages, names(), strict=False))
        asyncio.run(fill(database.store(), [GOOD, *self.names.values()]))
        database.damage(*(database.damages[what].format(n) for what, n in self.names.items()))
        before, rows = contents(database), counts(database, *database.places[1:])
        self.told = repair(database)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SHOAL_LANGUAGE", "pseudo")
            self.pseudo = repair(database)[1]
        self.untouched = contents(database) == before
        self.repaired = repair(database, "--write")
        self.rows_kept = rows == counts(database, *database.places[1:], "set_aside")
        self.again = repair(database)
        everything = [GOOD, *self.names.values()]
        self.served = asyncio.run(found_by_a_server(database.store(), everything))


def names():
    """Names for tables."""
    return [letter * 12 for letter in string.ascii_lowercase]


def database_of(request, kind, folder):
    if kind == "sqlite":
        return Sqlite(folder)
    return Postgres(request.getfixturevalue("postgres").database())


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def repaired(request, tmp_path_factory):
    return Repaired(database_of(request, request.param, tmp_path_factory.mktemp("repair")))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """A database with one good table."""
    made = database_of(request, request.param, tmp_path)
    asyncio.run(fill(made.store(), [GOOD]))
    return made


TOLD = {
    "its game is gone": "Its game, atlantis, is not installed: install it, or name its module",
    "an event is no JSON": "Event 3 of 6 is not valid. A repair keeps 2 events and moves 4",
    "an event is of no kind": "Event 3 of 6 is not valid. A repair keeps 2 events and moves 4",
    "an event is of no seat": "Event 3 of 6 is not valid. A repair keeps 2 events and moves 4",
    "a move is illegal": "Event 5 of 6 is not valid. A repair keeps 4 events and moves 2",
    "an event is missing": "Event 3 of 6 is missing. A repair keeps 2 events and moves 3",
    "the first event is missing": "Event 1 of 6 is missing. A repair keeps 0 events and moves 5",
    "the first event is another's": "Event 1 of 6 is not valid. A repair keeps 0 events",
    "an event is there twice": "Event 3 is stored twice. A repair keeps 6 events and moves 1",
    "an event is no bytes": "Event 3 is not stored as bytes.",
    "the last event is not the last": "Its summary names another event as the last.",
    "the summary is gone": "Its summary is missing.",
}
SERVED = {
    "its game is gone": "damaged",
    "an event is no JSON": 2,
    "an event is of no kind": 2,
    "an event is of no seat": 2,
    "a move is illegal": 4,
    "an event is missing": 2,
    "the first event is missing": "table",
    "the first event is another's": "table",
    "an event is there twice": 6,
    "an event is no bytes": 6,
    "the last event is not the last": 5,
    "the summary is gone": 6,
}
"""How many events a server finds after the repair, or which check refuses the table."""


def test_the_faults_of_each_table_are_reported(repaired):
    said = dict(line.split(": ", 1) for line in repaired.told[1][:-1])
    assert list(said) == sorted(repaired.names.values())
    for what, name in repaired.names.items():
        assert said[name].startswith(TOLD[what])


def test_every_report_comes_from_a_catalogue(repaired):
    told = "\n".join(repaired.pseudo)
    assert "!!]" in told and escaped(told, "atlantis", *repaired.names.values()) == []


def test_the_number_of_repairable_tables_is_reported(repaired):
    damaged = len(repaired.names)
    assert repaired.told[1][-1] == (
        f"{damaged + 1} tables checked, {damaged} damaged; --write can repair {damaged - 1}. "
        "Make a backup first."
    )


def test_nothing_is_changed_without_write(repaired):
    assert repaired.untouched


def test_a_server_continues_from_what_is_left_of_each_table(repaired):
    assert repaired.served == {GOOD: 6} | {
        name: SERVED[what] for what, name in repaired.names.items()
    }


def test_every_row_is_kept_or_moved_to_set_aside(repaired):
    assert repaired.rows_kept


def test_after_a_repair_only_faults_for_the_operator_are_left(repaired):
    (code, said), missing = repaired.again, repaired.names["its game is gone"]
    assert code == 1
    assert [line.partition(":")[0] for line in said[:-1]] == [missing]


def test_the_exit_code_says_whether_faults_are_left(repaired):
    assert repaired.told[0] == repaired.repaired[0] == 1


def test_a_database_without_faults_is_reported_as_such(database):
    assert repair(database) == (0, ["1 table checked; no damage found."])


def test_a_wrong_summary_is_repaired(database):
    database.damage(f"UPDATE tables SET stage = 'over' WHERE id = '{GOOD}'")
    assert repair(database)[1][0] == f"{GOOD}: Its summary is wrong."
    assert repair(database, "--write")[0] == 0
    assert database.ask("SELECT stage FROM tables") == [("playing",)]


def test_a_summary_without_events_is_removed(database):
    database.damage(*(f"DELETE FROM events WHERE number = {number}" for number in range(1, 7)))
    assert repair(database)[1][0] == f"{GOOD}: It has no events."
    assert repair(database, "--write")[0] == 0
    assert database.ask("SELECT id FROM tables") == []


def test_a_database_in_use_is_not_repaired(capsys, database):
    async def run():
        store = database.store()
        await store.open()
        try:
            return await asyncio.to_thread(main, ["repair", database.address, *MODULES])
        finally:
            await store.close()

    assert asyncio.run(run()) == 2
    assert "stop it first" in capsys.readouterr().err


def test_no_server_starts_during_a_repair(database):
    async def run():
        archive = archive_of(database.address)
        await archive.open()
        try:
            with pytest.raises(ShoalError, match=r"Another server|is being repaired"):
                await database.store().open()
        finally:
            await archive.close()

    asyncio.run(run())


def test_unfiled_events_of_a_killed_server_are_no_fault(tmp_path):
    database = Sqlite(tmp_path)
    asyncio.run(fill(database.store(), [GOOD]))
    database.damage(
        "INSERT INTO fresh (table_id, number, body) SELECT * FROM events WHERE number = 6",
        "DELETE FROM events WHERE number = 6",
    )
    assert repair(database)[0] == 0


@pytest.mark.parametrize("name", ["none.db", "letter.db", "other.db"])
def test_a_foreign_database_is_left_alone(tmp_path, capsys, name):
    (tmp_path / "letter.db").write_text("Dear Ana, this is no database at all." * 100)
    with sqlite3.connect(tmp_path / "other.db") as connection:
        connection.execute("CREATE TABLE pets (name)")
    connection.close()
    assert main(["repair", str(tmp_path / name), "--write"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "none.db").exists()


PAGE = 4096


@pytest.fixture
def torn(tmp_path):
    """A file with many tables, of which a page in the middle is lost."""
    database = Sqlite(tmp_path)
    asyncio.run(fill(database.store(), names()[:20]))
    path = Path(database.address)
    body = bytearray(path.read_bytes())
    body[-3 * PAGE : -2 * PAGE] = b"\xff" * PAGE
    path.write_bytes(body)
    return database


def test_a_damaged_file_is_reported(torn):
    before = Path(torn.address).read_bytes()
    code, said = repair(torn, "--write")
    assert code == 1
    assert said[0].startswith("The database itself: ")
    assert said[-1].endswith("or save what SQLite can read with: sqlite3 DATABASE .recover")
    assert sum("It cannot be read from the file" in line for line in said) >= 1
    assert Path(torn.address).read_bytes() == before


def test_a_server_sets_unreadable_tables_aside_and_serves_the_rest(torn):
    everything = names()[:20]
    found = asyncio.run(found_by_a_server(torn.store(), everything))
    assert set(found.values()) == {6, "damaged"}
