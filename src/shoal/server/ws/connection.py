"""The WebSocket of a table: one connection, one onlooker.

The first message is Hello; then acts come in and news goes out.  A slow reader
stalls nobody: when too much waits for it, the connection is closed, and its
client comes back and resumes.
"""

import asyncio
from collections import deque
from typing import Final, Protocol

import msgspec

from shoal import wire
from shoal.match.history import Viewer
from shoal.server.http.rate_limit import Gate
from shoal.server.ops.json_log import log
from shoal.server.service.race_window import RaceWindow, stamp_of
from shoal.server.service.registry import TableRegistry
from shoal.server.table import lifecycle
from shoal.server.table.errors import NotSaved, Refused
from shoal.server.table.table import Table
from shoal.server.table.validation import authorize_viewer, read, validate
from shoal.server.views import serializers
from shoal.server.ws.close_codes import BAD_HELLO, COME_AGAIN, TOO_FAST, TOO_SLOW
from shoal.server.ws.round_trip import RoundTrip

HELLO_WITHIN: Final = 10.0
MOST_WAITING: Final = 400_000
"""Bytes that may wait for a slow reader, besides the welcome."""

FULL_INBOX: Final = 8
"""Messages that may wait while a table is loaded; then no more are read."""

PING_EVERY: Final = 10.0
LAG_BOUND: Final = 0.5
"""At most so many seconds of measured lag are given back."""

_decoder: "msgspec.json.Decoder[wire.ClientMessage]" = msgspec.json.Decoder(wire.ClientMessage)


class Line(Protocol):
    """The socket of a connection."""

    def probe(self) -> None:
        """Send a ping of the WebSocket protocol."""

    @property
    def keepalive_round_trip(self) -> float:
        """Seconds in which the last such ping was answered; 0 if none was."""

    def tell(self, message: bytes) -> int:
        """Send a text message; answers how many bytes wait for the reader."""

    def pause(self) -> None:
        """Read no more for now."""

    def resume(self) -> None:
        """Read on."""


