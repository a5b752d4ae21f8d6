"""A trouble that lasts is logged twice: when it begins, and when it is over."""

import time

from shoal.server.ops.json_log import log


class Trouble:
    """Something that goes wrong again and again while its cause is there."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._since = 0.0
        self._on = False

    def began(self, **facts: str | float | bool | None) -> None:
        """It went wrong; logged if it did not the last time."""
        if not self._on:
            self._on = True
            self._since = time.monotonic()
            log(self.what, **facts)

    def ended(self) -> None:
        """It went well; logged if it did not the last time."""
        if self._on:
            self._on = False
            log(f"{self.what}_over", seconds=round(time.monotonic() - self._since, 1))
