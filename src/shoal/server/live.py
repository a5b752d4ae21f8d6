"""The WebSocket of a table: one connection, one onlooker.

The first message is Hello; then acts come in and news goes out.  What goes out
waits in a bounded box with a writer of its own, so that a slow reader stalls
nobody: when the box is full the connection is closed, and its client resumes.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final

import msgspec

from shoal import wire
from shoal.server import faces, hosting
from shoal.server.house import House
from shoal.server.limits import Gate
from shoal.server.logs import log
from shoal.server.referee import judge, may_look, read
from shoal.server.refused import Refused
from shoal.server.table import Onlooker, Table

HELLO_WITHIN: Final = 10.0
FULL_BOX: Final = 400_000
"""Bytes that may wait for a slow reader."""

PING_EVERY: Final = 10.0
LAG_BOUND: Final = 0.5
"""At most so many seconds of measured lag are given back."""

# The codes by which a connection is closed; 4000 and above are ours to choose.
BAD_HELLO: Final = 4000
TOO_SLOW: Final = 4001
TOO_FAST: Final = 4002
COME_AGAIN: Final = 1013

# ASGI's own types: what is in a message depends on its "type".
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_decoder: "msgspec.json.Decoder[wire.ClientMessage]" = msgspec.json.Decoder(wire.ClientMessage)


class Closing(Exception):
    """The conversation is over."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One open socket."""

    def __init__(self, house: House, gate: Gate, receive: Receive, send: Send) -> None:
        self.house = house
        self.receive = receive
        self.send = send
        self.board = False
        self.name = ""
        self.seat: Onlooker = None
        self.lag = 0.0
        self._bucket = gate.messages()
        self._box: deque[bytes] = deque()
        self._boxed = 0
        self._ready = asyncio.Event()
        self._closing: Closing | None = None
        self._pinged: tuple[int, float] = (0, 0.0)

    # What goes out.

    def tell(self, message: bytes) -> None:
        """Put a message into the box."""
        if self._closing is not None:
            return
        self._boxed += len(message)
        if self._boxed > FULL_BOX:
            self.house.metrics.connections_slow += 1
            self.close(TOO_SLOW, "The news was not read in time: come back and resume.")
            return
        self._box.append(message)
        self._ready.set()

    def drop(self, reason: str) -> None:
        """Close, so that the client comes back and resumes."""
        self.close(COME_AGAIN, reason)

    def close(self, code: int, reason: str) -> None:
        """Close after what is in the box."""
        if self._closing is None:
            self._closing = Closing(code, reason)
            self._ready.set()

    def answer(self, message: wire.Answer) -> None:
        """Send something that is about no event."""
        self.tell(faces.encode(message))

    async def write(self) -> None:
        """Send what is in the box until the connection is closed."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._box and (self._closing is None or self._closing.code != TOO_SLOW):
                message = self._box.popleft()
                await self.send({"type": "websocket.send", "text": message.decode()})
                self._boxed -= len(message)
            if self._closing is not None:
                raise self._closing

    # What comes in.

    async def read(self) -> None:
        """Greet, then carry out what is sent."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                raw = await self._next()
        except TimeoutError:
            raise Closing(BAD_HELLO, "Hello should have come by now.") from None
        await self._hello(raw)
        while True:
            raw = await self._next()
            if not self._bucket.take():
                raise Closing(TOO_FAST, "Too many messages.")
            await self.take(raw)

    async def _next(self) -> bytes | str:
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Closing(0, "gone")
        raw: bytes | str | None = message.get("text")
        return raw if raw is not None else message["bytes"]

    async def _hello(self, raw: bytes | str) -> None:
        try:
            hello = read(_decoder, raw)
            if not isinstance(hello, wire.Hello):
                raise Refused("shape", "The first message is hello.")  # noqa: TRY301 - said once
            table = await self.house.table(self.name)
            self.seat = may_look(table, hello.ticket, hello.invite)
        except Refused as no:
            self.answer(refusal(no))
            raise Closing(BAD_HELLO, "Hello was refused.") from no
        self.board = hello.board
        self.house.listen(table, self.seat, self)
        if self.seat is not None:
            back = hosting.come_back(table, self.seat, self.house.now())
            if back:
                self.house.happen(table, back)
        here = self.house.here(self.name)
        self.house.say(
            table,
            self,
            faces.welcome(table, self.seat, hello.since, self.house.now(), here, board=self.board),
        )
        self.tell_presence()
        self._measure(table)

    async def take(self, raw: bytes | str) -> None:
        """Carry out one message, or say why not."""
        send = ""
        try:
            message = read(_decoder, raw)
            if isinstance(message, wire.Pong):
                self._pong(message)
                return
            if isinstance(message, wire.Hello):
                raise Refused("shape", "Hello was said before.")  # noqa: TRY301 - said once
            send = message.id
            await self._act(message)
        except Refused as no:
            self.house.metrics.refused += 1
            self.answer(refusal(no, send))

    async def _act(self, act: wire.Act) -> None:
        table = self.house.tables.get(self.name) or await self.house.table(self.name)
        credit = int(min(self.lag, LAG_BOUND) * 1000) if table.clocks.ticking else 0
        happenings = judge(table, self.seat, act, self.house.now(), credit)
        if not happenings:
            assert self.seat is not None
            done = wire.Ack(act.id, table.sent[(self.seat, act.id)])
            self.house.say(table, self, done)
            return
        self.house.happen(table, happenings, lambda: self._again(act))
        self._measure(table)

    async def _again(self, act: wire.Act) -> None:
        """Another worker was faster: look at the act again, at the table as it is now."""
        try:
            await self._act(act)
        except Refused as no:
            self.answer(refusal(no, act.id))

    # Lag, as the server measures it.

    def _measure(self, table: Table) -> None:
        loop_time = asyncio.get_running_loop().time()
        mark, sent = self._pinged
        if (table.clocks.ticking or table.timed) and loop_time - sent > PING_EVERY:
            self._pinged = (mark + 1, loop_time)
            self.answer(wire.Ping(mark + 1))

    def _pong(self, pong: wire.Pong) -> None:
        mark, sent = self._pinged
        if pong.mark == mark:
            self.lag = asyncio.get_running_loop().time() - sent

    def tell_presence(self) -> None:
        """Let all at the table know who is here."""
        message = faces.encode(wire.Here(self.house.here(self.name)))
        for listeners in self.house.listeners.get(self.name, {}).values():
            for listener in listeners:
                listener.tell(message)


def refusal(no: Refused, send: str = "") -> wire.Refused:
    """A refusal as it is told."""
    return wire.Refused(no.check, str(no), no.rule, send)


async def converse(connection: Connection) -> None:
    """Read and write until one of them ends."""
    tasks = [asyncio.ensure_future(connection.read()), asyncio.ensure_future(connection.write())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await end(connection, tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        connection.house.unlisten(connection.name, connection.seat, connection)
        connection.tell_presence()


async def end(connection: Connection, tasks: "Sequence[asyncio.Future[None]]") -> None:
    """Close the socket for the reason that came first."""
    ended = next(task.exception() for task in tasks if task.done())
    if isinstance(ended, Closing) and ended.code:
        connection.close(ended.code, ended.reason)
        try:
            async with asyncio.timeout(1):
                await asyncio.gather(tasks[1], return_exceptions=True)
                await connection.send(
                    {"type": "websocket.close", "code": ended.code, "reason": ended.reason}
                )
        except (TimeoutError, RuntimeError, OSError):
            return
    elif ended is not None and not isinstance(ended, Closing | RuntimeError | OSError):
        log("failed", error=repr(ended))
