"""Limits the number of connections, per address and in total.

A connection counts from the moment it is accepted until it is closed, whatever is
sent on it.  Some file descriptors are reserved, so that the database and the bots
can open files however many clients connect.
"""

import resource
from collections import Counter
from contextlib import suppress
from typing import Final

from shoal.server.limits.parse_budget import TurnBudget
from shoal.server.limits.rate_limit_key import rate_limit_key
from shoal.server.ops.json_log import log_rarely

BACKLOG: Final = 256
"""Connections that can be accepted before the first of them is checked."""

RESERVED_FILES: Final = BACKLOG + 64
"""File descriptors for refused connections, the database, bots and so on."""


def capacity(wanted: int) -> int:
    """Raise the limit on open files as far as needed; returns the connections it allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + RESERVED_FILES
    if hard != resource.RLIM_INFINITY:
        needed = min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < needed:
        with suppress(ValueError, OSError):  # a system may allow less than it reports
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - RESERVED_FILES))


class ConnectionSlot:
    """The slot of one connection, until it is released."""

    __slots__ = ("_limit", "_network", "address", "budget")

    def __init__(
        self, limit: "ConnectionLimit", address: str, network: str, budget: TurnBudget
    ) -> None:
        self.address = address
        self.budget = budget
        self._limit: ConnectionLimit | None = limit
        self._network = network

    def used_by(self, client: str) -> None:
        """Note the client of a request; behind a trusted proxy it is not our peer.

        A proxy's connections serve many clients, so they do not count towards any address.
        """
        if client != self.address and self._network and self._limit is not None:
            self._limit.release(self._network, in_all=False)
            self._network = ""

    def release(self) -> None:
        """Free the slot; the connection is closed."""
        if self._limit is not None:
            self._limit.release(self._network)
            self._limit = None


class ConnectionLimit:
    """Counts the connections of one worker."""

    def __init__(self, per_address: int, in_all: int) -> None:
        self.in_all = in_all
        self.per_address = max(1, min(per_address, in_all // 2))
        """One address can take at most half of all connections."""
        self._open = 0
        self._by_network: Counter[str] = Counter()
        self._budgets: dict[str, TurnBudget] = {}

    def take_slot(self, address: str) -> ConnectionSlot | None:
        """A slot for one more connection; None if there are too many."""
        network = rate_limit_key(address)
        if self._open >= self.in_all:
            log_rarely("connections_full", most=self.in_all)
            return None
        if self._by_network[network] >= self.per_address:
            log_rarely("connections_of_one_address", address=network, most=self.per_address)
            return None
        self._open += 1
        self._by_network[network] += 1
        budget = self._budgets.setdefault(network, TurnBudget())
        return ConnectionSlot(self, address, network, budget)

    def release(self, network: str, *, in_all: bool = True) -> None:
        """Subtract one connection."""
        self._open -= in_all
        if network:
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]
                del self._budgets[network]
