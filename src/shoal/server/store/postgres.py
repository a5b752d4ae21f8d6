"""The store for several workers: PostgreSQL.

When two workers write to the same table, the second one finds that the table has
changed: none of its events are saved, and it reads the events of the other.
Events and the notification about them share a transaction, so that a worker is
notified of an event exactly when it is on disk.  Notifications contain only the
ids of tables and event numbers.
"""

import asyncio
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of
from shoal.server.ops.recurring_error import RecurringError
from shoal.server.store.base import Batch, Damaged, RowsRejected, StoreListener
from shoal.server.store.event_order import in_order, until_first_gap
from shoal.server.store.migrations import POSTGRES
from shoal.server.table.errors import Refused

if TYPE_CHECKING:
    from asyncpg import Connection, Pool, Record
    from asyncpg.pool import PoolConnectionProxy

    AnyConnection = Connection[Record] | PoolConnectionProxy[Record]

EVENTS_CHANNEL: Final = "shoal"
PRESENCE_CHANNEL: Final = "shoal_here"
TABLES_PER_NOTIFICATION: Final = 250
"""Tables in one notification: PostgreSQL allows 8,000 bytes, and each table takes 30."""

BATCH_DELAY: Final = 0.004
"""Seconds to wait for more events under load: a round trip costs as much as saving ten events."""

HEARTBEAT_SECONDS: Final = 5.0
QUERY_TIMEOUT: Final = 10.0
"""Seconds after which a query has failed."""

MAX_READERS: Final = 4
"""Connections for reading."""

COMMIT_RETRIES: Final = 3
"""Further attempts after a deadlock or a conflict."""

MIN_RETRY_SECONDS: Final = 0.2
MAX_RETRY_SECONDS: Final = 5.0
"""Seconds before the next attempt to listen; they double from the first up to the second."""

MIGRATION_LOCK: Final = 7_465_616
"""The advisory lock that a worker holds while it migrates the schema; the number is arbitrary."""
SERVING_LOCK: Final = 7_465_617
"""The advisory lock that all workers share, so that nobody repairs the database meanwhile."""

