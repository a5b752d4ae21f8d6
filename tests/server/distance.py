"""A server that is far away: bytes take their time there and back, as on a long line."""

import queue
import socket
import threading
import time
from contextlib import suppress

from waiting import LIMIT

AGES = 10 * LIMIT
"""Seconds after which a silent line ends by itself; no test takes as long."""

Pieces = queue.SimpleQueue[tuple[float, bytes]]
"""Bytes under way, and when they arrive; no bytes are the end."""


class Distance:
    """Hands on what comes to a port, each way so many seconds late."""

    def __init__(self, port: int, seconds: float) -> None:
        self._port = port
        self._seconds = seconds
        self._open: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self._door.settimeout(AGES)
        self.port = self._door.getsockname()[1]
        threading.Thread(target=self._let_in, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for end in (self._door, *self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                near.settimeout(AGES)
                far = socket.create_connection(("127.0.0.1", self._port), timeout=AGES)
                self._open += [near, far]
                for one, other in ((near, far), (far, near)):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    under_way: Pieces = queue.SimpleQueue()
                    for work in (self._take, self._give):
                        threading.Thread(
                            target=work, args=(one, other, under_way), daemon=True
                        ).start()

    def _take(self, one: socket.socket, _other: socket.socket, under_way: Pieces) -> None:
        piece = b"-"
        while piece:
            try:
                piece = one.recv(65_536)
            except OSError:
                piece = b""
            under_way.put((time.monotonic() + self._seconds, piece))

    def _give(self, _one: socket.socket, other: socket.socket, under_way: Pieces) -> None:
        with suppress(OSError, queue.Empty):
            for due, piece in iter(lambda: under_way.get(timeout=AGES), None):
                time.sleep(max(0.0, due - time.monotonic()))
                if not piece:
                    other.shutdown(socket.SHUT_WR)
                    return
                other.sendall(piece)
