"""The interface of a store: an append-only list of events for each table.

A batch is committed as a whole, and is on disk before any client sees it.  A store
also keeps a summary of each table, derived from its events, so that open tables
can be listed, and tables with bots or clocks can be found after a restart.  And it
keeps the server's time, which continues from there after a restart.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from shoal.core.errors import ShoalError

Row = tuple[str, int, bytes]
"""One event: its table, its number (from 1, without gaps), and the event itself."""


class Damaged(ShoalError):
    """The stored events of a table cannot be read; the message contains no secret."""


class RowsRejected(Exception):
    """The store works, but rejects these rows because of the rows of one table."""


class Summary(Struct, frozen=True):
    """What is known about a table without replaying it."""

    table: str
    stage: str
    listed: bool
    needs_scheduler: bool
    """Whether the table has bots or clocks."""
    opened_at: int = 0
    """When the table was opened, in nanoseconds of the server's time."""


class Batch(Struct):
    """Events and summaries that are saved together."""

    rows: list[Row]
    summaries: dict[str, Summary]


class StoreListener(Protocol):
    """Receives what other workers do with the tables of a shared store."""

    def events_saved(self, table: str, number: int, *, needs_scheduler: bool) -> None:
        """Another worker has saved the table's events up to this number."""

    def seats_present(self, worker: str, table: str, seats: Sequence[int]) -> None:
        """The players of these seats are connected to that worker."""

    def notifications_lost(self) -> None:
        """Notifications may have been lost, so every table must be read again."""


class Store(Protocol):
    """Stores tables."""

    shared: bool
    """Whether other workers may write to the same tables."""
    batch_delay: float
    """Seconds to wait under load for more events, to save them together."""

    async def open(self, listener: StoreListener | None = None) -> None:
        """Connect, and bring an older schema up to date."""

    async def close(self) -> None:
        """Release everything."""

    async def commit(self, batch: Batch) -> set[str]:
        """Save a batch; returns the tables whose events came too late and were not saved.

        RowsRejected if only the rows of some table are wrong; any other exception means that
        nothing can be saved now.
        """

    async def events(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after this number, in order; Damaged if any is missing."""

    async def events_of_tables(self, after: Mapping[str, int]) -> Mapping[str, Sequence[bytes]]:
        """The events of several tables, each after its number, up to the first gap."""

    async def listed_tables(self, limit: int) -> Iterable[str]:
        """Tables that anybody may join or watch, the newest first."""

    async def tables_needing_scheduler(self) -> Iterable[str]:
        """Tables with bots or clocks."""

    async def publish_presence(self, table: str, seats: Sequence[int]) -> None:
        """Tell other workers, if there are any, whose players are connected here."""

    async def is_healthy(self) -> bool:
        """Whether the store answers."""

    async def save_time(self, at: int) -> int:
        """Save the server's time; returns the latest that any worker has saved."""

    async def saved_time(self) -> tuple[int, int] | None:
        """The time saved last, and the milliseconds since then by the store's own clock."""
