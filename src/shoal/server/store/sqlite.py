"""The store for one process: an SQLite file.

Write-ahead log, a full sync for every commit, one writing thread.  Reads have
their own thread and connection, so that they never wait for a sync, and a slow
read delays only the client that asked for it.

New events of all game tables are appended to the SQL table ``fresh``, and moved to
``events`` by the thousand.  Writing each event to ``events`` at once would write a
page of the file for it, which takes four fifths of the time of a commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of
from shoal.server.ops.recurring_error import RecurringError
from shoal.server.ops.server_clock import wall
from shoal.server.store.base import Batch, Damaged, RowsRejected, StoreListener
from shoal.server.store.database_file import DatabaseFile
from shoal.server.store.event_order import in_order, until_first_gap
from shoal.server.store.migrations import SQLITE
from shoal.server.table.errors import Refused

INSERT_EVENTS = (
    "INSERT INTO fresh (id, table_id, number, body) "
    "SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS BLOB) FROM json_each(?)"
)
"""One statement for a batch: between two statements the writing thread may lose the GIL."""

UPSERT_SUMMARY = (
    "INSERT INTO tables (id, stage, listed, tended, born) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed, "
    "tended = excluded.tended"
)

UPSERT_TIME = (
    "INSERT INTO clock (id, at, wall) VALUES (1, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at, wall = excluded.wall"
)

MOVE_EVENTS = (
    (
        "INSERT INTO events (table_id, number, body) "
        "SELECT table_id, number, body FROM fresh ORDER BY table_id, number"
    ),
    "DELETE FROM fresh",
)

MOVE_EVENTS_EXCEPT_DUPLICATES = (
    (
        "INSERT INTO events (table_id, number, body) "
        "SELECT table_id, number, body FROM fresh WHERE true ORDER BY table_id, number, id "
        "ON CONFLICT DO NOTHING"
    ),
    (
        "DELETE FROM fresh WHERE EXISTS (SELECT 1 FROM events WHERE "
        "events.table_id = fresh.table_id AND events.number = fresh.number "
        "AND events.body = fresh.body)"
    ),
)
"""Rows with the same number but different content stay in ``fresh`` for ``shoal repair``."""

MAX_UNFILED = 8_000
"""The most events in ``fresh`` before they are moved to ``events``."""

SELECT_EVENTS = (
    "SELECT number, body FROM events WHERE table_id = ?1 AND number > ?2 UNION ALL "
    "SELECT number, body FROM fresh WHERE id IN (SELECT value FROM json_each(?3)) AND number > ?2 "
    "ORDER BY number"
)

PRIMARY_CODE_MASK: Final = 0xFF
"""The bits of SQLite's extended error code that hold the primary code."""

Result = TypeVar("Result")


