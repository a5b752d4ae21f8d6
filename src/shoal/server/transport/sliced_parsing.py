"""Passes the received bytes of a connection to its parser in small slices.

A parser processes everything that it is given.  One read from the network can
contain thousands of empty frames or chunks, which would delay all other
connections.  So each connection, and all connections of one address together, have
a budget for each turn of the event loop.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from shoal.server.limits.parse_budget import TurnBudget

SLICE: Final = 1_024
"""Bytes that are parsed together: at most 170 of the smallest frames or chunks."""

MAX_TURN_COST: Final = 64
"""The budget of one connection in one turn, in frames or equivalent work."""

MAX_DISCARDED: Final = 1_048_576
"""Bytes that may still arrive on a connection that is being closed; then it is aborted."""

Parse = Callable[[bytes], int]
"""Parses some bytes; returns how much work that was, in frames."""


class ReceiveBuffer:
    """The unparsed bytes of one connection; while there are any, nothing more is read.

    It stands between a protocol and its transport, and offers ``pause_reading`` and
    ``resume_reading`` in the transport's place.
    """

    def __init__(self, transport: asyncio.Transport, parse: Parse, budget: TurnBudget) -> None:
        self.stopped = False
        self._budget = budget
        self._transport = transport
        self._parse = parse
        self._unparsed = bytearray()
        self._paused = False
        self._next_turn: asyncio.Handle | None = None
        self._discarded = 0

    def receive(self, data: bytes) -> None:
        """Parse the data, or some of it now and the rest in later turns."""
        if self.stopped:
            self._discard(len(data))
            return
        self._unparsed += data
        if self._next_turn is None and not self._paused:
            self._parse_some()

    def pause_reading(self) -> None:
        """Parse no more until ``resume_reading``."""
        self._paused = True
        self._schedule()

    def resume_reading(self) -> None:
        """Continue to parse."""
        self._paused = False
        self._schedule()

    def stop(self) -> None:
        """Stop parsing, and discard what still arrives."""
        self.stopped = True
        self._unparsed.clear()
        self._schedule()

    def stop_and_send_eof(self) -> None:
        """Stop, and let the client read everything that was sent.

        Closing at once could destroy unread data while more is arriving.
        """
        self.stop()
        if not self._transport.is_closing():
            try:
                self._transport.write_eof()
            except OSError:
                self._transport.abort()  # the client is gone

    def _parse_some(self) -> None:
        self._next_turn = None
        cost = 0
        while self._unparsed and cost < MAX_TURN_COST and not self._budget.is_spent:
            if self._paused or self.stopped:
                break
            piece = bytes(self._unparsed[:SLICE])
            del self._unparsed[:SLICE]
            try:
                spent = self._parse(piece)
            except BaseException:
                # The transport would abort, but the caller may be the event loop.
                self._transport.abort()
                raise
            self._budget.spend(spent)
            cost += spent
        self._schedule()

    def _schedule(self) -> None:
        """Continue reading if everything is parsed; otherwise continue parsing in the next turn."""
        if self._unparsed and not self._paused and self._next_turn is None:
            self._next_turn = asyncio.get_running_loop().call_soon(self._parse_some)
        wanted = self.stopped or not (self._unparsed or self._paused)
        if self._transport.is_closing() or wanted == self._transport.is_reading():
            return
        if wanted:
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()

    def _discard(self, size: int) -> None:
        self._discarded += size
        if self._discarded > MAX_DISCARDED:
            self._transport.abort()
