"""Tables that nobody touches leave memory, however many there are, and come back when touched."""

import asyncio

from server.sitting import ROOMS, Sitting, standing

from shoal.server.events import read_event
from shoal.server.house import House
from shoal.server.store import Batch, Summary
from shoal.server.store.sqlite import SqliteStore

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
