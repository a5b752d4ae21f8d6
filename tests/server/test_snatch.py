"""Pescado's live snatch through a running server: two claims to one tile, ordered by the table."""

import asyncio
import json
import sqlite3
import threading
import time

import asyncpg
import pytest
from server.serving import Serving
from server.sitting import ROOMS
from websockets.sync.client import connect

from shoal import wire
from shoal.core.position import write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE
from shoal.server.events import Created, Sat, Started, write_event
from shoal.server.faces import encode
from shoal.server.races import LAG_BOUND
from shoal.server.store.sqlite import migrate
from shoal.server.tickets import hashed

GAME = ROOMS["pescado"].game({"snatch": "live"})
TABLES = [letter * 12 for letter in "abc"]
"""A busy machine may be late by more than a hand: then the next table is tried."""


def snatch_round():
    """A position in which both may snatch, and a claim that is right for whoever is first."""
    rng = Rng(5)
    while True:
        state = GAME.start(2)
        for _ in range(200):
            if state.actor() == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
                continue
            claim = right_claim(state) if GAME.races(state) else None
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
            return GAME.write_move(move)
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
    """A table at which the race begins in an hour's time, so that nobody is passed over."""
    plan = wire.NewTable("pescado", 2, {"snatch": "live"})
    now = int((time.time() + 3600) * 1000)
    created = Created(now, plan, "05" * 32, hashed("h"), hashed("i"), 1, start=start)
    sat = [Sat(now, seat, hashed(f"t{seat}"), f"P{seat}") for seat in (0, 1)]
    return [created, *sat, Started(now)]


class Snatcher:
    """A client whose answers to pings come so many seconds late."""

    def __init__(self, socket, seat, lag):
        self.socket = socket
        self.send(wire.Hello(f"t{seat}"))
        self.number = self.hear("welcome")["number"]
        mark = self.hear("ping")["mark"]
        time.sleep(lag)
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


@pytest.fixture
def snatch(tmp_path):
    start, claim = snatch_round()
    lay_out(tmp_path / "tables.db", start)
    with Serving(tmp_path) as running:
        yield (running.server, running.server), claim


def who_gets_the_tile(servers, table, claim, lags, delays):
    """The seats that won something when each, at its server, snatches after its delay."""
    before = servers[0].look(table, "t0").view.facts["won"]
    lives = [server.live_address(table) for server in servers]
    with connect(lives[0], compression=None) as one, connect(lives[1], compression=None) as two:
        snatchers = [Snatcher(socket, seat, lags[seat]) for seat, socket in enumerate((one, two))]
        hands = [
            threading.Thread(target=snatcher.claim, args=(claim, delay))
            for snatcher, delay in zip(snatchers, delays, strict=True)
        ]
        for hand in hands:
            hand.start()
        for hand in hands:
            hand.join()
        ends = time.monotonic() + 30
        won = []
        while not won and time.monotonic() < ends:
            after = servers[0].look(table, "t0").view.facts["won"]
            won = [seat for seat in (0, 1) if len(after[seat]) > len(before[seat])]
        return won


def gets_the_tile(seat, snatch, lags, delays):
    """Whether the seat gets it, at one of some tables."""
    servers, claim = snatch
    return any(who_gets_the_tile(servers, table, claim, lags, delays) == [seat] for table in TABLES)


def test_of_two_hands_without_lag_the_first_gets_the_tile(snatch):
    assert gets_the_tile(1, snatch, lags=[0, 0], delays=[0.15, 0])


def test_a_hand_that_was_first_but_far_away_gets_the_tile(snatch):
    assert gets_the_tile(1, snatch, lags=[0, 0.25], delays=[0, 0.12])


def test_no_distance_makes_up_for_more_than_the_bound(snatch):
    assert gets_the_tile(0, snatch, lags=[0, 1.0], delays=[0, LAG_BOUND + 0.15])


def test_a_hand_at_another_worker_is_measured_as_well(postgres, tmp_path):
    start, claim = snatch_round()
    database = postgres.database()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one = Serving(tmp_path / "one", database=database)
    two = Serving(tmp_path / "two", database=database)
    with one, two:
        asyncio.run(lay_out_shared(database, start))
        snatch = (one.server, two.server), claim
        assert gets_the_tile(1, snatch, lags=[0, 0.25], delays=[0, 0.12])


async def lay_out_shared(database, start):
    connection = await asyncpg.connect(database)
    for table, kept in ((table, events_of(start)) for table in TABLES):
        rows = [(table, place, write_event(event)) for place, event in enumerate(kept, 1)]
        await connection.executemany("INSERT INTO events VALUES ($1, $2, $3)", rows)
        query = "INSERT INTO tables VALUES ($1, 'playing', false, false, $2)"
        await connection.execute(query, table, len(rows))
    await connection.close()
