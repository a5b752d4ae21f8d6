"""How much anybody may ask for: bounded for each address, whatever is sent.

All of it is counted by each worker for itself, and for an IPv6 address by its
network.
"""

import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from shoal.server.table.errors import Refused
from shoal.server.transport.client_address import limited_as

MOST_ADDRESSES: Final = 20_000
"""So many addresses are remembered; the one that was quiet longest is forgotten first."""


HINTS_AT_ONCE: Final = 2
"""So many hints may be thought about for one address."""

FRAMES: Final = 4
"""For each message that a socket may send, so many frames: parts of it, pings and pongs."""

FILES: Final = 10
"""For each request that an address may make, so many of all requests, files of the page included:
somebody who opens the page asks for some sixty."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address may do; a reverse proxy must hand on the addresses of its clients."""

    requests: float = 20
    burst: float = 100
    messages: float = 30
    message_burst: float = 60
    tables: int = 400
    sockets: int = 200
    connections: int = 500


class Bucket:
    """Tokens that fill up with time: one is taken for each thing asked."""

    __slots__ = ("at", "most", "rate", "tokens")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.tokens = most
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether there were so many left."""
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < count:
            return False
        self.tokens -= count
        return True


class Gate:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._any: OrderedDict[str, Bucket] = OrderedDict()
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: dict[str, int] = defaultdict(int)
        self._hints: Counter[str] = Counter()

    def anything(self, address: str) -> None:
        """One more request of any kind."""
        limits = self.limits
        bucket = recall(self._any, address, FILES * limits.requests, FILES * limits.burst)
        if not bucket.take():
            raise Refused("limit", "Too many requests from this address: wait a moment.")

    def request(self, address: str) -> None:
        """One more request that is work."""
        limits = self.limits
        bucket = recall(self._requests, address, limits.requests, limits.burst)
        if not bucket.take():
            raise Refused("limit", "Too many requests from this address: wait a moment.")

    def table(self, address: str) -> None:
        """One more table or seat: so many at once, and as many again in a day."""
        most = self.limits.tables
        if not recall(self._tables, address, most / 86_400, most).take():
            raise Refused("limit", "Too many tables and seats were taken from this address.")

    def connect(self, address: str) -> bool:
        """One more socket, if there may be one."""
        address = limited_as(address)
        if self._sockets[address] >= self.limits.sockets:
            return False
        self._sockets[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """One socket less."""
        address = limited_as(address)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    @contextmanager
    def hint(self, address: str) -> Iterator[None]:
        """One more hint while it is thought about, so that everybody has a share of the minds."""
        address = limited_as(address)
        if self._hints[address] >= HINTS_AT_ONCE:
            raise Refused("limit", "Hints are being thought about for this address: wait for them.")
        self._hints[address] += 1
        try:
            yield
        finally:
            self._hints[address] -= 1
            if not self._hints[address]:
                del self._hints[address]

    def messages(self) -> Bucket:
        """What one socket may send."""
        return Bucket(self.limits.messages, self.limits.message_burst)

    def frames(self) -> Bucket:
        """The frames of one socket."""
        return Bucket(FRAMES * self.limits.messages, FRAMES * self.limits.message_burst)


def recall(buckets: "OrderedDict[str, Bucket]", address: str, rate: float, most: float) -> Bucket:
    """The address's bucket, a full one if it was not seen for long."""
    address = limited_as(address)
    bucket = buckets.get(address)
    if bucket is None:
        bucket = buckets[address] = Bucket(rate, most)
        if len(buckets) > MOST_ADDRESSES:
            buckets.popitem(last=False)
    buckets.move_to_end(address)
    return bucket