class SqliteStore:
    """Tables in one SQLite file."""

    def __init__(self, path: Path, max_unfiled: int = MAX_UNFILED) -> None:
        self.path = path
        self.max_unfiled = max_unfiled
        self.shared = False
        self.batch_delay = 0.0
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._file: DatabaseFile | None = None
        # The ids in ``fresh`` of each table's events.
        self._unfiled_ids: dict[str, list[int]] = {}
        self._ids = 0
        self._filed = 0
        self._read_errors = RecurringError("not_read")
        self._filing_errors = RecurringError("not_filed")

    async def open(self, listener: StoreListener | None = None) -> None:
        """Connect, and bring an older schema up to date; the listener is never called."""
        self._file = DatabaseFile(self.path)
        await self._write(self._open_writer)
        self._reader = await self._run(self._reading, self._connect)

    def _connect(self) -> sqlite3.Connection:
        assert self._file is not None
        try:
            connection = sqlite3.connect(
                self._file.path, isolation_level=None, check_same_thread=False, timeout=5
            )
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error as error:
            why = say("error-database-open", path=str(self.path), reason=reason_of(error))
            raise ShoalError(why) from error
        return connection

    def _open_writer(self) -> None:
        self._writer = self._connect()
        try:
            migrate(self._writer)
            self._unfiled_ids = self._read_unfiled_ids()
        except sqlite3.Error as error:
            why = say(
                "error-database-corrupt" if is_corrupt(error) else "error-database-write",
                path=str(self.path),
                reason=reason_of(error),
            )
            raise ShoalError(why) from error
        # Not fatal: on a full disk the tables can still be read.
        self._try_to_file()

    async def close(self) -> None:
        """Move what is left to ``events``, and release everything."""
        if self._writer is not None:
            await self._write(self._try_to_file)
        for thread in (self._reading, self._writing):
            await asyncio.to_thread(thread.shutdown)
        for connection in (self._reader, self._writer):
            if connection is not None:
                connection.close()
        if self._file is not None:
            self._file.release()

    # Each connection has its own thread.

    async def _run(self, thread: ThreadPoolExecutor, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(thread, work)

    async def _write(self, work: Callable[[], Result]) -> Result:
        return await self._run(self._writing, work)

    # The types of the rows depend on the query.
    async def _read(self, query: str, values: tuple[str | int | bytes, ...] = ()) -> list[Any]:
        """Run a query; Refused if the database does not answer."""
        reader = self._reader
        assert reader is not None
        try:
            found = await self._run(self._reading, lambda: reader.execute(query, values).fetchall())
        except sqlite3.Error as error:
            self._read_errors.failed(error=repr(error))
            raise Refused("busy", say("error-database-silent")) from error
        self._read_errors.succeeded()
        return found

    # Writing.

    async def commit(self, batch: Batch) -> set[str]:
        """Save a batch; no event comes too late, since only this process writes."""
        try:
            await self._write(lambda: self._commit(batch))
        except sqlite3.IntegrityError as error:
            raise RowsRejected(repr(error)) from error
        if self._ids - self._filed > self.max_unfiled:
            self._filed = self._ids
            self._writing.submit(self._try_to_file)
        return set()

    def _commit(self, batch: Batch) -> None:
        lines = [
            (line.table, line.stage, line.listed, line.needs_scheduler, line.opened_at)
            for line in batch.summaries.values()
        ]
        first = self._ids + 1
        self._ids += len(batch.rows)
        rows = msgspec.json.encode(
            [
                (first + place, table, number, body.decode())
                for place, (table, number, body) in enumerate(batch.rows)
            ]
        )
        with self._transaction() as writer:
            if lines:
                writer.executemany(UPSERT_SUMMARY, lines)
            writer.execute(INSERT_EVENTS, (rows,))
        for place, (table, _, _) in enumerate(batch.rows, first):
            self._unfiled_ids.setdefault(table, []).append(place)

    def _file_events(self) -> None:
        """Move new events from ``fresh`` to ``events``."""
        try:
            self._execute(MOVE_EVENTS)
            left: dict[str, list[int]] = {}
        except sqlite3.IntegrityError:
            self._execute(MOVE_EVENTS_EXCEPT_DUPLICATES)
            left = self._read_unfiled_ids()
        self._unfiled_ids = left
        self._filed = self._ids

    def _execute(self, statements: Iterable[str]) -> None:
        with self._transaction() as writer:
            for statement in statements:
                writer.execute(statement)

    def _read_unfiled_ids(self) -> dict[str, list[int]]:
        """The ids in ``fresh`` by table; new events get higher ids."""
        assert self._writer is not None
        found: dict[str, list[int]] = {}
        for place, table in self._writer.execute("SELECT id, table_id FROM fresh ORDER BY id"):
            found.setdefault(table, []).append(place)
            self._ids = max(self._ids, place)
        return found

    def _try_to_file(self) -> None:
        """Move new events to ``events``; after an error they stay until the next attempt."""
        try:
            self._file_events()
        except sqlite3.Error as error:
            self._filing_errors.failed(error=repr(error))
        else:
            self._filing_errors.succeeded()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        writer = self._writer
        assert writer is not None
        if writer.in_transaction:
            writer.execute("ROLLBACK")  # an earlier rollback may have failed because of the disk
        writer.execute("BEGIN IMMEDIATE")
        try:
            yield writer
            writer.execute("COMMIT")
        except BaseException:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            raise

    # Reading.

    async def events(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after this number, in order."""
        return in_order(await self._rows(table, after), after)

    async def events_of_tables(self, after: Mapping[str, int]) -> Mapping[str, Sequence[bytes]]:
        """The events of several tables, each after its number."""
        found = {
            table: until_first_gap(await self._rows(table, number), number)
            for table, number in after.items()
        }
        return {table: bodies for table, bodies in found.items() if bodies}

    async def _rows(self, table: str, after: int) -> list[tuple[int, bytes]]:
        fresh = msgspec.json.encode(self._unfiled_ids.get(table, []))
        try:
            return await self._read(SELECT_EVENTS, (table, after, fresh))
        except Refused as refused:
            if is_corrupt(refused.__cause__):
                raise Damaged(say("error-file-unreadable")) from refused
            raise

    async def listed_tables(self, limit: int) -> Iterable[str]:
        """Tables that anybody may join or watch, the newest first."""
        query = "SELECT id FROM tables WHERE listed = 1 ORDER BY born DESC LIMIT ?"
        return [str(name) for (name,) in await self._read(query, (limit,))]

    async def tables_needing_scheduler(self) -> Iterable[str]:
        """Tables with bots or clocks."""
        return [str(name) for (name,) in await self._read("SELECT id FROM tables WHERE tended = 1")]

    async def publish_presence(self, table: str, seats: Sequence[int]) -> None:
        """Do nothing: there is no other worker."""

    async def is_healthy(self) -> bool:
        """Whether the store answers."""
        try:
            await self._read("SELECT 1 FROM tables LIMIT 1")
        except Refused:
            return False
        return True

    # Time.

    async def save_time(self, at: int) -> int:
        """Save the server's time."""
        await self._write(lambda: self._save_time(at))
        return at

    def _save_time(self, at: int) -> None:
        with self._transaction() as writer:
            writer.execute(UPSERT_TIME, (at, wall()))

    async def saved_time(self) -> tuple[int, int] | None:
        """The time saved last, and the milliseconds since then by the wall clock."""
        kept = await self._read("SELECT at, wall FROM clock")
        return (int(kept[0][0]), wall() - int(kept[0][1])) if kept else None


def is_corrupt(error: BaseException | None) -> bool:
    """Whether the file's content is corrupt, as opposed to a file that cannot be read."""
    code = getattr(error, "sqlite_errorcode", 0)
    return code & PRIMARY_CODE_MASK == sqlite3.SQLITE_CORRUPT


def migrate(connection: sqlite3.Connection, to: int = len(SQLITE)) -> None:
    """Bring the schema up to a version, each step in its own transaction."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(SQLITE):
        supported = len(SQLITE)
        raise ShoalError(say("error-database-schema", version=version, supported=supported))
    for number in range(version, to):
        connection.execute("BEGIN IMMEDIATE")
        for statement in SQLITE[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
