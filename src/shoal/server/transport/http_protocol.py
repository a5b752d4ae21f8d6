"""uvicorn's HTTP protocol with limits on the time and work of each connection.

A client must send a request, send all of it, and read the response, each within
the request timeout.
"""

import asyncio
from typing import Final, cast

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from shoal import wire
from shoal.server.cluster.websocket_hand_off import HandOff
from shoal.server.defaults import REQUEST_TIMEOUT
from shoal.server.limits.connection_limit import ConnectionLimit, ConnectionSlot
from shoal.server.limits.parse_budget import TurnBudget
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.transport.early_responses import TOO_MANY_CONNECTIONS
from shoal.server.transport.sliced_parsing import ReceiveBuffer

MIN_READ_RATE: Final = 1_000
"""The slowest that a client may read a response, in bytes per second."""

MAX_BODY_CHUNKS: Final = 64
"""The most chunks of one request's body: each costs as much work as a whole body."""

REQUEST_COST: Final = 16
"""The work of one request, in frames."""

BYTES_PER_COST: Final = 64
"""This many bytes of a request's head cost as much work as a frame."""


class RequestParser(h11.Connection):
    """h11's server side of a connection, with a limit on the chunks of a body."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self.cost = 0
        self._chunks = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Parse the next event that the client has sent."""
        event = super().next_event()
        self.cost += REQUEST_COST if isinstance(event, h11.Request) else 1
        if isinstance(event, h11.Data):
            self._chunks += 1
            if self._chunks > MAX_BODY_CHUNKS:
                raise h11.RemoteProtocolError("too many chunks", error_status_hint=413)
        elif isinstance(event, h11.Request):
            self._chunks = 0
        return event


class HttpProtocol(H11Protocol):
    """One HTTP connection; ``limited_http_protocol`` makes the class that a server uses."""

    request_timeout: float = REQUEST_TIMEOUT
    hand_off: HandOff | None = None
    connection_limit: ConnectionLimit
    rate_limiter: RateLimiter
    conn: RequestParser
    _slot: ConnectionSlot | None = None
    _last_cycle: RequestResponseCycle | None = None
    """The latest request at the last check of progress."""
    _last_unsent = 0
    """The bytes that the client had not read then."""
    _late_bytes = 0
    """Bytes of a request that arrived after the response."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Take a slot, or refuse the connection if there is none."""
        super().connection_made(transport)
        self.conn = RequestParser()
        self._slot = self.connection_limit.take_slot(self.client[0] if self.client else "local")
        budget = TurnBudget() if self._slot is None else self._slot.budget
        self._receiving = ReceiveBuffer(transport, self._parse, budget)
        # FlowControl only calls pause_reading and resume_reading.
        self.flow = FlowControl(cast("asyncio.Transport", self._receiving))
        self._progress_timer = self.loop.call_later(self.request_timeout, self._check_progress)
        if self._slot is None:
            self._receiving.stop()
            transport.write(TOO_MANY_CONNECTIONS)
            transport.close()
            return
        # For the application, and for a WebSocket on this connection.
        self.app_state = self.app_state | {
            "slot": self._slot,
            "frame_bucket": self.rate_limiter.frame_bucket,
        }

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the slot."""
        super().connection_lost(exc)
        self._receiving.stop()
        self._progress_timer.cancel()
        if self._slot is not None:
            self._slot.release()

    # Receiving.

    def data_received(self, data: bytes) -> None:
        """Parse the data in small slices."""
        self._receiving.receive(data)

    def _parse(self, data: bytes) -> int:
        """Parse some bytes; returns how much work that was."""
        answered = self.cycle is not None and self.cycle.response_complete
        late = answered and self.conn.their_state is h11.SEND_BODY
        self._late_bytes = self._late_bytes + len(data) if late else 0
        if self._late_bytes > wire.MAX_MESSAGE_BYTES:
            self._receiving.stop_and_send_eof()
            return 0
        before = self.conn.cost
        super().data_received(data)
        return len(data) // BYTES_PER_COST + self.conn.cost - before

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, unless a response has been started already."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        self._close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to the table's own worker, or continue with a WebSocket here."""
        if self.hand_off is not None:
            lines = [b"%s: %s\r\n" % header for header in self.headers]
            head = b"%s %s HTTP/1.1\r\n%s\r\n" % (event.method, event.target, b"".join(lines))
            raw = self.transport.get_extra_info("socket")
            if self.hand_off.send(event.target, head, raw):
                self.connections.discard(self)
                self.transport.abort()  # closes our descriptor; the other worker has its own
                return
        self._progress_timer.cancel()
        self._receiving.stop()
        super().handle_websocket_upgrade(event)

    # Closing.

    def _check_progress(self) -> None:
        """Close a connection without a new request, or whose client does not read the response."""
        if self.transport.is_closing():
            self.transport.abort()  # the client had time to read the rest
            return
        unsent = self.transport.get_write_buffer_size()
        if self.cycle is self._last_cycle:
            allowed = self._last_unsent - MIN_READ_RATE * self.request_timeout
            if self._last_unsent and unsent > max(0.0, allowed):
                self.transport.abort()
                return
            if self.cycle is None or self.cycle.response_complete:
                self._close()
        self._last_cycle, self._last_unsent = self.cycle, unsent
        self._progress_timer = self.loop.call_later(self.request_timeout, self._check_progress)

    def _close(self) -> None:
        """Ignore further data, and close once the response has been sent."""
        self._receiving.stop()
        self.transport.close()

    def shutdown(self) -> None:
        """Finish the current request, if there is one, and close."""
        if self.cycle is None or self.cycle.response_complete:
            self._close()
        else:
            self.cycle.keep_alive = False


def limited_http_protocol(
    request_timeout: float,
    connection_limit: ConnectionLimit,
    rate_limiter: RateLimiter,
    hand_off: HandOff | None = None,
) -> type[HttpProtocol]:
    """The protocol class of a server with these limits; uvicorn makes one object per connection."""
    return type(
        "LimitedHttpProtocol",
        (HttpProtocol,),
        {
            "request_timeout": request_timeout,
            "connection_limit": connection_limit,
            "rate_limiter": rate_limiter,
            "hand_off": hand_off,
        },
    )
