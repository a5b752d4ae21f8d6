"""The store of a house with several workers: PostgreSQL.

A worker whose events come second finds that the table has moved on: nothing of
it is kept, and the worker reads what the other has done.  Events and the news
of them travel in one transaction, so that a worker hears of an event exactly
when it is on disk.  News carries names and numbers only.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import asyncpg

from shoal.core.errors import ShoalError
from shoal.server.logs import log
from shoal.server.refused import Refused
from shoal.server.store import Batch, Ear
from shoal.server.store.migrations import POSTGRES

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
MIGRATING: Final = 7_465_616
"""The lock that one worker holds while it brings the schema up to date; any number will do."""

KEEP: Final = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bool[], $6::bool[])
    AS t(id, expected, last, stage, listed, tended)
), begun AS (
    INSERT INTO tables (id, stage, listed, tended, last, born)
    SELECT id, coalesce(stage, 'gathering'), coalesce(listed, false), coalesce(tended, false),
        last, $10
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

READ_SEVERAL: Final = """
SELECT table_id, body FROM unnest($1::text[], $2::int[]) AS wanted(id, last)
JOIN events ON table_id = wanted.id AND number > wanted.last
ORDER BY table_id, number
"""

RETRIED: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
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
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make ready, bringing an older schema up to date."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=4, reset=nothing
            )
            async with self._pool.acquire() as connection, connection.transaction():
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
        return await self._commit(batch)

    async def _commit(self, batch: Batch) -> set[str]:
        lasts: dict[str, int] = {}
        firsts: dict[str, int] = {}
        for table, number, _ in batch.rows:
            firsts.setdefault(table, number)
            lasts[table] = number
        names = sorted(lasts)
        lines = [batch.summaries.get(name) for name in names]
        writer = await self._open_writer()
        won = await writer.fetch(
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
            time.time_ns(),
            self.token,
            CHANNEL,
            IN_ONE_MESSAGE,
        )
        return set(names) - {row["id"] for row in won}

    async def _open_writer(self) -> "Connection[Record]":
        """The connection that keeps: one, since what comes meanwhile shares the next batch."""
        if self._writer is None or self._writer.is_closed():
            self._writer = await asyncpg.connect(self.address)
        return self._writer

    # Reading.

    async def events(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after this number, in order."""
        query = "SELECT body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [bytes(row["body"]) for row in await self._fetch(query, table, after)]

    async def events_of(self, after: Mapping[str, int]) -> Mapping[str, Sequence[bytes]]:
        """The events of several tables, each after its number, with one question."""
        found: dict[str, list[bytes]] = {}
        for row in await self._fetch(READ_SEVERAL, list(after), list(after.values())):
            found.setdefault(row["table_id"], []).append(bytes(row["body"]))
        return found

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
            return await self._pool.fetch(query, *values)
        except (*LOST, asyncpg.PostgresError) as wrong:
            log("not_read", error=repr(wrong))
            raise Refused("busy", "The database does not answer: try again in a moment.") from wrong

    # Hearing from other workers.

    async def _listen_for_ever(self, heard: asyncio.Event) -> None:
        """A connection of its own; after every loss all is read again."""
        while True:
            try:
                await self._listen(heard)
            except (*LOST, asyncpg.PostgresError) as wrong:
                log("listener_lost", error=repr(wrong))
                await asyncio.sleep(0.2)

    async def _listen(self, heard: asyncio.Event) -> None:
        connection = await asyncpg.connect(self.address)
        try:
            for channel in (CHANNEL, PRESENCE):
                await connection.add_listener(channel, self._heard)
            if heard.is_set() and self.ear is not None:
                self.ear.missed_news()
            heard.set()
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


async def migrate(connection: "Speaker", to: int = len(POSTGRES)) -> None:
    """Bring the schema up to a version; one worker does it, and the others wait."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    await connection.execute("CREATE TABLE IF NOT EXISTS shoal_schema (version integer NOT NULL)")
    version = await connection.fetchval("SELECT max(version) FROM shoal_schema") or 0
    if version > len(POSTGRES):
        raise ShoalError(
            f"The database has schema {version}; this server knows schemas up to {len(POSTGRES)}."
        )
    for number in range(version, to):
        for statement in POSTGRES[number]:
            await connection.execute(statement)
        await connection.execute("INSERT INTO shoal_schema VALUES ($1)", number + 1)
