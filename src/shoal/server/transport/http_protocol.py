"""uvicorn's HTTP with limits: on how long a connection may take, and on what it may cost.

Whoever connects must ask, ask to the end, and read the answer.
"""

import asyncio
from typing import Final, cast

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from shoal import wire
from shoal.server.cluster.hand_off import Neighbours
from shoal.server.http.rate_limit import Gate
from shoal.server.transport.bare_responses import CROWDED
from shoal.server.transport.connection_limit import ConnectionLimit, Place
from shoal.server.transport.receive_buffer import ReceiveBuffer, TurnBudget

PATIENCE: Final = 10.0
"""Seconds within which a request must have come."""

SLOWEST: Final = 1_000
"""Bytes a second that somebody must read of an answer."""

MOST_PARTS: Final = 64
"""Of the body of one request: every chunk costs as much work as a whole body."""

REQUEST: Final = 16
BYTES: Final = 64
"""A request costs as much as so many frames, and so many bytes of its head as much as one."""


class Parser(h11.Connection):
    """h11's side of a connection, which takes only so many parts of a body."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self.cost = 0
        self._parts = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next thing that the client has sent."""
        event = super().next_event()
        self.cost += REQUEST if isinstance(event, h11.Request) else 1
        if isinstance(event, h11.Data):
            self._parts += 1
            if self._parts > MOST_PARTS:
                raise h11.RemoteProtocolError("too many parts", error_status_hint=413)
        elif isinstance(event, h11.Request):
            self._parts = 0
        return event


class Door(H11Protocol):
    """One HTTP connection; ``door`` makes the class that a server uses."""

    patience: float = PATIENCE
    neighbours: Neighbours | None = None
    connection_limit: ConnectionLimit
    gate: Gate
    conn: Parser
    _place: Place | None = None
    _seen: RequestResponseCycle | None = None
    """The request that was the last one when we looked last."""
    _unsent = 0
    """The bytes that waited for the reader then."""
    _surplus = 0
    """Bytes of a request that came after it had been answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Begin to wait, if there is room for one more."""
        super().connection_made(transport)
        self.conn = Parser()
        self._place = self.connection_limit.enter(self.client[0] if self.client else "local")
        budget = TurnBudget() if self._place is None else self._place.budget
        self._receiving = ReceiveBuffer(transport, self._parse, budget)
        # It pauses and resumes what it is given, and does nothing else with it.
        self.flow = FlowControl(cast("asyncio.Transport", self._receiving))
        self._look_again = self.loop.call_later(self.patience, self._look)
        if self._place is None:
            self._receiving.stop()
            transport.write(CROWDED)
            transport.close()
            return
        # What the application and a WebSocket on this connection find in their state.
        self.app_state = self.app_state | {"place": self._place, "frames": self.gate.frames}

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        self._receiving.stop()
        self._look_again.cancel()
        if self._place is not None:
            self._place.leave()

    # What comes in.

    def data_received(self, data: bytes) -> None:
        """Parse what has come, a little at a time."""
        self._receiving.receive(data)

    def _parse(self, data: bytes) -> int:
        """Parse some bytes; answers how much work that was."""
        answered = self.cycle is not None and self.cycle.response_complete
        late = answered and self.conn.their_state is h11.SEND_BODY
        self._surplus = self._surplus + len(data) if late else 0
        if self._surplus > wire.LONGEST_MESSAGE:
            self._receiving.hang_up()
            return 0
        before = self.conn.cost
        super().data_received(data)
        return len(data) // BYTES + self.conn.cost - before

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; where an answer has begun already, there is nothing to say."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        self._hang_up()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let the worker that tends the table have the connection, if there is another."""
        if self.neighbours is not None:
            lines = [b"%s: %s\r\n" % header for header in self.headers]
            head = b"%s %s HTTP/1.1\r\n%s\r\n" % (event.method, event.target, b"".join(lines))
            raw = self.transport.get_extra_info("socket")
            if self.neighbours.hand_over(event.target, head, raw):
                self.connections.discard(self)
                self.transport.abort()  # ours only: the connection is the other's now
                return
        self._look_again.cancel()
        self._receiving.stop()
        super().handle_websocket_upgrade(event)

    # The end.

    def _look(self) -> None:
        """Hang up on who has asked nothing since we looked last, or did not read the answer."""
        if self.transport.is_closing():
            self.transport.abort()  # it has had its time to read what was left
            return
        unsent = self.transport.get_write_buffer_size()
        if self.cycle is self._seen:
            if self._unsent and unsent > max(0.0, self._unsent - SLOWEST * self.patience):
                self.transport.abort()
                return
            if self.cycle is None or self.cycle.response_complete:
                self._hang_up()
        self._seen, self._unsent = self.cycle, unsent
        self._look_again = self.loop.call_later(self.patience, self._look)

    def _hang_up(self) -> None:
        """Close when the answer was read; whatever else comes is not looked at."""
        self._receiving.stop()
        self.transport.close()

    def shutdown(self) -> None:
        """The server ends: finish what was asked."""
        if self.cycle is None or self.cycle.response_complete:
            self._hang_up()
        else:
            self.cycle.keep_alive = False


def door(
    patience: float,
    connection_limit: ConnectionLimit,
    gate: Gate,
    neighbours: Neighbours | None = None,
) -> type[Door]:
    """The connections of a server with this much patience, these limits and these neighbours."""
    return type(
        "LimitedDoor",
        (Door,),
        {
            "patience": patience,
            "connection_limit": connection_limit,
            "gate": gate,
            "neighbours": neighbours,
        },
    )
