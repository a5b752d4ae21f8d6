"""Refusals: the check that failed, and a message."""

from pathlib import Path
from typing import Final

from shoal.core.errors import ShoalError
from shoal.core.message import Message, say

STATUS: Final = {
    "size": 413,
    "shape": 400,
    "ticket": 403,
    "table": 404,
    "seat": 409,
    "turn": 409,
    "number": 409,
    "legal": 409,
    "stage": 409,
    "limit": 429,
    "damaged": 500,
    "busy": 503,
}
"""The HTTP status that goes with each check."""


class Refused(ShoalError):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, check: str, message: Message, folder: Path | None = None) -> None:
        super().__init__(message, folder)
        self.check = check

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.check, self.message, self.folder)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.check]


class NotSaved(Refused):
    """The store cannot be written now; nothing has changed."""

    def __init__(self) -> None:
        super().__init__("busy", say("error-not-saved"))

    def __reduce__(self) -> tuple[object, ...]:
        return NotSaved, ()
