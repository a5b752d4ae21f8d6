"""Prints which functions of the server a person's move and a bot's answer pass, in order.

Run uncompiled in a process of its own: only then the interpreter sees every call.
"""

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from waiting import LIMIT, until_async

import shoal
from shoal import wire
from shoal.client import AsyncSeat, Server
from shoal.server.bots.bot_pool import BotPool
from shoal.server.serve import listen
from shoal.server.settings import Settings
from shoal.server.worker import make_server

SOURCES = Path(shoal.__file__).parent
REGISTRY = "server/service/registry.py"


class InlineBotPool(BotPool):
    """Runs the work of its processes here, where it can be traced."""

    async def _run(self, work):
        return work()


class Tracer:
    """Collects the calls of functions in the package."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []
        self.registry_calls: list[str] = []

    def start(self) -> None:
        sys.setprofile(self._note)

    def stop(self) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _argument: object) -> None:
        if event != "call":
            return
        file = self._file(frame)
        if not file.startswith("server/"):
            return
        self.calls.append((file, frame.f_code.co_qualname))
        if file == REGISTRY and frame.f_back is not None and self._file(frame.f_back) != REGISTRY:
            self.registry_calls.append(frame.f_code.co_name)

    @staticmethod
    def _file(frame: FrameType) -> str:
        path = Path(frame.f_code.co_filename)
        return path.relative_to(SOURCES).as_posix() if path.is_relative_to(SOURCES) else ""


async def trace(folder: Path) -> dict[str, object]:
    """Serve a table of Connect Four with a person and a bot, and trace a move of each."""
    settings = Settings(
        database=str(folder / "tables.db"),
        port=0,
        games=("shoal.sample_games.connect_four",),
    )
    listening = listen(settings)
    server = make_server(settings)
    serving = asyncio.ensure_future(server.serve([listening]))
    await until_async(lambda: server.started, "the server to start")
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    party = await asyncio.to_thread(opened_table, address)
    tracer = Tracer()
    async with AsyncSeat(address, *party) as seat:
        await take_messages(seat, lambda: seat.known.view is not None)
        tracer.start()
        await seat.play("drop 1")
        await take_messages(seat, lambda: len(seat.known.log) > 1)
        tracer.stop()
    server.should_exit = True
    await asyncio.wait_for(serving, LIMIT)
    return {"calls": tracer.calls, "registry": tracer.registry_calls}


async def take_messages(seat: AsyncSeat, enough: Callable[[], bool]) -> None:
    """Take the messages of a seat until they are enough."""
    async with asyncio.timeout(LIMIT):
        while not enough():
            await seat.wait()


def opened_table(address: str) -> tuple[str, str]:
    """The id of a table whose game has begun, and the ticket of its first seat."""
    server = Server(address)
    opened = server.open(wire.NewTable("connect_four", 2))
    ticket = server.sit(opened.table, wire.Sit("P", 0, "", opened.invite)).ticket
    server.put_bot(opened.table, opened.host, 1, "random")
    server.do(opened.table, opened.host, "start")
    return opened.table, ticket


if __name__ == "__main__":
    from shoal.server import factory

    factory.BotPool = InlineBotPool
    with tempfile.TemporaryDirectory() as found:
        sys.stdout.write(json.dumps(asyncio.run(trace(Path(found)))))
