"""Who is connected to which table: subscribers of this worker, and seats connected to others."""

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from shoal.match.history import Viewer
from shoal.server.service.pending_write import Subscriber
from shoal.server.service.scheduler_queue import Notices, SeatDisconnected
from shoal.server.service.seat_lag import RoundTrip
from shoal.server.table.table import Table

PRESENT_SECONDS: Final = 60.0
"""How long somebody who is no longer connected counts as present."""

ALL_TABLES: Final = "-"
"""Announced instead of a table id by a starting worker, which replaces an earlier process."""

NONE: Final[Mapping[Viewer, Mapping[Subscriber, None]]] = {}


class Subscribers:
    """The subscribers of all tables."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self._subscribers: dict[str, dict[Viewer, dict[Subscriber, None]]] = defaultdict(
            lambda: defaultdict(dict)
        )
        """By table and viewer, in order of arrival."""
        self._started = time.monotonic()
        self._left_at: dict[tuple[str, int], float] = {}
        self._round_trips: dict[tuple[str, int], RoundTrip] = {}
        self._elsewhere: dict[str, dict[str, list[int]]] = defaultdict(dict)
        """By table and worker, the seats connected there."""
        self._announced_at: dict[tuple[str, str], float] = {}
        """When each worker last announced that somebody is connected to a table."""

    def add(self, table_id: str, viewer: Viewer, subscriber: Subscriber) -> None:
        """Send the viewer's updates to this subscriber from now on."""
        self._subscribers[table_id][viewer][subscriber] = None
        if viewer is not None:
            self._left_at.pop((table_id, viewer), None)

    def remove(self, table_id: str, viewer: Viewer, subscriber: Subscriber) -> None:
        """Send nothing more to this subscriber."""
        viewers = self._subscribers.get(table_id)
        if viewers is None:
            return
        viewers[viewer].pop(subscriber, None)
        if viewer is not None and not viewers[viewer]:
            self._left_at[(table_id, viewer)] = time.monotonic()
            self.notices.put_nowait(SeatDisconnected(table_id, viewer))
        if not viewers[viewer]:
            del viewers[viewer]
        if not viewers:
            del self._subscribers[table_id]

    def of(self, table_id: str) -> Mapping[Viewer, Mapping[Subscriber, None]]:
        """The subscribers of a table at this worker, by viewer."""
        return self._subscribers.get(table_id, NONE)

    def tables(self) -> list[str]:
        """The tables with subscribers at this worker."""
        return list(self._subscribers)

    def round_trip(self, table_id: str, seat: int) -> RoundTrip:
        """The measured round trip of a seat, shared by all its connections and by later ones.

        A client must not be able to restart the measurement by reconnecting.
        """
        return self._round_trips.setdefault((table_id, seat), RoundTrip())

    # Presence.

    def connected_here(self, table_id: str) -> list[int]:
        """The seats that are connected to this worker."""
        return sorted(seat for seat in self.of(table_id) if seat is not None)

    def present(self, table_id: str) -> list[int]:
        """The seats that are connected to any worker."""
        present = set(self.connected_here(table_id))
        for seats in self._elsewhere.get(table_id, {}).values():
            present.update(seats)
        return sorted(present)

    def leads(self, table_id: str) -> bool:
        """Whether this worker acts for all: the lowest connected seat is connected to it."""
        return self.connected_here(table_id)[:1] == self.present(table_id)[:1] != []

    def absent(self, table: Table, now: int) -> list[int]:
        """The seats of players who left, or were not connected and did nothing for a while.

        If players have days for a move, nobody is absent before their time is up.
        """
        present = self.present(table.id)
        correspondence = table.plan.time_control.kind == "days"
        return [
            number
            for number, seat in enumerate(table.seats)
            if seat.away
            or (number not in present and not correspondence and not self._seen(table, number, now))
        ]

    def missing(self, table: Table) -> list[int]:
        """The seats of a rematch whose players have not come yet although others have.

        Players who have days for a move need not be there when the game begins.
        """
        present = self.present(table.id)
        if not present or not table.is_rematch or table.plan.time_control.kind == "days":
            return []
        seen = {seat for table_id, seat in self._left_at if table_id == table.id}
        return [seat for seat in table.people() if seat not in present and seat not in seen]

    def is_attended(self, table: Table, now: int) -> bool:
        """Whether somebody is connected to the table, or was present a moment ago."""
        return table.id in self._subscribers or any(
            self._seen(table, seat, now) for seat in table.people()
        )

    def _seen(self, table: Table, seat: int, now: int) -> bool:
        """Whether the player was connected, looked or acted a moment ago."""
        left_at = self._left_at.get((table.id, seat), self._started)
        if left_at >= time.monotonic() - PRESENT_SECONDS:
            return True
        return table.acted_at[seat] >= now - PRESENT_SECONDS * 1000

    def looked(self, table_id: str, viewer: Viewer) -> None:
        """Note that somebody asked for a view over HTTP."""
        if viewer is not None and viewer not in self.connected_here(table_id):
            self._left_at[(table_id, viewer)] = time.monotonic()

    def sweep(self) -> None:
        """Forget times and round trips that no longer matter."""
        limit = time.monotonic() - PRESENT_SECONDS
        for place, left in list(self._left_at.items()):
            if left < limit:
                del self._left_at[place]
                if place[1] not in self.connected_here(place[0]):
                    self._round_trips.pop(place, None)

    # Other workers.

    def announced(self, worker: str, table_id: str, seats: Sequence[int]) -> list[str]:
        """Note a worker's seats; returns the tables where that changes who is present."""
        if table_id == ALL_TABLES:
            return self._replace_predecessors(worker)
        before = self.present(table_id)
        if seats:
            self._elsewhere[table_id][worker] = list(seats)
            self._announced_at[table_id, worker] = time.monotonic()
        else:
            self._announced_at.pop((table_id, worker), None)
            self._elsewhere.get(table_id, {}).pop(worker, None)
            if not self._elsewhere.get(table_id):
                self._elsewhere.pop(table_id, None)
        return [table_id] if self.present(table_id) != before else []

    def forget_before(self, time_limit: float) -> list[str]:
        """Forget seats announced before that time; returns the tables where that changes things."""
        old = [place for place, at in self._announced_at.items() if at < time_limit]
        return [name for table_id, worker in old for name in self.announced(worker, table_id, [])]

    def _replace_predecessors(self, worker: str) -> list[str]:
        """Forget the seats of earlier processes that this worker replaces."""
        place = worker.partition(".")[0]
        changed: list[str] = []
        for table_id, workers in list(self._elsewhere.items()):
            for other in list(workers):
                if other != worker and other.partition(".")[0] == place:
                    changed += self.announced(other, table_id, [])
        return changed
