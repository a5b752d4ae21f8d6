"""Logs a lasting error twice: when it starts, and when it is over."""

import time

from shoal.server.ops.json_log import log


class RecurringError:
    """An operation that keeps failing until the cause is gone."""

    def __init__(self, event: str) -> None:
        self.event = event
        self._since = 0.0
        self._active = False

    def failed(self, **facts: str | float | bool | None) -> None:
        """Log the failure, unless the operation failed the last time as well."""
        if not self._active:
            self._active = True
            self._since = time.monotonic()
            log(self.event, **facts)

    def succeeded(self) -> None:
        """Log that the error is over, if the operation failed the last time."""
        if self._active:
            self._active = False
            log(f"{self.event}_over", seconds=round(time.monotonic() - self._since, 1))
