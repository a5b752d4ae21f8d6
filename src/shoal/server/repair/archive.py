"""A database to be looked through: its rows as they are, in order or not."""

from dataclasses import dataclass
from typing import Protocol

from shoal.server.store import Summary


@dataclass(frozen=True, slots=True)
class KeptRow:
    """One event as it is kept; nothing about it is certain."""

    number: object
    body: object


@dataclass(frozen=True, slots=True)
class KeptTable:
    """All that is kept of a table: rows by number, those first that are filed, and its summary."""

    name: str
    rows: list[KeptRow]
    summary: Summary | None
    last: int | None = None
    """The last event's number by the summary, where a summary has it."""


@dataclass(frozen=True, slots=True)
class Mended:
    """What is to be kept of a table, in order, and what is to be put aside."""

    name: str
    events: list[bytes]
    spare: list[KeptRow]
    summary: Summary | None


class Archive(Protocol):
    """A database that no server has."""

    async def open(self) -> None:
        """Keep servers away, and change nothing."""

    async def prepare(self) -> None:
        """Make ready to mend: bring the schema up to date, and make a place for what is spare."""

    async def close(self) -> None:
        """Let go of it."""

    async def faults(self) -> list[str]:
        """What is wrong with the database itself, in sentences."""

    async def names(self) -> list[str]:
        """All tables of which anything is kept."""

    async def table(self, name: str) -> KeptTable:
        """What is kept of a table; Damaged if that cannot be read."""

    async def mend(self, mended: Mended) -> None:
        """Keep this of a table from now on, and nothing else; what is spare goes to set_aside."""
