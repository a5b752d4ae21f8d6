"""A SQLite file under repair."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from shoal.core.errors import ShoalError
from shoal.core.message import Message, say
from shoal.core.system_error_reason import reason_of
from shoal.server.repair.repair_database import RepairedTable, StoredRow, StoredTable
from shoal.server.store.base import Damaged, Summary
from shoal.server.store.database_file import DatabaseFile, FileInUse
from shoal.server.store.sqlite import UPSERT_SUMMARY, migrate

MAX_FAULTS: Final = 10

SET_ASIDE: Final = (
    "CREATE TABLE IF NOT EXISTS set_aside (table_id TEXT NOT NULL, number, body, "
    "at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP)"
)
"""Holds rows that were taken out of a table; nothing is deleted."""


class SqliteArchive:
    """A SQLite file that no server is using."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: DatabaseFile | None = None
        self._connection: sqlite3.Connection | None = None
        self._has_fresh = False

    async def open(self) -> None:
        """Lock the file against servers, and change nothing."""
        if not self.path.is_file():
            raise ShoalError(say("error-database-missing", path=str(self.path)))
        try:
            self._file = DatabaseFile(self.path)
        except FileInUse as error:
            raise ShoalError(say("error-database-serving", path=str(self.path))) from error
        try:
            self._connection = sqlite3.connect(self._file.path, isolation_level=None)
            found = {name for (name,) in self._fetch("SELECT name FROM sqlite_master")}
        except sqlite3.Error as error:
            why = say("error-database-open", path=str(self.path), reason=reason_of(error))
            raise ShoalError(why) from error
        if not {"tables", "events"} <= found:
            raise ShoalError(say("error-database-foreign", path=str(self.path)))
        self._has_fresh = "fresh" in found

    async def prepare(self) -> None:
        """Bring the schema up to date, and create ``set_aside``."""
        assert self._connection is not None
        try:
            migrate(self._connection)
            self._connection.execute(SET_ASIDE)
        except sqlite3.Error as error:
            why = say("error-database-write", path=str(self.path), reason=reason_of(error))
            raise ShoalError(why) from error
        self._has_fresh = True

    async def close(self) -> None:
        """Close and unlock the file."""
        if self._connection is not None:
            self._connection.close()
        if self._file is not None:
            self._file.release()

    # The types of the rows depend on the query.
    def _fetch(self, query: str, *values: object) -> list[Any]:
        assert self._connection is not None
        with closing(self._connection.execute(query, values)) as found:
            return found.fetchall()

    async def faults(self) -> Sequence[Message | str]:
        """The faults that SQLite finds in the file."""
        try:
            found = [str(line) for (line,) in self._fetch(f"PRAGMA integrity_check({MAX_FAULTS})")]
        except sqlite3.Error as error:
            return [reason_of(error)]
        return [] if found == ["ok"] else found

    async def names(self) -> list[str]:
        """The names of all tables that have any readable row."""
        queries = ["SELECT id FROM tables", "SELECT DISTINCT table_id FROM events"]
        if self._has_fresh:
            queries.append("SELECT DISTINCT table_id FROM fresh")
        found: set[str] = set()
        for query in queries:
            with suppress(sqlite3.Error):
                found.update(str(name) for (name,) in self._fetch(query))
        return sorted(found)

    async def table(self, name: str) -> StoredTable:
        """The stored rows of a table."""
        query = "SELECT 0 AS place, number, body FROM events WHERE table_id = ?1"
        if self._has_fresh:
            query += " UNION ALL SELECT id, number, body FROM fresh WHERE table_id = ?1"
        try:
            rows = self._fetch(f"{query} ORDER BY number, place", name)
            lines = self._fetch("SELECT stage, listed, tended FROM tables WHERE id = ?", name)
        except sqlite3.Error as error:
            raise Damaged(say("error-file-unreadable-because", reason=reason_of(error))) from error
        summary = None
        for stage, listed, needs_scheduler in lines:
            summary = Summary(name, stage, bool(listed), bool(needs_scheduler))
        return StoredTable(name, [StoredRow(number, body) for _, number, body in rows], summary)

    async def repair(self, repaired: RepairedTable) -> None:
        """Replace the events of a table, and move spare rows to ``set_aside``."""
        connection, name = self._connection, repaired.name
        assert connection is not None
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(
                "INSERT INTO set_aside (table_id, number, body) VALUES (?, ?, ?)",
                [(name, row.number, row.body) for row in repaired.spare],
            )
            for source in ("events", "fresh"):
                connection.execute(f"DELETE FROM {source} WHERE table_id = ?", (name,))  # noqa: S608 - our own names
            connection.executemany(
                "INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)",
                [(name, number, body) for number, body in enumerate(repaired.events, 1)],
            )
            self._save_summary(connection, repaired)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise ShoalError(
                say("error-not-repaired", table=name, reason=reason_of(error))
            ) from error

    def _save_summary(self, connection: sqlite3.Connection, repaired: RepairedTable) -> None:
        line = repaired.summary
        if line is None:
            connection.execute("DELETE FROM tables WHERE id = ?", (repaired.name,))
        else:
            values = (line.table, line.stage, line.listed, line.needs_scheduler, line.opened_at)
            connection.execute(UPSERT_SUMMARY, values)
