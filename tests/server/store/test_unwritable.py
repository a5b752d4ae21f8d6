"""A store that cannot be written: clients are told, nothing is lost, and the game continues."""

import asyncio
import json
import os
import resource
import sqlite3
import sys
import threading
import time
import urllib.error
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import pytest
from said import dropped, said
from server.serving import Serving
from waiting import until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from shoal import wire
from shoal.client import NotAllowed
from shoal.server.ops.json_log import log
from shoal.server.store.base import Batch, Summary
from shoal.server.store.postgres import PostgresStore
from shoal.server.store.sqlite import SqliteStore, migrate
from shoal.server.views.serializers import encode

WITHIN = 60.0


class FullDisk:
    """A SQLite file whose disk has no room left: no file of the server may grow."""

    def __init__(self, running):
        self.running = running

    def breaks(self):
        # SQLite writes to the end of its log, which the server began when it was started.
        self._limit(Path(f"{self.running.database}-wal").stat().st_size)

    def recovers(self):
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size):
        resource.prlimit(
            self.running.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY)
        )


class ReadOnly:
    """A read-only PostgreSQL, as when it has become a standby."""

    def __init__(self, running):
        self.running = running

    def breaks(self):
        asyncio.run(set_read_only(self.running.database, "on"))

    def recovers(self):
        asyncio.run(set_read_only(self.running.database, "off"))


