"""The store of a house with one process: one SQLite file.

Write-ahead log, a full sync for every commit, one writing thread.  Reading has
its own connection, so that it never waits for a sync.

New events are written side by side, whichever tables they belong to, and filed
with their tables by the thousand: were each put into its place at once, it
would cost a page of the file, which is four fifths of the time of a commit.
"""

import asyncio
import fcntl
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import msgspec

from shoal.core.errors import ShoalError
from shoal.server.logs import log
from shoal.server.refused import Refused
from shoal.server.store import Batch, Ear
from shoal.server.store.migrations import SQLITE

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

FILE_EVENTS = (
    (
        "INSERT INTO events (table_id, number, body) "
        "SELECT table_id, number, body FROM fresh ORDER BY table_id, number"
    ),
    "DELETE FROM fresh",
)

FILED_AFTER = 8_000
"""So many events may wait to be filed."""

READ_EVENTS = (
    "SELECT number, body FROM events WHERE table_id = ?1 AND number > ?2 UNION ALL "
    "SELECT number, body FROM fresh WHERE id IN (SELECT value FROM json_each(?3)) AND number > ?2 "
    "ORDER BY number"
)


class SqliteStore:
    """Tables in one file."""

    def __init__(self, path: Path, filed_after: int = FILED_AFTER) -> None:
        self.path = path
        self.filed_after = filed_after
        self.shared = False
        self.gather = 0.0
        self.ear: Ear | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._lock: TextIO | None = None
        # Where the events of a table stand that are not yet filed.
        self._fresh: dict[str, list[int]] = {}
        self._ids = 0
        self._filed = 0

    async def open(self) -> None:
        """Make ready, bringing an older schema up to date."""
        self._lock = lock(self.path)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open_writer)
        self._reader = self._connect()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(
                self.path, isolation_level=None, check_same_thread=False, timeout=5
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
            self._file()
        except sqlite3.Error as wrong:
            raise ShoalError(f"The database {self.path} cannot be written: {wrong}.") from wrong

    async def close(self) -> None:
        """Let go of everything."""
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._try_to_file)
        for connection in (self._reader, self._writer):
            if connection is not None:
                connection.close()
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.close()

    async def commit(self, batch: Batch) -> set[str]:
        """Keep a batch; nothing can come too late, since only this process writes."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._commit, batch)
        if self._ids - self._filed > self.filed_after:
            self._filed = self._ids
            self._thread.submit(self._try_to_file)
        return set()

    def _commit(self, batch: Batch) -> None:
        born = time.time_ns()
        lines = [
            (line.table, line.stage, line.listed, line.tended, born)
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

    def _file(self) -> None:
        """Put new events to the others of their tables."""
        with self._transaction() as writer:
            for statement in FILE_EVENTS:
                writer.execute(statement)
        self._fresh = {}
        self._filed = self._ids

    def _try_to_file(self) -> None:
        """What is not filed now stands where it stood, and is filed later."""
        try:
            self._file()
        except sqlite3.Error as wrong:
            log("not_filed", error=repr(wrong))

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        writer = self._writer
        assert writer is not None
        writer.execute("BEGIN IMMEDIATE")
        try:
            yield writer
            writer.execute("COMMIT")
        except BaseException:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            raise

    async def events(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after this number, in order."""
        fresh = msgspec.json.encode(self._fresh.get(table, []))
        return [body for _, body in self._read(READ_EVENTS, (table, after, fresh))]

    async def events_of(self, after: Mapping[str, int]) -> Mapping[str, Sequence[bytes]]:
        """The events of several tables, each after its number."""
        found = {table: await self.events(table, number) for table, number in after.items()}
        return {table: bodies for table, bodies in found.items() if bodies}

    async def listed(self, most: int) -> Iterable[str]:
        """Tables that anybody may join or watch, the newest first."""
        query = "SELECT id FROM tables WHERE listed = 1 ORDER BY born DESC LIMIT ?"
        return [str(name) for (name,) in self._read(query, (most,))]

    async def tended(self) -> Iterable[str]:
        """Tables that have bots or clocks to look after."""
        query = "SELECT id FROM tables WHERE tended = 1"
        return [str(name) for (name,) in self._read(query, ())]

    async def announce(self, table: str, seats: Sequence[int]) -> None:
        """There is no other worker to tell."""

    async def healthy(self) -> bool:
        """Whether the store answers."""
        try:
            self._read("SELECT 1", ())
        except Refused:
            return False
        return True

    # Rows are what the query asks for, and sqlite3 does not know their types either.
    def _read(self, query: str, values: tuple[str | int | bytes, ...]) -> list[Any]:
        """Ask; whoever waits for the answer is told in a sentence if there is none."""
        assert self._reader is not None
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as wrong:
            log("not_read", error=repr(wrong))
            raise Refused("busy", "The database does not answer: try again in a moment.") from wrong


def lock(path: Path) -> TextIO:
    """Keep others from this file: two servers on it would not hear of each other's moves."""
    try:
        held = path.with_name(f"{path.name}.lock").open("a")
    except OSError as wrong:
        raise ShoalError(f"The database {path} cannot be opened: {wrong.strerror}.") from wrong
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        held.close()
        raise ShoalError(f"Another server keeps its tables in {path}.") from wrong
    return held


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
