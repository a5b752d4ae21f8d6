"""The progress of long work, on the last line of a terminal."""

import sys
import time
from types import TracebackType
from typing import Final, Self

MIN_SECONDS: Final = 0.1
"""Between two updates."""


class Progress:
    """A line on standard error if that is a terminal; nothing in a pipe."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.shown = 0.0
        self.on_terminal = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def show(self, done: int, total: int) -> None:
        """Show how much is done, at most ten times a second."""
        now = time.monotonic()
        if self.on_terminal and now - self.shown > MIN_SECONDS:
            self.shown = now
            share = 100 * done // max(total, 1)
            print(f"\r{self.what}: {done} of {total} ({share} %)", end="", file=sys.stderr)
            sys.stderr.flush()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.on_terminal and self.shown:
            print("\r\033[K", end="", file=sys.stderr)
