"""The store of a house with one process: one SQLite file.

Write-ahead log, a full sync for every commit, one writing thread.  Reading has
its own thread and connection, so that it never waits for a sync, and nobody
waits for a slow read but whoever asked for it.

New events are written side by side, whichever tables they belong to, and filed
with their tables by the thousand: were each put into its place at once, it
would cost a page of the file, which is four fifths of the time of a commit.
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
from shoal.server.ops.recurring_error import Trouble
from shoal.server.service.server_clock import wall
from shoal.server.store import Batch, Damaged, Ear, RowsRejected
from shoal.server.store.database_file import DatabaseFile
from shoal.server.store.migrations import SQLITE
from shoal.server.store.order import beginning, in_order
from shoal.server.table.errors import Refused

KEEP_EVENTS = (
    "INSERT INTO fresh (id, table_id, number, body) "
    "SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS BLOB) FROM json_each(?)"
)
"""One statement for a whole batch: between statements, the writing thread may wait for its turn."""

KEEP_SUMMARY = (
    "INSERT INTO tables (id, stage, listed, tended, born) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed, "
    "tended = excluded.tended"
)

KEEP_TIME = (
    "INSERT INTO clock (id, at, wall) VALUES (1, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at, wall = excluded.wall"
)

FILE_EVENTS = (
    (
        "INSERT INTO events (table_id, number, body) "
        "SELECT table_id, number, body FROM fresh ORDER BY table_id, number"
    ),
    "DELETE FROM fresh",
)

FILE_EVENTS_BUT_DOUBLED = (
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
"""What stands there otherwise under the same number stays, and is for ``shoal repair``."""

FILED_AFTER = 8_000
"""So many events may wait to be filed."""

READ_EVENTS = (
    "SELECT number, body FROM events WHERE table_id = ?1 AND number > ?2 UNION ALL "
    "SELECT number, body FROM fresh WHERE id IN (SELECT value FROM json_each(?3)) AND number > ?2 "
    "ORDER BY number"
)

FIRST_CODE: Final = 0xFF
"""The part of SQLite's error code that says what kind of error it is."""

Result = TypeVar("Result")


