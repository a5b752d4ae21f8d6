"""A connection without a network: the limit on unsent bytes, and who is present."""

import asyncio
import time

from server.memory_table import GAMES, MemoryTable, QuickBots

from shoal import wire
from shoal.server.limits.rate_limit import Limits, RateLimiter
from shoal.server.service.subscribers import ALL_TABLES, Subscribers
from shoal.server.services import Services
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.events import Left, Sat, read_event
from shoal.server.views.serializers import encode
from shoal.server.ws.connection import MAX_WAITING_BYTES, TOO_SLOW, Connection


class SilentReader:
    """A reader that reads nothing."""

    keepalive_round_trip = 0.0

    def __init__(self):
        self.waiting = 0
        self.heard = asyncio.Event()

    def send_text(self, message):
        self.waiting += len(message)
        self.heard.set()
        return self.waiting

    def probe(self):
        pass

    def pause(self):
        pass

    def resume(self):
        pass


async def greeted(folder):
    """Services with a table, and the connection of its first seat, which reads nothing."""
    services = Services(SqliteStore(folder / "live.db"), GAMES, QuickBots())
    await services.open_tables()
    memory = MemoryTable("connect_four")
    table, _ = services.create_table(read_event(memory.kept[0]))
    await services.registry.apply(table, map(read_event, memory.kept[1:]))
    line = SilentReader()
    connection = Connection(services, RateLimiter(Limits()), line, table.id)
    connection.receive(encode(wire.Hello("ticket 0")))
    await asyncio.wait_for(line.heard.wait(), 20)
    await asyncio.sleep(0)
    return services, table, connection


def test_the_limit_on_unsent_bytes_does_not_count_the_welcome(tmp_path):
    async def run():
        services, _, connection = await greeted(tmp_path)
        connection.send(b"x" * (MAX_WAITING_BYTES - 200))
        patient = not connection.closed.done()
        connection.send(b"x" * 1000)
        code, _ = await asyncio.wait_for(connection.closed, 20)
        connection.disconnected()
        await services.close()
        return patient, code

    assert asyncio.run(run()) == (True, TOO_SLOW)


def test_a_player_who_left_a_seat_cannot_move_for_it(tmp_path):
    async def run():
        services, table, connection = await greeted(tmp_path)
        kept = services.registry.apply(table, [Left(1, 0), Sat(2, 0, "hash", "New", "")])
        connection.receive(encode(wire.Play("a", "drop 1", table.cursors[0].number)))
        await kept
        connection.disconnected()
        await services.close()
        return table.match.step

    assert asyncio.run(run()) == 0


class RecordingStore(SqliteStore):
    """A store that keeps what is announced to other workers."""

    def __init__(self, path):
        super().__init__(path)
        self.said = []

    async def publish_presence(self, table, seats):
        self.said.append((table, list(seats)))


def test_a_new_worker_learns_who_is_connected_to_other_workers(tmp_path):
    async def run():
        store = RecordingStore(tmp_path / "live.db")
        services = Services(store, GAMES, QuickBots())
        await services.open_tables()
        services.subscribers.add("t" * 12, 1, SilentReader())
        services.replication.seats_present("1.new", ALL_TABLES, [])
        await asyncio.sleep(0)
        await services.close()
        return store.said

    assert sorted(asyncio.run(run())) == [(ALL_TABLES, []), ("t" * 12, [1])]


def test_a_presence_that_is_not_renewed_is_forgotten():
    subscribers = Subscribers(asyncio.Queue())
    subscribers.announced("1.old", "t" * 12, [0])
    since = time.monotonic()
    subscribers.announced("2.new", "t" * 12, [1])
    assert subscribers.forget_before(since) == ["t" * 12]
    assert subscribers.present("t" * 12) == [1]
