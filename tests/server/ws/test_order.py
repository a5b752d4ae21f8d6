"""The order of answers reveals nothing: each waits only for what its viewer saw or sent.

The disk of the server is stalled. Seat 0 makes hidden moves, or none. Seat 1 and a spectator must
receive the same messages, at the same time and in the same order.
"""

import asyncio
import contextlib
import itertools
import json

import pytest
from server.memory_table import GAMES, MemoryTable, QuickBots

from shoal import wire
from shoal.server.http.app import App
from shoal.server.http.origin_policy import OriginPolicy
from shoal.server.limits.rate_limit import Limits, RateLimiter
from shoal.server.ops.server_clock import ServerClock
from shoal.server.services import Services
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.events import read_event
from shoal.server.table.validation import validate
from shoal.server.views.serializers import encode
from shoal.server.ws.connection import Connection

LIMIT = 20
"""Seconds that anything may take here; all of it is done in a moment."""


class Stalled(SqliteStore):
    """A store whose commits can be stalled; it may be shared with other workers."""

    def __init__(self, path, *, shared=False):
        super().__init__(path)
        self.shared = shared
        self.moving = asyncio.Event()
        self.moving.set()
        self.commits = 0

    async def commit(self, batch):
        await asyncio.wait_for(self.moving.wait(), LIMIT)
        self.commits += 1
        return await super().commit(batch)

    async def _run(self, _thread, work):
        return work()  # at once: what is told must not depend on how busy the machine is

    async def events(self, table, after=0):
        await asyncio.sleep(0)  # a way to another process and back
        return await super().events(table, after)


class Line:
    """A socket that appends its messages to a list shared by all sockets."""

    def __init__(self, name, heard):
        self.name = name
        self.heard = heard

    def send_text(self, message):
        self.heard.append((self.name, message.decode()))
        return 0

    def pause(self):
        pass

    def resume(self):
        pass

    def probe(self):
        pass


class Stage:
    """A table of Whispers with two players and a spectator, all connected."""

    def __init__(self, folder, *, shared=False, steady=lambda: 1.0, **plan):
        store = Stalled(folder / "tables.db", shared=shared)
        self.services = Services(
            store, GAMES, QuickBots(), clock=ServerClock(steady=steady), entropy=bytes
        )
        self.app = App(self.services, RateLimiter(Limits()), OriginPolicy())
        self.asgi = self.app.asgi()
        self.heard = []
        self.connections = []
        self.memory = MemoryTable("whispers", listed=True, watch="anyone", **plan)

    async def begin(self):
        await self.services.open_tables()
        table, _ = self.services.create_table(read_event(self.memory.kept[0]))
        await self.services.registry.apply(table, map(read_event, self.memory.kept[1:]))
        self.table = table
        for name, ticket in (("first", "ticket 0"), ("second", "ticket 1"), ("spectator", "host")):
            await self.connect(name, ticket)

    async def end(self):
        self.services.store.moving.set()
        for connection in self.connections:
            connection.disconnected()
        await self.services.close()

    async def connect(self, name, ticket):
        """Connect one more socket, which sends hello."""
        line = Line(name, self.heard)
        connection = Connection(self.services, self.app.rate_limiter, line, self.table.id)
        self.connections.append(connection)
        setattr(self, name, connection)
        connection.receive(encode(wire.Hello(ticket)))
        await rest()

    def send(self, name, act):
        getattr(self, name).receive(encode(act))

    def whisper(self, times, first=0):
        """Hidden moves of the first seat."""
        for part in range(first, first + times):
            number = self.table.cursors[0].number
            self.send("first", wire.Play(f"whisper {part}", "whisper", number))

    async def get(self, what, ticket=""):
        """Send a request over HTTP, and record the response."""
        name, _, query = what.partition("?")
        path = "tables" if name == "tables" else f"tables/{self.table.id}/{name}".rstrip("/")
        scope = {
            "type": "http",
            "method": "GET",
            "path": f"/api/1/{path}",
            "query_string": query.encode(),
            "headers": [(b"host", b"localhost"), (b"authorization", f"Bearer {ticket}".encode())],
            "client": ("127.0.0.1", 1),
        }

        async def receive():
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message):
            if message["type"] == "http.response.body":
                self.heard.append((f"GET {name}", message["body"].decode()))

        await self.asgi(scope, receive, send)

    def told(self, *names):
        """The messages that these viewers have received."""
        return [(name, message) for name, message in self.heard if name in names]


