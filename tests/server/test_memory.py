"""Tables that nobody touches leave memory, however many there are, and come back when touched."""

import asyncio

import pytest
from server.sitting import ROOMS, Sitting, standing

from shoal.server.service.registry import TableRegistry
from shoal.server.store import Batch, Summary
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.errors import Refused
from shoal.server.table.events import Said, read_event
from shoal.server.table.reducers import REDUCERS

TABLES = 300
LETTERS = str.maketrans("0123456789", "abcdefghij")


def test_the_weight_of_all_tables_in_memory_is_bounded(tmp_path):
    sitting = Sitting("connect_four")
    sitting.play(0, "drop 1")
    names = [f"table{number:07}".translate(LETTERS) for number in range(TABLES)]

    async def run():
        store = SqliteStore(tmp_path / "many.db")
        registry = TableRegistry(store, ROOMS, heaviest=100 * 51, swept_after=10)
        await registry.open()
        rows = [
            (name, number, body) for name in names for number, body in enumerate(sitting.kept, 1)
        ]
        lines = {name: Summary(name, "playing", listed=False, tended=False) for name in names}
        await registry.store.commit(Batch(rows, lines))
        most = 0
        for name in names:
            await registry.table(name)
            most = max(most, len(registry.tables))
        first = standing(await registry.table(names[0]))
        await registry.close()
        return most, first

    most, first = asyncio.run(run())
    assert most <= 110
    assert first[0].replace(names[0].encode(), b"t" * 12) == standing(sitting.table)[0]


def test_idle_tables_leave_memory_and_nothing_is_lost(tmp_path):
    async def run():
        registry = TableRegistry(SqliteStore(tmp_path / "idle.db"), ROOMS, idle=3600)
        await registry.open()
        sitting = Sitting("connect_four")
        table, kept = registry.new_table(read_event(sitting.kept[0]))
        await kept
        await registry.apply(table, map(read_event, sitting.kept[1:]))
        before = standing(table)
        registry.idle = 0.0
        registry.sweep()
        gone = table.id not in registry.tables
        after = standing(await registry.table(table.id))
        await registry.close()
        return gone, before == after

    assert asyncio.run(run()) == (True, True)


async def opened(registry):
    """A table at which two people play."""
    sitting = Sitting("connect_four")
    table, _ = registry.new_table(read_event(sitting.kept[0]))
    await registry.apply(table, map(read_event, sitting.kept[1:]))
    return table


def say(registry, table, text):
    return registry.apply(table, [Said(0, 0, "table", text)])


def test_after_a_mistake_a_table_comes_back_with_what_was_on_its_way_to_the_disk(
    tmp_path, monkeypatch
):
    """Or the next event would be kept under the same number, and the table never be read again."""

    def fail(*_):
        raise ZeroDivisionError

    async def run():
        registry = TableRegistry(SqliteStore(tmp_path / "mistake.db"), ROOMS)
        await registry.open()
        table = await opened(registry)
        say(registry, table, "one")  # and nobody waits for it
        with monkeypatch.context() as patch:
            patch.setitem(REDUCERS, Said, fail)
            with pytest.raises(ZeroDivisionError):
                say(registry, table, "two")
        registry.forget(table.id)
        table = await registry.table(table.id)
        await say(registry, table, "three")
        registry.forget(table.id)
        said = [chat.text for chat, _ in (await registry.table(table.id)).chats]
        await registry.close()
        return said

    assert asyncio.run(run()) == ["one", "three"]


def test_nothing_happens_at_a_table_that_has_left_memory_meanwhile(tmp_path):
    async def run():
        registry = TableRegistry(SqliteStore(tmp_path / "stale.db"), ROOMS)
        await registry.open()
        stale = await opened(registry)
        registry.forget(stale.id)
        await say(registry, await registry.table(stale.id), "one")
        with pytest.raises(Refused) as no:
            say(registry, stale, "two")
        await registry.close()
        return no.value.check

    assert asyncio.run(run()) == "busy"
