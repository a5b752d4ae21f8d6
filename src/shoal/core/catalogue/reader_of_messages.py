"""The person who reads a message, and the names of the players."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader's own seat (None without one), and what the seats are called."""

    seat: int | None = None
    names: Sequence[str] = ()

    def name(self, seat: int) -> str:
        """The name of a seat; "" if it has none."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""