async def rest():
    """Run everything that can run while the disk is stalled."""
    for _ in range(50):
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def staged(folder, **how):
    folder.mkdir(exist_ok=True)
    stage = Stage(folder, **how)
    async with asyncio.timeout(LIMIT):
        await stage.begin()
        try:
            yield stage
        finally:
            await stage.end()


def kinds(told):
    return [(name, json.loads(message).get("type", "answer")) for name, message in told]


VIEWERS = ("second", "again", "spectator", "late", "GET view", "GET replay", "GET ", "GET tables")


async def probe(folder, hidden, *, shared=False):
    """What the other seat and the spectators receive while so many hidden moves wait.

    Returns the messages received while the disk is stalled, and all messages.
    """
    async with staged(folder, shared=shared) as stage:
        stage.send("second", wire.Say("said", "hello"))
        await asyncio.wait_for(stage.services.write_queue.settled.wait(), LIMIT)
        stage.heard.clear()
        stage.services.store.moving.clear()
        stage.whisper(hidden)
        await rest()
        asking = [
            asyncio.ensure_future(stage.get(what, ticket))
            for what in ("view", "replay", "replay?number=99", "", "tables")
            for ticket in ("ticket 1", "host")
        ]
        stage.send("second", wire.Say("said", "hello"))
        stage.send("second", wire.Play("early", "pass", 10**6))
        stage.send("spectator", wire.Say("any", "act"))
        await stage.connect("again", "ticket 1")
        await stage.connect("late", "host")
        stage.send("again", wire.Say("said", "hello"))
        stage.send("late", wire.Say("any", "act"))
        await rest()
        stalled = stage.told(*VIEWERS)
        stage.send("second", wire.Say("more", "to be kept"))
        stage.send("again", wire.Say("more", "to be kept"))
        stage.send("second", wire.Play("early too", "pass", 10**6))
        stage.send("spectator", wire.Say("any", "act"))
        asking.append(asyncio.ensure_future(stage.get("view", "ticket 1")))
        await rest()
        assert stage.told(*VIEWERS) == stalled, "what they said is not on disk yet"
        stage.services.store.moving.set()
        await asyncio.gather(*asking)
        await asyncio.wait_for(stage.services.write_queue.settled.wait(), LIMIT)
        return stalled, stage.told(*VIEWERS)


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("hidden", [1, 3])
def test_hidden_moves_change_neither_messages_nor_their_order(tmp_path, hidden, shared):
    nothing = asyncio.run(probe(tmp_path / "nothing", 0, shared=shared))
    something = asyncio.run(probe(tmp_path / "something", hidden, shared=shared))
    assert kinds(something[0]) == kinds(nothing[0])
    assert something == nothing


def test_a_viewer_gets_answers_in_the_order_of_its_messages(tmp_path):
    _, told = asyncio.run(probe(tmp_path, 2))
    own = [kind for name, kind in kinds(told) if name == "second"]
    assert own == ["ack", "refused", "connected", "connected", "update", "refused"]


def test_a_repeated_request_is_not_acknowledged_before_it_is_on_disk(tmp_path):
    async def run():
        async with staged(tmp_path) as stage:
            stage.services.store.moving.clear()
            stage.heard.clear()
            stage.whisper(1)
            stage.send("first", wire.Play("whisper 0", "whisper", 0))
            await rest()
            early = list(stage.heard)
            stage.services.store.moving.set()
            await asyncio.wait_for(stage.services.write_queue.settled.wait(), LIMIT)
            return early, kinds(stage.heard)

    assert asyncio.run(run()) == ([], [("first", "update"), ("first", "ack")])


