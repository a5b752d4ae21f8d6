"""The progress of long work, on the last line of a terminal."""

import sys
import time
from types import TracebackType
from typing import Final, Self

from shoal.core.catalogue import Catalogue
from shoal.core.message import Message, say

MIN_SECONDS: Final = 0.1
"""Between two updates."""
MIN_MEASURED: Final = 1.0
"""A rate that was measured for fewer seconds says little."""
FAST: Final = 10
"""A rate from here on has no decimals."""


def time_left(count: int, rate: float) -> str:
    """How long that many more take, in minutes and seconds.

    >>> time_left(900, 10.0), time_left(40_000, 10.0)
    ('1:30', '1:06:40')
    """
    minutes, seconds = divmod(round(count / rate), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Progress:
    """A line on standard error if that is a terminal; nothing in a pipe."""

    def __init__(self, words: Catalogue, what: Message) -> None:
        self.words = words
        self.what = what
        self.shown = 0.0
        self.started = time.monotonic()
        self.done_before: int | None = None
        """What was done when the progress was first shown: an earlier run did that."""
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
            rate = self.rate(done, now)
            if rate:
                line = say(
                    "cli-progress-rate",
                    progress=line,
                    rate=round(rate, 1 if rate < FAST else 0),
                    left=time_left(total - done, rate),
                )
            print(f"\r{self.words.format(line)}\033[K", end="", file=sys.stderr)
            sys.stderr.flush()

    def rate(self, done: int, now: float) -> float:
        """How much is done in a second; 0 while nobody can tell."""
        if self.done_before is None:
            self.done_before, self.started = done, now
        seconds = now - self.started
        return (done - self.done_before) / seconds if seconds > MIN_MEASURED else 0.0

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.on_terminal and self.shown:
            print("\r\033[K", end="", file=sys.stderr)