async def set_read_only(address, value):
    """Make a database read-only or writable; ends all open connections."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute("SET default_transaction_read_only = off")
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(
            f"ALTER DATABASE {name} SET default_transaction_read_only = {value}"
        )
        if value == "on":
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
    finally:
        await connection.close()


SENTENCE = "The server cannot save anything now: nothing has changed. Try again later."


def health(running):
    try:
        with urllib.request.urlopen(f"{running.address}/health", timeout=WITHIN) as answer:
            return answer.status, json.load(answer)["status"]
    except urllib.error.HTTPError as unwell:
        return unwell.code, json.load(unwell)["status"]


def refusal(ask):
    with pytest.raises(NotAllowed) as no:
        ask()
    return no.value.check, str(no.value)


@contextmanager
def memory(party, seat):
    """A plain WebSocket of a seat that has sent hello."""
    with connect(party.server.live_address(party.name)) as live:
        live.send(encode(wire.Hello(party.tickets[seat])).decode())
        while json.loads(live.recv(WITHIN))["type"] != "connected":
            pass
        yield live


def hear_to_the_end(live):
    """All refusals until the server closes the connection, and how it closes."""
    heard = []
    try:
        while True:
            heard.append(json.loads(live.recv(WITHIN)))
    except ConnectionClosed as closed:
        return [one for one in heard if one["type"] == "refused"], closed.rcvd


def cpu_seconds(process):
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def full(tmp_path):
    """A store whose file has no room to grow, with events that a killed server had not filed."""
    rows = [("t" * 12, number, b"x" * 1000) for number in range(1, 101)]
    with sqlite3.connect(tmp_path / "full.db", isolation_level=None) as connection:
        migrate(connection)
        connection.executemany("INSERT INTO fresh (table_id, number, body) VALUES (?, ?, ?)", rows)
    connection.close()

    class Full(SqliteStore):
        def _connect(self):
            connection = super()._connect()
            connection.execute("PRAGMA max_page_count = 1")  # or as many as there are
            return connection

    return Full(tmp_path / "full.db"), [body for _, _, body in rows]


def test_a_server_started_on_a_full_disk_shows_its_tables(full):
    store, bodies = full

    async def run():
        await store.open()
        try:
            with pytest.raises(sqlite3.OperationalError, match="full"):
                await store.commit(Batch([("t" * 12, 101, b"x" * 10_000)], {}))
            return await store.events("t" * 12)
        finally:
            await store.close()

    assert asyncio.run(run()) == bodies


def test_a_store_is_complete_after_the_disk_has_room_again(full):
    store, bodies = full
    first = ("t" * 12, 101, b"x" * 10_000)

    async def run():
        await store.open()
        await store.close()
        again = SqliteStore(store.path)
        await again.open()
        await again.commit(Batch([first], {}))
        try:
            return await again.events("t" * 12)
        finally:
            await again.close()

    assert asyncio.run(run()) == [*bodies, first[2]]


def test_a_server_started_on_a_read_only_database_shows_its_tables(postgres):
    address = postgres.database()
    name = "t" * 12
    line = Summary(name, "playing", listed=True, needs_scheduler=False)

    async def run():
        for value in ("off", "on"):
            store = PostgresStore(address)
            await store.open()
            if value == "off":
                await store.commit(Batch([(name, 1, b"one")], {name: line}))
            else:
                with pytest.raises(asyncpg.ReadOnlySQLTransactionError):
                    await store.commit(Batch([(name, 2, b"two")], {name: line}))
                found = await store.events(name)
            await store.close()
            await set_read_only(address, "on")
        return found

    assert asyncio.run(run()) == [b"one"]


def test_a_log_that_cannot_be_written_stops_nothing(monkeypatch):
    full = Path("/dev/full").open("w")  # noqa: SIM115 - closing it fails as well
    monkeypatch.setattr(sys, "stderr", full)
    log("store_not_writable")
    monkeypatch.undo()
    with suppress(OSError):
        full.close()


class Outage:
    """What was observed during an outage and afterwards; made once, because it takes long."""

    def __init__(self, running, disk):
        self.running = running
        self.disk = disk
        self.party = running.seats("connect_four", 2)
        self.party.play(0, "drop 1")
        self.talkers = running.seats("connect_four", 2)
        self.bots = running.seats("connect_four", 2, bots=1)
        self.timed = running.seats(
            "connect_four", 2, time_control=wire.TimeControl("game", 600), timeout="pass"
        )
        self.patient = running.seats("connect_four", 2)
        self.play = wire.Play("same", "drop 2", self.party.look(1).number)
        logged = len(running.said().splitlines())
        self.began()
        self.lasted()
        self.ended()
        lines = running.said().splitlines()[logged:]
        self.lines = [json.loads(line)["what"] for line in lines]

    def began(self):
        number = self.talkers.look(0).number
        with memory(self.talkers, 0) as live:
            self.disk.breaks()
            live.send(encode(wire.Play("p", "drop 4", number)).decode())
            self.refusals, self.closed = hear_to_the_end(live)

    def lasted(self):
        server = self.running.server
        self.thread = threading.Thread(target=self.wait_and_play)
        self.thread.start()
        self.request = refusal(lambda: self.party.send(1, self.play))
        self.opening = refusal(lambda: server.open(wire.NewTable("connect_four", 2)))
        self.bots_game = refusal(lambda: self.bots.play(0, "drop 4"))
        self.unwell = health(self.running)
        self.shown = [self.party.look(0).log, self.talkers.look(1).log]
        self.clock = self.timed.look(0).clocks[0].left_ms
        used = cpu_seconds(self.running.process.pid)
        time.sleep(1.0)
        self.used = cpu_seconds(self.running.process.pid) - used
        self.clock_later = self.timed.look(0).clocks[0].left_ms

    def wait_and_play(self):
        with self.patient.seat(0) as seat:
            seat.play("drop 5")

    def ended(self):
        self.disk.recovers()
        self.thread.join(WITHIN)
        until(lambda: health(self.running)[0] == 200, "health 200")
        self.well = health(self.running)
        for _ in range(2):
            self.party.send(1, self.play)
        self.bots.play(0, "drop 4")
        until(lambda: len(self.bots.look(0).log) == 2, "a bot's move")


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def outage(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        with Serving(folder) as running:
            yield Outage(running, FullDisk(running))
    else:
        database = request.getfixturevalue("postgres").database()
        with Serving(folder, database=database) as running:
            yield Outage(running, ReadOnly(running))


def test_a_waiting_player_gets_a_sentence_during_an_outage(outage):
    said = [(one["check"], one["id"], one["sentence"]) for one in outage.refusals]
    assert said == [("busy", "p", SENTENCE)]


def test_the_socket_closes_with_try_again_later_during_an_outage(outage):
    assert (outage.closed.code, outage.closed.reason) == (1013, "busy")


def test_http_requests_get_the_same_sentence_during_an_outage(outage):
    assert outage.request == outage.opening == outage.bots_game == ("busy", SENTENCE)


def test_nothing_is_shown_that_is_not_on_disk(outage):
    assert [said(log) for log in outage.shown] == [[dropped(0, 1)], []]


def test_acknowledged_moves_survive_an_outage_and_a_resent_move_is_played_once(outage):
    assert said(outage.party.look(0).log) == [dropped(0, 1), dropped(1, 2)]


def test_our_client_retries_until_the_outage_is_over(outage):
    assert said(outage.patient.look(1).log) == [dropped(0, 5)]


def test_health_reports_an_outage_until_it_is_over(outage):
    assert outage.unwell == (503, "database-read-only")
    assert outage.well == (200, "well")


def test_an_outage_is_logged_once_at_its_start_and_once_at_its_end(outage):
    told = [line for line in outage.lines if line.startswith("store")]
    assert told == ["store_not_writable", "store_not_writable_over"]


def test_an_outage_does_not_flood_the_log(outage):
    """Readers and listeners log lost connections too, each at most twice."""
    assert len(outage.lines) <= 6


def test_retries_during_an_outage_use_little_cpu(outage):
    assert outage.used < 0.4


def test_no_clock_runs_for_a_player_who_cannot_move(outage):
    assert outage.clock_later == outage.clock
    assert outage.timed.look(0).clocks[0].left_ms < outage.clock


def test_bots_continue_after_an_outage(outage):
    assert len(outage.bots.look(0).log) == 2


def test_an_idle_server_notices_an_outage_and_its_end(outage):
    outage.disk.breaks()
    until(lambda: health(outage.running)[0] == 503, "health 503")
    outage.disk.recovers()
    until(lambda: health(outage.running)[0] == 200, "health 200")
