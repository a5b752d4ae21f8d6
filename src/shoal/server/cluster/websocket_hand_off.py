"""Hands a table's WebSocket over to the worker that owns the table.

So the players of a table usually share one worker, which then has few events of
other workers to follow.  If that worker is down, the worker that was asked serves
the WebSocket itself, since any worker can serve any table.
"""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from shoal.server.cluster.ownership import worker_of

LIVE_PATH: Final = re.compile(rb"/api/1/tables/([a-z2-7]{12})/live(?:\?|$)")
BACKLOG: Final = 1024
MAX_READ: Final = 65_536
RECEIVE_TIMEOUT: Final = 1.0
"""Seconds that another worker has to send the request's head, which it does at once."""

Serve = Callable[[socket.socket, bytes], None]
"""Serves a client's connection whose request begins with these bytes."""


class HandOff:
    """Passes connections between the workers of one machine.

    Each worker listens on a Unix socket in a folder that they share.
    """

    def __init__(self, folder: Path, worker: int, workers: int) -> None:
        self.folder = folder
        self.worker = worker
        self.workers = workers
        self._listening: socket.socket | None = None

    def open(self, serve: Serve) -> None:
        """Start accepting connections from the other workers."""
        path = self.folder / str(self.worker)
        path.unlink(missing_ok=True)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(path))
        self._listening.listen(BACKLOG)
        self._listening.setblocking(False)
        asyncio.get_running_loop().add_reader(self._listening, self._receive, serve)

    def close(self) -> None:
        """Stop accepting connections."""
        if self._listening is not None:
            asyncio.get_running_loop().remove_reader(self._listening)
            self._listening.close()
            self._listening = None

    def send(self, target: bytes, head: bytes, client: socket.socket) -> bool:
        """Pass a client's connection to the worker of its table; False if it stays here."""
        found = LIVE_PATH.match(target)
        if found is None:
            return False
        worker = worker_of(found[1], self.workers)
        if worker == self.worker:
            return False
        try:
            with socket.socket(socket.AF_UNIX) as other:
                other.setblocking(False)
                other.connect(str(self.folder / str(worker)))
                return socket.send_fds(other, [head], [client.fileno()]) == len(head)
        except OSError:
            return False

    def _receive(self, serve: Serve) -> None:
        assert self._listening is not None
        with suppress(OSError):
            other, _ = self._listening.accept()
            with other:
                other.settimeout(RECEIVE_TIMEOUT)
                head, descriptors, _, _ = socket.recv_fds(other, MAX_READ, 1)
                client = socket.socket(fileno=descriptors[0])
                while more := other.recv(MAX_READ):
                    head += more
            serve(client, head)
