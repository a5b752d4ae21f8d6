"""Several workers on one PostgreSQL: any of them serves any table."""

import asyncio
import os
import re
import shutil
import signal
import tempfile
import threading
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import asyncpg
import pytest
from said import dropped, said
from server.memory_table import GAMES
from server.postgres import Postgres
from server.serving import Serving
from waiting import LIMIT, attempts, heard, until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from shoal import wire
from shoal.client import NotAllowed, Seat, Server
from shoal.server.table.events import Played, read_event
from shoal.server.table.reducers.apply_event import rebuild
from shoal.server.views.serializers import encode

pytestmark = pytest.mark.long


@pytest.fixture
def pair(postgres, tmp_path):
    """Two servers on one database, as two workers on two machines would be."""
    database = postgres.database()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    first = Serving(tmp_path / "one", database=database)
    second = Serving(tmp_path / "two", database=database)
    with first as one, second as two:
        yield one, two


def kept(database, table):
    async def fetch():
        connection = await asyncpg.connect(database)
        try:
            query = "SELECT number, body FROM events WHERE table_id = $1 ORDER BY number"
            return await connection.fetch(query, table)
        finally:
            await connection.close()

    rows = asyncio.run(fetch())
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    return [read_event(row["body"]) for row in rows]


def play_to_the_end(seats, *, check=True):
    """Each seat plays in a thread of its own; what went wrong."""
    wrong = []

    def sit(seat):
        try:
            with seat:
                for view in seat.turns(check=check):
                    seat.play(view.moves[0])
        except Exception as problem:  # noqa: BLE001 - shown by the test
            wrong.append(problem)

    threads = [threading.Thread(target=sit, args=(seat,), daemon=True) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
    assert not any(thread.is_alive() for thread in threads), f"somebody still plays: {wrong}"
    return wrong


def test_players_of_one_table_sit_at_different_workers(pair):
    one, two = pair
    party = one.seats("sharkbait", 3)
    seats = [
        Seat(serving.address, party.name, ticket)
        for serving, ticket in zip((one, two, one), party.tickets, strict=True)
    ]
    assert play_to_the_end(seats) == []
    assert [seat.known.log for seat in seats[1:]] == [seats[0].known.log] * 2
    rebuild(party.name, kept(one.database, party.name), GAMES)


def test_a_seat_is_notified_at_once_of_changes_at_another_worker(pair):
    one, two = pair
    party = one.seats("connect_four", 2)
    with Seat(two.address, party.name, party.tickets[1]) as listener:
        party.play(0, "drop 4")
        heard(listener, lambda: listener.known.my_turn, "the other's move")
        assert said(listener.known.log) == [dropped(0, 4)]
        assert listener.known.connected == [1]


def test_a_request_repeated_at_another_worker_is_played_once(pair):
    one, two = pair
    party = one.seats("connect_four", 2)
    number = party.look(0).number
    play = wire.Play("same", "drop 4", number)
    acks = [Server(at.address).send(party.name, party.tickets[0], play) for at in (one, two, one)]
    assert acks[0] == acks[1] == acks[2]
    moves = [event for event in kept(one.database, party.name) if isinstance(event, Played)]
    assert len(moves) == 1


def test_of_several_simultaneous_moves_one_is_kept(pair):
    one, two = pair
    party = one.seats("connect_four", 2)
    number = party.look(0).number
    answers = []

    def send(at, move):
        try:
            play = wire.Play(move, move, number)
            answers.append(Server(at.address).send(party.name, party.tickets[0], play))
        except NotAllowed as no:
            answers.append(no.check)

    threads = [
        threading.Thread(target=send, args=(at, f"drop {column}"))
        for column, at in enumerate((one, two, one, two), 1)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LIMIT)
    assert sorted(map(str, answers)).count("turn") == 3
    assert (
        len([event for event in kept(one.database, party.name) if isinstance(event, Played)]) == 1
    )


def at_once(*works):
    """The results of these functions, all started at the same time."""
    gate = threading.Barrier(len(works))

    def begin(work):
        gate.wait(LIMIT)
        return work()

    with ThreadPoolExecutor(len(works)) as threads:
        return list(threads.map(begin, works))


def test_a_rematch_requested_at_two_workers_is_one_table(pair):
    asked = set()
    for _ in range(10):
        party = pair[0].seats("connect_four", 2, listed=True, watch="nobody")
        party.send(1, wire.Resign("r"))
        first, second = at_once(
            *(
                partial(at.server.rematch, party.name, ticket)
                for at, ticket in zip(pair, party.tickets, strict=True)
            )
        )
        assert first == second
        asked.add(first)
    assert {table.id for table in pair[0].server.tables()} == asked


def test_a_rematch_begins_when_players_connect_to_different_workers_at_once(pair):
    parties = [pair[0].seats("connect_four", 2) for _ in range(8)]
    for party in parties:
        party.send(1, wire.Resign("r"))
        party.name = pair[0].server.rematch(party.name, party.tickets[0])
    seats = [
        Seat(at.address, party.name, ticket)
        for party in parties
        for at, ticket in zip(pair, party.tickets, strict=True)
    ]
    at_once(*(seat.__enter__ for seat in seats))
    until(
        lambda: all(party.look(0).table.stage == "playing" for party in parties),
        "all rematches to begin",
        seconds=120,
    )
    for seat in seats:
        seat.close()


def hang_up(database):
    """End all database connections of the workers, which notice it after a while."""

    async def end():
        connection = await asyncpg.connect(database)
        try:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        finally:
            await connection.close()

    asyncio.run(end())


def test_a_worker_learns_who_connected_while_its_listener_was_down(pair):
    one, two = pair
    party = one.seats("connect_four", 2)
    hang_up(one.database)
    with Seat(two.address, party.name, party.tickets[1]):
        until(lambda: party.look(0).connected == [1], "seat 1 to be there", seconds=120)


def test_null_bytes_do_not_break_the_database(pair):
    party = pair[0].seats("connect_four", 2)
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{pair[0].address}/api/1/tables/%00bcdefghijkl", timeout=60)
    assert refused.value.code == 404
    party.send(0, wire.Play("\0", "drop 4", party.look(0).number))
    assert party.send(0, wire.Play("\0", "drop 4", 0)).id == "\0"
    assert Server(pair[1].address).look(party.name, party.tickets[1]).log


@pytest.fixture
def failing():
    """A PostgreSQL that a test may stop."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    running = Postgres(folder)
    yield running
    running.stop()
    shutil.rmtree(folder)


def test_clients_are_told_to_retry_while_the_database_is_down(failing, tmp_path):
    with Serving(tmp_path, database=failing.database()) as running:
        party = running.seats("connect_four", 2)
        play = wire.Play("p", "drop 4", party.look(0).number)
        with connect(running.server.live_address(party.name)) as live:
            live.send(encode(wire.Hello(party.tickets[0])).decode())
            live.recv(60)
            failing.stop()
            live.send(encode(play).decode())
            with pytest.raises(ConnectionClosed) as closed:
                receive_until_closed(live)
        assert closed.value.rcvd.code == 1013
        for ask in (lambda: party.look(0), lambda: party.send(0, play), running.server.tables):
            with pytest.raises(NotAllowed, match="database does not answer") as no:
                ask()
            assert no.value.check == "busy"
        failing.start()
        until(lambda: is_allowed(lambda: party.send(0, play)), "the database to be back")
        assert said(party.look(1).log) == [dropped(0, 4)]


def is_allowed(ask):
    try:
        ask()
    except NotAllowed:
        return False
    return True


def test_clocks_continue_when_the_database_is_back(failing, tmp_path):
    with Serving(tmp_path, database=failing.database()) as running:
        party = running.seats(
            "whispers", 2, time_control=wire.TimeControl("move", 1), timeout="pass"
        )
        failing.stop()
        time.sleep(1.5)
        failing.start()
        until(lambda: len(party.look(None).log) >= 2, "time to run out", seconds=120)


def receive_until_closed(live):
    while True:
        live.recv(60)


def test_all_players_of_a_table_are_handed_to_its_worker(postgres, tmp_path):
    with Serving(tmp_path, "--workers", "2", database=postgres.database()) as running:
        until_two_workers(running)
        parties = [running.seats("sharkbait", 3) for _ in range(6)]
        seats = [party.seat(number) for party in parties for number in range(3)]
        before = followed(running)
        # Not checked: checking the dice asks any worker for the record.
        assert play_to_the_end(seats, check=False) == []
        # A table may have been opened at another worker, but its moves are played at one.
        assert followed(running) - before < len(seats) * 3


def followed(running):
    """How many events the two workers have taken over from each other."""
    found = {}
    for _ in range(400):
        with urllib.request.urlopen(f"{running.address}/metrics", timeout=60) as answer:
            text = answer.read().decode()
        told = dict(re.findall(r"^(\w+) (\d+)\.0$", text, re.MULTILINE))
        found[told["shoal_worker"]] = int(told["shoal_followed_total"])
        if len(found) == 2:
            return sum(found.values())
    raise AssertionError("there should be two workers")


def test_killing_a_worker_neither_loses_nor_repeats_a_move(postgres, tmp_path):
    database = postgres.database()
    with Serving(tmp_path, "--workers", "2", database=database) as running:
        until_two_workers(running)
        parties = [running.seats("sharkbait", 3) for _ in range(4)]
        seats = [party.seat(number) for party in parties for number in range(3)]
        with ThreadPoolExecutor(1) as killer:
            killed = killer.submit(kill_workers, running, seats)
            assert play_to_the_end(seats) == []
            assert len(killed.result(LIMIT)) == 2
        for party in parties:
            events = kept(database, party.name)
            assert rebuild(party.name, events, GAMES).stage == "over"
            sends = [event.id for event in events if isinstance(event, Played)]
            assert len(sends) == len(set(sends))


def until_two_workers(running):
    seen = set()
    for _ in attempts("two workers to answer", pause=0.02):
        seen.add(running.worker())
        if len(seen) == 2:
            break


def kill_workers(running, seats):
    """Kill a worker twice while people play; returns the killed processes."""
    killed = []
    for _ in range(2):
        before = told_to(seats)
        until(lambda before=before: told_to(seats) > before, "people to play")
        worker = until(partial(answering, running), "a worker to answer")
        os.kill(worker, signal.SIGKILL)
        assert not all(seat.known.over for seat in seats), "the games were over before the kill"
        until(lambda worker=worker: not lives(worker), "the worker to be gone")
        killed.append(worker)
    return killed


def told_to(seats):
    """How many log lines all seats have received together."""
    return sum(len(seat.known.log) for seat in seats)


def answering(running):
    """A worker's process; None if the one that was asked has just been killed."""
    try:
        return running.worker()
    except OSError:
        return None


def lives(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
