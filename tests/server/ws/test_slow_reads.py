"""A slow read delays only the client that asked for it."""

import asyncio
import threading

import pytest

from shoal.server.store.base import Batch, Summary
from shoal.server.store.sqlite import SqliteStore

TABLE = "t" * 12
READS = {
    "events": lambda store: store.events(TABLE),
    "events_of": lambda store: store.events_of_tables({TABLE: 0}),
    "listed": lambda store: store.listed_tables(10),
    "tended": lambda store: store.tables_needing_scheduler(),
    "healthy": lambda store: store.is_healthy(),
}
SLOW = (
    "CREATE TEMP VIEW events AS SELECT * FROM main.events WHERE hold()",
    "CREATE TEMP VIEW tables AS SELECT * FROM main.tables WHERE hold()",
)


async def slow_store(folder, go_on):
    """A store whose reads wait until ``go_on`` is set, or half a minute."""
    store = SqliteStore(folder / "slow.db")
    await store.open()
    summary = Summary(TABLE, "playing", listed=True, needs_scheduler=True)
    await store.commit(Batch([(TABLE, 1, b"one")], {TABLE: summary}))
    # Filed, so that there is a row which a read must look at.
    await store.close()
    store = SqliteStore(folder / "slow.db")
    await store.open()
    store._reader.create_function("hold", 0, lambda: go_on.wait(30))  # noqa: SLF001 - nothing else makes a read slow
    for view in SLOW:
        store._reader.execute(view)  # noqa: SLF001 - as above
    return store


@pytest.mark.parametrize("read", READS)
def test_a_slow_read_does_not_stop_the_event_loop(tmp_path, read):
    go_on = threading.Event()

    async def run():
        store = await slow_store(tmp_path, go_on)
        reading = asyncio.ensure_future(READS[read](store))
        for _ in range(10):
            await asyncio.sleep(0.005)
        waited = not reading.done()
        go_on.set()
        async with asyncio.timeout(20):
            await reading
        await store.close()
        return waited

    assert asyncio.run(run())


def test_a_slow_read_does_not_delay_a_commit(tmp_path):
    go_on = threading.Event()

    async def run():
        store = await slow_store(tmp_path, go_on)
        reading = asyncio.ensure_future(store.events(TABLE))
        await asyncio.sleep(0.02)
        async with asyncio.timeout(20):
            await store.commit(Batch([(TABLE, 2, b"two")], {}))
        waited = not reading.done()
        go_on.set()
        await reading
        await store.close()
        return waited

    assert asyncio.run(run())
