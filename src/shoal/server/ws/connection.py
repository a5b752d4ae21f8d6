"""The WebSocket of a table: one connection of one viewer.

The first message is Hello; then requests come in and updates go out.  A slow reader delays nobody:
when too much is waiting for it, the connection is closed, and its client reconnects and resumes.
"""

import asyncio
from collections import deque
from typing import Final

import msgspec

from shoal import wire
from shoal.core.message import say
from shoal.match.history import Viewer
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.ops.json_log import log
from shoal.server.scheduling.race_window import stamp_of
from shoal.server.service.seat_lag import RoundTrip
from shoal.server.services import Services
from shoal.server.table import lifecycle
from shoal.server.table.errors import NotSaved, Refused
from shoal.server.table.table import Table
from shoal.server.table.validation import authorize_viewer, decode, validate
from shoal.server.views import serializers
from shoal.server.views.refusals import refusal
from shoal.server.ws.close_codes import (
    BAD_HELLO,
    COME_AGAIN,
    HELLO_REFUSED,
    NO_HELLO,
    READS_TOO_SLOWLY,
    SENDS_TOO_MUCH,
    SERVER_ERROR,
    TOO_FAST,
    TOO_SLOW,
)
from shoal.server.ws.socket import Socket

HELLO_SECONDS: Final = 10.0
MAX_WAITING_BYTES: Final = 400_000
"""The most bytes that can wait for a slow reader, besides the welcome."""

MAX_INBOX: Final = 8
"""The most messages that can wait while a table is loaded; then no more are read."""

PING_SECONDS: Final = 10.0
MAX_LAG_CREDIT: Final = 0.5
"""The most lag that is credited to a clock, in seconds."""

_decoder: "msgspec.json.Decoder[wire.ClientMessage]" = msgspec.json.Decoder(wire.ClientMessage)


