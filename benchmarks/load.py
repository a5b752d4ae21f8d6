"""Measure how many durable moves per second a server handles, on the loopback interface.

    python benchmarks/load.py --tables 500 --seconds 10            moves as fast as acknowledged
    python benchmarks/load.py --tables 5000 --interval 5 --seconds 30 a move each 5 s at every table

Starts ``shoal serve`` on one core and this driver on another.  Every table is
the toy game (toy_game.py) with two clients by default.  Prints moves/s and the
time from sending a move to receiving it.
"""

import argparse
import asyncio
import json
import math
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
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from shoal import wire
from shoal.client import Server

HERE = str(Path(__file__).parent)
WARM_UP = 2.0
"""Seconds before the measurement."""
MAX_CONNECTING = 100
"""Clients that connect at the same time."""

NO_LIMITS = ["--rate", "1000000", "--tables", "1000000", "--sockets", "100000"]
NO_LIMITS += ["--connections", "100000", "--capacity", "200000"]


class Times:
    """The latency of each move, in seconds."""

    def __init__(self) -> None:
        self.going: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.began = math.inf
        self.ends = math.inf
        self.taken: list[float] = []
        self.used = 0.0

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
            "server_us_per_move": round(1e6 * self.used / len(taken)),
        }


def open_table(server: Server, game: str, players: int) -> tuple[str, list[str]]:
    opened = server.open(wire.NewTable(game, players))
    tickets = [
        server.sit(opened.table, wire.Sit(seat=seat, invite=opened.invite)).ticket
        for seat in range(players)
    ]
    server.do(opened.table, opened.host, "start")
    return opened.table, tickets


class View(msgspec.Struct):
    """The fields of a view that a client needs."""

    actors: list[int]
    moves: list[str]


class Message(msgspec.Struct):
    """The fields of a message that a client needs; msgspec skips the others."""

    type: str
    number: int = 0
    id: str = ""
    seat: int | None = None
    view: View | None = None


DECODER = msgspec.json.Decoder(Message)


class Client(WSListener):
    """A client for one seat that plays random legal moves."""

    def __init__(self, ticket: str, interval: float, times: Times) -> None:
        self.ticket = ticket
        self.interval = interval
        self.times = times
        self.seat: int | None = None
        self.rng = random.Random(ticket)
        self.sent = 0
        self.asked: dict[str, float] = {}

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.send(wire.Hello(self.ticket))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = DECODER.decode(frame.get_payload_as_memoryview())
        if message.type == "welcome":
            self.seat = message.seat
        elif message.id in self.asked:
            began = self.asked.pop(message.id)
            if self.times.began <= began:
                self.times.taken.append(time.perf_counter() - began)
        if message.view is None:
            return
        if self.seat in message.view.actors:
            self.think(message.view.moves, message.number)

    def think(self, moves: list[str], number: int) -> None:
        move = moves[int(self.rng.random() * len(moves))]
        if not self.times.going.done():
            self.times.going.add_done_callback(lambda _: self.begin(move, number))
        elif not self.interval:
            self.play(move, number)
        else:
            delay = self.rng.uniform(0.5, 1.5) * self.interval
            asyncio.get_running_loop().call_later(delay, self.play, move, number)

    def begin(self, move: str, number: int) -> None:
        """Make the first move once all clients are connected: at once, or at random times."""
        delay = self.rng.uniform(0, 2) * self.interval
        asyncio.get_running_loop().call_later(delay, self.play, move, number)

    def play(self, move: str, number: int) -> None:
        self.sent += 1
        send = str(self.sent)
        self.asked[send] = time.perf_counter()
        self.send(wire.Play(send, move, number))

    def send(self, message: wire.ClientMessage) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


async def drive(
    server: Server,
    args: argparse.Namespace,
    tables: list[tuple[str, list[str]]],
    process: subprocess.Popen[str],
) -> Times:
    """Connect all clients, then let them play for the given time."""
    times = Times()
    connecting = asyncio.Semaphore(MAX_CONNECTING)

    async def connect(table: str, ticket: str) -> None:
        live = f"{server.address.replace('http', 'ws')}/api/1/tables/{table}/live"
        async with connecting:
            await ws_connect(lambda: Client(ticket, args.interval, times), live)

    await asyncio.gather(*[connect(table, one) for table, some in tables for one in some])
    times.began = time.perf_counter() + max(WARM_UP, 2 * args.interval)
    times.going.set_result(None)
    await asyncio.sleep(times.began - time.perf_counter())
    before = processor(process.pid, children=args.workers > 1)
    await asyncio.sleep(args.seconds)
    times.ends = time.perf_counter()
    times.used = processor(process.pid, children=args.workers > 1) - before
    return times


def serve(args: argparse.Namespace, folder: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", "from shoal.cli.main import main; main()", "serve"]
    database = args.database or str(folder / "load.db")
    command += [
        "--port",
        "0",
        "--database",
        database,
        "--game",
        args.game_module,
        *NO_LIMITS,
    ]
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
    """Start a table where only bots play, to keep the server busy."""
    opened = server.open(wire.NewTable("sharkbait", 4))
    for seat in range(4):
        server.put_bot(opened.table, opened.host, seat, level)
    server.do(opened.table, opened.host, "start")


def processor(process: int, *, children: bool) -> float:
    """The CPU time of the server in seconds, with its workers if ``children``."""
    place = Path(f"/proc/{process}")
    fields = (place / "stat").read_text(encoding="utf-8").split()
    used = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    if children:
        born = (place / f"task/{process}/children").read_text(encoding="utf-8").split()
        used += sum(processor(int(child), children=False) for child in born)
    return used


def memory(process: subprocess.Popen[str]) -> int:
    """The server's memory, in MiB."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--interval", type=float, default=0.0)
    parser.add_argument("--game", default="toy", help="the name of the game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--game-module", default="toy_game", help="the module that holds the game")
    parser.add_argument("--database", default="")
    parser.add_argument(
        "--bot-tables", type=int, default=0, help="additional tables where only bots play"
    )
    parser.add_argument("--level", default="hard", help="the level of those bots")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--no-pin", dest="pin", action="store_false")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(args, Path(folder))
        try:
            server = Server(address)
            tables = [open_table(server, args.game, args.players) for _ in range(args.tables)]
            for _ in range(args.bot_tables):
                open_bots(server, args.level)
            times = uvloop.run(drive(server, args, tables, process))
            print(json.dumps(times.report() | {"tables": args.tables, "MiB": memory(process)}))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


if __name__ == "__main__":
    main()