def test_a_refusal_waits_until_the_move_before_it_is_on_disk(tmp_path):
    async def run():
        async with staged(tmp_path) as stage:
            stage.services.store.moving.clear()
            stage.heard.clear()
            stage.send("first", wire.Play("open", "pass", stage.table.cursors[0].number))
            stage.send("first", wire.Play("again", "pass", stage.table.cursors[0].number))
            await rest()
            early = list(stage.heard)
            stage.services.store.moving.set()
            await asyncio.wait_for(stage.services.write_queue.settled.wait(), LIMIT)
            return early, kinds(stage.told("first"))

    assert asyncio.run(run()) == ([], [("first", "update"), ("first", "refused")])


def test_all_requests_that_wait_for_one_move_are_answered(tmp_path):
    async def run():
        async with staged(tmp_path) as stage:
            stage.services.store.moving.clear()
            stage.heard.clear()
            stage.send("first", wire.Play("open", "pass", stage.table.cursors[0].number))
            asking = [asyncio.ensure_future(stage.get("view", "ticket 1")) for _ in range(3)]
            await rest()
            early = len(stage.told("GET view"))
            stage.services.store.moving.set()
            await asyncio.gather(*asking)
            return early, len(stage.told("GET view"))

    assert asyncio.run(run()) == (0, 3)


def test_a_chat_message_waits_for_two_commits_however_many_moves_are_hidden(tmp_path):
    """One commit may be running; all messages that arrive meanwhile share the next one."""

    async def run():
        async with staged(tmp_path) as stage:
            stage.services.store.moving.clear()
            stage.heard.clear()
            for part in range(5):
                stage.whisper(1, part)
                await rest()
            stage.send("second", wire.Say("said", "hello"))
            before = stage.services.store.commits
            stage.services.store.moving.set()
            await asyncio.wait_for(stage.services.write_queue.settled.wait(), LIMIT)
            return stage.services.store.commits - before, kinds(stage.told("second"))

    assert asyncio.run(run()) == (2, [("second", "update")])


def test_the_list_of_tables_does_not_wait_for_chat(tmp_path):
    async def run():
        async with staged(tmp_path) as stage:
            stage.services.store.moving.clear()
            stage.heard.clear()
            stage.send("first", wire.Say("said", "hello"))
            await rest()
            await stage.get("tables")
            return kinds(stage.heard)

    assert asyncio.run(run()) == [("GET tables", "answer")]


def test_the_list_of_tables_waits_for_what_it_shows(tmp_path):
    async def run():
        async with staged(tmp_path) as stage:
            stage.services.store.moving.clear()
            stage.heard.clear()
            stage.send("first", wire.Resign("over"))
            asking = asyncio.ensure_future(stage.get("tables"))
            await rest()
            early = stage.told("GET tables")
            stage.services.store.moving.set()
            await asking
            return early, len(stage.told("GET tables"))

    assert asyncio.run(run()) == ([], 1)


async def clocks_after(folder, hidden):
    """The clocks that the other seat receives after a turn with so many hidden moves."""
    ticks = itertools.count()
    time_control = wire.TimeControl("move", 600)
    async with staged(
        folder, steady=lambda: next(ticks) / 1000, time_control=time_control
    ) as stage:
        stage.heard.clear()
        now = stage.services.now()
        for part, move in enumerate(["whisper"] * hidden + ["pass"]):
            play = wire.Play(f"part {part}", move, stage.table.cursors[0].number)
            accepted = validate(stage.table, 0, play, now, 0)
            stage.services.registry.apply(stage.table, accepted.events, legal=accepted.move)
        await asyncio.wait_for(stage.services.write_queue.settled.wait(), LIMIT)
        return [json.loads(message)["clocks"] for _, message in stage.told("second")]


@pytest.mark.parametrize("hidden", [1, 4])
def test_no_clock_runs_while_the_parts_of_a_hidden_turn_are_played(tmp_path, hidden):
    none = asyncio.run(clocks_after(tmp_path / "none", 0))
    some = asyncio.run(clocks_after(tmp_path / "some", hidden))
    assert none and none == some
