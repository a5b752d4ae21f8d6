"""The server's time, which follows the monotonic clock and not the wall clock.

The wall clock is used only to start the time of a new database, and to measure how long a server
was down.  Downtime counts up to a limit, so that nobody runs out of time because a computer slept
or its clock was set.
"""

import time
from collections.abc import Callable
from typing import Final

MAX_DOWNTIME_MS: Final = 10_000
"""The most downtime that counts, in milliseconds."""


def wall() -> int:
    """The wall clock, in milliseconds."""
    return int(time.time() * 1000)


class ServerClock:
    """Milliseconds that never go back, and stop while the store cannot be written."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._at = wall()
        self._since = steady()
        self._stopped = False

    def now(self) -> int:
        """The time in milliseconds."""
        if self._stopped:
            return self._at
        return self._at + int((self._steady() - self._since) * 1000)

    def continue_from(self, at: int, passed: int) -> None:
        """Continue from the stored time ``at``, saved ``passed`` wall-clock milliseconds ago."""
        self._set(at + (passed if 0 <= passed <= MAX_DOWNTIME_MS else MAX_DOWNTIME_MS))

    def catch_up(self, at: int) -> None:
        """Move forward to another worker's time."""
        if at > self.now():
            self._set(at)

    def stop(self) -> None:
        """Stop, because nobody can move now."""
        self._set(self.now())
        self._stopped = True

    def start(self) -> None:
        """Run again."""
        self._set(self.now())
        self._stopped = False

    def _set(self, at: int) -> None:
        self._at = at
        self._since = self._steady()
