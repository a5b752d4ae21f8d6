"""uvicorn's WebSocket protocol without its queues: messages go straight to their receiver.

A table sends far more messages than it receives, and the two tasks, the queue
and the message dictionaries of ASGI would cost more than the game itself.  The
handshake, closing and everything that is not a message are uvicorn's.

Every frame counts, including empty ones and control frames; a client that sends
too many is disconnected.
"""

import socket
from asyncio.transports import BaseTransport
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from shoal.server.limits.connection_limit import ConnectionSlot
from shoal.server.limits.rate_limit import TokenBucket
from shoal.server.transport.early_responses import BAD_REQUEST
from shoal.server.transport.sliced_parsing import ReceiveBuffer
from shoal.server.ws.close_codes import CLOSE_TIMEOUT, TOO_FAST
from shoal.server.ws.socket import Receiver

SEND_BUFFER_BYTES: Final = 65_536

MAX_FRAGMENTS: Final = 128
"""The most frames of one message."""

TEXT_FRAME: Final = 0x81
LENGTH_IN_2_BYTES: Final = 126
LENGTH_IN_8_BYTES: Final = 127
MAX_2_BYTE_LENGTH: Final = 65_535


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket; the application finds it in ``scope["state"]["socket"]``.

    ``app_state`` must hold the connection's slot and a function that makes its frame bucket.
    """

    _receiver: Receiver | None = None
    """None until the handshake is accepted."""

    def attach(self, receiver: Receiver) -> None:
        """Pass all messages to this receiver from now on."""
        self._receiver = receiver

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over the slot of the HTTP connection."""
        super().connection_made(transport)
        self._slot: ConnectionSlot = self.app_state["slot"]
        self._frame_bucket: TokenBucket = self.app_state["frame_bucket"]()
        self._receiving = ReceiveBuffer(self.transport, self._parse, self._slot.budget)
        self._parsed = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the slot."""
        super().connection_lost(exc)
        self._receiving.stop()
        self._slot.release()

    # Receiving.

    def data_received(self, data: bytes) -> None:
        """Parse the data in small slices."""
        self._receiving.receive(data)

    def _parse(self, data: bytes) -> int:
        """Parse some bytes; returns the number of frames."""
        self._parsed = 0
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
        return self._parsed

    def handle_events(self) -> None:
        """Count every frame before any of them is processed."""
        self._parsed = len(self.conn.events)
        if self._frame_bucket.take(self._parsed):
            super().handle_events()
        else:
            self.fail(TOO_FAST, "Too many frames.")

    def _refuse_handshake(self) -> None:
        """Answer a request that is not a handshake; uvicorn does not."""
        answer = b"".join(self.conn.data_to_send())
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(answer or BAD_REQUEST)
        self._close_when_read()

    def handle_connect(self, event: Request) -> None:
        """Make this object available to the application."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"]["socket"] = self
            # By default the kernel would hold megabytes for a client that does not read.
            raw = self.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)

    def handle_cont(self, event: Frame) -> None:
        """Add a fragment to a message, up to the limit."""
        if len(self.frames) >= MAX_FRAGMENTS:
            self.fail(TOO_FAST, "Too many parts of one message.")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, and count the answer as unread data like any other."""
        if self.close_sent:
            self.conn.data_to_send()  # drop the answer: we are closing
            return
        super().handle_ping()
        if self._receiver is not None:
            self._receiver.bytes_waiting(self.transport.get_write_buffer_size())

    def send_receive_event_to_app(self) -> None:
        """Pass a complete message to the receiver."""
        frames, self.frames = self.frames, []
        # Without a receiver the handshake is not over, and no message is valid yet.
        if self._receiver is not None and not self.close_sent:
            self._receiver.receive(bytes(frames[0]) if len(frames) == 1 else b"".join(frames))

    async def receive_until_closed(self) -> None:
        """Wait until the client disconnects; messages go to the receiver meanwhile."""
        await self.receive()

    # Sending.

    def send_text(self, message: bytes) -> int:
        """Send a text message; returns how many bytes the client has not read."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(frame_header(len(message)) + message)
        return self.transport.get_write_buffer_size()

    def pause(self) -> None:
        """Read no more until ``resume``."""
        self._receiving.pause_reading()

    def resume(self) -> None:
        """Continue to read."""
        self._receiving.resume_reading()

    def probe(self) -> None:
        """Send a keepalive ping now; browsers answer it by themselves, without the page."""
        if self.pending_ping_payload is None and self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    @property
    def keepalive_round_trip(self) -> float:
        """Seconds until the last keepalive ping was answered; 0 if none was."""
        return self.last_ping_rtt

    # Closing.

    async def send_close(self, code: int, reason: str) -> None:
        """Close cleanly; abort if the client does not read what was sent."""
        self.abort_soon()
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def fail(self, code: int, reason: str) -> None:
        """Close, and ignore all further data, the client's close frame included."""
        if self.close_sent:
            self._receiving.stop()
            return
        self.conn.fail(code, reason)
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._close_when_read()

    def _close_when_read(self) -> None:
        """Give the client some time to read what was sent, then abort."""
        self.stop_keepalive()
        self._receiving.stop_and_send_eof()
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def abort_soon(self) -> None:
        """Abort after a while: closing alone would wait for a client that never reads."""
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Close, because a ping was not answered in time."""
        super().keepalive_timeout()
        self.abort_soon()

    def shutdown(self) -> None:
        """Close with code 1012, unless the client has closed already."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()


def frame_header(length: int) -> bytes:
    r"""The header of an unmasked text frame of this length (RFC 6455, section 5.2).

    >>> frame_header(5), frame_header(300), frame_header(70000)[:2]
    (b'\x81\x05', b'\x81~\x01,', b'\x81\x7f')
    """
    if length < LENGTH_IN_2_BYTES:
        return bytes((TEXT_FRAME, length))
    if length <= MAX_2_BYTE_LENGTH:
        return bytes((TEXT_FRAME, LENGTH_IN_2_BYTES)) + length.to_bytes(2, "big")
    return bytes((TEXT_FRAME, LENGTH_IN_8_BYTES)) + length.to_bytes(8, "big")
