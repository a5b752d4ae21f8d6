"""Moves in a race are ordered by when they were made, not by when they came.

A move is stamped when it arrives; the lag that the server has measured on that
connection is taken off, within a bound.  It is held back for as long as a move
with an earlier stamp could still arrive, and then the moves are played in the
order of their stamps.
"""

import asyncio
import heapq
from collections.abc import Callable
from typing import Final

from shoal import wire
from shoal.server.service.registry import TableRegistry
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table
from shoal.server.table.validation import validate, validate_move

LAG_BOUND: Final = 0.3
"""At most so many seconds are taken off."""

SHORTEST: Final = 0.03
"""Every move is held back at least so long."""

Refuse = Callable[[Refused], None]


def stamp_of(arrived: float, lag: float) -> float:
    """When a move was made, as far as the measured lag may be believed."""
    return arrived - min(lag, LAG_BOUND)


class Claim:
    """A move that waits for its place."""

    __slots__ = ("act", "by", "refuse", "seat", "stamp")

    def __init__(self, stamp: float, seat: int, act: wire.Play, by: str, refuse: Refuse) -> None:
        self.stamp = stamp
        self.seat = seat
        self.act = act
        self.by = by
        self.refuse = refuse

    def __lt__(self, other: "Claim") -> bool:
        return self.stamp < other.stamp


class RaceWindow:
    """The races of all tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._claims: dict[str, list[Claim]] = {}
        self._bounds: dict[str, float] = {}

    def claim(
        self, name: str, seat: int, act: wire.Play, stamp: float, refuse: Refuse, by: str = ""
    ) -> None:
        """A move in a race has arrived; its stamp is from ``stamp_of``."""
        claims = self._claims.setdefault(name, [])
        if any(held.seat == seat and held.act.id == act.id for held in claims):
            return
        heapq.heappush(claims, Claim(stamp, seat, act, by, refuse))
        self._wait(name)

    def _bound(self, name: str) -> float:
        """The largest lag that could still put a move before those that are here."""
        if self.registry.store.shared:
            # Others may sit at other workers; where all wait as long, the first stamp is first.
            return LAG_BOUND
        lags = [
            listener.lag
            for seat, listeners in self.registry.subscribers.listeners.get(name, {}).items()
            for listener in listeners
            if seat is not None
        ]
        return max(SHORTEST, min(LAG_BOUND, max(lags, default=0.0) + SHORTEST))

    def _wait(self, name: str) -> None:
        loop = asyncio.get_running_loop()
        due = self._claims[name][0].stamp + self._bound(name)
        loop.call_later(max(0.0, due - loop.time()), self._due, name)

    def _due(self, name: str) -> None:
        if self._claims.get(name):
            self.registry.spawn(self._settle(name))

    async def _settle(self, name: str) -> None:
        """Play what is due, the earliest stamp first."""
        try:
            table = await self.registry.fresh(name)
        except Refused as no:
            for claim in self._claims.pop(name, []):
                claim.refuse(no)
            return
        limit = asyncio.get_running_loop().time() - self._bound(name)
        claims = self._claims.get(name, [])
        while claims and claims[0].stamp <= limit:
            self._play(table, heapq.heappop(claims))
        if claims:
            self._wait(name)
        else:
            self._claims.pop(name, None)

    def _play(self, table: Table, claim: Claim) -> None:
        try:
            now = self.registry.now()
            if claim.by:
                new_events = validate_move(table, claim.seat, claim.act, now, by=claim.by)
            else:
                new_events = validate(table, claim.seat, claim.act, now)
            self.registry.apply(table, new_events, lambda: self._again(table.id, claim))
        except Refused as no:
            claim.refuse(no)

    async def _again(self, name: str, claim: Claim) -> None:
        """Another worker was faster: claim what is left to claim."""
        try:
            self._play(await self.registry.fresh(name), claim)
        except Refused as no:
            claim.refuse(no)
