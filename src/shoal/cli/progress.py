"""The progress of long work, on the last line of a terminal."""

import sys
import time
from types import TracebackType
from typing import Final, Self

from shoal.core.catalogue import Catalogue
from shoal.core.message import Message, say

MIN_SECONDS: Final = 0.1
"""Between two updates."""


class Progress:
    """A line on standard error if that is a terminal; nothing in a pipe."""

    def __init__(self, words: Catalogue, what: Message) -> None:
        self.words = words
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
            percent = 100 * done // max(total, 1)
            line = say("cli-progress", what=self.what, done=done, total=total, percent=percent)
            print(f"\r{self.words.format(line)}", end="", file=sys.stderr)
            sys.stderr.flush()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.on_terminal and self.shown:
            print("\r\033[K", end="", file=sys.stderr)
