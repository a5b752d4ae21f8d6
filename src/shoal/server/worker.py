"""A worker: one process that serves tables until a signal stops it."""

import asyncio
import gc
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.server.cluster.websocket_hand_off import HandOff
from shoal.server.factory import build_app, make_store
from shoal.server.limits.connection_limit import BACKLOG, ConnectionLimit, capacity
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.ops.json_log import configure_logging
from shoal.server.settings import Settings
from shoal.server.store.base import Store
from shoal.server.transport.http_protocol import limited_http_protocol
from shoal.server.transport.websocket_protocol import WebSocketProtocol
from shoal.server.ws.close_codes import CLOSE_TIMEOUT

GC_THRESHOLDS: Final = (50_000, 20, 50)
"""Collect rarely: there are many long-lived tables, and hardly any reference cycles."""

STOP_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)

SHUTDOWN_SECONDS: Final = 8
"""Seconds that open requests have to finish when the server stops."""


async def check_store(store: Store) -> None:
    """Open the database once, so that an error is reported before the server starts."""
    try:
        await store.open()
    finally:
        await store.close()


def run_worker(settings: Settings, listening: socket.socket) -> None:
    """Serve until a signal stops the process."""
    configure_logging()
    if settings.workers > 1:
        # A restarted worker may find the database gone; report that as one sentence.
        asyncio.run(check_store(make_store(settings)))
    gc.set_threshold(*GC_THRESHOLDS)
    # uvicorn shuts down at the signal, and then raises the signal again.
    signal.signal(signal.SIGTERM, exit_cleanly)
    server = make_server(settings)
    try:
        server.run([listening])
    except SystemExit as ended:
        if ended.code != STARTUP_FAILURE:
            raise
    if not server.started:
        # Another server may have taken the database since it was checked: say so.
        asyncio.run(check_store(make_store(settings)))
        raise ShoalError(say("error-server-start"))


def make_server(settings: Settings) -> "WorkerServer":
    """The uvicorn server of a worker, with our protocols and their limits."""
    hand_off = None
    if settings.folder:
        hand_off = HandOff(Path(settings.folder), settings.worker, settings.workers)
    app = build_app(settings)
    connections = ConnectionLimit(settings.limits.connections, capacity(settings.capacity))
    config = uvicorn.Config(
        app.asgi(),
        http=limited_http_protocol(
            settings.request_timeout, connections, app.rate_limiter, hand_off
        ),
        ws=WebSocketProtocol,
        ws_max_size=wire.MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    return WorkerServer(config, hand_off, connections, app.rate_limiter)


def exit_cleanly(_signal: int, _frame: FrameType | None) -> None:
    """Exit with code 0."""
    raise SystemExit(0)


class WorkerServer(uvicorn.Server):
    """uvicorn's server, which also takes connections from other workers."""

    def __init__(
        self,
        config: uvicorn.Config,
        hand_off: HandOff | None,
        connections: ConnectionLimit,
        rate_limiter: RateLimiter,
    ) -> None:
        super().__init__(config)
        self._hand_off = hand_off
        self._connections = connections
        self._rate_limiter = rate_limiter
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until a signal; one that comes before uvicorn listens to signals waits."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
        super().run(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Listen to signals, and take those that came since ``run``."""
        with super().capture_signals():
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
            yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen to clients and to other workers."""
        await super().startup(sockets)
        if self._hand_off is not None:
            self._hand_off.open(self._take_over)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, and close all connections."""
        if self._hand_off is not None:
            self._hand_off.close()
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self._abort_connections)
        await super().shutdown(sockets)

    def _abort_connections(self) -> None:
        """Do not wait for clients that have not read our close frame by now."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()

    def _take_over(self, client: socket.socket, head: bytes) -> None:
        task = asyncio.ensure_future(self._serve_handed_over(client, head))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve_handed_over(self, client: socket.socket, head: bytes) -> None:
        """Serve a WebSocket whose request another worker has read."""
        client.setblocking(False)
        slot = self._connections.take_slot(peer_address(client))
        if slot is None:
            client.close()
            return
        state = self.lifespan.state | {
            "slot": slot,
            "frame_bucket": self._rate_limiter.frame_bucket,
        }
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.connect_accepted_socket(
                lambda: WebSocketProtocol(self.config, self.server_state, state), client
            )
        except OSError:
            slot.release()  # the client is gone already
            raise
        protocol.data_received(head)


def peer_address(connected: socket.socket) -> str:
    """The address at the other end."""
    try:
        return str(connected.getpeername()[0])
    except OSError:
        return "gone"
