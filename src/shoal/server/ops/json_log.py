"""Structured logs: one line of JSON for each event, without secrets.

Events that any client can cause are logged at most once a minute, with a count of
how often they happened.
"""

import logging
import sys
import time
from contextlib import suppress
from typing import Final

import msgspec

REPEAT_SECONDS: Final = 60.0
"""Seconds between two lines about the same event."""

_logged: dict[str, tuple[float, int]] = {}
"""When each event was last logged, and how often it happened since."""


def log(event: str, **facts: str | float | bool | None) -> None:
    """Write a line to standard error."""
    line = {"at": round(time.time(), 3), "what": event} | facts
    with suppress(OSError):  # the event to log may be that the disk is full
        sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
        sys.stderr.flush()


def log_rarely(event: str, *, source: str = "", **facts: str | float | bool | None) -> None:
    """Write a line, unless the same event from the same source was logged within a minute.

    ``times`` in the next line counts the skipped ones.  Events and sources are constants
    of the code, so that the memory for them is bounded.
    """
    now = time.monotonic()
    at, times = _logged.get(event + source, (-REPEAT_SECONDS, 0))
    if now < at + REPEAT_SECONDS:
        _logged[event + source] = (at, times + 1)
        return
    _logged[event + source] = (now, 0)
    if times:
        facts["times"] = times + 1
    log(event, **facts)


class JsonLogHandler(logging.Handler):
    """Writes the log records of libraries as our own JSON lines."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record."""
        error = record.exc_info[1] if record.exc_info else None
        facts = {} if error is None else {"error": repr(error)}
        log_rarely(
            "said",
            source=f"{record.pathname}:{record.lineno} {type(error).__name__}",
            by=record.name,
            level=record.levelname,
            text=record.getMessage(),
            **facts,
        )


def configure_logging() -> None:
    """Write warnings and errors of all libraries as lines of JSON."""
    handlers = [JsonLogHandler(logging.WARNING)]
    logging.basicConfig(handlers=handlers, level=logging.WARNING, force=True)
    logging.captureWarnings(capture=True)
