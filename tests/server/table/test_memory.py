"""Unused tables leave memory, however many there are, and come back when they are used."""

import asyncio
import gc
import tracemalloc

import pytest
from server.memory_table import GAMES, MemoryTable, QuickBots, standing

from shoal.core.rng import Rng
from shoal.server.services import Services
from shoal.server.store.base import Batch, Summary
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.errors import Refused
from shoal.server.table.events import Said, read_event
from shoal.server.table.reducers.reducers import REDUCERS

TABLES = 300
LETTERS = str.maketrans("0123456789", "abcdefghij")


def test_the_memory_of_all_tables_is_bounded(tmp_path):
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 1")
    names = [f"table{number:07}".translate(LETTERS) for number in range(TABLES)]

    async def run():
        store = SqliteStore(tmp_path / "many.db")
        services = Services(store, GAMES, QuickBots(), max_weight=100 * 51, loads_between_sweeps=10)
        await services.open_tables()
        rows = [
            (name, number, body) for name in names for number, body in enumerate(memory.kept, 1)
        ]
        lines = {
            name: Summary(name, "playing", listed=False, needs_scheduler=False) for name in names
        }
        await services.store.commit(Batch(rows, lines))
        most = 0
        for name in names:
            await services.registry.find(name)
            most = max(most, len(services.registry.tables))
        first = standing(await services.registry.find(names[0]))
        await services.close()
        return most, first

    most, first = asyncio.run(run())
    assert most <= 110
    assert first[0].replace(names[0].encode(), b"t" * 12) == standing(memory.table)[0]


def test_idle_tables_leave_memory_and_nothing_is_lost(tmp_path):
    async def run():
        services = Services(SqliteStore(tmp_path / "idle.db"), GAMES, QuickBots(), idle=3600)
        await services.open_tables()
        memory = MemoryTable("connect_four")
        table, kept = services.create_table(read_event(memory.kept[0]))
        await kept
        await services.registry.apply(table, map(read_event, memory.kept[1:]))
        before = standing(table)
        services.registry.idle = 0.0
        services.registry.sweep()
        gone = table.id not in services.registry.tables
        after = standing(await services.registry.find(table.id))
        await services.close()
        return gone, before == after

    assert asyncio.run(run()) == (True, True)


async def opened(services):
    """A table at which two people play."""
    memory = MemoryTable("connect_four")
    table, _ = services.create_table(read_event(memory.kept[0]))
    await services.registry.apply(table, map(read_event, memory.kept[1:]))
    return table


def say(services, table, text):
    return services.registry.apply(table, [Said(0, 0, "table", text)])


def test_after_an_error_a_table_is_reloaded_with_events_still_being_saved(tmp_path, monkeypatch):
    """Otherwise the next event would get the same number, and the table become unreadable."""

    def fail(*_):
        raise ZeroDivisionError

    async def run():
        services = Services(SqliteStore(tmp_path / "mistake.db"), GAMES, QuickBots())
        await services.open_tables()
        table = await opened(services)
        say(services, table, "one")  # and nobody waits for it
        with monkeypatch.context() as patch:
            patch.setitem(REDUCERS, Said, fail)
            with pytest.raises(ZeroDivisionError):
                say(services, table, "two")
        services.registry.forget(table.id)
        table = await services.registry.find(table.id)
        await say(services, table, "three")
        services.registry.forget(table.id)
        said = [chat.text for chat, _ in (await services.registry.find(table.id)).chats]
        await services.close()
        return said

    assert asyncio.run(run()) == ["one", "three"]


def test_a_table_that_left_memory_is_not_changed(tmp_path):
    async def run():
        services = Services(SqliteStore(tmp_path / "stale.db"), GAMES, QuickBots())
        await services.open_tables()
        stale = await opened(services)
        services.registry.forget(stale.id)
        await say(services, await services.registry.find(stale.id), "one")
        with pytest.raises(Refused) as no:
            say(services, stale, "two")
        await services.close()
        return no.value.check

    assert asyncio.run(run()) == "busy"


def play_on(memory, moves, rng):
    """Play random moves, whose updates every viewer gets; returns how many steps that were."""
    before = memory.table.match.step
    for _ in range(moves):
        seat = memory.table.actors[0]
        legal = memory.table.match.moves(seat)
        memory.play(seat, legal[rng.below(len(legal))])
    memory.kept.clear()  # A server has the stored events on disk.
    gc.collect()
    return memory.table.match.step - before


@pytest.mark.parametrize("game", ["sharkbait", "sharktank"])
def test_a_step_leaves_little_in_memory_and_nothing_to_collect(game):
    """Kept as objects, the log took over 500 bytes and six objects more for each step.

    The collector walked all these objects, and the server stood still for 160 ms.
    """
    memory, rng = MemoryTable(game, 4), Rng(1)
    play_on(memory, 40, rng)  # Fills the caches.
    objects = len(gc.get_objects())
    tracemalloc.start()
    try:
        steps = play_on(memory, 160, rng)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken / steps < 750
    assert (len(gc.get_objects()) - objects) / steps < 0.5
