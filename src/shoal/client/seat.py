"""A seat at a table on a server: a blocking client, and one for asyncio."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from types import TracebackType
from typing import Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection as SyncConnection
from websockets.sync.client import connect as sync_connect

from shoal import wire
from shoal.client.errors import NotAllowed, UnfairDice, Unreachable
from shoal.client.fair_dice import Witness
from shoal.client.joining import check_dice, sit_again, sit_down
from shoal.client.server import Server
from shoal.client.table_state import TableState
from shoal.core.errors import ShoalError
from shoal.core.message import say

MAX_ATTEMPTS: Final = 8
FIRST_PAUSE: Final = 0.1
"""Seconds before the second attempt to connect; doubled for each further one."""

MAX_PAUSE: Final = 5.0
"""Longest time in seconds before repeating a request that the server could not save."""

HELLO_SECONDS: Final = 10
"""How long the server may take for its first message."""

MAX_MESSAGE_BYTES: Final = 2**22

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


def pause_after(busy: int) -> float:
    """Seconds to wait after the server was too busy to save a request ``busy`` times in a row.

    >>> pause_after(0), pause_after(2), pause_after(8)
    (0.0, 0.4, 5.0)
    """
    return min(FIRST_PAUSE * 2**busy, MAX_PAUSE) if busy else 0.0


class Seat:
    """A seat for code that blocks until its turn.

    A lost connection is opened again, and every request is carried out once.  The
    ``witness`` remembers what was seen and given before the game; ``join`` and
    ``rematch`` create it, and code that comes back later with a ticket must have saved it.
    """

    def __init__(
        self,
        server: str,
        table: str,
        ticket: str = "",
        invite: str = "",
        *,
        witness: Witness | None = None,
    ) -> None:
        self.server = Server(server)
        self.name = table
        self.known = TableState(ticket, invite, witness=witness)
        self._socket: SyncConnection | None = None

    @classmethod
    def join(cls, server: str, table: str, invite: str = "", name: str = "") -> "Seat":
        """Take an open seat, with a salt for the dice."""
        seated, witness = sit_down(Server(server), table, invite, name)
        return cls(server, table, seated.ticket, witness=witness)

    def rematch(self, *, swap: bool = False) -> "Seat":
        """The same seat at the table of the rematch, which is opened if needed."""
        table = self.known.rematch or self.server.rematch(self.name, self.known.ticket, swap=swap)
        witness = sit_again(self.server, table, self.known.ticket)
        return Seat(self.server.address, table, self.known.ticket, witness=witness)

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection; the seat is still taken."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def turns(self, *, check: bool = True) -> Iterator[wire.View]:
        """The view of every position in which this seat is to move, until the game is over.

        With ``check`` the dice are checked then: UnfairDice if they do not match the commitment and
        the salts.  If the table took no salt from this seat, because the game had started, it may
        still have chosen the dice: ``known.witness.salts`` is empty then.
        """
        while not self.known.over:
            if self.known.my_turn:
                assert self.known.view is not None
                yield self.known.view
            else:
                self.wait()
        if check and self.known.played:
            raise_if_unfair(self.check_dice())

    def check_dice(self) -> list[ShoalError]:
        """What is wrong with the dice of the finished game; [] if they were fair."""
        return check_dice(self.server, self.name, self.known)

    def play(self, move: str | int) -> None:
        """Make a move; NotAllowed if the server refuses it."""
        self.send(wire.Play(self.known.new_id(), move, self.known.number))

    def send(self, request: wire.SeatRequest) -> None:
        """Send a request and wait until it is carried out."""
        self._send(self.known.write(request))
        while not self.known.settled(request.id):
            self.wait()

    def wait(self, seconds: float | None = None) -> bool:
        """Receive the next message; False if none came in time."""
        if self._socket is None:
            self._connect()
        assert self._socket is not None
        try:
            answer = self.known.receive(self._socket.recv(seconds))
            if answer is not None:
                self._socket.send(answer, text=True)
        except TimeoutError:
            return False
        except LOST:
            self._socket = None
            self._connect()
        return True

    def _send(self, raw: bytes) -> None:
        if self._socket is None:
            self._connect()
            return
        try:
            self._socket.send(raw, text=True)
        except LOST:
            self._socket = None
            self._connect()

    def _connect(self) -> None:
        """Connect, send the hello, and send again what was not acknowledged."""
        time.sleep(pause_after(self.known.busy))
        for attempt in range(MAX_ATTEMPTS):
            try:
                address = self.server.live_address(self.name)
                opening = sync_connect(address, max_size=MAX_MESSAGE_BYTES, compression=None)
                self._socket = opening.__enter__()
                self._socket.send(self.known.hello(), text=True)
                self.known.receive(self._socket.recv(HELLO_SECONDS))
                for raw in list(self.known.waiting.values()):
                    self._socket.send(raw, text=True)
            except NotAllowed:
                self.close()
                raise
            except LOST:
                self._socket = None
                time.sleep(FIRST_PAUSE * 2**attempt)
            else:
                return
        raise Unreachable(say("error-unreachable", address=self.server.address))


class AsyncSeat:
    """A seat for asyncio code; otherwise like Seat."""

    def __init__(
        self,
        server: str,
        table: str,
        ticket: str = "",
        invite: str = "",
        *,
        witness: Witness | None = None,
    ) -> None:
        self.server = Server(server)
        self.name = table
        self.known = TableState(ticket, invite, witness=witness)
        self._socket: ClientConnection | None = None

    @classmethod
    async def join(cls, server: str, table: str, invite: str = "", name: str = "") -> "AsyncSeat":
        """Take an open seat, with a salt for the dice."""
        seated, witness = await asyncio.to_thread(sit_down, Server(server), table, invite, name)
        return cls(server, table, seated.ticket, witness=witness)

    async def rematch(self, *, swap: bool = False) -> "AsyncSeat":
        """The same seat at the table of the rematch, which is opened if needed."""
        table = self.known.rematch or await asyncio.to_thread(
            self.server.rematch, self.name, self.known.ticket, swap=swap
        )
        witness = await asyncio.to_thread(sit_again, self.server, table, self.known.ticket)
        return AsyncSeat(self.server.address, table, self.known.ticket, witness=witness)

    async def __aenter__(self) -> Self:
        await self._connect()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection; the seat is still taken."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def turns(self, *, check: bool = True) -> AsyncIterator[wire.View]:
        """The view of every position in which this seat is to move, until the game is over.

        With ``check`` the dice are checked then: UnfairDice if they do not match the commitment and
        the salts.
        """
        while not self.known.over:
            if self.known.my_turn:
                assert self.known.view is not None
                yield self.known.view
            else:
                await self.wait()
        if check and self.known.played:
            raise_if_unfair(await self.check_dice())

    async def check_dice(self) -> list[ShoalError]:
        """What is wrong with the dice of the finished game; [] if they were fair."""
        return await asyncio.to_thread(check_dice, self.server, self.name, self.known)

    async def play(self, move: str | int) -> None:
        """Make a move; NotAllowed if the server refuses it."""
        await self.send(wire.Play(self.known.new_id(), move, self.known.number))

    async def send(self, request: wire.SeatRequest) -> None:
        """Send a request and wait until it is carried out."""
        await self._send(self.known.write(request))
        while not self.known.settled(request.id):
            await self.wait()

    async def wait(self) -> None:
        """Receive the next message."""
        if self._socket is None:
            await self._connect()
        assert self._socket is not None
        try:
            answer = self.known.receive(await self._socket.recv())
            if answer is not None:
                await self._socket.send(answer, text=True)
        except LOST:
            self._socket = None
            await self._connect()

    async def _send(self, raw: bytes) -> None:
        if self._socket is None:
            await self._connect()
            return
        try:
            await self._socket.send(raw, text=True)
        except LOST:
            self._socket = None
            await self._connect()

    async def _connect(self) -> None:
        """Connect, send the hello, and send again what was not acknowledged."""
        await asyncio.sleep(pause_after(self.known.busy))
        for attempt in range(MAX_ATTEMPTS):
            try:
                address = self.server.live_address(self.name)
                self._socket = await connect(address, max_size=MAX_MESSAGE_BYTES, compression=None)
                await self._socket.send(self.known.hello(), text=True)
                async with asyncio.timeout(HELLO_SECONDS):
                    self.known.receive(await self._socket.recv())
                for raw in list(self.known.waiting.values()):
                    await self._socket.send(raw, text=True)
            except NotAllowed:
                await self.close()
                raise
            except LOST:
                self._socket = None
                await asyncio.sleep(FIRST_PAUSE * 2**attempt)
            else:
                return
        raise Unreachable(say("error-unreachable", address=self.server.address))


def raise_if_unfair(findings: list[ShoalError]) -> None:
    """Raise UnfairDice if there are findings."""
    if findings:
        raise UnfairDice(findings)
