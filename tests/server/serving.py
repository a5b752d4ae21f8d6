"""A server for a test: a process on a free port of the loopback, stopped afterwards."""

import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from waiting import LIMIT

import shoal
from shoal import wire
from shoal.client import Seat, Server

TESTS = Path(__file__).parent.parent
GAMES = (
    "checks.lagoon",
    "sample_games.divers",
    "server.hidden_moves_game",
    "server.race_game",
    "server.leaky_view_game",
    "server.leaky_channel_game",
    "shoal.sample_games.connect_four",
)
FREELY = (
    "--rate",
    "1000000",
    "--tables",
    "1000000",
    "--sockets",
    "10000",
    "--connections",
    "10000",
)


PR_SET_PDEATHSIG = 1
LIBRARY = ctypes.CDLL(None)


def die_with_us() -> None:
    """In a child process: end when the tests end, even if they are killed (Linux)."""
    if sys.platform == "linux":
        LIBRARY.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


@contextmanager
def killed_after(process: subprocess.Popen, seconds: float) -> Iterator[None]:
    """Kill a process after so many seconds, which also ends its output."""
    timer = threading.Timer(seconds, process.kill)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


class Serving:
    """``shoal serve`` in a process; started, killed and started again."""

    program = "from server.fixed_seeds import run; run()"
    """The command ``shoal`` with the same dice in every run."""

    def __init__(self, folder: Path, *arguments: str, database: str = "") -> None:
        self.folder = folder
        self.database = database or str(folder / "tables.db")
        self.arguments = arguments
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self) -> None:
        command = [sys.executable, "-c", self.program]
        command += ["serve", "--port", str(self.port), "--database", self.database]
        for module in GAMES:
            command += ["--game", module]
        command += [*FREELY, *self.arguments]
        paths = [str(Path(shoal.__file__).parent.parent), str(TESTS)]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
        self.log = (self.folder / "server.log").open("a")
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=environment,
            preexec_fn=die_with_us,  # noqa: PLW1509 - one call into C, which takes no lock
        )
        with killed_after(self.process, LIMIT):
            line = self.process.stdout.readline()
        assert line.startswith("Shoal is running at "), self.said()
        self.address = line.split()[-1]
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(LIMIT)
        self.process.stdout.close()
        self.log.close()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(LIMIT)
        self.process.stdout.close()
        self.log.close()

    def open_connection(self) -> socket.socket:
        """A raw connection."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=60)

    def worker(self) -> int:
        """The process id of the worker that happens to answer."""
        with urllib.request.urlopen(f"{self.address}/health", timeout=60) as answer:
            return json.load(answer)["process"]

    def metric(self, name: str) -> int:
        """The metric ``shoal_NAME`` of the server."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=LIMIT) as answer:
            lines = answer.read().decode().splitlines()
        return next(
            int(float(line.split()[1])) for line in lines if line.startswith(f"shoal_{name} ")
        )

    def said(self) -> str:
        return (self.folder / "server.log").read_text()

    @property
    def server(self) -> Server:
        return Server(self.address)

    def seats(self, game: str, players: int, bots: int = 0, **plan) -> "Party":
        """A table whose game has started, with so many people and bots."""
        return Party(self.server, wire.NewTable(game, players, **plan), bots)


class Party:
    """A table with people in its first seats and bots in the others."""

    def __init__(self, server: Server, plan: wire.NewTable, bots: int = 0) -> None:
        self.server = server
        self.opened = server.open(plan)
        self.name = self.opened.table
        self.host = self.opened.host
        people = plan.players - bots
        self.tickets = [
            server.sit(self.name, wire.Sit(f"P{seat}", seat, "", self.opened.invite)).ticket
            for seat in range(people)
        ]
        for seat in range(people, plan.players):
            server.put_bot(self.name, self.host, seat, "random")
        server.do(self.name, self.host, "start")

    def seat(self, number: int | None) -> Seat:
        if number is None:
            return Seat(self.server.address, self.name, "", self.opened.invite)
        return Seat(self.server.address, self.name, self.tickets[number])

    def look(self, number: int | None) -> wire.Welcome:
        ticket = "" if number is None else self.tickets[number]
        return self.server.look(self.name, ticket, self.opened.invite)

    def send(self, seat: int, request: wire.SeatRequest) -> wire.Ack:
        return self.server.send(self.name, self.tickets[seat], request)

    def play(self, seat: int, move: str | int, request_id: str = "") -> wire.Ack:
        number = self.look(seat).number
        request_id = request_id or f"{seat}-{number}"
        return self.send(seat, wire.Play(request_id, move, number))
