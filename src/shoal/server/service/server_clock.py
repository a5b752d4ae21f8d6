"""The server's time: it goes on as the monotonic clock does, whatever is done to the wall clock.

The wall clock says when the time of a new database begins, and how long a server
was down.  What it says about that is believed within a bound, so that nobody is
out of time because a computer was asleep, or its clock was set.
"""

import time
from collections.abc import Callable
from typing import Final

LEASE: Final = 10_000
"""Milliseconds that a server may have run on after it kept its time last, and that count then."""


def wall() -> int:
    """The wall clock, in milliseconds."""
    return int(time.time() * 1000)


class ServerClock:
    """Milliseconds that never go back; they stand still while nothing can be kept."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._at = wall()
        self._since = steady()
        self._stands = False

    def now(self) -> int:
        """The time."""
        if self._stands:
            return self._at
        return self._at + int((self._steady() - self._since) * 1000)

    def go_on_from(self, at: int, passed: int) -> None:
        """Begin where another server kept its time last; so long ago, says the wall clock.

        Where that cannot be, or the server was down, no more counts than it may have run on.
        """
        self._set(at + (passed if 0 <= passed <= LEASE else LEASE))

    def catch_up(self, at: int) -> None:
        """Another worker's time is ahead of ours."""
        if at > self.now():
            self._set(at)

    def stop(self) -> None:
        """Stand still: nobody can move now."""
        self._set(self.now())
        self._stands = True

    def start(self) -> None:
        """Go on."""
        self._set(self.now())
        self._stands = False

    def _set(self, at: int) -> None:
        self._at = at
        self._since = self._steady()
