"""Pescado's live snatch through a running server: two claims to one tile, ordered by the table."""

import asyncio
import contextlib
import json
import sqlite3
import threading
import time
from itertools import islice
from string import ascii_lowercase

import asyncpg
import pytest
from server.memory_table import GAMES
from server.network_latency import DelayedProxy
from server.serving import Serving
from waiting import LIMIT, until
from websockets.sync.client import connect

from shoal import wire
from shoal.core.rng import Rng
from shoal.core.state import CHANCE
from shoal.core.text.position_text import write_position
from shoal.server.scheduling.race_window import MAX_LAG
from shoal.server.store.sqlite import migrate
from shoal.server.table.events import Created, Sat, Started, TablePlan, write_event
from shoal.server.table.tickets import hashed
from shoal.server.views.serializers import encode

GAME = GAMES["pescado"].game({"snatch": "live"})
TABLES = [letter * 12 for letter in ascii_lowercase]
TRIES = 3
"""A busy machine may be late by more than a hand: then the next table is tried."""


def snatch_round():
    """A position in which both may snatch, and a claim that is right for the first of them."""
    rng = Rng(5)
    while True:
        state = GAME.start(2)
        for _ in range(200):
            if state.actor() == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
                continue
            claim = right_claim(state) if GAME.is_race(state) else None
            if claim is not None:
                return write_position(GAME, state), claim
            actors = list(state.actors())
            if not actors:
                break
            moves = list(state.moves(actors[0]))
            state.play(actors[0], moves[rng.below(len(moves))])


def right_claim(state):
    for move in state.moves(0):
        after = state.clone()
        after.play(0, move)
        if move in list(state.moves(1)) and after.scores()[0] > state.scores()[0]:
            return GAME.notation.write_move(move)
    return None


def lay_out(database, start):
    connection = sqlite3.connect(database)
    migrate(connection)
    for table, kept in ((table, events_of(start)) for table in TABLES):
        rows = [(table, place, write_event(event)) for place, event in enumerate(kept, 1)]
        connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
        connection.execute(
            "INSERT INTO tables (id, stage, listed, tended) VALUES (?, 'playing', 0, 0)", (table,)
        )
    connection.commit()
    connection.close()


def events_of(start):
    """The events of a table whose race begins in an hour, so that nobody runs out of time."""
    plan = TablePlan("pescado", 2, {"snatch": "live"})
    now = int((time.time() + 3600) * 1000)
    rules = GAME.info.version
    created = Created(now, plan, "05" * 32, hashed("h"), hashed("i"), rules, start=start)
    sat = [Sat(now, seat, hashed(f"t{seat}"), f"P{seat}") for seat in (0, 1)]
    return [created, *sat, Started(now)]


class Snatcher:
    """A client that can delay its answers, to pretend a slow connection."""

    def __init__(self, socket, seat, hello_late=0.0, pong_late=0.0):
        self.socket = socket
        time.sleep(hello_late)
        self.send(wire.Hello(f"t{seat}"))
        self.number = self.hear("welcome")["number"]
        mark = self.hear("ping")["mark"]
        time.sleep(pong_late)
        self.send(wire.Pong(mark))

    def send(self, message):
        self.socket.send(encode(message).decode())

    def hear(self, kind):
        """The next message of a kind."""
        while True:
            message = json.loads(self.socket.recv(60))
            if message["type"] == kind:
                return message

    def claim(self, claim, delay):
        time.sleep(delay)
        self.send(wire.Play("claim", claim, self.number))


@pytest.fixture(scope="module")
def snatch(tmp_path_factory):
    """A server (twice), a claim, and tables at which nobody has claimed yet."""
    folder = tmp_path_factory.mktemp("snatch")
    start, claim = snatch_round()
    lay_out(folder / "tables.db", start)
    with Serving(folder) as running:
        yield (running.server, running.server), claim, iter(TABLES)


def who_gets_the_tile(servers, table, claim, far, delays, late=((0, 0), (0, 0))):
    """The seats that won a tile when each claims after its delay, with this network lag."""
    before = servers[0].look(table, "t0").view.facts["won"]
    with contextlib.ExitStack() as lines:
        snatchers = []
        for seat, server in enumerate(servers):
            port = int(server.address.rpartition(":")[2])
            distance = lines.enter_context(DelayedProxy(port, far[seat] / 2))
            address = f"ws://127.0.0.1:{distance.port}/api/1/tables/{table}/live"
            socket = lines.enter_context(connect(address, compression=None))
            snatchers.append(Snatcher(socket, seat, *late[seat]))
        time.sleep(max(far) / 2 + 0.05)  # until the pongs have arrived
        hands = [
            threading.Thread(target=snatcher.claim, args=(claim, delay))
            for snatcher, delay in zip(snatchers, delays, strict=True)
        ]
        for hand in hands:
            hand.start()
        for hand in hands:
            hand.join(LIMIT)

        def winners():
            after = servers[0].look(table, "t0").view.facts["won"]
            return [seat for seat in (0, 1) if len(after[seat]) > len(before[seat])]

        return until(winners, "somebody to have the tile")


def gets_the_tile(seat, snatch, far, delays, late=((0, 0), (0, 0))):
    """Whether the seat gets the tile at one of several tables."""
    servers, claim, tables = snatch
    return any(
        who_gets_the_tile(servers, table, claim, far, delays, late) == [seat]
        for table in islice(tables, TRIES)
    )


def test_without_lag_the_first_claim_gets_the_tile(snatch):
    assert gets_the_tile(1, snatch, far=[0, 0], delays=[0.15, 0])


def test_a_claim_that_was_first_but_has_more_lag_gets_the_tile(snatch):
    assert gets_the_tile(1, snatch, far=[0, 0.25], delays=[0.06, 0])


@pytest.mark.parametrize("late", [(0, 0.35), (0.35, 0.35)], ids=["pong", "hello and pong"])
def test_delayed_pongs_win_no_tile(snatch, late):
    assert gets_the_tile(0, snatch, far=[0, 0], delays=[0, 0.12], late=[(0, 0), late])


def test_lag_is_compensated_only_up_to_the_bound(snatch):
    assert gets_the_tile(0, snatch, far=[0, 1.0], delays=[0.5 - MAX_LAG - 0.15, 0])


def test_lag_is_measured_at_another_worker_too(postgres, tmp_path):
    start, claim = snatch_round()
    database = postgres.database()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one = Serving(tmp_path / "one", database=database)
    two = Serving(tmp_path / "two", database=database)
    with one, two:
        asyncio.run(lay_out_shared(database, start))
        snatch = (one.server, two.server), claim, iter(TABLES)
        assert gets_the_tile(1, snatch, far=[0, 0.25], delays=[0.06, 0])


async def lay_out_shared(database, start):
    connection = await asyncpg.connect(database)
    for table, kept in ((table, events_of(start)) for table in TABLES):
        rows = [(table, place, write_event(event)) for place, event in enumerate(kept, 1)]
        await connection.executemany("INSERT INTO events VALUES ($1, $2, $3)", rows)
        query = "INSERT INTO tables VALUES ($1, 'playing', false, false, $2)"
        await connection.execute(query, table, len(rows))
    await connection.close()
