"""Structured logs: one line of JSON for each thing worth knowing, and no secret in any."""

import sys
import time

import msgspec


def log(what: str, **facts: str | float | bool | None) -> None:
    """Write a line to standard error."""
    line = {"at": round(time.time(), 3), "what": what} | facts
    sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
    sys.stderr.flush()