class Connection:
    """One open socket, and the viewer behind it."""

    def __init__(
        self, services: Services, rate_limiter: RateLimiter, socket: Socket, table_id: str
    ) -> None:
        self.services = services
        self.table_id = table_id
        self.board = False
        self.viewer: Viewer = None
        self._ticket = ""
        self._round_trip = RoundTrip()
        self._opened = asyncio.get_running_loop().time()
        self._first_message_at = 0.0
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._socket = socket
        self._table: Table | None = None
        """The table, once Hello was accepted."""
        self._max_waiting = MAX_WAITING_BYTES
        self._bucket = rate_limiter.message_bucket()
        self._inbox: deque[bytes] = deque()
        self._busy = False
        self._pinged: tuple[int, float] = (0, -PING_SECONDS)
        loop = asyncio.get_running_loop()
        self._hello_timer = loop.call_later(HELLO_SECONDS, self._no_hello)

    # Outgoing messages.

    def send(self, message: bytes) -> None:
        """Send a message."""
        if not self.closed.done():
            self.bytes_waiting(self._socket.send_text(message))

    def bytes_waiting(self, size: int) -> None:
        """Close the connection if too many bytes are waiting for the reader."""
        if size > self._max_waiting and not self.closed.done():
            self.services.metrics.connections_slow += 1
            self.close(TOO_SLOW, READS_TOO_SLOWLY)

    def answer(self, message: wire.Answer) -> None:
        """Send something that is not an update, once everything this viewer knows of is on disk."""
        raw = serializers.encode(message)
        if self._table is None:
            self.send(raw)
        else:
            self.services.broadcast.send_after_writes(self.table_id, self.viewer, self, raw)

    def drop(self, reason: str) -> None:
        """Close, so that the client connects again and resumes; the reason is a word."""
        self.close(COME_AGAIN, reason)

    def close(self, code: int, reason: str) -> None:
        """Close the connection; the reason is a word for programs."""
        if not self.closed.done():
            self.closed.set_result((code, reason))

    def disconnected(self) -> None:
        """The socket is closed: send nothing more."""
        self.close(0, "")
        self._hello_timer.cancel()
        if self._table is not None:
            self.services.subscribers.remove(self.table_id, self.viewer, self)
            self.services.replication.connections_changed(self.table_id)

    # Incoming messages.

    def receive(self, raw: bytes) -> None:
        """Handle a message, or let it wait while the table is loaded."""
        if self.closed.done():
            return
        self._first_message_at = self._first_message_at or asyncio.get_running_loop().time()
        if not self._bucket.take():
            self.close(TOO_FAST, SENDS_TOO_MUCH)
            return
        table = self._table
        if self._busy or table is None or not table.in_memory:
            self._inbox.append(raw)
            if len(self._inbox) > MAX_INBOX:
                self._socket.pause()
            if not self._busy:
                self._busy = True
                self.services.background.spawn(self._empty_inbox())
            return
        self._handle(raw, table)

    async def _empty_inbox(self) -> None:
        """Handle the messages that have waited, in order."""
        try:
            while self._inbox and not self.closed.done():
                table = await self.services.replication.fresh(self.table_id)
                raw = self._inbox.popleft()
                if self._table is None:
                    self._hello(raw, table)
                else:
                    self._table = table
                    self._handle(raw, table)
        except Refused as refused:
            if refused.check == "busy":
                self.drop(refused.check)
            else:
                self._refuse_hello(refused)
        except Exception as error:  # noqa: BLE001 - the client must get some answer
            self._internal_error(error)
        finally:
            self._busy = False
            self._socket.resume()

    def _no_hello(self) -> None:
        if self._table is None:
            self.close(BAD_HELLO, NO_HELLO)

    def _refuse_hello(self, refused: Refused) -> None:
        self.answer(refusal(refused))
        self.close(BAD_HELLO, HELLO_REFUSED)

    def _hello(self, raw: bytes, table: Table) -> None:
        """Find out who this is, and send everything that this viewer has missed."""
        hello = decode(_decoder, raw)
        if not isinstance(hello, wire.Hello):
            raise Refused("shape", say("error-hello-first"))
        self.viewer = authorize_viewer(table, hello.ticket, hello.invite)
        self.board = hello.board
        self._table = table
        services = self.services
        if self.viewer is not None:
            self._seat_connected(table, self.viewer)
        services.subscribers.add(self.table_id, self.viewer, self)
        present = services.subscribers.present(self.table_id)
        welcome = serializers.welcome(
            table, self.viewer, hello.since, services.now(), present, board=self.board
        )
        raw = serializers.encode(welcome)
        self._max_waiting += len(raw)
        services.broadcast.send_after_writes(self.table_id, self.viewer, self, raw)
        services.replication.connections_changed(self.table_id)
        self._measure(table)

    def _seat_connected(self, table: Table, seat: int) -> None:
        """End the player's absence, and start a rematch if everybody has come."""
        services = self.services
        self._ticket = table.seats[seat].ticket
        self._round_trip = services.subscribers.round_trip(self.table_id, seat)
        # Hello is the client's answer to the accepted handshake.
        self._round_trip.answered(self._first_message_at - self._opened)
        present = [*services.subscribers.present(self.table_id), seat]
        now = services.now()
        services.registry.apply(table, lifecycle.come_back(table, seat, now))
        services.registry.apply(table, lifecycle.start_again(table, present, now))

    def _handle(self, raw: bytes, table: Table) -> None:
        """Carry out one message, or refuse it."""
        try:
            message = decode(_decoder, raw)
            if isinstance(message, wire.Pong):
                self._pong(message)
            elif isinstance(message, wire.Hello):
                self._refuse(Refused("shape", say("error-hello-twice")), "")
            else:
                self._try(message, table)
        except Refused as refused:
            self._refuse(refused, "")
        except Exception as error:  # noqa: BLE001 - our bug must not stop the others
            self.services.registry.forget(self.table_id)
            self._internal_error(error)

    def _internal_error(self, error: Exception) -> None:
        """Let the client reconnect and find out whether its request was carried out."""
        log("failed", error=repr(error), table=self.table_id)
        self.drop(SERVER_ERROR)

    def _try(self, request: wire.SeatRequest, table: Table) -> None:
        try:
            self._carry_out(request, table)
        except NotSaved as refused:
            self._not_saved(refused, request.id)
        except Refused as refused:
            if self.services.store.shared:
                self.services.background.spawn(self._retry(request))
            else:
                self._refuse(refused, request.id)

    def _carry_out(self, request: wire.SeatRequest, table: Table) -> None:
        """Validate a request and apply its events; updates are sent once they are on disk."""
        services = self.services
        if self.viewer is not None and table.seats[self.viewer].ticket != self._ticket:
            raise Refused("ticket", say("error-seat-lost"))
        if table.is_race and isinstance(request, wire.Play) and self.viewer is not None:
            self._race(request, self.viewer, table)
            return
        credit = int(min(self.lag, MAX_LAG_CREDIT) * 1000) if table.clocks.ticking else 0
        accepted = validate(table, self.viewer, request, services.now(), credit)
        if not accepted.events:
            assert self.viewer is not None
            self._acknowledge(request.id, self.viewer, table)
            return
        self._measure(table)
        services.registry.apply(
            table, accepted.events, legal=accepted.move, retry=lambda: self._retry(request)
        )

    def _acknowledge(self, request_id: str, seat: int, table: Table) -> None:
        """Acknowledge a request that was already carried out."""
        self.answer(wire.Ack(request_id, table.sent[seat][request_id]))

    def _race(self, request: wire.Play, seat: int, table: Table) -> None:
        if request.id in table.sent[seat]:
            self._acknowledge(request.id, seat, table)
            return
        stamp = stamp_of(asyncio.get_running_loop().time(), self.lag)
        self.services.race_window.add(
            self.table_id,
            seat,
            request,
            stamp,
            lambda refused: self._lost_race(refused, request.id),
        )
        self._measure(table)

    def _lost_race(self, refused: Refused, request_id: str) -> None:
        if isinstance(refused, NotSaved):
            self._not_saved(refused, request_id)
        else:
            self.answer(refusal(refused, request_id))

    async def _retry(self, request: wire.SeatRequest) -> None:
        """Another worker may have been faster: try the request on the table as it is now."""
        try:
            self._carry_out(request, await self.services.replication.fresh(self.table_id))
        except NotSaved as refused:
            self._not_saved(refused, request.id)
        except Refused as refused:
            if refused.check == "busy":
                # It may have been saved: the client finds out when it resumes.
                self.drop(refused.check)
            else:
                self._refuse(refused, request.id)
        except Exception as error:  # noqa: BLE001 - the client must get some answer
            self._internal_error(error)

    def _not_saved(self, refused: NotSaved, request_id: str) -> None:
        """Say that nothing has changed, and let the client connect again later."""
        self._refuse(refused, request_id)
        self.drop(refused.check)

    def _refuse(self, refused: Refused, request_id: str) -> None:
        self.services.metrics.refused += 1
        self.answer(refusal(refused, request_id))

    # Measured lag.

    @property
    def lag(self) -> float:
        """Seconds by which the client's messages are known to arrive late."""
        if self._socket.keepalive_round_trip:
            self._round_trip.answered(self._socket.keepalive_round_trip)
        return self._round_trip.lag

    def _measure(self, table: Table) -> None:
        if not table.clocks.ticking and not table.is_race:
            return
        now = asyncio.get_running_loop().time()
        mark, sent = self._pinged
        if now - sent > PING_SECONDS:
            self._pinged = (mark + 1, now)
            self._socket.probe()
            # Queued, because the welcome must be sent first.
            self.answer(wire.Ping(mark + 1))

    def _pong(self, pong: wire.Pong) -> None:
        mark, sent = self._pinged
        if pong.mark == mark:
            self._round_trip.ponged(asyncio.get_running_loop().time() - sent)
