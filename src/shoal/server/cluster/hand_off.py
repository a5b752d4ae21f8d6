"""Workers side by side: who is asked for a table's socket hands it to the worker that tends it.

So all who sit at a table usually meet at one worker, which then need not follow
what others did there.  The one that tends a table may be down: then whoever was
asked serves it, since any worker can serve any table.
"""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from shoal.server.cluster.shard import worker_of

LIVE: Final = re.compile(rb"/api/1/tables/([a-z2-7]{12})/live(?:\?|$)")
BACKLOG: Final = 1024
LONGEST_HEAD: Final = 65_536
PATIENCE: Final = 1.0
"""Seconds that a neighbour has to say what it has to say, which it says at once."""

Serve = Callable[[socket.socket, bytes], None]


class Neighbours:
    """The workers of one machine, each with a door in a folder that they share."""

    def __init__(self, folder: Path, worker: int, workers: int) -> None:
        self.folder = folder
        self.worker = worker
        self.workers = workers
        self._door: socket.socket | None = None

    def open(self, serve: Serve) -> None:
        """Take what the others hand over, from now on."""
        path = self.folder / str(self.worker)
        path.unlink(missing_ok=True)
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(path))
        self._door.listen(BACKLOG)
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._answer, serve)

    def close(self) -> None:
        """Take no more."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None

    def hand_over(self, target: bytes, head: bytes, knocking: socket.socket) -> bool:
        """Whether the worker that this request is for has taken the connection."""
        found = LIVE.match(target)
        if found is None or worker_of(found[1], self.workers) == self.worker:
            return False
        place = worker_of(found[1], self.workers)
        try:
            with socket.socket(socket.AF_UNIX) as door:
                door.setblocking(False)
                door.connect(str(self.folder / str(place)))
                return socket.send_fds(door, [head], [knocking.fileno()]) == len(head)
        except OSError:
            return False

    def _answer(self, serve: Serve) -> None:
        assert self._door is not None
        with suppress(OSError):
            visitor, _ = self._door.accept()
            with visitor:
                visitor.settimeout(PATIENCE)
                head, handed, _, _ = socket.recv_fds(visitor, LONGEST_HEAD, 1)
                knocking = socket.socket(fileno=handed[0])
                while more := visitor.recv(LONGEST_HEAD):
                    head += more
            serve(knocking, head)
