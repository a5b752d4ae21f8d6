"""A seat at a table on a server, as an object: one that waits, and one for asyncio."""

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
from shoal.client.follower import Follower
from shoal.client.joining import check_dice, sit_again, sit_down
from shoal.client.server import Server

TRIES: Final = 8
PATIENCE: Final = 0.1
"""Seconds before the first new attempt to connect; doubled for each further one."""

LONGEST_PAUSE: Final = 5.0
"""Seconds before a send is tried again that the server could not save, at most."""

LARGEST: Final = 2**22

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


def pause_after(busy: int) -> float:
    """Seconds to wait when so often in a row the server could not save what was sent.

    >>> pause_after(0), pause_after(2), pause_after(8)
    (0.0, 0.4, 5.0)
    """
    return min(PATIENCE * 2**busy, LONGEST_PAUSE) if busy else 0.0


class Seat:
    """A seat that is played by code which waits for its turn.

    Connections that break are made anew, and what was sent is played once.  The
    ``witness`` remembers what was seen and given before the game; it comes with
    ``join`` and ``rematch``, and must be kept by who comes back with a ticket.
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
        self.known = Follower(ticket, invite, witness=witness)
        self._socket: SyncConnection | None = None

    @classmethod
    def join(cls, server: str, table: str, invite: str = "", name: str = "") -> "Seat":
        """Take an open seat, with a salt for the dice, and go there."""
        seated, witness = sit_down(Server(server), table, invite, name)
        return cls(server, table, seated.ticket, witness=witness)

    def rematch(self, *, swap: bool = False) -> "Seat":
        """The same seat at the table where the same people play again; opened if it is not yet."""
        table = self.known.rematch or self.server.rematch(self.name, self.known.ticket, swap=swap)
        witness = sit_again(self.server, table, self.known.ticket)
        return Seat(self.server.address, table, self.known.ticket, witness=witness)

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def turns(self, *, check: bool = True) -> Iterator[wire.View]:
        """The view of every position in which this seat is to move, until the game is over.

        Then, unless told otherwise, the dice are checked: UnfairDice if they were not those that
        were promised.  A table that took no salt of this seat, because the game had begun, may have
        chosen them all the same: ``known.witness.salts`` is empty then.
        """
        while not self.known.over:
            if self.known.my_turn:
                assert self.known.view is not None
                yield self.known.view
            else:
                self.wait()
        if check and self.known.played:
            insist(self.check_dice())

    def check_dice(self) -> list[str]:
        """What is wrong with the dice of the game that is over; [] if they were fair."""
        return check_dice(self.server, self.name, self.known)

    def play(self, move: str | int) -> None:
        """Make a move; NotAllowed if the server will not have it."""
        self.act(wire.Play(self.known.new_id(), move, self.known.number))

    def act(self, act: wire.Act) -> None:
        """Send an act and wait until it is carried out."""
        self._send(self.known.write(act))
        while not self.known.settled(act.id):
            self.wait()

    def wait(self, seconds: float | None = None) -> bool:
        """Take the next message; False if none came in time."""
        if self._socket is None:
            self._connect()
        assert self._socket is not None
        try:
            answer = self.known.take(self._socket.recv(seconds))
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
        """Connect, say hello, and send again what was not acknowledged."""
        time.sleep(pause_after(self.known.busy))
        for attempt in range(TRIES):
            try:
                address = self.server.live_address(self.name)
                opening = sync_connect(address, max_size=LARGEST, compression=None)
                self._socket = opening.__enter__()
                self._socket.send(self.known.hello(), text=True)
                self.known.take(self._socket.recv(10))
                for raw in list(self.known.waiting.values()):
                    self._socket.send(raw, text=True)
            except NotAllowed:
                self.close()
                raise
            except LOST:
                self._socket = None
                time.sleep(PATIENCE * 2**attempt)
            else:
                return
        raise Unreachable(f"{self.server.address} cannot be reached.")


class AsyncSeat:
    """A seat that is played by code for asyncio; otherwise as Seat."""

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
        self.known = Follower(ticket, invite, witness=witness)
        self._socket: ClientConnection | None = None

    @classmethod
    async def join(cls, server: str, table: str, invite: str = "", name: str = "") -> "AsyncSeat":
        """Take an open seat, with a salt for the dice, and go there."""
        seated, witness = await asyncio.to_thread(sit_down, Server(server), table, invite, name)
        return cls(server, table, seated.ticket, witness=witness)

    async def rematch(self, *, swap: bool = False) -> "AsyncSeat":
        """The same seat at the table where the same people play again; opened if it is not yet."""
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
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def turns(self, *, check: bool = True) -> AsyncIterator[wire.View]:
        """The view of every position in which this seat is to move, until the game is over.

        Then, unless told otherwise, the dice are checked: UnfairDice if they were not those that
        were promised.
        """
        while not self.known.over:
            if self.known.my_turn:
                assert self.known.view is not None
                yield self.known.view
            else:
                await self.wait()
        if check and self.known.played:
            insist(await self.check_dice())

    async def check_dice(self) -> list[str]:
        """What is wrong with the dice of the game that is over; [] if they were fair."""
        return await asyncio.to_thread(check_dice, self.server, self.name, self.known)

    async def play(self, move: str | int) -> None:
        """Make a move; NotAllowed if the server will not have it."""
        await self.act(wire.Play(self.known.new_id(), move, self.known.number))

    async def act(self, act: wire.Act) -> None:
        """Send an act and wait until it is carried out."""
        await self._send(self.known.write(act))
        while not self.known.settled(act.id):
            await self.wait()

    async def wait(self) -> None:
        """Take the next message."""
        if self._socket is None:
            await self._connect()
        assert self._socket is not None
        try:
            answer = self.known.take(await self._socket.recv())
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
        """Connect, say hello, and send again what was not acknowledged."""
        await asyncio.sleep(pause_after(self.known.busy))
        for attempt in range(TRIES):
            try:
                address = self.server.live_address(self.name)
                self._socket = await connect(address, max_size=LARGEST, compression=None)
                await self._socket.send(self.known.hello(), text=True)
                async with asyncio.timeout(10):
                    self.known.take(await self._socket.recv())
                for raw in list(self.known.waiting.values()):
                    await self._socket.send(raw, text=True)
            except NotAllowed:
                await self.close()
                raise
            except LOST:
                self._socket = None
                await asyncio.sleep(PATIENCE * 2**attempt)
            else:
                return
        raise Unreachable(f"{self.server.address} cannot be reached.")


def insist(findings: list[str]) -> None:
    """UnfairDice if there is anything wrong with them."""
    if findings:
        raise UnfairDice(findings)
