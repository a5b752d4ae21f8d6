"""A proxy that delays all bytes, like a slow network connection."""

import queue
import socket
import threading
import time
from contextlib import suppress

from waiting import LIMIT

IDLE_SECONDS = 10 * LIMIT
"""Seconds after which an idle connection ends by itself; no test takes as long."""

Pieces = queue.SimpleQueue[tuple[float, bytes]]
"""Bytes on their way with their time of arrival; empty bytes mean the end."""


class DelayedProxy:
    """Forwards connections to a port, and delays the bytes in both directions."""

    def __init__(self, port: int, seconds: float) -> None:
        self._port = port
        self._seconds = seconds
        self._open: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(IDLE_SECONDS)
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for end in (self._listener, *self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                near.settimeout(IDLE_SECONDS)
                far = socket.create_connection(("127.0.0.1", self._port), timeout=IDLE_SECONDS)
                self._open += [near, far]
                for one, other in ((near, far), (far, near)):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    under_way: Pieces = queue.SimpleQueue()
                    for work in (self._receive, self._send):
                        threading.Thread(
                            target=work, args=(one, other, under_way), daemon=True
                        ).start()

    def _receive(self, one: socket.socket, _other: socket.socket, under_way: Pieces) -> None:
        piece = b"-"
        while piece:
            try:
                piece = one.recv(65_536)
            except OSError:
                piece = b""
            under_way.put((time.monotonic() + self._seconds, piece))

    def _send(self, _one: socket.socket, other: socket.socket, under_way: Pieces) -> None:
        with suppress(OSError, queue.Empty):
            for due, piece in iter(lambda: under_way.get(timeout=IDLE_SECONDS), None):
                time.sleep(max(0.0, due - time.monotonic()))
                if not piece:
                    other.shutdown(socket.SHUT_WR)
                    return
                other.sendall(piece)
