"""Races: moves are ordered by arrival time minus lag, up to a bound, and then played."""

import asyncio
import contextlib

import pytest
from checks.lagoon import GAME as LAGOON
from said import said
from server.memory_table import GAMES, MemoryTable, QuickBots
from waiting import until_async

from shoal import wire
from shoal.server.scheduling.race_window import MAX_LAG, stamp_of
from shoal.server.services import Services
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.errors import Refused
from shoal.server.table.events import read_event


class FakeSubscriber:
    """A subscriber with a known lag."""

    board = False

    def __init__(self, lag):
        self.lag = lag

    def send(self, message):
        pass

    def drop(self, reason):
        pass


@contextlib.asynccontextmanager
async def racing_services(tmp_path, lags):
    services = Services(SqliteStore(tmp_path / "race.db"), GAMES, QuickBots())
    await services.open_tables()
    memory = MemoryTable("racing", len(lags))
    created = read_event(memory.kept[0])
    table, _ = services.create_table(created)
    await services.registry.apply(table, map(read_event, memory.kept[1:]))
    for seat, lag in enumerate(lags):
        services.subscribers.add(table.id, seat, FakeSubscriber(lag))
    yield table, services.race_window
    await services.close()


def order_of(tmp_path, lags, arrivals):
    """The order in which seats hid when their moves arrived at these times, in seconds."""

    async def run():
        async with racing_services(tmp_path, lags) as (table, races):
            arrived = asyncio.get_running_loop().time()
            for seat, pause in arrivals:
                arrived += pause
                move = wire.Play(f"s{seat}", f"hide {seat + 1}", table.cursors[seat].number)
                races.add(table.id, seat, move, stamp_of(arrived, lags[seat]), [].append)
            await until_async(lambda: len(hidden(table)) == len(arrivals), "all claims")
            return hidden(table)

    return asyncio.run(run())


def hidden(table):
    return [args["seat"] for key, args in said(table.match.log(None)) if key == "log-hide"]


def test_without_lag_the_first_claim_to_arrive_is_first(tmp_path):
    assert order_of(tmp_path, [0, 0, 0], [(2, 0), (0, 0.005), (1, 0.005)]) == [2, 0, 1]


def test_measured_lag_puts_a_later_arrival_first(tmp_path):
    assert order_of(tmp_path, [0.0, 0.2, 0.0], [(0, 0), (1, 0.1), (2, 0.05)]) == [1, 0, 2]


def test_no_more_lag_is_given_back_than_the_bound(tmp_path):
    assert order_of(tmp_path, [0.0, 9.0, 0.0], [(0, 0), (1, MAX_LAG + 0.1)])[:2] == [0, 1]


def test_a_repeated_claim_counts_once(tmp_path):
    async def run():
        refused = []
        async with racing_services(tmp_path, [0, 0]) as (table, races):
            move = wire.Play("once", "hide 1", table.cursors[0].number)
            for _ in range(3):
                now = asyncio.get_running_loop().time()
                races.add(table.id, 0, move, now, refused.append)
            await until_async(lambda: hidden(table), "a claim")
            await asyncio.sleep(2 * MAX_LAG)
            return table.match.log(0), refused

    log, refused = asyncio.run(run())
    assert said(log) == [("log-hide-in", {"cove": 1})]
    assert refused == []


ROUND = (
    "players=2 snatch=live | phase=snatch turn=0 thrown=3 dice=yyyrb flips=0 "
    "pool=yyy,oor,ykk,orb,obg,bgk flipped=- fresh=- prey=- won=-/ooo claims=-/- done=-"
)
"""A live snatch round of Pescado in which yyy alone can be claimed rightly."""


def after_the_last_tile():
    """Seat 0 has claimed it, and the next throw starts another snatch round at once."""
    memory = MemoryTable("pescado", 2, seed="02" * 32, start=ROUND, options={"snatch": "live"})
    seen = memory.table.cursors[1].number
    memory.play(0, "claim yyy")
    assert memory.table.is_race and memory.table.actors == (0, 1)
    return memory, seen


def test_a_claim_made_before_the_dice_were_rerolled_is_stale():
    memory, seen = after_the_last_tile()
    with pytest.raises(Refused) as refused:
        memory.send(1, wire.Play, move="claim oor", number=seen)
    assert refused.value.check == "number"
    assert memory.table.match.view(None).facts["won"][1] == ["ooo"]


def test_a_claim_made_after_the_dice_were_rerolled_counts():
    memory, _ = after_the_last_tile()
    memory.send(1, wire.Play, move="claim oor", number=memory.table.cursors[1].number)
    assert memory.table.match.view(None).facts["won"][1] == []


def test_a_claim_after_the_end_of_the_round_costs_nothing():
    memory = MemoryTable("pescado", 2, start=ROUND, options={"snatch": "live"})
    seen = memory.table.cursors[1].number
    memory.play(0, "claim yyy")
    assert not memory.table.is_race
    with pytest.raises(Refused) as refused:
        memory.send(1, wire.Play, move="claim oor", number=seen)
    assert refused.value.check == "turn"
    assert memory.table.match.view(None).facts["won"][1] == ["ooo"]


def test_a_claim_stays_valid_after_other_claims_from_the_same_throw():
    start = ROUND.replace("=yyyrb", "=yyoor")
    memory = MemoryTable(
        "pescado", 2, start=start.replace("ykk", "yor"), options={"snatch": "live"}
    )
    seen = memory.table.cursors[1].number
    memory.play(0, "claim oor")
    memory.send(1, wire.Play, move="claim yor", number=seen)
    assert memory.table.match.view(None).facts["won"] == [["oor"], ["ooo", "yor"]]


def test_lagoon_is_not_a_race():
    assert not LAGOON.game().is_race(LAGOON.game().start(2))
