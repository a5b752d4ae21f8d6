"""Orders the moves of a race by when they were made, not by when they arrived.

The stamp of a move is its arrival time minus the measured lag of its connection, within a limit.
The move is held back for as long as a move with an earlier stamp could still arrive.  Then the
moves are played in the order of their stamps.
"""

import asyncio
import heapq
from collections.abc import Callable
from typing import Final

from shoal import wire
from shoal.server.cluster.replication import Replication
from shoal.server.service.background import BackgroundTasks
from shoal.server.service.registry import TableRegistry
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table
from shoal.server.table.validation import validate, validate_move

MAX_LAG: Final = 0.3
"""The most lag that is subtracted, in seconds."""

MIN_HOLD: Final = 0.03
"""The shortest time for which a move is held back, in seconds."""

Refuse = Callable[[Refused], None]


def stamp_of(arrived: float, lag: float) -> float:
    """When a move was made, as far as the measured lag is trusted."""
    return arrived - min(lag, MAX_LAG)


class Claim:
    """A move in a race that waits for its turn."""

    __slots__ = ("by", "refuse", "request", "seat", "stamp")

    def __init__(
        self, stamp: float, seat: int, request: wire.Play, by: str, refuse: Refuse
    ) -> None:
        self.stamp = stamp
        self.seat = seat
        self.request = request
        self.by = by
        self.refuse = refuse

    def __lt__(self, other: "Claim") -> bool:
        return self.stamp < other.stamp


class RaceWindow:
    """The held back moves of all races."""

    def __init__(
        self, registry: TableRegistry, replication: Replication, background: BackgroundTasks
    ) -> None:
        self.registry = registry
        self.replication = replication
        self.background = background
        self._claims: dict[str, list[Claim]] = {}

    def add(
        self,
        table_id: str,
        seat: int,
        request: wire.Play,
        stamp: float,
        refuse: Refuse,
        by: str = "",
    ) -> None:
        """Hold back a move that has arrived; ``stamp`` is from ``stamp_of``."""
        claims = self._claims.setdefault(table_id, [])
        if any(held.seat == seat and held.request.id == request.id for held in claims):
            return
        heapq.heappush(claims, Claim(stamp, seat, request, by, refuse))
        self._wait(table_id)

    def _hold_seconds(self, table_id: str) -> float:
        """The largest lag that could still put a move before those that are held back."""
        if self.registry.store.shared:
            # Players may be connected to other workers; all workers hold for the same time.
            return MAX_LAG
        lags = [
            subscriber.lag
            for viewer, subscribers in self.registry.subscribers.of(table_id).items()
            for subscriber in subscribers
            if viewer is not None
        ]
        return max(MIN_HOLD, min(MAX_LAG, max(lags, default=0.0) + MIN_HOLD))

    def _wait(self, table_id: str) -> None:
        loop = asyncio.get_running_loop()
        due = self._claims[table_id][0].stamp + self._hold_seconds(table_id)
        loop.call_later(max(0.0, due - loop.time()), self._due, table_id)

    def _due(self, table_id: str) -> None:
        if self._claims.get(table_id):
            self.background.spawn(self._settle(table_id))

    async def _settle(self, table_id: str) -> None:
        """Play the moves that are due, the earliest stamp first."""
        try:
            table = await self.replication.fresh(table_id)
        except Refused as refused:
            for claim in self._claims.pop(table_id, []):
                claim.refuse(refused)
            return
        limit = asyncio.get_running_loop().time() - self._hold_seconds(table_id)
        claims = self._claims.get(table_id, [])
        while claims and claims[0].stamp <= limit:
            self._play(table, heapq.heappop(claims))
        if claims:
            self._wait(table_id)
        else:
            self._claims.pop(table_id, None)

    def _play(self, table: Table, claim: Claim) -> None:
        try:
            now = self.registry.clock.now()
            if claim.by:
                accepted = validate_move(table, claim.seat, claim.request, now, by=claim.by)
            else:
                accepted = validate(table, claim.seat, claim.request, now)
            self.registry.apply(
                table,
                accepted.events,
                legal=accepted.move,
                retry=lambda: self._retry(table.id, claim),
            )
        except Refused as refused:
            claim.refuse(refused)

    async def _retry(self, table_id: str, claim: Claim) -> None:
        """Another worker was faster: play the move on the table as it is now."""
        try:
            self._play(await self.replication.fresh(table_id), claim)
        except Refused as refused:
            claim.refuse(refused)
