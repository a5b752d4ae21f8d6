"""``shoal serve``: tables for everybody who knows the address."""

import argparse
import asyncio
import gc
import socket
from pathlib import Path

import uvicorn

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.server.doors import door
from shoal.server.doorstep import serves_already, show
from shoal.server.limits import Limits
from shoal.server.logs import log_everything
from shoal.server.neighbours import Neighbours
from shoal.server.settings import Settings, build, store_of
from shoal.server.sockets import Socket
from shoal.server.store import Store
from shoal.server.workers import supervise

BACKLOG = 2048


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="the address to listen on")
    add("--port", type=int, default=8000, help="0 takes any that is free")
    add("--open", action="store_true", help="open the page in a browser")
    add("--database", default="shoal.db", help="a file for SQLite, or postgresql://...")
    add("--workers", type=int, default=1, metavar="N", help="processes; several need PostgreSQL")
    add("--minds", type=int, default=1, metavar="N", help="processes in which bots think")
    add("--room", action="append", default=[], metavar="MODULE", help="a game outside the house")
    add("--origin", action="append", default=[], metavar="URL", help="another site that may ask")
    add("--name", action="append", default=[], metavar="HOST", help="a name of this server")
    add("--metrics", action="append", default=[], metavar="IP", help="who else reads /metrics")
    add("--idle", type=float, default=120.0, metavar="S", help="seconds a quiet table stays")
    add("--grace", type=float, default=30.0, metavar="S", help="seconds to come back within")
    add("--patience", type=float, default=10.0, metavar="S", help="seconds to wait for a request")
    add("--rate", type=float, default=30.0, metavar="N", help="requests a second of one address")
    add("--sockets", type=int, default=200, metavar="N", help="sockets of one address")
    add(
        "--tables", type=int, default=400, metavar="N", help="tables and seats a day of one address"
    )


def settings_from(args: argparse.Namespace) -> Settings:
    """The settings that the arguments describe."""
    if args.workers < 1 or args.minds < 1:
        raise ShoalError("There is at least one worker, and one process for bots.")
    limits = Limits(
        requests=args.rate,
        burst=args.rate * 5,
        messages=args.rate,
        message_burst=args.rate * 2,
        tables=args.tables,
        sockets=args.sockets,
    )
    return Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        workers=args.workers,
        minds=args.minds,
        idle=args.idle,
        grace=args.grace,
        patience=args.patience,
        rooms=tuple(args.room),
        origins=frozenset(args.origin),
        names=frozenset(args.name),
        keepers=frozenset(args.metrics),
        limits=limits,
    )


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    settings = settings_from(args)
    if args.open and settings.port and serves_already(settings.host, settings.port):
        print(f"Shoal serves already at http://{settings.host}:{settings.port}", flush=True)
        show(f"http://{settings.host}:{settings.port}")
        return 0
    asyncio.run(try_out(store_of(settings)))
    listening = listen(settings)
    print(f"Shoal serves at {address(listening)}", flush=True)
    if args.open:
        show(address(listening))
    if settings.workers == 1:
        work(settings, listening)
        return 0
    return supervise(settings, listening, work)


async def try_out(store: Store) -> None:
    """Open the database once, so that what is wrong with it is said before anybody comes."""
    try:
        await store.open()
    finally:
        await store.close()


def work(settings: Settings, listening: socket.socket) -> None:
    """One worker, until told to stop."""
    log_everything()
    # Tables are many and long-lived, and nearly nothing here is a cycle: look for them seldom.
    gc.set_threshold(50_000, 20, 50)
    neighbours = None
    if settings.folder:
        neighbours = Neighbours(Path(settings.folder), settings.worker, settings.workers)
    config = uvicorn.Config(
        build(settings).asgi(),
        http=door(settings.patience, neighbours),
        ws=Socket,
        ws_max_size=wire.LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    server = Worker(config, neighbours)
    server.run([listening])
    if not server.started:
        raise ShoalError("The server could not begin; its log says why.")


class Worker(uvicorn.Server):
    """A server that takes connections from its neighbours as well."""

    def __init__(self, config: uvicorn.Config, neighbours: Neighbours | None) -> None:
        super().__init__(config)
        self._neighbours = neighbours
        self._tasks: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open all doors."""
        await super().startup(sockets)
        if self._neighbours is not None:
            self._neighbours.open(self._serve_handed)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close them."""
        if self._neighbours is not None:
            self._neighbours.close()
        await super().shutdown(sockets)

    def _serve_handed(self, handed: socket.socket, head: bytes) -> None:
        task = asyncio.ensure_future(self._converse(handed, head))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _converse(self, handed: socket.socket, head: bytes) -> None:
        """Go on where the neighbour has read the request."""
        handed.setblocking(False)
        loop = asyncio.get_running_loop()
        _, protocol = await loop.connect_accepted_socket(
            lambda: Socket(self.config, self.server_state, self.lifespan.state), handed
        )
        protocol.data_received(head)


def listen(settings: Settings) -> socket.socket:
    """The socket on which everybody knocks."""
    try:
        listening = socket.create_server(
            (settings.host, settings.port), backlog=BACKLOG, reuse_port=False
        )
    except (OSError, OverflowError) as wrong:
        raise ShoalError(
            f"Nobody can listen on {settings.host}:{settings.port}: {wrong}."
        ) from wrong
    listening.setblocking(False)
    return listening


def address(listening: socket.socket) -> str:
    """Where the server is, for a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://{host}:{port}"
