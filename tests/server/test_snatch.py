"""Pescado's live snatch through a running server: two claims to one tile, ordered by the table."""

import json
import sqlite3
import threading
import time

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
TABLE = "s" * 12


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
    plan = wire.NewTable("pescado", 2, {"snatch": "live"})
    now = int(time.time() * 1000)  # the race begins now
    created = Created(now, plan, "05" * 32, hashed("h"), hashed("i"), 1, start=start)
    sat = [Sat(now, seat, hashed(f"t{seat}"), f"P{seat}") for seat in (0, 1)]
    kept = [created, *sat, Started(now)]
    rows = [(TABLE, place, write_event(event)) for place, event in enumerate(kept, 1)]
    connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
    connection.execute(
        "INSERT INTO tables (id, stage, listed, tended) VALUES (?, 'playing', 0, 1)", (TABLE,)
    )
    connection.commit()
    connection.close()


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
            message = json.loads(self.socket.recv(10))
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
        yield running.server, claim


def who_gets_the_tile(snatch, lags, delays):
    server, claim = snatch
    before = server.look(TABLE, "t0").view.facts["won"]
    live = server.live_address(TABLE)
    with connect(live, compression=None) as one, connect(live, compression=None) as two:
        snatchers = [Snatcher(socket, seat, lags[seat]) for seat, socket in enumerate((one, two))]
        hands = [
            threading.Thread(target=snatcher.claim, args=(claim, delay))
            for snatcher, delay in zip(snatchers, delays, strict=True)
        ]
        for hand in hands:
            hand.start()
        for hand in hands:
            hand.join()
        time.sleep(3 * LAG_BOUND)
        after = server.look(TABLE, "t0").view.facts["won"]
    return [seat for seat in (0, 1) if len(after[seat]) > len(before[seat])]


def test_of_two_hands_without_lag_the_first_gets_the_tile(snatch):
    assert who_gets_the_tile(snatch, lags=[0, 0], delays=[0.1, 0]) == [1]


def test_a_hand_that_was_first_but_far_away_gets_the_tile(snatch):
    assert who_gets_the_tile(snatch, lags=[0, 0.25], delays=[0, 0.12]) == [1]


def test_no_distance_makes_up_for_more_than_the_bound(snatch):
    assert who_gets_the_tile(snatch, lags=[0, 1.0], delays=[0, LAG_BOUND + 0.15]) == [0]
