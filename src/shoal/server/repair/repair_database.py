"""A database under repair: its rows as they are, valid or not."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from shoal.core.message import Message
from shoal.server.store.base import Summary


@dataclass(frozen=True, slots=True)
class StoredRow:
    """One event as it is stored; number and body may be invalid."""

    number: object
    body: object


@dataclass(frozen=True, slots=True)
class StoredTable:
    """The stored rows of a table, sorted by number with filed ones first, and its summary."""

    name: str
    rows: list[StoredRow]
    summary: Summary | None
    last: int | None = None
    """The number of the last event according to the summary; None if it has none."""


@dataclass(frozen=True, slots=True)
class RepairedTable:
    """The events that a repaired table keeps, in order, and the rows moved to ``set_aside``."""

    name: str
    events: list[bytes]
    spare: list[StoredRow]
    summary: Summary | None


class Archive(Protocol):
    """A database that no server is using."""

    async def open(self) -> None:
        """Lock the database against servers, and change nothing."""

    async def prepare(self) -> None:
        """Prepare a repair: bring the schema up to date, and create ``set_aside``."""

    async def close(self) -> None:
        """Unlock the database."""

    async def faults(self) -> Sequence[Message | str]:
        """The faults of the database itself; a text is quoted from its own report."""

    async def names(self) -> list[str]:
        """The names of all tables that have any stored row."""

    async def table(self, name: str) -> StoredTable:
        """The stored rows of a table; Damaged if they cannot be read."""

    async def repair(self, repaired: RepairedTable) -> None:
        """Replace the events of a table, and move spare rows to ``set_aside``."""
