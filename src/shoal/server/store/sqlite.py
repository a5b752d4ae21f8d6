"""The store of a house with one process: one SQLite file.

Write-ahead log, a full sync for every commit, one writing thread.  Reading has
its own connection, so that it never waits for a sync.
"""

import asyncio
import fcntl
import sqlite3
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TextIO

import msgspec

from shoal.core.errors import ShoalError
from shoal.server.store import Batch, Ear
from shoal.server.store.migrations import SQLITE

KEEP_EVENTS = (
    "INSERT INTO events (table_id, number, body) "
    "SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB) FROM json_each(?)"
)
"""One statement for a whole batch: between statements, the writing thread may wait for its turn."""

KEEP_SUMMARY = (
    "INSERT INTO tables (id, stage, listed, tended, born) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed, "
    "tended = excluded.tended"
)


class SqliteStore:
    """Tables in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.shared = False
        self.ear: Ear | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._lock: TextIO | None = None

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
        migrate(self._writer)

    async def close(self) -> None:
        """Let go of everything."""
        for connection in (self._reader, self._writer):
            if connection is not None:
                connection.close()
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.close()

    async def commit(self, batch: Batch) -> set[str]:
        """Keep a batch; nothing can come too late, since only this process writes."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
        return set()

    def _commit(self, batch: Batch) -> None:
        writer = self._writer
        assert writer is not None
        born = time.time_ns()
        rows = msgspec.json.encode([(table, at, body.decode()) for table, at, body in batch.rows])
        writer.execute("BEGIN IMMEDIATE")
        try:
            if batch.summaries:
                writer.executemany(
                    KEEP_SUMMARY,
                    [
                        (line.table, line.stage, line.listed, line.tended, born)
                        for line in batch.summaries.values()
                    ],
                )
            writer.execute(KEEP_EVENTS, (rows,))
            writer.execute("COMMIT")
        except BaseException:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            raise

    async def events(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after this number, in order."""
        query = "SELECT body FROM events WHERE table_id = ? AND number > ? ORDER BY number"
        return [body for (body,) in self._read(query, (table, after)) if isinstance(body, bytes)]

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
        except sqlite3.Error:
            return False
        return True

    def _read(self, query: str, values: tuple[str | int, ...]) -> list[tuple[object]]:
        assert self._reader is not None
        return self._reader.execute(query, values).fetchall()


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
