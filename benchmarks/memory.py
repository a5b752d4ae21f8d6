"""Measure the memory of many open tables: while all are in use, and after they have been idle.

    python benchmarks/memory.py --tables 10000

Stores many tables of a game in mid-game, loads them one after another as a server does, and
prints the peak memory, and the memory after the tables have been idle for a while.
"""

import argparse
import asyncio
import json
import resource
import tempfile
import time
from pathlib import Path

from shoal import wire
from shoal.core.rng import Rng
from shoal.games import game_info, names
from shoal.server.service.registry import TableRegistry
from shoal.server.store.base import Batch, Summary
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table import events
from shoal.server.table.events import AnyEvent, write_event
from shoal.server.table.table import Table

ROOMS = {name: game_info(name) for name in names()}


def one_table(game: str, moves: int) -> list[bytes]:
    """The events of a table in mid-game."""
    players = max(ROOMS[game].min_players, 2)
    plan = wire.NewTable(game, players)
    kept: list[AnyEvent] = [events.Created(0, plan, "07" * 32, "h", "i", ROOMS[game].version)]
    kept += [events.Sat(0, seat, f"t{seat}", f"Player {seat}") for seat in range(players)]
    kept.append(events.Started(0))
    table = Table.rebuild("x", kept, ROOMS)
    rng = Rng(1)
    for number in range(moves):
        assert table.match is not None
        if not table.actors:
            break
        seat = table.actors[0]
        legal = table.match.moves(seat)
        move = events.Played(number, seat, legal[rng.below(len(legal))], f"id{number}")
        table.apply(move)
        kept.append(move)
    return [write_event(event) for event in kept]


def resident() -> int:
    """Memory now, in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * resource.getpagesize() // 2**20


async def measure(args: argparse.Namespace, folder: Path) -> dict[str, float]:
    registry = TableRegistry(SqliteStore(folder / "memory.db"), ROOMS, idle=1.0)
    await registry.open()
    bodies = one_table(args.game, args.moves)
    letters = str.maketrans("0123456789", "abcdefghij")
    tables = [f"t{number:011}".translate(letters) for number in range(args.tables)]
    for table in tables:
        rows = [(table, number, body) for number, body in enumerate(bodies, 1)]
        listed = Summary(table, "playing", listed=False, needs_scheduler=False)
        await registry.store.commit(Batch(rows, {table: listed}))
    empty = resident()
    began = time.perf_counter()
    for table in tables:
        await registry.table(table)
    took = time.perf_counter() - began
    loaded = len(registry.tables)
    full = resident()
    await asyncio.sleep(2.5)
    used = time.process_time()
    await asyncio.sleep(2)
    idle = time.process_time() - used
    await registry.close()
    return {
        "tables": args.tables,
        "events_each": len(bodies),
        "MiB_before": empty,
        "in_memory_at_most": loaded,
        "MiB_at_most": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        "kB_a_table": round((full - empty) * 1024 / max(1, loaded), 1),
        "ms_to_come_back": round(1000 * took / args.tables, 2),
        "processor_idle": round(idle / 2, 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--game", default="sharkbait")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(args, Path(folder)))))


if __name__ == "__main__":
    main()
