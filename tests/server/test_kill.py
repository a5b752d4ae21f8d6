"""Killed at any moment, a server loses nothing that it has acknowledged, and plays nothing twice.

A few kills here; ``SHOAL_KILLS=300`` makes it a long run.
"""

import asyncio
import os
import random
import sqlite3
from collections import Counter

import pytest
from server.serving import Serving
from server.sitting import ROOMS

from shoal.client import AsyncSeat
from shoal.server.events import Played, read_event
from shoal.server.table import Table

BATCH = 3
BATCHES = range(max(1, int(os.environ.get("SHOAL_KILLS", "3")) // BATCH))
TABLES = 36


async def hammer(party, number, acknowledged, stop):
    """Play on through all the server's deaths, and keep what it said."""
    rng = random.Random(f"{party.name} {number}")
    async with AsyncSeat(party.server.address, party.name, party.tickets[number]) as seat:
        async for view in seat.turns():
            if stop.is_set():
                return
            await asyncio.sleep(rng.uniform(0.0, 0.1))  # so that no game ends before the last kill
            move = rng.choice(view.moves)
            await seat.play(move)
            acknowledged[party.name].append((number, move))


async def kill_again_and_again(running, parties, acknowledged):
    stop = asyncio.Event()
    players = [
        asyncio.ensure_future(hammer(party, number, acknowledged, stop))
        for party in parties
        for number in range(3)
    ]
    for _ in range(BATCH):
        await asyncio.sleep(random.uniform(0.2, 0.8))
        await asyncio.to_thread(running.kill)
        before = sum(map(len, acknowledged.values()))
        await asyncio.to_thread(running.start)
        await until_they_play_on(acknowledged, before)
    stop.set()
    await asyncio.sleep(0.3)
    for player in players:
        player.cancel()
    ended = await asyncio.gather(*players, return_exceptions=True)
    return [end for end in ended if isinstance(end, Exception)]


async def until_they_play_on(acknowledged, before):
    for _ in range(1500):
        if sum(map(len, acknowledged.values())) > before + 2 * TABLES:
            return
        await asyncio.sleep(0.02)
    raise TimeoutError


@pytest.mark.parametrize("batch", BATCHES)
def test_kill_nine_loses_and_doubles_nothing(tmp_path, batch):
    random.seed(batch)
    with Serving(tmp_path) as running:
        parties = [running.seats("sharkbait", 3) for _ in range(TABLES)]
        acknowledged = {party.name: [] for party in parties}
        failures = asyncio.run(kill_again_and_again(running, parties, acknowledged))
        assert failures == []
        running.kill()
    for name, said in acknowledged.items():
        kept = events_of(tmp_path / "tables.db", name)
        Table.rebuild(name, kept, ROOMS)
        sends = Counter(event.id for event in kept if isinstance(event, Played))
        assert max(sends.values(), default=1) == 1
        played = [(event.seat, event.move) for event in kept if isinstance(event, Played)]
        # Cancelled players may have heard of one move each less than was played. Seats are looked
        # at one by one: the acknowledgements of two may overtake each other on their way.
        for number in range(3):
            mine = [move for seat, move in said if seat == number]
            assert is_subsequence(mine, [move for seat, move in played if seat == number])
        assert len(played) - len(said) <= 3


KEPT = (
    "SELECT number, body FROM events WHERE table_id = ?1 UNION ALL "
    "SELECT number, body FROM fresh WHERE table_id = ?1 ORDER BY number"
)


def events_of(database, name):
    with sqlite3.connect(database) as connection:
        rows = connection.execute(KEPT, (name,)).fetchall()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [read_event(body) for _, body in rows]


def is_subsequence(some, whole):
    rest = iter(whole)
    return all(one in rest for one in some)
