"""Limits on the requests of one address.

Each worker counts for itself.  An IPv6 address counts by its network.
"""

import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from shoal.core.message import say
from shoal.server import defaults
from shoal.server.limits.rate_limit_key import rate_limit_key
from shoal.server.table.errors import Refused

MAX_ADDRESSES: Final = 20_000
"""The most addresses that are remembered; the longest idle one is forgotten first."""

MAX_CONCURRENT_HINTS: Final = 2
"""The most hints that are computed for one address at the same time."""

FRAMES_PER_MESSAGE: Final = 4
"""Frames (fragments, pings and pongs) that a WebSocket may send for each allowed message."""

REQUESTS_PER_API_REQUEST: Final = 10
"""Requests of any kind for each allowed API request: opening the page fetches about sixty files."""

SECONDS_PER_DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address may do; a reverse proxy must forward the addresses of its clients."""

    requests: float = defaults.RATE
    burst: float = defaults.RATE * defaults.BURST_SECONDS
    messages: float = defaults.RATE
    message_burst: float = defaults.RATE * defaults.MESSAGE_BURST_SECONDS
    tables: int = defaults.TABLES
    sockets: int = defaults.SOCKETS
    connections: int = defaults.CONNECTIONS


class TokenBucket:
    """A token bucket: it fills at a constant rate, and every action takes tokens out."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Take tokens; if there are too few, take none and return False."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < count:
            return False
        self.tokens -= count
        return True


Buckets = OrderedDict[str, TokenBucket]
"""The buckets by address, the longest idle first."""


class RateLimiter:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._all_requests: Buckets = OrderedDict()
        self._api_requests: Buckets = OrderedDict()
        self._tables: Buckets = OrderedDict()
        self._sockets: dict[str, int] = defaultdict(int)
        self._hints: Counter[str] = Counter()

    def check_request(self, address: str) -> None:
        """Count a request of any kind; Refused if there are too many."""
        limits, factor = self.limits, REQUESTS_PER_API_REQUEST
        bucket = bucket_of(
            self._all_requests, address, factor * limits.requests, factor * limits.burst
        )
        if not bucket.take():
            raise Refused("limit", say("error-too-many-requests"))

    def check_api_request(self, address: str) -> None:
        """Count a request to the API or for a WebSocket; Refused if there are too many."""
        limits = self.limits
        bucket = bucket_of(self._api_requests, address, limits.requests, limits.burst)
        if not bucket.take():
            raise Refused("limit", say("error-too-many-requests"))

    def check_table(self, address: str) -> None:
        """Count a new table or seat; the day's quota can be used at once, and refills in a day."""
        size = self.limits.tables
        if not bucket_of(self._tables, address, size / SECONDS_PER_DAY, size).take():
            raise Refused("limit", say("error-too-many-tables"))

    def open_socket(self, address: str) -> bool:
        """Count a new WebSocket; False if there are too many."""
        address = rate_limit_key(address)
        if self._sockets[address] >= self.limits.sockets:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        """Subtract one WebSocket."""
        address = rate_limit_key(address)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    @contextmanager
    def computing_hint(self, address: str) -> Iterator[None]:
        """Count a hint while it is computed, so that other addresses get their share."""
        address = rate_limit_key(address)
        if self._hints[address] >= MAX_CONCURRENT_HINTS:
            raise Refused("limit", say("error-too-many-hints"))
        self._hints[address] += 1
        try:
            yield
        finally:
            self._hints[address] -= 1
            if not self._hints[address]:
                del self._hints[address]

    def message_bucket(self) -> TokenBucket:
        """A bucket for the messages of one WebSocket."""
        return TokenBucket(self.limits.messages, self.limits.message_burst)

    def frame_bucket(self) -> TokenBucket:
        """A bucket for the frames of one WebSocket."""
        limits, factor = self.limits, FRAMES_PER_MESSAGE
        return TokenBucket(factor * limits.messages, factor * limits.message_burst)


def bucket_of(buckets: Buckets, address: str, rate: float, size: float) -> TokenBucket:
    """The address's bucket; a full one if the address is new or was forgotten."""
    address = rate_limit_key(address)
    bucket = buckets.get(address)
    if bucket is None:
        bucket = buckets[address] = TokenBucket(rate, size)
        if len(buckets) > MAX_ADDRESSES:
            buckets.popitem(last=False)
    buckets.move_to_end(address)
    return bucket
