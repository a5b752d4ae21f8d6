"""How many durable moves a second a server carries, on loopback, for a bounded time.

    python benchmarks/load.py --tables 500 --seconds 10            moves as fast as acknowledged
    python benchmarks/load.py --tables 5000 --pace 5 --seconds 30  a move each 5 s at every table

Starts ``shoal serve`` on one core and this driver on another.  Every table is
the toy of toy.py with two clients, unless told otherwise.  Prints moves/s and
the time from sending a move to hearing of it.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop
from websockets.asyncio.client import connect

from shoal import wire
from shoal.client import Server

DECODER = msgspec.json.Decoder(wire.ServerMessage)
HERE = str(Path(__file__).parent)
FREELY = ["--rate", "1000000", "--tables", "1000000", "--sockets", "100000"]


class Times:
    """How long each move took, in seconds."""

    def __init__(self) -> None:
        self.began = 0.0
        self.ends = 0.0
        self.taken: list[float] = []
        self.used = 0.0
        self.counted = 1

    def report(self) -> dict[str, float]:
        taken = sorted(self.taken)
        if not taken:
            return {"moves": 0}
        return {
            "moves": len(taken),
            "moves_per_s": round(len(taken) / (self.ends - self.began)),
            "p50_ms": round(1000 * taken[len(taken) // 2], 2),
            "p99_ms": round(1000 * taken[len(taken) * 99 // 100], 2),
            "worst_ms": round(1000 * taken[-1], 2),
            "server_us_per_move": round(1e6 * self.used / max(1, self.counted)),
        }


def open_table(server: Server, game: str, players: int) -> tuple[str, list[str]]:
    opened = server.open(wire.NewTable(game, players))
    tickets = [
        server.sit(opened.table, wire.Sit(seat=seat, invite=opened.invite)).ticket
        for seat in range(players)
    ]
    server.do(opened.table, opened.host, "start")
    return opened.table, tickets


async def play(address: str, table: str, ticket: str, pace: float, times: Times) -> None:
    """One client: whenever it is its turn, the first move that is legal."""
    live = f"{address.replace('http', 'ws')}/api/1/tables/{table}/live"
    rng = random.Random(ticket)
    async with connect(live, compression=None, ping_interval=None) as socket:
        await socket.send(msgspec.json.encode(wire.Hello(ticket)).decode())
        seat, sent, asked = None, 0, {}
        while time.perf_counter() < times.ends:
            try:
                async with asyncio.timeout(max(0.01, times.ends - time.perf_counter())):
                    message = DECODER.decode(await socket.recv())
            except TimeoutError:
                return
            if isinstance(message, wire.Welcome):
                seat = message.seat
            elif isinstance(message, wire.News):
                if message.id in asked and times.began <= (began := asked.pop(message.id)):
                    times.taken.append(time.perf_counter() - began)
            else:
                continue
            if message.view is None or seat not in message.view.actors:
                if message.view is not None and message.view.over:
                    return
                continue
            if pace:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)
            sent += 1
            send = str(sent)
            asked[send] = time.perf_counter()
            move = rng.choice(message.view.moves)
            await socket.send(msgspec.json.encode(wire.Play(send, move, message.number)).decode())


async def drive(
    server: Server,
    args: argparse.Namespace,
    tables: list[tuple[str, list[str]]],
    process: subprocess.Popen[str],
) -> Times:
    """All clients at once, for so many seconds."""
    times = Times()
    warm = max(2.0, args.tables / 500) if not args.pace else args.pace
    times.began = time.perf_counter() + warm
    times.ends = times.began + args.seconds
    waiting = list(tables)

    async def seat_after_seat() -> None:
        """One table after another, so that games that end make place for new ones."""
        while waiting and time.perf_counter() < times.ends:
            table, tickets = waiting.pop()
            await asyncio.gather(
                *[play(server.address, table, ticket, args.pace, times) for ticket in tickets]
            )

    async def watch() -> None:
        """The server's processor time while it is measured."""
        await asyncio.sleep(times.began - time.perf_counter())
        before = processor(process)
        await asyncio.sleep(times.ends - 0.2 - time.perf_counter())
        times.used = processor(process) - before
        times.counted = len(times.taken)

    await asyncio.gather(watch(), *[seat_after_seat() for _ in range(args.tables)])
    return times


def serve(args: argparse.Namespace, folder: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", "from shoal.commands import main; main()", "serve"]
    database = args.database or str(folder / "load.db")
    command += ["--port", "0", "--database", database, "--room", args.room, *FREELY]
    command += ["--workers", str(args.workers)]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(filter(None, [HERE, os.environ.get("PYTHONPATH", "")]))
    }
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    if args.pin:
        os.sched_setaffinity(process.pid, {0})
        os.sched_setaffinity(0, {1})
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def open_bots(server: Server, level: str) -> None:
    """A table at which only bots sit, thinking all the time."""
    opened = server.open(wire.NewTable("sharkbait", 4))
    for seat in range(4):
        server.put_bot(opened.table, opened.host, seat, level)
    server.do(opened.table, opened.host, "start")


def processor(process: subprocess.Popen[str]) -> float:
    """The seconds of processor time that the server has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def memory(process: subprocess.Popen[str]) -> int:
    """The server's memory, in MiB."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument(
        "--spare", type=float, default=0.0, help="tables more than are played at once"
    )
    parser.add_argument("--game", default="toy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--room", default="toy")
    parser.add_argument("--database", default="")
    parser.add_argument("--bot-tables", type=int, default=0, help="tables of bots beside these")
    parser.add_argument("--level", default="hard", help="the level of these bots")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--no-pin", dest="pin", action="store_false")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(args, Path(folder))
        try:
            server = Server(address)
            count = int(args.tables * (1 + args.spare))
            tables = [open_table(server, args.game, args.players) for _ in range(count)]
            for _ in range(args.bot_tables):
                open_bots(server, args.level)
            times = uvloop.run(drive(server, args, tables, process))
            print(json.dumps(times.report() | {"tables": args.tables, "MiB": memory(process)}))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


if __name__ == "__main__":
    main()