class SqliteStore:
    """Tables in one file."""

    def __init__(self, path: Path, filed_after: int = FILED_AFTER) -> None:
        self.path = path
        self.filed_after = filed_after
        self.shared = False
        self.gather = 0.0
        self.ear: Ear | None = None
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._file: DatabaseFile | None = None
        # Where the events of a table stand that are not yet filed.
        self._fresh: dict[str, list[int]] = {}
        self._ids = 0
        self._filed = 0
        self._unread = Trouble("not_read")
        self._unfiled = Trouble("not_filed")

    async def open(self) -> None:
        """Make ready, bringing an older schema up to date."""
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
        except sqlite3.Error as wrong:
            raise ShoalError(f"The database {self.path} cannot be opened: {wrong}.") from wrong
        return connection

    def _open_writer(self) -> None:
        self._writer = self._connect()
        try:
            migrate(self._writer)
            self._fresh = self._read_unfiled()
        except sqlite3.Error as wrong:
            more = " shoal repair tells more." if is_corrupt(wrong) else ""
            raise ShoalError(
                f"The database {self.path} cannot be written: {wrong}.{more}"
            ) from wrong
        # On a full disk the tables can be looked at, at least.
        self._try_to_file()

    async def close(self) -> None:
        """Let go of everything."""
        if self._writer is not None:
            await self._write(self._try_to_file)
        for thread in (self._reading, self._writing):
            await asyncio.to_thread(thread.shutdown)
        for connection in (self._reader, self._writer):
            if connection is not None:
                connection.close()
        if self._file is not None:
            self._file.release()

    # Each connection has its thread.

    async def _run(self, thread: ThreadPoolExecutor, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(thread, work)

    async def _write(self, work: Callable[[], Result]) -> Result:
        return await self._run(self._writing, work)

    # Rows are what the query asks for, and sqlite3 does not know their types either.
    async def _read(self, query: str, values: tuple[str | int | bytes, ...] = ()) -> list[Any]:
        """Ask; whoever waits for the answer is told in a sentence if there is none."""
        reader = self._reader
        assert reader is not None
        try:
            found = await self._run(self._reading, lambda: reader.execute(query, values).fetchall())
        except sqlite3.Error as wrong:
            self._unread.began(error=repr(wrong))
            raise Refused("busy", "The database does not answer: try again in a moment.") from wrong
        self._unread.ended()
        return found

    # Writing.

    async def commit(self, batch: Batch) -> set[str]:
        """Keep a batch; nothing can come too late, since only this process writes."""
        try:
            await self._write(lambda: self._commit(batch))
        except sqlite3.IntegrityError as wrong:
            raise RowsRejected(repr(wrong)) from wrong
        if self._ids - self._filed > self.filed_after:
            self._filed = self._ids
            self._writing.submit(self._try_to_file)
        return set()

    def _commit(self, batch: Batch) -> None:
        lines = [
            (line.table, line.stage, line.listed, line.tended, line.born)
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
                writer.executemany(KEEP_SUMMARY, lines)
            writer.execute(KEEP_EVENTS, (rows,))
        for place, (table, _, _) in enumerate(batch.rows, first):
            self._fresh.setdefault(table, []).append(place)

    def _file_events(self) -> None:
        """Put new events to the others of their tables."""
        try:
            self._execute(FILE_EVENTS)
            left: dict[str, list[int]] = {}
        except sqlite3.IntegrityError:
            self._execute(FILE_EVENTS_BUT_DOUBLED)
            left = self._read_unfiled()
        self._fresh = left
        self._filed = self._ids

    def _execute(self, statements: Iterable[str]) -> None:
        with self._transaction() as writer:
            for statement in statements:
                writer.execute(statement)

    def _read_unfiled(self) -> dict[str, list[int]]:
        """The events that could not be filed; new ones come after them."""
        assert self._writer is not None
        found: dict[str, list[int]] = {}
        for place, table in self._writer.execute("SELECT id, table_id FROM fresh ORDER BY id"):
            found.setdefault(table, []).append(place)
            self._ids = max(self._ids, place)
        return found

    def _try_to_file(self) -> None:
        """What is not filed now stands where it stood, and is filed later."""
        try:
            self._file_events()
        except sqlite3.Error as wrong:
            self._unfiled.began(error=repr(wrong))
        else:
            self._unfiled.ended()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        writer = self._writer
        assert writer is not None
        if writer.in_transaction:
            writer.execute("ROLLBACK")  # the disk may have failed at that, too
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

    async def events_of(self, after: Mapping[str, int]) -> Mapping[str, Sequence[bytes]]:
        """The events of several tables, each after its number."""
        found = {
            table: beginning(await self._rows(table, number), number)
            for table, number in after.items()
        }
        return {table: bodies for table, bodies in found.items() if bodies}

    async def _rows(self, table: str, after: int) -> list[tuple[int, bytes]]:
        fresh = msgspec.json.encode(self._fresh.get(table, []))
        try:
            return await self._read(READ_EVENTS, (table, after, fresh))
        except Refused as no:
            if is_corrupt(no.__cause__):
                raise Damaged("Its place in the file cannot be read.") from no
            raise

    async def listed(self, most: int) -> Iterable[str]:
        """Tables that anybody may join or watch, the newest first."""
        query = "SELECT id FROM tables WHERE listed = 1 ORDER BY born DESC LIMIT ?"
        return [str(name) for (name,) in await self._read(query, (most,))]

    async def tended(self) -> Iterable[str]:
        """Tables that have bots or clocks to look after."""
        return [str(name) for (name,) in await self._read("SELECT id FROM tables WHERE tended = 1")]

    async def announce(self, table: str, seats: Sequence[int]) -> None:
        """There is no other worker to tell."""

    async def healthy(self) -> bool:
        """Whether the store answers."""
        try:
            await self._read("SELECT 1 FROM tables LIMIT 1")
        except Refused:
            return False
        return True

    # Time.

    async def keep_time(self, at: int) -> int:
        """Keep the server's time."""
        await self._write(lambda: self._keep_time(at))
        return at

    def _keep_time(self, at: int) -> None:
        with self._transaction() as writer:
            writer.execute(KEEP_TIME, (at, wall()))

    async def last_time(self) -> tuple[int, int] | None:
        """The time that was kept last, and the milliseconds since then by the wall clock."""
        kept = await self._read("SELECT at, wall FROM clock")
        return (int(kept[0][0]), wall() - int(kept[0][1])) if kept else None


def is_corrupt(wrong: BaseException | None) -> bool:
    """Whether what stands in the file makes no sense, as against a file that cannot be read."""
    code = getattr(wrong, "sqlite_errorcode", 0)
    return code & FIRST_CODE == sqlite3.SQLITE_CORRUPT


def migrate(connection: sqlite3.Connection, to: int = len(SQLITE)) -> None:
    """Bring the schema up to a version, each step in a transaction of its own."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(SQLITE):
        raise ShoalError(
            f"The database has schema {version}; this server knows schemas up to {len(SQLITE)}."
        )
    for number in range(version, to):
        connection.execute("BEGIN IMMEDIATE")
        for statement in SQLITE[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
