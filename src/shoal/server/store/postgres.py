"""The store of a house with several workers: PostgreSQL.

A worker whose events come second finds that the table has moved on: nothing of
it is kept, and the worker reads what the other has done.  Events and the news
of them travel in one transaction, so that a worker hears of an event exactly
when it is on disk.  News carries names and numbers only.
"""

import asyncio
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from shoal.core.errors import ShoalError
from shoal.server.ops.recurring_error import Trouble
from shoal.server.store import Batch, Damaged, Ear, RowsRejected
from shoal.server.store.migrations import POSTGRES
from shoal.server.store.order import beginning, in_order
from shoal.server.table.errors import Refused

if TYPE_CHECKING:
    from asyncpg import Connection, Pool, Record
    from asyncpg.pool import PoolConnectionProxy

    Speaker = Connection[Record] | PoolConnectionProxy[Record]

CHANNEL: Final = "shoal"
PRESENCE: Final = "shoal_here"
IN_ONE_MESSAGE: Final = 250
"""Tables whose news share a message: PostgreSQL carries at most 8,000 bytes, and each takes 30."""

GATHER: Final = 0.004
"""A way there and back costs both sides as much as keeping ten events."""

HEARTBEAT: Final = 5.0
ANSWERED_WITHIN: Final = 10.0
"""Seconds after which a question to the database has failed."""

AGAIN: Final = 0.2
LONGEST_WAIT: Final = 5.0
"""Seconds before there is another try to listen; the first doubles up to the second."""

MIGRATING: Final = 7_465_616
"""The lock that one worker holds while it brings the schema up to date; any number will do."""
SERVING: Final = 7_465_617
"""The lock that all workers share, so that nobody repairs the database under them."""

KEEP: Final = """
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
), news AS (
    SELECT string_agg(concat(id, ':', last, ':', CASE WHEN tended THEN 't' ELSE '-' END), ' ')
        AS words
    FROM (SELECT *, (row_number() OVER () - 1) / $13 AS part FROM won) AS parted
    GROUP BY part
)
SELECT id, (SELECT count(pg_notify($12, concat($11::text, ' ', words))) FROM news)
FROM won
"""
"""Events, what they change in the summaries, and the news of them: one way there and back."""

READ: Final = """
SELECT number, body, last FROM events LEFT JOIN tables ON id = table_id
WHERE table_id = $1 AND number > $2 ORDER BY number
"""

READ_SEVERAL: Final = """
SELECT table_id, number, body FROM unnest($1::text[], $2::int[]) AS wanted(id, last)
JOIN events ON table_id = wanted.id AND number > wanted.last
ORDER BY table_id, number
"""

KEEP_TIME: Final = """
INSERT INTO clock AS kept VALUES (1, $1, extract(epoch FROM clock_timestamp()) * 1000)
ON CONFLICT (id) DO UPDATE SET at = greatest(kept.at, excluded.at), wall = excluded.wall
RETURNING at
"""

LAST_TIME: Final = (
    "SELECT at, (extract(epoch FROM clock_timestamp()) * 1000)::bigint - wall AS passed FROM clock"
)

RETRIED: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
REJECTED: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
LOST: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was ended while it was asked
    TimeoutError,
)


