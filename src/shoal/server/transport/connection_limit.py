"""How many connections there may be, of one address and in all, so that there is room for others.

Every connection is counted from its first moment to its last, whatever is sent
on it.  A file that must be opened finds a descriptor, however many come.
"""

import resource
from collections import Counter
from contextlib import suppress
from typing import Final

from shoal.server.ops.json_log import log_seldom
from shoal.server.transport.client_address import limited_as
from shoal.server.transport.receive_buffer import TurnBudget

CAPACITY: Final = 10_000
"""Connections of one worker, if the system allows so many open files."""

BACKLOG: Final = 256
"""So many newcomers may be let in before the first of them is looked at."""

RESERVE: Final = BACKLOG + 64
"""Open files that are kept for newcomers who are turned away, the database, bots and the like."""


def capacity(wanted: int) -> int:
    """As many connections as this process may have; the limit on open files is raised for them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + RESERVE
    if hard != resource.RLIM_INFINITY:
        needed = min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < needed:
        with suppress(ValueError, OSError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - RESERVE))


class Place:
    """The place of one connection, until it leaves."""

    __slots__ = ("_limit", "_network", "address", "budget")

    def __init__(
        self, limit: "ConnectionLimit", address: str, network: str, budget: TurnBudget
    ) -> None:
        self.address = address
        self.budget = budget
        self._limit: ConnectionLimit | None = limit
        self._network = network

    def belongs_to(self, client: str) -> None:
        """A request came from this client: where a trusted proxy says so, not from our peer.

        The connections of a proxy serve many clients, and are counted for none of them.
        """
        if client != self.address and self._network and self._limit is not None:
            self._limit.leave(self._network, in_all=False)
            self._network = ""

    def leave(self) -> None:
        """The connection is over."""
        if self._limit is not None:
            self._limit.leave(self._network)
            self._limit = None


class ConnectionLimit:
    """Counts the connections of one worker."""

    def __init__(self, each: int, most: int) -> None:
        self.most = most
        self.each = max(1, min(each, most // 2))
        """One address never has all of them."""
        self._open = 0
        self._by_network: Counter[str] = Counter()
        self._budgets: dict[str, TurnBudget] = {}

    def enter(self, address: str) -> Place | None:
        """A place for one more connection, if there is any."""
        network = limited_as(address)
        if self._open >= self.most:
            log_seldom("connections_full", most=self.most)
            return None
        if self._by_network[network] >= self.each:
            log_seldom("connections_of_one_address", address=network, most=self.each)
            return None
        self._open += 1
        self._by_network[network] += 1
        budget = self._budgets.setdefault(network, TurnBudget())
        return Place(self, address, network, budget)

    def leave(self, network: str, *, in_all: bool = True) -> None:
        """One less."""
        self._open -= in_all
        if network:
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]
                del self._budgets[network]
