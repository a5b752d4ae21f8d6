"""How far away a seat is: its smallest round trip, which nobody can make larger by waiting.

Everything that a client answers shows that it is at most so far away.  A client
that holds its pongs back, to look far away and to have its moves counted as made
earlier, must do so with every answer from its first message on, and gains no
more than the bound that whoever gives lag back has.
"""

import math


class RoundTrip:
    """The smallest round trip of one seat at one table, in seconds."""

    __slots__ = ("_measured", "_smallest")

    def __init__(self) -> None:
        self._smallest = math.inf
        self._measured = False

    def answered(self, seconds: float) -> None:
        """The client has answered something so long after it was sent."""
        self._smallest = min(self._smallest, max(0.0, seconds))

    def ponged(self, seconds: float) -> None:
        """The client has answered a ping: from now on its lag is given back."""
        self._measured = True
        self.answered(seconds)

    @property
    def lag(self) -> float:
        """What is given back, before any bound; nothing until a ping was answered.

        >>> trip = RoundTrip()
        >>> for seconds in (0.08, 0.35, 0.35):
        ...     trip.ponged(seconds)
        >>> trip.lag
        0.08
        """
        return self._smallest if self._measured else 0.0