class PostgresStore:
    """Tables in a PostgreSQL database, shared by workers."""

    def __init__(self, address: str, worker: str = "") -> None:
        self.address = address
        # A worker that is started again in the place of one that died speaks for that place.
        self.token = f"{worker or secrets.token_hex(4)}.{secrets.token_hex(4)}"
        self.shared = True
        self.gather = GATHER
        self.ear: Ear | None = None
        self._pool: Pool[Record] | None = None
        self._writer: Connection[Record] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._wait = AGAIN
        self._unread = Trouble("not_read")
        self._deaf = Trouble("listener_lost")

    async def open(self) -> None:
        """Make ready, bringing an older schema up to date."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=0,  # or it would say again and again that it misses one
                max_size=4,
                reset=nothing,
                timeout=ANSWERED_WITHIN,
                command_timeout=ANSWERED_WITHIN,
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await check_serving(connection)
                await migrate(connection)
        except (*LOST, asyncpg.PostgresError, ValueError) as wrong:
            raise ShoalError(f"The database cannot be opened: {wrong}.") from wrong
        heard = asyncio.Event()
        self._listening = asyncio.ensure_future(self._listen_for_ever(heard))
        await heard.wait()

    async def close(self) -> None:
        """Let go of everything."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._writer is not None:
            await self._writer.close()
        if self._pool is not None:
            await self._pool.close()

    # Writing.

    async def commit(self, batch: Batch) -> set[str]:
        """Keep a batch; answers the tables whose events came too late."""
        for _ in range(3):
            try:
                return await self._commit(batch)
            except RETRIED:
                continue
            except REJECTED as wrong:
                raise RowsRejected(repr(wrong)) from wrong
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
            KEEP,
            names,
            [firsts[name] - 1 for name in names],
            [lasts[name] for name in names],
            [None if line is None else line.stage for line in lines],
            [None if line is None else line.listed for line in lines],
            [None if line is None else line.tended for line in lines],
            [table for table, _, _ in batch.rows],
            [number for _, number, _ in batch.rows],
            [body for _, _, body in batch.rows],
            [None if line is None else line.born for line in lines],
            self.token,
            CHANNEL,
            IN_ONE_MESSAGE,
        )
        return set(names) - {row["id"] for row in won}

    # What asyncpg takes as the value of a query is anything that PostgreSQL has a type for.
    async def _write(self, query: str, *values: Any) -> "list[Record]":
        """Ask the connection that keeps: one, since what comes meanwhile shares the next batch.

        After a failure it is made anew: a database that was read-only stays so for the old one.
        """
        async with self._one_at_a_time:
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
        within = ANSWERED_WITHIN
        return await asyncpg.connect(self.address, timeout=within, command_timeout=within)

    async def keep_time(self, at: int) -> int:
        """Keep the server's time; answers the latest that any worker has kept."""
        return int((await self._write(KEEP_TIME, at))[0]["at"])

    async def last_time(self) -> tuple[int, int] | None:
        """The time that was kept last, and the milliseconds since then by the database's clock."""
        kept = await self._fetch(LAST_TIME)
        return (int(kept[0]["at"]), int(kept[0]["passed"])) if kept else None

    # Reading.

    async def events(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after this number, in order."""
        rows = await self._fetch(READ, table, after)
        bodies = in_order([(row["number"], row["body"]) for row in rows], after)
        if rows and rows[-1]["last"] != rows[-1]["number"]:
            # Whoever kept the next event would for ever be told that another was faster.
            raise Damaged("Its last event is not the one that its summary names.")
        return bodies

    async def events_of(self, after: Mapping[str, int]) -> Mapping[str, Sequence[bytes]]:
        """The events of several tables, each after its number, with one question."""
        found: dict[str, list[tuple[int, bytes]]] = {}
        for row in await self._fetch(READ_SEVERAL, list(after), list(after.values())):
            found.setdefault(row["table_id"], []).append((row["number"], row["body"]))
        return {table: beginning(rows, after[table]) for table, rows in found.items()}

    async def listed(self, most: int) -> Iterable[str]:
        """Tables that anybody may join or watch, the newest first."""
        query = "SELECT id FROM tables WHERE listed ORDER BY born DESC LIMIT $1"
        return [str(row["id"]) for row in await self._fetch(query, most)]

    async def tended(self) -> Iterable[str]:
        """Tables that have bots or clocks to look after."""
        return [str(row["id"]) for row in await self._fetch("SELECT id FROM tables WHERE tended")]

    async def healthy(self) -> bool:
        """Whether the store answers."""
        try:
            await self._fetch("SELECT 1")
        except Refused:
            return False
        return True

    async def _fetch(
        self, query: str, *values: str | int | list[str] | list[int]
    ) -> "list[Record]":
        """Ask; whoever waits for the answer is told in a sentence if the database is away."""
        assert self._pool is not None
        try:
            found = await self._pool.fetch(query, *values)
        except (*LOST, asyncpg.PostgresError) as wrong:
            self._unread.began(error=repr(wrong))
            raise Refused("busy", "The database does not answer: try again in a moment.") from wrong
        self._unread.ended()
        return found

    # Hearing from other workers.

    async def _listen_for_ever(self, heard: asyncio.Event) -> None:
        """A connection of its own; after every loss all is read again."""
        while True:
            try:
                await self._listen(heard)
            except (*LOST, asyncpg.PostgresError, ShoalError) as wrong:
                self._deaf.began(error=repr(wrong))
                await asyncio.sleep(self._wait)
                self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _listen(self, heard: asyncio.Event) -> None:
        connection = await self._connect()
        try:
            await check_serving(connection, "pg_try_advisory_lock_shared")
            for channel in (CHANNEL, PRESENCE):
                await connection.add_listener(channel, self._heard)
            if heard.is_set() and self.ear is not None:
                self.ear.missed_news()
            heard.set()
            self._deaf.ended()
            self._wait = AGAIN
            while True:
                # A dead peer is noticed only by who asks.
                await asyncio.sleep(HEARTBEAT)
                await connection.fetchval("SELECT 1", timeout=HEARTBEAT)
        finally:
            connection.terminate()

    def _heard(self, _connection: object, _pid: int, channel: str, payload: object) -> None:
        token, _, rest = str(payload).partition(" ")
        if token == self.token or self.ear is None:
            return
        if channel == PRESENCE:
            table, _, seats = rest.partition(" ")
            self.ear.present(token, table, [int(seat) for seat in seats.split()])
            return
        for word in rest.split():
            table, number, tended = word.split(":")
            self.ear.news(table, int(number), tended=tended == "t")

    async def announce(self, table: str, seats: Sequence[int]) -> None:
        """Tell the other workers whose people are connected here."""
        payload = " ".join([self.token, table, *map(str, seats)])
        await self._fetch("SELECT pg_notify($1, $2)", PRESENCE, payload)


async def nothing(_connection: object) -> None:
    """Our connections are left as they were found, and need no cleaning: a way there and back."""


async def check_serving(
    connection: "Speaker", take: str = "pg_try_advisory_xact_lock_shared"
) -> None:
    """Take the lock that keeps repairs away; ShoalError while there is one under way."""
    if not await connection.fetchval(f"SELECT {take}($1)", SERVING):
        raise ShoalError("The database is being repaired: begin when that has ended.")


async def version_of(connection: "Speaker") -> int:
    """The version of the schema; 0 of an empty database."""
    if not await connection.fetchval("SELECT to_regclass('shoal_schema') IS NOT NULL"):
        return 0
    return int(await connection.fetchval("SELECT max(version) FROM shoal_schema") or 0)


async def migrate(connection: "Speaker", to: int = len(POSTGRES)) -> None:
    """Bring the schema up to a version; one worker does it, and the others wait."""
    if await version_of(connection) == to:
        return  # a database that cannot be written now is served all the same
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    await connection.execute("CREATE TABLE IF NOT EXISTS shoal_schema (version integer NOT NULL)")
    version = await version_of(connection)
    if version > len(POSTGRES):
        raise ShoalError(
            f"The database has schema {version}; this server knows schemas up to {len(POSTGRES)}."
        )
    for number in range(version, to):
        for statement in POSTGRES[number]:
            await connection.execute(statement)
        await connection.execute("INSERT INTO shoal_schema VALUES ($1)", number + 1)
