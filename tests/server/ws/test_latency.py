"""The lag is the time of a client's quickest answer: delaying answers gains nothing."""

import asyncio
import json
import time

import pytest
from server.memory_table import GAMES, MemoryTable, QuickBots
from server.table.test_races import order_of
from waiting import until_async
from websockets.sync.client import connect

from shoal import wire
from shoal.server.limits.rate_limit import Limits, RateLimiter
from shoal.server.service.seat_lag import RoundTrip
from shoal.server.service.subscribers import PRESENT_SECONDS, Subscribers
from shoal.server.services import Services
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.events import read_event
from shoal.server.views.serializers import encode
from shoal.server.ws.connection import PING_SECONDS, Connection


def shown(*samples, pongs=()):
    """A round trip after these answers and pongs."""
    trip = RoundTrip()
    for seconds in samples:
        trip.answered(seconds)
    for seconds in pongs:
        trip.ponged(seconds)
    return trip


@pytest.mark.parametrize(
    ("pongs", "lag"),
    [
        ([0.08], 0.08),
        ([0.08, 0.35], 0.08),
        ([0.35, 0.08], 0.08),
        ([0.02, 0.1, 0.2, 0.3, 0.35], 0.02),
        ([0.35] * 6 + [0.01] + [0.35] * 100, 0.01),
        ([-0.001], 0.0),
    ],
)
def test_the_smallest_round_trip_counts(pongs, lag):
    assert shown(pongs=pongs).lag == lag


def test_a_late_pong_is_ignored_after_a_quick_answer():
    assert shown(0.004, pongs=[0.35]).lag == 0.004


def test_without_a_pong_no_lag_is_known():
    assert shown(0.2).lag == 0.0


@pytest.mark.parametrize("quick", [0.0, 0.02, 0.1])
def test_a_delayed_pong_does_not_win_a_race(tmp_path, quick):
    liar = shown(quick, pongs=[0.35] * 6).lag
    assert order_of(tmp_path, [quick, liar], [(0, 0), (1, 0.11)]) == [0, 1]


def test_a_client_that_reconnects_keeps_its_smallest_round_trip():
    subscribers = Subscribers(asyncio.Queue())
    subscribers.round_trip("table", 0).ponged(0.02)
    subscribers.round_trip("table", 0).ponged(0.35)
    assert subscribers.round_trip("table", 0).lag == 0.02
    assert subscribers.round_trip("table", 1).lag == 0.0


def test_the_round_trip_of_a_client_that_left_long_ago_is_forgotten(monkeypatch):
    subscribers, now = Subscribers(asyncio.Queue()), time.monotonic()
    ear = object()
    subscribers.round_trip("table", 0).ponged(0.02)
    subscribers.add("table", 0, ear)
    subscribers.sweep()
    assert subscribers.round_trip("table", 0).lag == 0.02
    subscribers.remove("table", 0, ear)
    monkeypatch.setattr(time, "monotonic", lambda: now + PRESENT_SECONDS + 1)
    subscribers.sweep()
    assert subscribers.round_trip("table", 0).lag == 0.0


# A connection whose time the test sets.


class Skipping(asyncio.SelectorEventLoop):
    """An event loop whose clock can be set ahead."""

    ahead = 0.0

    def time(self):
        return super().time() + self.ahead


class Line:
    """A client without a network; ``said`` contains the messages it received."""

    keepalive_round_trip = 0.0

    def __init__(self):
        self.said = []

    def probe(self):
        pass

    def send_text(self, message):
        self.said.append(json.loads(message))
        return 0

    def pause(self):
        pass

    def resume(self):
        pass

    def pings(self):
        return [message["mark"] for message in self.said if message["type"] == "ping"]


async def seated(folder, hello_after, line):
    """A connection of seat 0 that sent hello this many seconds after it was opened."""
    services = Services(SqliteStore(folder / "live.db"), GAMES, QuickBots())
    await services.open_tables()
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 600))
    table, _ = services.create_table(read_event(memory.kept[0]))
    await services.registry.apply(table, map(read_event, memory.kept[1:]))
    connection = Connection(services, RateLimiter(Limits()), line, table.id)
    asyncio.get_running_loop().ahead += hello_after
    connection.receive(encode(wire.Hello("ticket 0")))
    await until_async(line.pings, "a ping")
    return services, table, connection


async def pong(connection, line, seconds):
    """Answer the last ping so many seconds late."""
    asyncio.get_running_loop().ahead += seconds
    connection.receive(encode(wire.Pong(line.pings()[-1])))


def lag_after(tmp_path, hello_after, first, second, keepalive=0.0):
    """The lag of a connection that answers two pings with these delays."""

    async def run():
        line = Line()
        line.keepalive_round_trip = keepalive
        services, table, connection = await seated(tmp_path, hello_after, line)
        await pong(connection, line, first)
        asyncio.get_running_loop().ahead += PING_SECONDS + 1
        number = table.cursors[0].number
        connection.receive(encode(wire.Play("a", "drop 1", number)))
        await until_async(lambda: len(line.pings()) == 2, "a second ping")
        await pong(connection, line, second)
        lag = connection.lag
        connection.disconnected()
        await services.close()
        return lag

    with asyncio.Runner(loop_factory=Skipping) as runner:
        return runner.run(run())


def test_the_lag_of_a_distant_connection_is_measured(tmp_path):
    assert lag_after(tmp_path, 0.25, 0.2, 0.22) == pytest.approx(0.2, abs=0.1)


@pytest.mark.parametrize(
    ("hello_after", "first", "second", "keepalive"),
    [(0.0, 10.0, 10.0, 0.0), (10.0, 0.0, 10.0, 0.0), (10.0, 10.0, 10.0, 0.001)],
    ids=["quick hello", "quick pong", "quick keepalive"],
)
def test_one_quick_answer_proves_that_a_client_is_near(
    tmp_path, hello_after, first, second, keepalive
):
    assert lag_after(tmp_path, hello_after, first, second, keepalive) < 5


# Through a real socket.


def test_a_delayed_pong_gives_no_time_back(serving):
    party = serving.seats("connect_four", 2, time_control=wire.TimeControl("game", 60))
    begun = time.monotonic()
    with connect(serving.server.live_address(party.name), compression=None) as line:
        line.send(encode(wire.Hello(party.tickets[0])).decode())
        number = hear(line, "welcome")["number"]
        mark = hear(line, "ping")["mark"]
        time.sleep(0.35)
        line.send(encode(wire.Pong(mark)).decode())
        time.sleep(0.35)
        used = time.monotonic() - begun
        line.send(encode(wire.Play("a", "drop 1", number)).decode())
        clocks = hear(line, "update")["clocks"]
    assert clocks[0]["left_ms"] <= 60_000 - 1000 * used + 100


def hear(line, kind):
    """The next message of a kind."""
    for _ in range(20):
        message = json.loads(line.recv(60))
        if message["type"] == kind:
            return message
    raise AssertionError(kind)
