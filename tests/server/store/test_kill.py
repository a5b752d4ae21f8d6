"""A killed server loses no acknowledged move, and plays no move twice.

A few kills here; ``SHOAL_KILLS=300`` makes it a long run.
"""

import asyncio
import os
import random
import resource
import sqlite3
from collections import Counter
from pathlib import Path

import pytest
from server.memory_table import GAMES
from server.serving import Serving
from waiting import until_async

from shoal.cli.main import main
from shoal.client import AsyncSeat, NotAllowed
from shoal.server.table.events import Played, read_event
from shoal.server.table.reducers.apply_event import rebuild

BATCH = 3
BATCHES = range(max(1, int(os.environ.get("SHOAL_KILLS", "3")) // BATCH))


async def hammer(party, number, acknowledged, stop, rng):
    """Play while the server is killed and restarted, and keep its answers."""
    async with AsyncSeat(party.server.address, party.name, party.tickets[number]) as seat:
        async for view in seat.turns():
            if stop.is_set():
                return
            await asyncio.sleep(rng.uniform(0.0, 0.1))  # so that no game ends before the last kill
            move = rng.choice(view.moves)
            try:
                await seat.play(move)
            except NotAllowed as no:
                if no.check != "busy":
                    raise
                await asyncio.sleep(0.3)  # the disk is full
            else:
                acknowledged[party.name].append((number, move))


def fill_disk(running, rng):
    """Stop all files of the server from growing, until it is restarted."""
    size = Path(f"{running.database}-wal").stat().st_size
    limits = (size + rng.choice([0, 4096, 20_000]), resource.RLIM_INFINITY)
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, limits)


async def kill_again_and_again(running, parties, acknowledged, rng, *, full=False):
    stop = asyncio.Event()
    players = [
        asyncio.ensure_future(
            hammer(party, number, acknowledged, stop, random.Random(f"{place} {number}"))
        )
        for place, party in enumerate(parties)
        for number in range(3)
    ]
    for _ in range(BATCH):
        await asyncio.sleep(rng.uniform(0.2, 0.8))
        if full:
            fill_disk(running, rng)
            await asyncio.sleep(rng.uniform(0.1, 2.5))
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
    await until_async(
        lambda: sum(map(len, acknowledged.values())) > before + 2 * len(acknowledged),
        "people to play on",
    )


@pytest.mark.parametrize("batch", BATCHES)
def test_kill_nine_neither_loses_nor_repeats_a_move(tmp_path, batch):
    hammer_and_kill(tmp_path, batch, 36)


@pytest.mark.long
@pytest.mark.parametrize("batch", BATCHES)
def test_kill_nine_on_a_full_disk_neither_loses_nor_repeats_a_move(tmp_path, batch):
    hammer_and_kill(tmp_path, batch, 12, full=True)


def hammer_and_kill(tmp_path, batch, tables, *, full=False):
    with Serving(tmp_path) as running:
        parties = [running.seats("sharkbait", 3) for _ in range(tables)]
        acknowledged = {party.name: [] for party in parties}
        rng = random.Random(batch)
        failures = asyncio.run(kill_again_and_again(running, parties, acknowledged, rng, full=full))
        assert failures == []
        running.kill()
    assert main(["repair", running.database]) == 0
    for name, said in acknowledged.items():
        kept = events_of(tmp_path / "tables.db", name)
        rebuild(name, kept, GAMES)
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
