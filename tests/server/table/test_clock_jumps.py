"""A change of the wall clock, or a computer that sleeps, does not change the time of any table."""

import asyncio
import contextlib
import time

import pytest
from server.memory_table import GAMES, MemoryTable, QuickBots

from shoal import wire
from shoal.server.ops.server_clock import MAX_DOWNTIME_MS, ServerClock
from shoal.server.services import Services
from shoal.server.store.base import Batch
from shoal.server.store.postgres import PostgresStore
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.events import BotSat, Said, read_event, write_event

HOURS = 3600.0
JUMPS = [5 * HOURS, -5 * HOURS]
TABLE = "t" * 12
MINUTE = wire.TimeControl("game", 60)


class FakeWallClock:
    """A wall clock that moves when it is set, and only then."""

    def __init__(self):
        self.ahead = 0.0
        self._started = time.time()

    def __call__(self):
        return self._started + self.ahead


@pytest.fixture
def wall(monkeypatch):
    made = FakeWallClock()
    monkeypatch.setattr(time, "time", made)
    return made


class FakeMonotonicClock:
    """A monotonic clock that a test moves."""

    seconds = 0.0

    def __call__(self):
        return self.seconds


@contextlib.asynccontextmanager
async def running(store, steady=time.monotonic):
    """Running services, with the schedulers of clocks and bots."""
    services = Services(store, GAMES, QuickBots(), clock=ServerClock(steady), reconnect_seconds=600)
    await services.open()
    yield services
    await services.close()


async def begin(services, memory, *more):
    """A table at which the game has begun now."""
    table, _ = services.create_table(read_event(memory.kept[0]))
    shift = services.now()
    begun = [read_event(body) for body in memory.kept[1:]]
    await services.registry.apply(table, [replaced(event, shift) for event in [*begun, *more]])
    return table


def replaced(event, at):
    return type(event)(at, *[getattr(event, name) for name in event.__struct_fields__[1:]])


def left(services, table):
    return [clock.left_ms for clock in table.clocks.shown(services.now())]


async def until(question):
    for _ in range(3000):
        if question():
            return
        await asyncio.sleep(0.02)
    raise TimeoutError


# While a server runs.


@pytest.mark.parametrize("jump", JUMPS)
def test_a_wall_clock_jump_does_not_change_server_time(wall, jump):
    steady = FakeMonotonicClock()
    clock = ServerClock(steady)
    before = clock.now()
    wall.ahead = jump
    steady.seconds += 1.5
    assert clock.now() - before == 1500


@pytest.mark.parametrize("jump", JUMPS)
def test_a_wall_clock_jump_moves_no_game_clock(tmp_path, wall, jump):
    steady = FakeMonotonicClock()

    async def run():
        async with running(SqliteStore(tmp_path / "jump.db"), steady) as services:
            table = await begin(services, MemoryTable("connect_four", time_control=MINUTE))
            steady.seconds += 7
            wall.ahead = jump
            return left(services, table)

    assert asyncio.run(run()) == [53_000, 60_000]


@pytest.mark.parametrize("jump", JUMPS)
def test_a_wall_clock_jump_does_not_shift_time_outs(tmp_path, wall, jump):
    async def run():
        async with running(SqliteStore(tmp_path / "jump.db")) as services:
            memory = MemoryTable(
                "connect_four", time_control=wire.TimeControl("move", 1), timeout="pass"
            )
            began = time.monotonic()
            table = await begin(services, memory)
            wall.ahead = jump
            await services.registry.apply(
                table, [Said(services.now(), 0, "table", "Your clock is wrong.")]
            )
            await until(lambda: table.match.step)
            return time.monotonic() - began

    assert 0.99 < asyncio.run(run()) < 60


@pytest.mark.parametrize("jump", JUMPS)
def test_a_wall_clock_jump_does_not_change_who_is_absent(tmp_path, wall, jump):
    steady = FakeMonotonicClock()

    async def run():
        async with running(SqliteStore(tmp_path / "jump.db"), steady) as services:
            table = await begin(services, MemoryTable("connect_four"))
            services.subscribers._started -= 3600  # noqa: SLF001 - as if the server had run for an hour
            wall.ahead = jump
            before = services.subscribers.absent(table, services.now())
            steady.seconds += 61
            return before, services.subscribers.absent(table, services.now())

    assert asyncio.run(run()) == ([], [0, 1])


