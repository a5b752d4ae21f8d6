"""Tables that nobody touches leave memory, however many there are, and come back when touched."""

import asyncio

import pytest
from server.sitting import ROOMS, Sitting, standing

from shoal.server.service.registry import House
from shoal.server.store import Batch, Summary
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.errors import Refused
from shoal.server.table.events import Said, read_event
from shoal.server.table.reducers import HAPPENINGS

TABLES = 300
LETTERS = str.maketrans("0123456789", "abcdefghij")


def test_the_weight_of_all_tables_in_memory_is_bounded(tmp_path):
    sitting = Sitting("connect_four")
    sitting.play(0, "drop 1")
    names = [f"table{number:07}".translate(LETTERS) for number in range(TABLES)]

    async def run():
        store = SqliteStore(tmp_path / "many.db")
        house = House(store, ROOMS, heaviest=100 * 51, swept_after=10)
        await house.open()
        rows = [
            (name, number, body) for name in names for number, body in enumerate(sitting.kept, 1)
        ]
        lines = {name: Summary(name, "playing", listed=False, tended=False) for name in names}
        await house.store.commit(Batch(rows, lines))
        most = 0
        for name in names:
            await house.table(name)
            most = max(most, len(house.tables))
        first = standing(await house.table(names[0]))
        await house.close()
        return most, first

    most, first = asyncio.run(run())
    assert most <= 110
    assert first[0].replace(names[0].encode(), b"t" * 12) == standing(sitting.table)[0]


def test_idle_tables_leave_memory_and_nothing_is_lost(tmp_path):
    async def run():
        house = House(SqliteStore(tmp_path / "idle.db"), ROOMS, idle=3600)
        await house.open()
        sitting = Sitting("connect_four")
        table, kept = house.new_table(read_event(sitting.kept[0]))
        await kept
        await house.happen(table, map(read_event, sitting.kept[1:]))
        before = standing(table)
        house.idle = 0.0
        house.sweep()
        gone = table.id not in house.tables
        after = standing(await house.table(table.id))
        await house.close()
        return gone, before == after

    assert asyncio.run(run()) == (True, True)


async def opened(house):
    """A table at which two people play."""
    sitting = Sitting("connect_four")
    table, _ = house.new_table(read_event(sitting.kept[0]))
    await house.happen(table, map(read_event, sitting.kept[1:]))
    return table


def say(house, table, text):
    return house.happen(table, [Said(0, 0, "table", text)])


def test_after_a_mistake_a_table_comes_back_with_what_was_on_its_way_to_the_disk(
    tmp_path, monkeypatch
):
    """Or the next event would be kept under the same number, and the table never be read again."""

    def fail(*_):
        raise ZeroDivisionError

    async def run():
        house = House(SqliteStore(tmp_path / "mistake.db"), ROOMS)
        await house.open()
        table = await opened(house)
        say(house, table, "one")  # and nobody waits for it
        with monkeypatch.context() as patch:
            patch.setitem(HAPPENINGS, Said, fail)
            with pytest.raises(ZeroDivisionError):
                say(house, table, "two")
        house.forget(table.id)
        table = await house.table(table.id)
        await say(house, table, "three")
        house.forget(table.id)
        said = [chat.text for chat, _ in (await house.table(table.id)).chats]
        await house.close()
        return said

    assert asyncio.run(run()) == ["one", "three"]


def test_nothing_happens_at_a_table_that_has_left_memory_meanwhile(tmp_path):
    async def run():
        house = House(SqliteStore(tmp_path / "stale.db"), ROOMS)
        await house.open()
        stale = await opened(house)
        house.forget(stale.id)
        await say(house, await house.table(stale.id), "one")
        with pytest.raises(Refused) as no:
            say(house, stale, "two")
        await house.close()
        return no.value.check

    assert asyncio.run(run()) == "busy"
