"""uvicorn's WebSocket without its queues: messages go straight to whoever listens.

A table sends far more often than it is asked, so that the two tasks, the queue
and the message dictionaries of ASGI would cost more than the game.  The
handshake, the closing and everything that is not a message stay uvicorn's.

Every frame is counted, empty ones and those that nobody hears of included:
whoever sends too many is cut off.
"""

import socket
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from shoal.server.http.rate_limit import Bucket
from shoal.server.transport.bare_responses import BAD_REQUEST
from shoal.server.transport.connection_limit import Place
from shoal.server.transport.receive_buffer import ReceiveBuffer
from shoal.server.ws.close_codes import TOO_FAST

KERNEL_BUFFER = 65_536
FAREWELL = 3.0
"""Seconds that somebody has to read what waits, when we hang up."""

MOST_FRAGMENTS: Final = 128
"""Of one message."""

SMALL = 126
MEDIUM = 65_536


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket; found by the application in its scope, under ``state``.

    In the state that it is made with are its place among all connections, and how many frames it
    may send.
    """

    listener: Callable[[bytes], None] | None = None
    written: Callable[[int], None] | None = None
    """Hears how many bytes wait for the reader when we have answered pings."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self._place: Place = self.app_state["place"]
        self._frames: Bucket = self.app_state["frames"]()
        self._receiving = ReceiveBuffer(self.transport, self._parse, self._place.budget)
        self._parsed = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        self._receiving.stop()
        self._place.leave()

    # What comes in.

    def data_received(self, data: bytes) -> None:
        """Parse what has come, a little at a time."""
        self._receiving.receive(data)

    def _parse(self, data: bytes) -> int:
        """Parse some bytes; answers how many frames they were."""
        self._parsed = 0
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
        return self._parsed

    def handle_events(self) -> None:
        """Charge for every frame before any of them is looked at."""
        self._parsed = len(self.conn.events)
        if self._frames.take(self._parsed):
            super().handle_events()
        else:
            self.cut_off(TOO_FAST, "Too many frames.")

    def _refuse_handshake(self) -> None:
        """Answer a request that is no handshake, of which uvicorn does not hear."""
        answer = b"".join(self.conn.data_to_send())
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(answer or BAD_REQUEST)
        self._linger()

    def handle_connect(self, event: Request) -> None:
        """Let the application find this object."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"]["socket"] = self
            # The kernel would keep megabytes for a reader that does not read.
            raw = self.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message, of which there may be only so many."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.cut_off(TOO_FAST, "Too many parts of one message.")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """What is answered waits for the reader like everything else."""
        if self.close_sent:
            self.conn.data_to_send()  # whoever was told to go gets no answer
            return
        super().handle_ping()
        if self.written is not None:
            self.written(self.transport.get_write_buffer_size())

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        frames, self.frames = self.frames, []
        # Without a listener the handshake is not over, and there is nothing to be said yet.
        if self.listener is not None and not self.close_sent:
            self.listener(bytes(frames[0]) if len(frames) == 1 else b"".join(frames))

    # What goes out.

    def send_text(self, message: bytes) -> int:
        """Send a text message; answers how many bytes wait for the reader."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(head_of(len(message)) + message)
        return self.transport.get_write_buffer_size()

    def pause(self) -> None:
        """Read no more for now."""
        self._receiving.pause_reading()

    def resume(self) -> None:
        """Read on."""
        self._receiving.resume_reading()

    def probe(self) -> None:
        """Send a keepalive ping now; browsers answer it by themselves, and no page can wait."""
        if self.pending_ping_payload is None and self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    @property
    def keepalive_round_trip(self) -> float:
        """Seconds in which the last keepalive ping was answered; 0 if none was."""
        return self.last_ping_rtt

    # The end.

    def cut_off(self, code: int, reason: str) -> None:
        """Close, and listen to nothing any more, not even to the other's good-bye."""
        if self.close_sent:
            self._receiving.stop()
            return
        self.conn.fail(code, reason)
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._linger()

    def _linger(self) -> None:
        """Let the other read why, for a while."""
        self.stop_keepalive()
        self._receiving.hang_up()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def hang_up_soon(self) -> None:
        """End, even if what waits is never read: closing alone would wait for the reader."""
        self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """No ping was answered in time."""
        super().keepalive_timeout()
        self.hang_up_soon()

    def shutdown(self) -> None:
        """The server ends: say so, if the other has not said good-bye already."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()


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
