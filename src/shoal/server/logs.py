"""Structured logs: one line of JSON for each thing worth knowing, and no secret in any."""

import logging
import sys
import time

import msgspec


def log(what: str, **facts: str | float | bool | None) -> None:
    """Write a line to standard error."""
    line = {"at": round(time.time(), 3), "what": what} | facts
    sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
    sys.stderr.flush()


class Lines(logging.Handler):
    """What the libraries under us have to say, as lines of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one of their messages."""
        wrong = record.exc_info[1] if record.exc_info else None
        error = {} if wrong is None else {"error": repr(wrong)}
        log("said", by=record.name, level=record.levelname, text=record.getMessage(), **error)


def log_everything() -> None:
    """From now on warnings and errors of all libraries are lines of JSON as well."""
    logging.basicConfig(handlers=[Lines(logging.WARNING)], level=logging.WARNING, force=True)
    logging.captureWarnings(capture=True)
