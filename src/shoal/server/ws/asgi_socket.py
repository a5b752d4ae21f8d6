"""A WebSocket over plain ASGI, for servers that run the application without our transport.

It sends and receives ASGI messages, so it works with any ASGI server.  It costs a
task and a queue for each connection, measures no keepalive pings, and cannot see how
much the client has not read: unread bytes count only once the server's own buffer
is full.
"""

import asyncio
from collections import deque
from typing import Protocol

from starlette.types import Message, Receive, Send

from shoal.server.ws.close_codes import CLOSE_TIMEOUT
from shoal.server.ws.socket import Receiver, Socket


class ServerSocket(Socket, Protocol):
    """The WebSocket interface that the endpoint needs; WebSocketProtocol has it, too."""

    def attach(self, receiver: Receiver) -> None:
        """Pass all messages to this receiver from now on."""

    async def receive_until_closed(self) -> None:
        """Pass every message to the receiver until the client disconnects."""

    async def send_close(self, code: int, reason: str) -> None:
        """Send what is left and close."""


class AsgiSocket:
    """One WebSocket over ASGI's receive and send."""

    keepalive_round_trip: float = 0.0
    """Always 0: ASGI servers do not report it."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receiver: Receiver | None = None
        self._receive = receive
        self._send = send
        self._unsent: deque[bytes] = deque()
        self._unsent_bytes = 0
        self._gone = False
        self._sending: asyncio.Task[None] | None = None
        self._may_read = asyncio.Event()
        self._may_read.set()

    # Receiving.

    def attach(self, receiver: Receiver) -> None:
        """Pass all messages to this receiver from now on."""
        self._receiver = receiver

    async def receive_until_closed(self) -> None:
        """Pass every message to the receiver until the client disconnects."""
        while True:
            await self._may_read.wait()
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._receiver is not None:
                self._receiver.receive(payload_of(message))

    def pause(self) -> None:
        """Read no more until ``resume``."""
        self._may_read.clear()

    def resume(self) -> None:
        """Continue to read."""
        self._may_read.set()

    # Sending.

    def send_text(self, message: bytes) -> int:
        """Send a text message; returns how many bytes the server has not taken yet."""
        if self._gone:
            return 0
        self._unsent.append(message)
        self._unsent_bytes += len(message)
        if self._sending is None:
            self._sending = asyncio.ensure_future(self._send_all())
        return self._unsent_bytes

    async def _send_all(self) -> None:
        try:
            while self._unsent:
                message = self._unsent[0]
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._unsent.popleft()
                self._unsent_bytes -= len(message)
        except (RuntimeError, OSError):
            self._gone = True  # receive_until_closed ends as well
            self._unsent.clear()
        finally:
            self._sending = None

    def probe(self) -> None:
        """Do nothing: ASGI has no pings."""

    # Closing.

    async def send_close(self, code: int, reason: str) -> None:
        """Send what is left and close; give up after a while if the client does not read it."""
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                if self._sending is not None:
                    await self._sending
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except TimeoutError:
            pass  # the server closes the connection when the application returns


def payload_of(message: Message) -> bytes:
    """The bytes of a received message, sent as text or binary."""
    data: bytes | None = message.get("bytes")
    return message["text"].encode() if data is None else data
