"""Who listens to which table, at this worker, and whose people are connected to others."""

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from shoal.match.history import Viewer
from shoal.server.service.pending_write import Subscriber
from shoal.server.table.table import Table
from shoal.server.ws.round_trip import RoundTrip

PATIENCE: Final = 60.0
"""Seconds after which the others need no longer wait for somebody who is not connected."""

EVERYWHERE: Final = "-"
"""Said in the place of a table by a worker that begins: it speaks for its place from now on."""


class Subscribers:
    """The listeners of all tables."""

    def __init__(self) -> None:
        self.listeners: dict[str, dict[Viewer, dict[Subscriber, None]]] = defaultdict(
            lambda: defaultdict(dict)
        )
        """Of each table and onlooker, in the order in which they came."""
        self.gone: Callable[[str, int], None] = lambda _name, _seat: None
        self._began = time.monotonic()
        self._left_at: dict[tuple[str, int], float] = {}
        self._trips: dict[tuple[str, int], RoundTrip] = {}
        self._elsewhere: dict[str, dict[str, list[int]]] = defaultdict(dict)
        self._heard_at: dict[tuple[str, str], float] = {}
        """When each worker, by its token, has last said that somebody is connected to a table."""

    def listen(self, name: str, seat: Viewer, listener: Subscriber) -> None:
        """From now on the listener hears what the seat hears."""
        self.listeners[name][seat][listener] = None
        if seat is not None:
            self._left_at.pop((name, seat), None)

    def unlisten(self, name: str, seat: Viewer, listener: Subscriber) -> None:
        """No longer."""
        listeners = self.listeners.get(name)
        if listeners is None:
            return
        listeners[seat].pop(listener, None)
        if seat is not None and not listeners[seat]:
            self._left_at[(name, seat)] = time.monotonic()
            self.gone(name, seat)
        if not listeners[seat]:
            del listeners[seat]
        if not listeners:
            del self.listeners[name]

    def trip(self, name: str, seat: int) -> RoundTrip:
        """How far away a seat is; the same for all its connections, and for those that come soon.

        Or whoever wants to look farther away than before would only have to connect again.
        """
        return self._trips.setdefault((name, seat), RoundTrip())

    def own(self, name: str) -> list[int]:
        """The seats whose people are connected to this worker."""
        return sorted(seat for seat in self.listeners.get(name, ()) if seat is not None)

    def here(self, name: str) -> list[int]:
        """The seats whose people are connected."""
        here = set(self.own(name))
        for seats in self._elsewhere.get(name, {}).values():
            here.update(seats)
        return sorted(here)

    def leads(self, name: str) -> bool:
        """Whether the first of those who are connected is so here: one worker acts for all."""
        return self.own(name)[:1] == self.here(name)[:1] != []

    def absent(self, table: Table, now: int) -> list[int]:
        """The seats of people who left, or were neither connected nor did anything for a while.

        Where people have days for a move, nobody is absent before their time is up.
        """
        here = self.here(table.id)
        unhurried = table.plan.pace.kind == "days"
        return [
            number
            for number, seat in enumerate(table.seats)
            if seat.away
            or (number not in here and not unhurried and not self._was_here(table, number, now))
        ]

    def missing(self, table: Table) -> list[int]:
        """The seats of people who have not come yet to play again, where others have.

        Who has days for a move need not be there when the game begins.
        """
        here = self.here(table.id)
        if not here or not table.again or table.plan.pace.kind == "days":
            return []
        seen = {seat for name, seat in self._left_at if name == table.id}
        return [seat for seat in table.persons() if seat not in here and seat not in seen]

    def attended(self, table: Table, now: int) -> bool:
        """Whether somebody looks on, or sits there and looked or acted a moment ago."""
        return table.id in self.listeners or any(
            self._was_here(table, seat, now) for seat in table.persons()
        )

    def _was_here(self, table: Table, seat: int, now: int) -> bool:
        """Whether the seat's person was connected, looked or acted a moment ago."""
        seen = self._left_at.get((table.id, seat), self._began)
        return seen >= time.monotonic() - PATIENCE or table.acted_at[seat] >= now - PATIENCE * 1000

    def saw(self, name: str, seat: Viewer) -> None:
        """Somebody looked without a connection that stays."""
        if seat is not None and seat not in self.own(name):
            self._left_at[(name, seat)] = time.monotonic()

    def sweep(self) -> None:
        """Forget when somebody left, and how far away they were, once it no longer matters."""
        patience = time.monotonic() - PATIENCE
        for place, left in list(self._left_at.items()):
            if left < patience:
                del self._left_at[place]
                if place[1] not in self.own(place[0]):
                    self._trips.pop(place, None)

    # Other workers.

    def present(self, worker: str, table: str, seats: Sequence[int]) -> list[str]:
        """These seats' people are connected to that worker; answers where that is news."""
        if table == EVERYWHERE:
            return self._bury(worker)
        before = self.here(table)
        if seats:
            self._elsewhere[table][worker] = list(seats)
            self._heard_at[table, worker] = time.monotonic()
        else:
            self._heard_at.pop((table, worker), None)
            self._elsewhere.get(table, {}).pop(worker, None)
            if not self._elsewhere.get(table):
                self._elsewhere.pop(table, None)
        return [table] if self.here(table) != before else []

    def forget(self, before: float) -> list[str]:
        """Who was last said to be connected before that time is not; answers where it is news."""
        unheard = [place for place, heard in self._heard_at.items() if heard < before]
        return [name for table, worker in unheard for name in self.present(worker, table, [])]

    def _bury(self, worker: str) -> list[str]:
        """A worker that was started in the place of a dead one ends the other's presence."""
        place = worker.partition(".")[0]
        changed: list[str] = []
        for table, workers in list(self._elsewhere.items()):
            for other in list(workers):
                if other != worker and other.partition(".")[0] == place:
                    changed += self.present(other, table, [])
        return changed
