"""How far a long piece of work has come, on a terminal's last line."""

import sys
import time
from types import TracebackType
from typing import Self


class Progress:
    """A line on standard error while it is a terminal; nothing in a pipe."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.shown = 0.0
        self.on_terminal = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def show(self, done: int, everything: int) -> None:
        """So much is done; drawn at most ten times a second."""
        now = time.monotonic()
        if self.on_terminal and now - self.shown > 0.1:
            self.shown = now
            share = 100 * done // max(everything, 1)
            print(f"\r{self.what}: {done} of {everything} ({share} %)", end="", file=sys.stderr)
            sys.stderr.flush()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.on_terminal and self.shown:
            print("\r\033[K", end="", file=sys.stderr)
