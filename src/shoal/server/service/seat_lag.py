"""The smallest measured round trip of a seat; a client cannot increase it by waiting.

Every answer of a client is an upper limit on its lag.  A client that delays its pongs, so that its
moves count as made earlier, must delay every answer from its first message on, and gains no more
than the limit on credited lag.
"""

import math


class RoundTrip:
    """The smallest round trip of one seat at one table, in seconds."""

    __slots__ = ("_measured", "_smallest")

    def __init__(self) -> None:
        self._smallest = math.inf
        self._measured = False

    def answered(self, seconds: float) -> None:
        """Note the seconds that the client took to answer a message."""
        self._smallest = min(self._smallest, max(0.0, seconds))

    def ponged(self, seconds: float) -> None:
        """Note the answer to a ping; from now on lag is credited."""
        self._measured = True
        self.answered(seconds)

    @property
    def lag(self) -> float:
        """The lag to credit, before any limit; 0 until a ping was answered.

        >>> trip = RoundTrip()
        >>> for seconds in (0.08, 0.35, 0.35):
        ...     trip.ponged(seconds)
        >>> trip.lag
        0.08
        """
        return self._smallest if self._measured else 0.0
