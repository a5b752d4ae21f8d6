"""A PostgreSQL database under repair."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import asyncpg

from shoal.core.errors import ShoalError
from shoal.core.message import Message, say
from shoal.core.system_error_reason import reason_of
from shoal.server.repair.repair_database import RepairedTable, StoredRow, StoredTable
from shoal.server.store.base import Damaged, Summary
from shoal.server.store.postgres import CONNECTION_ERRORS, SERVING_LOCK, migrate

if TYPE_CHECKING:
    from asyncpg import Connection, Record

SET_ASIDE: Final = (
    "CREATE TABLE IF NOT EXISTS set_aside (table_id text NOT NULL, number integer, body bytea, "
    "at timestamptz NOT NULL DEFAULT now())"
)
"""Holds rows that were taken out of a table; nothing is deleted."""

UPSERT_SUMMARY: Final = """
INSERT INTO tables (id, stage, listed, tended, born, last) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, listed = excluded.listed,
    tended = excluded.tended, last = excluded.last
"""


LOCK_ATTEMPTS: Final = 20
RETRY_SECONDS: Final = 0.1
"""Pause before a retry: PostgreSQL notices late that a server has stopped."""


class PostgresArchive:
    """A PostgreSQL database that no worker uses."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._connection: Connection[Record] | None = None

    async def open(self) -> None:
        """Lock the database against workers, and change nothing."""
        try:
            self._connection = await asyncpg.connect(self.address)
            await take_exclusive_lock(self._connection)
            is_ours = await self._connection.fetchval("SELECT to_regclass('events') IS NOT NULL")
        except ShoalError:
            raise
        except (*CONNECTION_ERRORS, asyncpg.PostgresError) as error:
            raise ShoalError(say("error-postgres-open", reason=reason_of(error))) from error
        except ValueError as error:
            reason = say("reason-database-address")
            raise ShoalError(say("error-postgres-open", reason=reason)) from error
        if not is_ours:
            raise ShoalError(say("error-postgres-foreign"))

    async def prepare(self) -> None:
        """Bring the schema up to date, and create ``set_aside``."""
        assert self._connection is not None
        try:
            async with self._connection.transaction():
                await migrate(self._connection)
                await self._connection.execute(SET_ASIDE)
        except (*CONNECTION_ERRORS, asyncpg.PostgresError) as error:
            raise ShoalError(say("error-postgres-write", reason=reason_of(error))) from error

    async def close(self) -> None:
        """Close the connection, which unlocks the database."""
        if self._connection is not None:
            await self._connection.close()

    async def faults(self) -> Sequence[Message | str]:
        """An empty list: PostgreSQL checks its files itself."""
        return []

    async def names(self) -> list[str]:
        """The names of all tables that have any stored row."""
        assert self._connection is not None
        query = "SELECT id FROM tables UNION SELECT DISTINCT table_id FROM events ORDER BY 1"
        return [str(row["id"]) for row in await self._connection.fetch(query)]

    async def table(self, name: str) -> StoredTable:
        """The stored rows of a table."""
        assert self._connection is not None
        query = "SELECT number, body FROM events WHERE table_id = $1 ORDER BY number"
        line = "SELECT stage, listed, tended, last FROM tables WHERE id = $1"
        try:
            rows = await self._connection.fetch(query, name)
            kept = await self._connection.fetchrow(line, name)
        except asyncpg.PostgresError as error:
            raise Damaged(say("error-table-unreadable", reason=reason_of(error))) from error
        found = [StoredRow(row["number"], bytes(row["body"])) for row in rows]
        if kept is None:
            return StoredTable(name, found, None)
        summary = Summary(name, kept["stage"], kept["listed"], kept["tended"])
        return StoredTable(name, found, summary, kept["last"])

    async def repair(self, repaired: RepairedTable) -> None:
        """Replace the events of a table, and move spare rows to ``set_aside``."""
        connection, name = self._connection, repaired.name
        assert connection is not None
        try:
            async with connection.transaction():
                await connection.executemany(
                    "INSERT INTO set_aside (table_id, number, body) VALUES ($1, $2, $3)",
                    [(name, row.number, row.body) for row in repaired.spare],
                )
                await connection.execute("DELETE FROM events WHERE table_id = $1", name)
                await connection.executemany(
                    "INSERT INTO events (table_id, number, body) VALUES ($1, $2, $3)",
                    [(name, number, body) for number, body in enumerate(repaired.events, 1)],
                )
                await self._save_summary(connection, repaired)
        except (*CONNECTION_ERRORS, asyncpg.PostgresError) as error:
            raise ShoalError(
                say("error-not-repaired", table=name, reason=reason_of(error))
            ) from error

    async def _save_summary(
        self, connection: "Connection[Record]", repaired: RepairedTable
    ) -> None:
        line = repaired.summary
        if line is None:
            await connection.execute("DELETE FROM tables WHERE id = $1", repaired.name)
            return
        values = (line.table, line.stage, line.listed, line.needs_scheduler, line.opened_at)
        await connection.execute(UPSERT_SUMMARY, *values, len(repaired.events))


async def take_exclusive_lock(connection: "Connection[Record]") -> None:
    """Take the lock that all servers share, which fails while one of them runs."""
    for _ in range(LOCK_ATTEMPTS):
        if await connection.fetchval("SELECT pg_try_advisory_lock($1)", SERVING_LOCK):
            return
        await asyncio.sleep(RETRY_SECONDS)
    raise ShoalError(say("error-postgres-serving"))