COMMIT_BATCH: Final = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bool[], $6::bool[],
        $10::bigint[])
    AS t(id, expected, last, stage, listed, tended, born)
), begun AS (
    INSERT INTO tables (id, stage, listed, tended, last, born)
    SELECT id, coalesce(stage, 'gathering'), coalesce(listed, false), coalesce(tended, false),
        last, coalesce(born, 0)
    FROM wanted WHERE expected = 0
    ON CONFLICT DO NOTHING RETURNING id, last, tended
), moved AS (
    UPDATE tables SET last = wanted.last, stage = coalesce(wanted.stage, tables.stage),
        listed = coalesce(wanted.listed, tables.listed),
        tended = coalesce(wanted.tended, tables.tended)
    FROM wanted
    WHERE tables.id = wanted.id AND tables.last = wanted.expected AND wanted.expected > 0
    RETURNING tables.id, tables.last, tables.tended
), won AS (
    SELECT id, last, tended FROM begun UNION ALL SELECT id, last, tended FROM moved
), kept AS (
    INSERT INTO events (table_id, number, body)
    SELECT e.id, e.number, e.body
    FROM unnest($7::text[], $8::int[], $9::bytea[]) AS e(id, number, body)
    JOIN won ON won.id = e.id
), notices AS (
    SELECT string_agg(concat(id, ':', last, ':', CASE WHEN tended THEN 't' ELSE '-' END), ' ')
        AS words
    FROM (SELECT *, (row_number() OVER () - 1) / $13 AS part FROM won) AS parted
    GROUP BY part
)
SELECT id, (SELECT count(pg_notify($12, concat($11::text, ' ', words))) FROM notices)
FROM won
"""
"""Saves events, updates summaries and notifies other workers, all in one round trip."""

SELECT_EVENTS: Final = """
SELECT number, body, last FROM events LEFT JOIN tables ON id = table_id
WHERE table_id = $1 AND number > $2 ORDER BY number
"""

SELECT_EVENTS_OF_TABLES: Final = """
SELECT table_id, number, body FROM unnest($1::text[], $2::int[]) AS wanted(id, last)
JOIN events ON table_id = wanted.id AND number > wanted.last
ORDER BY table_id, number
"""

UPSERT_TIME: Final = """
INSERT INTO clock AS kept VALUES (1, $1, extract(epoch FROM clock_timestamp()) * 1000)
ON CONFLICT (id) DO UPDATE SET at = greatest(kept.at, excluded.at), wall = excluded.wall
RETURNING at
"""

SELECT_TIME: Final = (
    "SELECT at, (extract(epoch FROM clock_timestamp()) * 1000)::bigint - wall AS passed FROM clock"
)

RETRIED: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
REJECTED: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
CONNECTION_ERRORS: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection ended during a query
    TimeoutError,
)


class PostgresStore:
    """Tables in a PostgreSQL database, shared by workers."""

    def __init__(self, address: str, worker: str = "") -> None:
        self.address = address
        # The first part stays the same when a worker is restarted; the second is new.
        self.token = f"{worker or secrets.token_hex(4)}.{secrets.token_hex(4)}"
        self.shared = True
        self.batch_delay = BATCH_DELAY
        self._listener: StoreListener | None = None
        self._pool: Pool[Record] | None = None
        self._writer: Connection[Record] | None = None
        self._write_lock = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._wait = MIN_RETRY_SECONDS
        self._read_errors = RecurringError("not_read")
        self._listener_errors = RecurringError("listener_lost")

    async def open(self, listener: StoreListener | None = None) -> None:
        """Connect, bring an older schema up to date, and listen to other workers."""
        self._listener = listener
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=0,  # otherwise it logs every lost connection
                max_size=MAX_READERS,
                reset=no_reset,
                timeout=QUERY_TIMEOUT,
                command_timeout=QUERY_TIMEOUT,
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await take_serving_lock(connection)
                await migrate(connection)
        except ShoalError:
            raise
        except (*CONNECTION_ERRORS, asyncpg.PostgresError) as error:
            raise ShoalError(say("error-postgres-open", reason=reason_of(error))) from error
        except ValueError as error:
            reason = say("reason-database-address")
            raise ShoalError(say("error-postgres-open", reason=reason)) from error
        ready = asyncio.Event()
        self._listening = asyncio.ensure_future(self._listen_forever(ready))
        await ready.wait()

    async def close(self) -> None:
        """Release everything."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._writer is not None:
            await self._writer.close()
        if self._pool is not None:
            await self._pool.close()

    # Writing.

    async def commit(self, batch: Batch) -> set[str]:
        """Save a batch; returns the tables whose events came too late."""
        for _ in range(COMMIT_RETRIES):
            try:
                return await self._commit(batch)
            except RETRIED:
                continue
            except REJECTED as error:
                raise RowsRejected(repr(error)) from error
        return await self._commit(batch)

    async def _commit(self, batch: Batch) -> set[str]:
        lasts: dict[str, int] = {}
        firsts: dict[str, int] = {}
        for table, number, _ in batch.rows:
            firsts.setdefault(table, number)
            lasts[table] = number
        names = sorted(lasts)
        lines = [batch.summaries.get(name) for name in names]
        won = await self._write(
            COMMIT_BATCH,
            names,
            [firsts[name] - 1 for name in names],
            [lasts[name] for name in names],
            [None if line is None else line.stage for line in lines],
            [None if line is None else line.listed for line in lines],
            [None if line is None else line.needs_scheduler for line in lines],
            [table for table, _, _ in batch.rows],
            [number for _, number, _ in batch.rows],
            [body for _, _, body in batch.rows],
            [None if line is None else line.opened_at for line in lines],
            self.token,
            EVENTS_CHANNEL,
            TABLES_PER_NOTIFICATION,
        )
        return set(names) - {row["id"] for row in won}

    # asyncpg takes any value that PostgreSQL has a type for.
    async def _write(self, query: str, *values: Any) -> "list[Record]":
        """Run a query on the only writing connection.

        One is enough, because events that arrive meanwhile share the next batch.  After a failure
        the connection is replaced: on the old one a database that was read-only would stay so.
        """
        async with self._write_lock:
            if self._writer is None or self._writer.is_closed():
                self._writer = await self._connect()
            try:
                return await self._writer.fetch(query, *values)
            except (*RETRIED, *REJECTED):
                raise
            except BaseException:
                self._writer.terminate()
                self._writer = None
                raise

    async def _connect(self) -> "Connection[Record]":
        within = QUERY_TIMEOUT
        return await asyncpg.connect(self.address, timeout=within, command_timeout=within)

    async def save_time(self, at: int) -> int:
        """Save the server's time; returns the latest that any worker has saved."""
        return int((await self._write(UPSERT_TIME, at))[0]["at"])

    async def saved_time(self) -> tuple[int, int] | None:
        """The time saved last, and the milliseconds since then by the database's clock."""
        kept = await self._fetch(SELECT_TIME)
        return (int(kept[0]["at"]), int(kept[0]["passed"])) if kept else None

    # Reading.

    async def events(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after this number, in order."""
        rows = await self._fetch(SELECT_EVENTS, table, after)
        bodies = in_order([(row["number"], row["body"]) for row in rows], after)
        if rows and rows[-1]["last"] != rows[-1]["number"]:
            # Every attempt to save the next event would fail because of this number.
            raise Damaged(say("error-stored-last-event"))
        return bodies

    async def events_of_tables(self, after: Mapping[str, int]) -> Mapping[str, Sequence[bytes]]:
        """The events of several tables, each after its number, with one query."""
        found: dict[str, list[tuple[int, bytes]]] = {}
        for row in await self._fetch(SELECT_EVENTS_OF_TABLES, list(after), list(after.values())):
            found.setdefault(row["table_id"], []).append((row["number"], row["body"]))
        return {table: until_first_gap(rows, after[table]) for table, rows in found.items()}

    async def listed_tables(self, limit: int) -> Iterable[str]:
        """Tables that anybody may join or watch, the newest first."""
        query = "SELECT id FROM tables WHERE listed ORDER BY born DESC LIMIT $1"
        return [str(row["id"]) for row in await self._fetch(query, limit)]

    async def tables_needing_scheduler(self) -> Iterable[str]:
        """Tables with bots or clocks."""
        return [str(row["id"]) for row in await self._fetch("SELECT id FROM tables WHERE tended")]

    async def is_healthy(self) -> bool:
        """Whether the store answers."""
        try:
            await self._fetch("SELECT 1")
        except Refused:
            return False
        return True

    async def _fetch(
        self, query: str, *values: str | int | list[str] | list[int]
    ) -> "list[Record]":
        """Run a reading query; Refused if the database does not answer."""
        assert self._pool is not None
        try:
            found = await self._pool.fetch(query, *values)
        except (*CONNECTION_ERRORS, asyncpg.PostgresError) as error:
            self._read_errors.failed(error=repr(error))
            raise Refused("busy", say("error-database-silent")) from error
        self._read_errors.succeeded()
        return found

    # Notifications from other workers.

    async def _listen_forever(self, ready: asyncio.Event) -> None:
        """Listen on a separate connection, and replace it when it is lost."""
        while True:
            try:
                await self._listen(ready)
            except (*CONNECTION_ERRORS, asyncpg.PostgresError, ShoalError) as error:
                self._listener_errors.failed(error=repr(error))
                await asyncio.sleep(self._wait)
                self._wait = min(2 * self._wait, MAX_RETRY_SECONDS)

    async def _listen(self, ready: asyncio.Event) -> None:
        connection = await self._connect()
        try:
            await take_serving_lock(connection, "pg_try_advisory_lock_shared")
            for channel in (EVENTS_CHANNEL, PRESENCE_CHANNEL):
                await connection.add_listener(channel, self._on_notification)
            if ready.is_set() and self._listener is not None:
                self._listener.notifications_lost()
            ready.set()
            self._listener_errors.succeeded()
            self._wait = MIN_RETRY_SECONDS
            while True:
                # Only a query notices that the other end is gone.
                await asyncio.sleep(HEARTBEAT_SECONDS)
                await connection.fetchval("SELECT 1", timeout=HEARTBEAT_SECONDS)
        finally:
            connection.terminate()

    def _on_notification(
        self, _connection: object, _pid: int, channel: str, payload: object
    ) -> None:
        token, _, rest = str(payload).partition(" ")
        if token == self.token or self._listener is None:
            return
        if channel == PRESENCE_CHANNEL:
            table, _, seats = rest.partition(" ")
            self._listener.seats_present(token, table, [int(seat) for seat in seats.split()])
            return
        for word in rest.split():
            table, number, scheduled = word.split(":")
            self._listener.events_saved(table, int(number), needs_scheduler=scheduled == "t")

    async def publish_presence(self, table: str, seats: Sequence[int]) -> None:
        """Tell the other workers whose players are connected here."""
        payload = " ".join([self.token, table, *map(str, seats)])
        await self._fetch("SELECT pg_notify($1, $2)", PRESENCE_CHANNEL, payload)


async def no_reset(_connection: object) -> None:
    """Do nothing: our queries leave no state behind, and a reset costs a round trip."""


async def take_serving_lock(
    connection: "AnyConnection", take: str = "pg_try_advisory_xact_lock_shared"
) -> None:
    """Take the lock that prevents repairs; ShoalError while a repair is running."""
    if not await connection.fetchval(f"SELECT {take}($1)", SERVING_LOCK):
        raise ShoalError(say("error-postgres-repairing"))


async def schema_version(connection: "AnyConnection") -> int:
    """The version of the schema; 0 for an empty database."""
    if not await connection.fetchval("SELECT to_regclass('shoal_schema') IS NOT NULL"):
        return 0
    return int(await connection.fetchval("SELECT max(version) FROM shoal_schema") or 0)


async def migrate(connection: "AnyConnection", to: int = len(POSTGRES)) -> None:
    """Bring the schema up to a version; one worker does it, and the others wait."""
    if await schema_version(connection) == to:
        return  # nothing to write, so a read-only database can be served
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS shoal_schema (version integer NOT NULL)")
    version = await schema_version(connection)
    if version > len(POSTGRES):
        supported = len(POSTGRES)
        raise ShoalError(say("error-database-schema", version=version, supported=supported))
    for number in range(version, to):
        for statement in POSTGRES[number]:
            await connection.execute(statement)
        await connection.execute("INSERT INTO shoal_schema VALUES ($1)", number + 1)
