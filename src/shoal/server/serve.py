"""``shoal serve``: tables for everybody who knows the address."""

import asyncio
import gc
import signal
import socket
from pathlib import Path
from types import FrameType

import uvicorn

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.server.cluster.hand_off import Neighbours
from shoal.server.cluster.supervisor import supervise
from shoal.server.http.network_address import EVERYWHERE, network_hosts
from shoal.server.http.rate_limit import Gate
from shoal.server.ops.json_log import log_everything
from shoal.server.ops.open_browser import serves_already, show
from shoal.server.ops.settings import Settings, build, store_of
from shoal.server.store import Store
from shoal.server.transport.connection_limit import BACKLOG, ConnectionLimit, capacity
from shoal.server.transport.http_protocol import door
from shoal.server.transport.websocket_protocol import FAREWELL, Socket


def run(settings: Settings, *, open_browser: bool = False) -> int:
    """Serve until stopped."""
    if open_browser and settings.port and serves_already(settings.host, settings.port):
        url = url_of(settings.host, settings.port)
        print(f"Shoal serves already at {url}", flush=True)
        show(url)
        return 0
    asyncio.run(try_out(store_of(settings)))
    listening = listen(settings)
    host, port = listening.getsockname()[:2]
    print(f"Shoal serves at {url_of(host, port)}", flush=True)
    for other in network_hosts(host):
        print(f"Others on your network find it at http://{other}:{port}", flush=True)
    if open_browser:
        show(url_of(host, port))
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
    if settings.workers > 1:
        # One that is started again finds the database away, perhaps, and says so in a sentence.
        asyncio.run(try_out(store_of(settings)))
    # Tables are many and long-lived, and nearly nothing here is a cycle: look for them seldom.
    gc.set_threshold(50_000, 20, 50)
    neighbours = None
    if settings.folder:
        neighbours = Neighbours(Path(settings.folder), settings.worker, settings.workers)
    # Uvicorn ends in order when it is told to, and then raises the signal once more.
    signal.signal(signal.SIGTERM, leave)
    app = build(settings)
    connections = ConnectionLimit(settings.limits.connections, capacity(settings.capacity))
    config = uvicorn.Config(
        app.asgi(),
        http=door(settings.patience, connections, app.gate, neighbours),
        ws=Socket,
        ws_max_size=wire.LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="on",
        timeout_graceful_shutdown=8,
    )
    server = Worker(config, neighbours, connections, app.gate)
    server.run([listening])
    if not server.started:
        raise ShoalError("The server could not begin; its log says why.")


def leave(_signal: int, _frame: FrameType | None) -> None:
    """End without a failure."""
    raise SystemExit(0)


class Worker(uvicorn.Server):
    """A server that takes connections from its neighbours as well."""

    def __init__(
        self,
        config: uvicorn.Config,
        neighbours: Neighbours | None,
        connections: ConnectionLimit,
        gate: Gate,
    ) -> None:
        super().__init__(config)
        self._neighbours = neighbours
        self._connections = connections
        self._gate = gate
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
        asyncio.get_running_loop().call_later(FAREWELL, self._cut_off)
        await super().shutdown(sockets)

    def _cut_off(self) -> None:
        """Whoever has not read our good-bye by now keeps nobody waiting."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    def _serve_handed(self, handed: socket.socket, head: bytes) -> None:
        task = asyncio.ensure_future(self._converse(handed, head))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _converse(self, handed: socket.socket, head: bytes) -> None:
        """Go on where the neighbour has read the request."""
        handed.setblocking(False)
        place = self._connections.enter(peer_of(handed))
        if place is None:
            handed.close()
            return
        state = self.lifespan.state | {"place": place, "frames": self._gate.frames}
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.connect_accepted_socket(
                lambda: Socket(self.config, self.server_state, state), handed
            )
        except OSError:
            place.leave()  # whoever it was has gone again
            raise
        protocol.data_received(head)


def listen(settings: Settings) -> socket.socket:
    """The socket on which everybody knocks."""
    host = settings.host
    try:
        listening = socket.create_server(
            (host, settings.port),
            family=socket.AF_INET6 if ":" in host else socket.AF_INET,
            backlog=BACKLOG,
            dualstack_ipv6=host == "::" and socket.has_dualstack_ipv6(),
        )
    except (OSError, OverflowError) as wrong:
        raise ShoalError(
            f"Nobody can listen on {settings.host}:{settings.port}: {wrong}."
        ) from wrong
    listening.setblocking(False)
    return listening


def peer_of(connected: socket.socket) -> str:
    """The address at the other end."""
    try:
        return str(connected.getpeername()[0])
    except OSError:
        return "gone"


def url_of(host: str, port: int) -> str:
    """Where the server is, for a browser on this machine.

    >>> url_of("0.0.0.0", 8000), url_of("::1", 8000)
    ('http://127.0.0.1:8000', 'http://[::1]:8000')
    """
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
