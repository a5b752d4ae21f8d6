"""Races: moves are ordered by their stamps, corrected by lag within a bound, and then played."""

import asyncio
import contextlib

from laws.lagoon import ROOM as LAGOON
from server.sitting import ROOMS, Sitting

from shoal import wire
from shoal.server.events import read_event
from shoal.server.house import House
from shoal.server.races import LAG_BOUND, Races, stamp_of
from shoal.server.store.sqlite import SqliteStore


class Ear:
    """Somebody who listens with a known lag."""

    board = False

    def __init__(self, lag):
        self.lag = lag

    def tell(self, message):
        pass

    def drop(self, reason):
        pass


@contextlib.asynccontextmanager
async def racing_house(tmp_path, lags):
    house = House(SqliteStore(tmp_path / "race.db"), ROOMS)
    await house.open()
    sitting = Sitting("racing", len(lags))
    created = read_event(sitting.kept[0])
    table, _ = house.new_table(created)
    await house.happen(table, map(read_event, sitting.kept[1:]))
    for seat, lag in enumerate(lags):
        house.audience.listen(table.id, seat, Ear(lag))
    yield table, Races(house)
    await house.close()


def order_of(tmp_path, lags, arrivals):
    """Who hid in which order, when moves of these seats arrive so many seconds after each other."""

    async def run():
        async with racing_house(tmp_path, lags) as (table, races):
            arrived = asyncio.get_running_loop().time()
            for seat, pause in arrivals:
                arrived += pause
                move = wire.Play(f"s{seat}", f"hide {seat + 1}", table.streams[seat].number)
                races.claim(table.id, seat, move, stamp_of(arrived, lags[seat]), [].append)
            await until(lambda: len(hidden(table)) == len(arrivals))
            return hidden(table)

    return asyncio.run(run())


def hidden(table):
    return [line.split()[1] for line in table.match.log(None) if "hides" in line]


async def until(question):
    for _ in range(6000):
        if question():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


def test_without_lag_the_first_to_come_is_the_first(tmp_path):
    assert order_of(tmp_path, [0, 0, 0], [(2, 0), (0, 0.005), (1, 0.005)]) == ["2", "0", "1"]


def test_measured_lag_puts_a_later_arrival_first(tmp_path):
    assert order_of(tmp_path, [0.0, 0.2, 0.0], [(0, 0), (1, 0.1), (2, 0.05)]) == ["1", "0", "2"]


def test_no_more_lag_is_given_back_than_the_bound(tmp_path):
    assert order_of(tmp_path, [0.0, 9.0, 0.0], [(0, 0), (1, LAG_BOUND + 0.1)])[:2] == ["0", "1"]


def test_a_repeated_claim_counts_once(tmp_path):
    async def run():
        refused = []
        async with racing_house(tmp_path, [0, 0]) as (table, races):
            move = wire.Play("once", "hide 1", table.streams[0].number)
            for _ in range(3):
                now = asyncio.get_running_loop().time()
                races.claim(table.id, 0, move, now, refused.append)
            await until(lambda: hidden(table))
            await asyncio.sleep(2 * LAG_BOUND)
            return table.match.log(0), refused

    log, refused = asyncio.run(run())
    assert log == ["You hide in cove 1."]
    assert refused == []


def test_lagoon_itself_is_no_race():
    assert not LAGOON.game().races(LAGOON.game().start(2))
