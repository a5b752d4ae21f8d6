"""uvicorn's WebSocket without its queues: messages go straight to whoever listens.

A table sends far more often than it is asked, so that the two tasks, the queue
and the message dictionaries of ASGI would cost more than the game.  The
handshake, the closing and everything that is not a message stay uvicorn's.
"""

import socket
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

KERNEL_BUFFER = 65_536
FAREWELL = 3.0
"""Seconds that somebody has to read what waits, when we hang up."""

SMALL = 126
MEDIUM = 65_536


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket; found by the application in its scope, under ``state``."""

    listener: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this object."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"]["socket"] = self
            # The kernel would keep megabytes for a reader that does not read.
            raw = self.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        if not self.close_sent:
            self.listener(bytes(frames[0]) if len(frames) == 1 else b"".join(frames))

    def tell(self, message: bytes) -> int:
        """Send a text message; answers how many bytes wait for the reader."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(head_of(len(message)) + message)
        return self.transport.get_write_buffer_size()

    def hang_up_soon(self) -> None:
        """End, even if what waits is never read: closing alone would wait for the reader."""
        self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """No ping was answered in time."""
        super().keepalive_timeout()
        self.hang_up_soon()

    def pause(self) -> None:
        """Read no more for now."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if not self.transport.is_closing():
            self.transport.resume_reading()


def head_of(length: int) -> bytes:
    r"""What stands before an unmasked text message of this length (RFC 6455, section 5.2).

    >>> head_of(5), head_of(300), head_of(70000)[:2]
    (b'\x81\x05', b'\x81~\x01,', b'\x81\x7f')
    """
    if length < SMALL:
        return bytes((0x81, length))
    if length < MEDIUM:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