class Connection:
    """One open socket."""

    def __init__(
        self, registry: TableRegistry, gate: Gate, races: RaceWindow, socket: Line, name: str
    ) -> None:
        self.registry = registry
        self.race_window = races
        self.name = name
        self.board = False
        self.seat: Viewer = None
        self._ticket = ""
        self._trip = RoundTrip()
        self._opened = asyncio.get_running_loop().time()
        self._first_heard = 0.0
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._socket = socket
        self._greeted = False
        self._most_waiting = MOST_WAITING
        self._bucket = gate.messages()
        self._inbox: deque[bytes] = deque()
        self._busy = False
        self._pinged: tuple[int, float] = (0, -PING_EVERY)
        self._late = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._no_hello)

    # What goes out.

    def tell(self, message: bytes) -> None:
        """Send a message."""
        if not self.closed.done():
            self.waits(self._socket.tell(message))

    def waits(self, size: int) -> None:
        """So many bytes wait for the reader."""
        if size > self._most_waiting and not self.closed.done():
            self.registry.metrics.connections_slow += 1
            self.close(TOO_SLOW, "The news was not read in time: come back and resume.")

    def answer(self, message: wire.Answer) -> None:
        """Send something that is about no event, after what this onlooker knows is on disk."""
        raw = serializers.encode(message)
        if self._greeted:
            self.registry.say(self.name, self.seat, self, raw)
        else:
            self.tell(raw)

    def drop(self, reason: str) -> None:
        """Close, so that the client comes back and resumes."""
        self.close(COME_AGAIN, reason)

    def close(self, code: int, reason: str) -> None:
        """Hang up."""
        if not self.closed.done():
            self.closed.set_result((code, reason))

    def gone(self) -> None:
        """The socket is closed: listen no more."""
        self.close(0, "")
        self._late.cancel()
        if self._greeted:
            self.registry.subscribers.unlisten(self.name, self.seat, self)
            self.registry.announce(self.name)

    # What comes in.

    def hear(self, raw: bytes) -> None:
        """A message has come; wait with it while the table is being loaded."""
        if self.closed.done():
            return
        self._first_heard = self._first_heard or asyncio.get_running_loop().time()
        if not self._bucket.take():
            self.close(TOO_FAST, "Too many messages.")
            return
        table = self.registry.tables.get(self.name)
        if self._busy or table is None or not self._greeted:
            self._inbox.append(raw)
            if len(self._inbox) > FULL_INBOX:
                self._socket.pause()
            if not self._busy:
                self._busy = True
                self.registry.spawn(self._work_off())
            return
        self.take(raw, table)

    async def _work_off(self) -> None:
        """Carry out what has waited, in order."""
        try:
            while self._inbox and not self.closed.done():
                table = await self.registry.fresh(self.name)
                raw = self._inbox.popleft()
                if self._greeted:
                    self.take(raw, table)
                else:
                    self._hello(raw, table)
        except Refused as no:
            if no.check == "busy":
                self.drop(str(no))
            else:
                self._refuse_hello(no)
        except Exception as wrong:  # noqa: BLE001 - whoever waits for an answer must hear something
            self._mistake(wrong)
        finally:
            self._busy = False
            self._socket.resume()

    def _no_hello(self) -> None:
        if not self._greeted:
            self.close(BAD_HELLO, "Hello should have come by now.")

    def _refuse_hello(self, no: Refused) -> None:
        self.answer(refusal(no))
        self.close(BAD_HELLO, "Hello was refused.")

    def _hello(self, raw: bytes, table: Table) -> None:
        hello = read(_decoder, raw)
        if not isinstance(hello, wire.Hello):
            raise Refused("shape", "The first message is hello.")
        self.seat = authorize_viewer(table, hello.ticket, hello.invite)
        self.board = hello.board
        self._greeted = True
        registry = self.registry
        if self.seat is not None:
            self._ticket = table.seats[self.seat].ticket
            self._trip = registry.subscribers.trip(self.name, self.seat)
            # Hello answers the acceptance of the socket.
            self._trip.answered(self._first_heard - self._opened)
            here = [*registry.subscribers.here(self.name), self.seat]
            registry.apply(table, lifecycle.come_back(table, self.seat, registry.now()))
            registry.apply(table, lifecycle.start_again(table, here, registry.now()))
        registry.subscribers.listen(self.name, self.seat, self)
        here = registry.subscribers.here(self.name)
        welcome = serializers.welcome(
            table, self.seat, hello.since, registry.now(), here, board=self.board
        )
        raw = serializers.encode(welcome)
        self._most_waiting += len(raw)
        registry.say(self.name, self.seat, self, raw)
        registry.announce(self.name)
        self._measure(table)

    def take(self, raw: bytes, table: Table) -> None:
        """Carry out one message, or say why not."""
        try:
            message = read(_decoder, raw)
            if isinstance(message, wire.Pong):
                self._pong(message)
            elif isinstance(message, wire.Hello):
                self._refuse(Refused("shape", "Hello was said before."), "")
            else:
                self._try(message, table)
        except Refused as no:
            self._refuse(no, "")
        except Exception as wrong:  # noqa: BLE001 - a mistake of ours must not stop the others
            self.registry.forget(self.name)
            self._mistake(wrong)

    def _mistake(self, wrong: Exception) -> None:
        """Let the client come back and find out what has become of its send."""
        log("failed", error=repr(wrong), table=self.name)
        self.drop("The server made a mistake: come back and send again.")

    def _try(self, act: wire.Act, table: Table) -> None:
        try:
            self._act(act, table)
        except NotSaved as no:
            self._not_saved(no, act.id)
        except Refused as no:
            if self.registry.store.shared:
                self.registry.spawn(self._again(act))
            else:
                self._refuse(no, act.id)

    def _act(self, act: wire.Act, table: Table) -> None:
        registry = self.registry
        if self.seat is not None and table.seats[self.seat].ticket != self._ticket:
            raise Refused("ticket", "This seat is no longer yours.")
        if table.is_race and isinstance(act, wire.Play) and self.seat is not None:
            self._race(act, self.seat, table)
            return
        credit = int(min(self.lag, LAG_BOUND) * 1000) if table.clocks.ticking else 0
        new_events = validate(table, self.seat, act, registry.now(), credit)
        if not new_events:
            assert self.seat is not None
            self._acknowledge(act.id, self.seat, table)
            return
        self._measure(table)
        registry.apply(table, new_events, lambda: self._again(act))

    def _acknowledge(self, send: str, seat: int, table: Table) -> None:
        """Say of a send that it was carried out before."""
        self.answer(wire.Ack(send, table.sent[seat][send]))

    def _race(self, act: wire.Play, seat: int, table: Table) -> None:
        if act.id in table.sent[seat]:
            self._acknowledge(act.id, seat, table)
            return
        stamp = stamp_of(asyncio.get_running_loop().time(), self.lag)
        self.race_window.claim(self.name, seat, act, stamp, lambda no: self._lost_race(no, act.id))
        self._measure(table)

    def _lost_race(self, no: Refused, send: str) -> None:
        if isinstance(no, NotSaved):
            self._not_saved(no, send)
        else:
            self.answer(refusal(no, send))

    async def _again(self, act: wire.Act) -> None:
        """Another worker may have been faster: judge the act at the table as it is now."""
        try:
            self._act(act, await self.registry.fresh(self.name))
        except NotSaved as no:
            self._not_saved(no, act.id)
        except Refused as no:
            if no.check == "busy":
                self.drop(str(no))  # it may have been kept: who resumes and sends again finds out
            else:
                self._refuse(no, act.id)
        except Exception as wrong:  # noqa: BLE001 - whoever waits for an answer must hear something
            self._mistake(wrong)

    def _not_saved(self, no: NotSaved, send: str) -> None:
        """Say that nothing has happened, and let the client come again later."""
        self._refuse(no, send)
        self.drop(str(no))

    def _refuse(self, no: Refused, send: str) -> None:
        self.registry.metrics.refused += 1
        self.answer(refusal(no, send))

    # Lag, as the server measures it.

    @property
    def lag(self) -> float:
        """Seconds by which what the client does is known to come late."""
        if self._socket.keepalive_round_trip:
            self._trip.answered(self._socket.keepalive_round_trip)
        return self._trip.lag

    def _measure(self, table: Table) -> None:
        if not table.clocks.ticking and not table.is_race:
            return
        now = asyncio.get_running_loop().time()
        mark, sent = self._pinged
        if now - sent > PING_EVERY:
            self._pinged = (mark + 1, now)
            self._socket.probe()
            # In its turn, since the welcome comes first.
            self.answer(wire.Ping(mark + 1))

    def _pong(self, pong: wire.Pong) -> None:
        mark, sent = self._pinged
        if pong.mark == mark:
            self._trip.ponged(asyncio.get_running_loop().time() - sent)


def refusal(no: Refused, send: str = "") -> wire.Refused:
    """A refusal as it is told."""
    return wire.Refused(no.check, str(no), no.rule, send)
