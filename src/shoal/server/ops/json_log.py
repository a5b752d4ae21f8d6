"""Structured logs: one line of JSON for each thing worth knowing, and no secret in any.

What anybody can bring about, as often as they like, is logged once in a while,
with the number of times that it happened.
"""

import logging
import sys
import time
from contextlib import suppress
from typing import Final

import msgspec

SELDOM: Final = 60.0
"""Seconds between two lines about the same thing."""

_logged: dict[str, tuple[float, int]] = {}
"""When each thing was last logged, and how often it happened since."""


def log(what: str, **facts: str | float | bool | None) -> None:
    """Write a line to standard error."""
    line = {"at": round(time.time(), 3), "what": what} | facts
    with suppress(OSError):  # the disk may be full, and that is what is to be told
        sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
        sys.stderr.flush()


def log_seldom(what: str, *, place: str = "", **facts: str | float | bool | None) -> None:
    """Write a line, unless there was one of the same kind and place within a minute.

    ``times`` tells of those that were not written.  Kinds and places are those of the code, so
    that there are only so many of them.
    """
    now = time.monotonic()
    at, times = _logged.get(what + place, (-SELDOM, 0))
    if now < at + SELDOM:
        _logged[what + place] = (at, times + 1)
        return
    _logged[what + place] = (now, 0)
    if times:
        facts["times"] = times + 1
    log(what, **facts)


class Lines(logging.Handler):
    """What the libraries under us have to say, as lines of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one of their messages."""
        wrong = record.exc_info[1] if record.exc_info else None
        error = {} if wrong is None else {"error": repr(wrong)}
        log_seldom(
            "said",
            place=f"{record.pathname}:{record.lineno} {type(wrong).__name__}",
            by=record.name,
            level=record.levelname,
            text=record.getMessage(),
            **error,
        )


def log_everything() -> None:
    """From now on warnings and errors of all libraries are lines of JSON as well."""
    logging.basicConfig(handlers=[Lines(logging.WARNING)], level=logging.WARNING, force=True)
    logging.captureWarnings(capture=True)
