"""What other workers do: heard through the store, and carried out at our tables as well."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from shoal import wire
from shoal.server.ops.recurring_error import Trouble
from shoal.server.service.subscribers import EVERYWHERE
from shoal.server.table import lifecycle
from shoal.server.table.errors import Refused

if TYPE_CHECKING:
    from shoal.server.service.registry import TableRegistry

LATER: Final = 2.0
"""Seconds after which something is said again that could not be said."""

LISTENING: Final = 12.0
"""Seconds in which every worker has noticed that it missed something, and said who is there."""

A_MOMENT: Final = 0.3
"""Seconds before a rematch is begun for others: who came last may do it at once."""

TRIES: Final = 5
"""So often it is tried."""


class Replication:
    """The ear of a house."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self._behind: set[str] = set()
        """Tables that others have moved on while something of ours waited for the disk."""
        self._stale: set[str] = set()
        """Tables that others have moved on since the last question."""
        self._untold: set[str] = set()
        """Tables of which the other workers are to be told who is connected here."""
        self._telling = False
        self._silent = Trouble("not_announced")

    def news(self, table: str, number: int, *, tended: bool) -> None:
        """Another worker has kept the table's events up to this number."""
        # Who comes later asks for what is fresh, so that nobody need follow a table for nobody.
        wanted = table in self.registry.subscribers.listeners or (
            tended and self.registry.mine(table)
        )
        found = self.registry.tables.get(table)
        if found is not None and found.last >= number:
            wanted = False
        if wanted and not self._stale:
            self.registry.spawn(self._catch_up_all())
        if wanted:
            self._stale.add(table)

    async def _catch_up_all(self) -> None:
        """Ask once for all tables that others have moved on since the last question."""
        names, self._stale = self._stale, set()
        ready = {
            name: self.registry.tables[name].last
            for name in names
            if name in self.registry.tables and name not in self.registry.write_queue.waiting
        }
        for name in names - ready.keys():
            self.registry.spawn(self.catch_up_at_last(name))
        if not ready:
            return
        try:
            found = await self.registry.store.events_of(ready)
        except Refused:
            for name in ready:
                self.registry.spawn(self.catch_up_at_last(name))
            return
        for name, bodies in found.items():
            with suppress(Refused):  # one that is damaged is set aside, and the others go on
                self._follow_if_fresh(name, ready[name], bodies)

    def settled(self, name: str) -> None:
        """Nothing of the table waits for the disk any more."""
        if name in self._behind:
            self._behind.discard(name)
            self.registry.spawn(self.catch_up_at_last(name))

    async def catch_up_at_last(self, name: str) -> None:
        """Catch up for those who listen, however long the database is away."""
        while True:
            try:
                await self.catch_up(name)
            except Refused as no:
                if no.check != "busy":
                    return
            else:
                return
            await asyncio.sleep(LATER)

    async def catch_up(self, name: str) -> None:
        """Carry out at our table what was kept by others, and tell our listeners."""
        known = self.registry.tables.get(name)
        if known is None:
            known = await self.registry.table(name)
            self.registry.changed(known)
        last = known.last
        # Also while something of ours waits for the disk, which may be hidden: whoever waits for
        # the answer must not be able to tell.
        bodies = await self.registry.store.events(name, last)
        if bodies or name in self.registry.write_queue.waiting:
            self._follow_if_fresh(name, last, bodies)

    def _follow_if_fresh(self, name: str, last: int, bodies: Sequence[bytes]) -> None:
        """Carry out what comes after this number, unless the table has moved on meanwhile."""
        if name in self.registry.write_queue.waiting:
            # What we have in hand may come too late; the commit will tell.
            self._behind.add(name)
            return
        table = self.registry.tables.get(name)
        if table is None or table.last != last:
            self.registry.spawn(self.catch_up_at_last(name))
            return
        self.registry.follow(table, bodies)
        self.registry.changed(table)

    def missed_news(self) -> None:
        """News may have been lost: look at every table that somebody here cares for."""
        for name in {*self.registry.tables, *self.registry.subscribers.listeners}:
            self.registry.spawn(self.catch_up_at_last(name))
        self.registry.missed()
        # Who came and went was missed as well: let all say anew who is where.
        self.tell(EVERYWHERE)
        self._introduce()
        self.registry.spawn(self._forget_the_unheard(time.monotonic()))

    async def _forget_the_unheard(self, since: float) -> None:
        await asyncio.sleep(LISTENING)
        for name in self.registry.subscribers.forget(since):
            self._here_changed(name)

    # Who is where.

    def tell(self, name: str) -> None:
        """Let the other workers know who is connected here to a table."""
        self._untold.add(name)
        if not self._telling:
            self._telling = True
            self.registry.spawn(self._tell_all())

    async def _tell_all(self) -> None:
        """One after the other, so that what is said last of a table is what holds."""
        try:
            while self._untold:
                await self._tell(self._untold.pop())
        finally:
            self._telling = False

    async def _tell(self, name: str) -> None:
        try:
            await self.registry.store.announce(name, self.registry.subscribers.own(name))
        except Refused as away:
            self._silent.began(error=str(away))
            self._untold.add(name)
            await asyncio.sleep(LATER)
        else:
            self._silent.ended()

    def present(self, worker: str, table: str, seats: Sequence[int]) -> None:
        """These seats' people are connected to that worker."""
        for name in self.registry.subscribers.present(worker, table, seats):
            self._here_changed(name)
        if table == EVERYWHERE:
            self._introduce()

    def _introduce(self) -> None:
        """Let a worker that begins know who is here."""
        for name in self.registry.subscribers.listeners:
            self.tell(name)

    def _here_changed(self, name: str) -> None:
        self.registry.say_all(name, wire.Here(self.registry.subscribers.here(name)))
        table = self.registry.tables.get(name)
        gathers = table is None or (table.again and table.stage == "gathering")
        if gathers and self.registry.subscribers.leads(name):
            self.registry.spawn(self._begin_again(name))

    async def _begin_again(self, name: str) -> None:
        """Begin a rematch to which all came at once, each at another worker, so that none did."""
        for tried in range(TRIES):
            await asyncio.sleep(LATER if tried else A_MOMENT)
            with suppress(Refused):  # another worker was faster, or the database is away
                table = await self.registry.fresh(name)
                here = self.registry.subscribers.here(name)
                await self.registry.apply(
                    table, lifecycle.start_again(table, here, self.registry.now())
                )
                return
