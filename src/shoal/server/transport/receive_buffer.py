"""What a connection has sent, handed to its parser a little at a time.

A parser takes all that it is given.  Thousands of empty frames or chunks fit
into what the network brings at once, and would keep everybody else waiting.
So one connection has only so much parsed in each turn of the event loop, and so
have all connections of one address together.
"""

import asyncio
from collections.abc import Callable
from typing import Final

SLICE: Final = 1_024
"""Bytes that are parsed together: at most 170 of the smallest frames or chunks."""

COST: Final = 64
"""After so many frames, or as much work, it is the turn of other connections."""

COST_OF_ALL: Final = 256
"""And after so many of one address it is the turn of other addresses."""

MOST_DISCARDED: Final = 1_048_576
"""Bytes that may still come on a connection that is being closed; then it is cut."""

Parse = Callable[[bytes], int]
"""Parses some bytes; answers how much work that was, in frames."""


class TurnBudget:
    """What the connections of one address may have parsed in this turn of the event loop."""

    def __init__(self) -> None:
        self._spent = 0

    @property
    def is_quota_spent(self) -> bool:
        """Whether nothing more is parsed before the next turn."""
        return self._spent >= COST_OF_ALL

    def spend(self, cost: int) -> None:
        """So much was parsed."""
        if not self._spent:
            asyncio.get_running_loop().call_soon(self._renew)
        self._spent += max(1, cost)

    def _renew(self) -> None:
        self._spent = 0


class ReceiveBuffer:
    """The bytes of one connection that were not parsed yet; nothing is read while there are any.

    Stands between a protocol and its transport, so that ``pause_reading`` and
    ``resume_reading`` mean the same here.
    """

    def __init__(self, transport: asyncio.Transport, parse: Parse, budget: TurnBudget) -> None:
        self.stopped = False
        self._budget = budget
        self._transport = transport
        self._parse = parse
        self._left = bytearray()
        self._held = False
        self._due: asyncio.Handle | None = None
        self._discarded = 0

    def receive(self, data: bytes) -> None:
        """Parse this, or some of it now and the rest soon."""
        if self.stopped:
            self._discard(len(data))
            return
        self._left += data
        if self._due is None and not self._held:
            self._work()

    def pause_reading(self) -> None:
        """Parse no more for now."""
        self._held = True
        self._arrange()

    def resume_reading(self) -> None:
        """Parse on."""
        self._held = False
        self._arrange()

    def stop(self) -> None:
        """Parse nothing any more: whatever comes is discarded."""
        self.stopped = True
        self._left.clear()
        self._arrange()

    def hang_up(self) -> None:
        """Stop, and let the other side read what was said to the end.

        To close at once could take it away while more is coming.
        """
        self.stop()
        if not self._transport.is_closing():
            try:
                self._transport.write_eof()
            except OSError:
                self._transport.abort()  # nobody is there to read it

    def _work(self) -> None:
        self._due = None
        cost = 0
        while self._left and cost < COST and not self._budget.is_quota_spent:
            if self._held or self.stopped:
                break
            piece = bytes(self._left[:SLICE])
            del self._left[:SLICE]
            try:
                spent = self._parse(piece)
            except BaseException:
                self._transport.abort()  # whoever called us may not be the transport, which would
                raise
            self._budget.spend(spent)
            cost += spent
        self._arrange()

    def _arrange(self) -> None:
        """Read if nothing is left to be parsed; otherwise parse on when others had their turn."""
        if self._left and not self._held and self._due is None:
            self._due = asyncio.get_running_loop().call_soon(self._work)
        wanted = self.stopped or not (self._left or self._held)
        if self._transport.is_closing() or wanted == self._transport.is_reading():
            return
        if wanted:
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()

    def _discard(self, size: int) -> None:
        self._discarded += size
        if self._discarded > MOST_DISCARDED:
            self._transport.abort()