@pytest.mark.parametrize("jump", JUMPS)
def test_a_bot_with_hidden_moves_plays_on_after_a_wall_clock_jump(tmp_path, wall, jump):
    async def run():
        async with running(SqliteStore(tmp_path / "jump.db")) as services:
            table = await begin(services, MemoryTable("whispers"), BotSat(0, 0, "easy"))
            wall.ahead = jump
            dealt = table.match.step
            await until(lambda: table.match.step > dealt)

    asyncio.run(run())


def test_the_newest_table_is_listed_first_after_the_clock_was_set_back(tmp_path, wall):
    async def run():
        async with running(SqliteStore(tmp_path / "jump.db")) as services:
            opened = []
            for jump in (0.0, -5 * HOURS, 5 * HOURS, -9 * HOURS):
                wall.ahead = jump
                await asyncio.sleep(0.002)
                created = read_event(MemoryTable("connect_four", listed=True).kept[0])
                table, kept = services.create_table(replaced(created, services.now()))
                await kept
                opened.append(table.id)
            return opened, list(await services.store.listed_tables(10))

    opened, listed = asyncio.run(run())
    assert listed == opened[::-1]


# Over a restart.


@pytest.mark.parametrize("jump", [*JUMPS, 365 * 24 * HOURS])
def test_a_restart_counts_at_most_the_maximum_downtime(tmp_path, wall, jump):
    steady = FakeMonotonicClock()

    async def run():
        async with running(SqliteStore(tmp_path / "again.db"), steady) as services:
            table = await begin(services, MemoryTable("connect_four", time_control=MINUTE))
            steady.seconds += 7
        wall.ahead = jump
        async with running(SqliteStore(tmp_path / "again.db"), steady) as services:
            return left(services, await services.registry.find(table.id))

    shown = asyncio.run(run())
    assert shown == [53_000 - MAX_DOWNTIME_MS, 60_000]


def test_the_time_of_a_short_restart_counts(tmp_path, wall):
    steady = FakeMonotonicClock()

    async def run():
        async with running(SqliteStore(tmp_path / "again.db"), steady) as services:
            table = await begin(services, MemoryTable("connect_four", time_control=MINUTE))
        wall.ahead = 4.0
        async with running(SqliteStore(tmp_path / "again.db"), steady) as services:
            return left(services, await services.registry.find(table.id))

    assert asyncio.run(run()) == [56_000, 60_000]


def test_time_never_goes_backwards_over_restarts(tmp_path, wall):
    async def run():
        times = []
        for jump in (0.0, -5 * HOURS, 5 * HOURS, -9 * HOURS):
            wall.ahead = jump
            async with running(SqliteStore(tmp_path / "again.db")) as services:
                times.append(services.now())
        return times

    times = asyncio.run(run())
    assert times == sorted(times)
    assert times[-1] - times[0] < 4 * MAX_DOWNTIME_MS


def test_a_table_with_events_in_the_future_does_not_wait_for_that_time(tmp_path):
    """An earlier version stored such events on a computer whose clock was wrong."""
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("move", 1), timeout="pass")
    future = int((time.time() + 10 * HOURS) * 1000)
    events = [read_event(body) for body in memory.kept]

    async def run():
        store = SqliteStore(tmp_path / "ahead.db")
        await store.open()
        bodies = [write_event(replaced(event, future)) for event in events]
        await store.commit(
            Batch([(TABLE, number, body) for number, body in enumerate(bodies, 1)], {})
        )
        await store.close()
        async with running(SqliteStore(tmp_path / "ahead.db")) as services:
            table = await services.registry.find(TABLE)
            await until(lambda: table.match.step)

    asyncio.run(run())


# Several workers.


def test_workers_follow_the_worker_whose_clock_is_ahead(postgres, wall):
    address, ahead, behind = postgres.database(), FakeMonotonicClock(), FakeMonotonicClock()

    async def run():
        first = Services(PostgresStore(address), GAMES, QuickBots(), clock=ServerClock(ahead))
        await first.open()
        ahead.seconds += 100
        await first.health.keep_time()
        wall.ahead = -5 * HOURS  # on the second worker's machine
        second = Services(PostgresStore(address), GAMES, QuickBots(), clock=ServerClock(behind))
        await second.open()
        begun = second.now() - first.now()
        ahead.seconds += 50
        await first.health.keep_time()
        await second.health.keep_time()
        later = second.now() - first.now()
        await second.close()
        await first.close()
        return begun, later

    begun, later = asyncio.run(run())
    assert 0 <= begun <= MAX_DOWNTIME_MS
    assert 0 <= later <= MAX_DOWNTIME_MS
