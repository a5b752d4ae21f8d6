"""Where tables are kept: an append-only list of events for each, and nothing is ever changed.

A batch is committed whole, on disk, before anybody hears of it.  Beside the
events a store keeps one summary line for each table, worked out from them, so
that open tables can be listed and those with bots or clocks be found again,
and the server's time, so that it goes on from there after a restart.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from shoal.core.errors import ShoalError

Row = tuple[str, int, bytes]
"""One event: its table, its number (from 1, without a gap), and the event itself."""


class Damaged(ShoalError):
    """What is kept of a table makes no sense; says what is wrong, and tells no secret."""


class RowsRejected(Exception):
    """The store works, but will not have these rows: those of one table are in its way."""


class Summary(Struct, frozen=True):
    """What can be found out about a table without replaying it."""

    table: str
    stage: str
    listed: bool
    tended: bool
    born: int = 0
    """When the table was opened, in nanoseconds of the server's time."""


class Batch(Struct):
    """Events and summaries that are to be kept together."""

    rows: list[Row]
    summaries: dict[str, Summary]


class Ear(Protocol):
    """Somebody who hears what other workers do."""

    def news(self, table: str, number: int, *, tended: bool) -> None:
        """Another worker has kept the table's events up to this number."""

    def present(self, worker: str, table: str, seats: Sequence[int]) -> None:
        """These seats' people are connected to that worker."""

    def missed_news(self) -> None:
        """News may have been lost: everything must be looked at again."""


class Store(Protocol):
    """A place for tables."""

    shared: bool
    gather: float
    """Seconds that are worth waiting for more to keep, when there is much."""
    ear: Ear | None

    async def open(self) -> None:
        """Make ready, bringing an older schema up to date."""

    async def close(self) -> None:
        """Let go of everything."""

    async def commit(self, batch: Batch) -> set[str]:
        """Keep a batch; answers the tables whose events came too late, which are not kept.

        RowsRejected if only the rows of some table are wrong; any other exception means that
        nothing can be kept now.
        """

    async def events(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The events of a table after this number, in order; Damaged if they are not all there."""

    async def events_of(self, after: Mapping[str, int]) -> Mapping[str, Sequence[bytes]]:
        """The events of several tables, each after its number, as far as they are in order."""

    async def listed(self, most: int) -> Iterable[str]:
        """Tables that anybody may join or watch, the newest first."""

    async def tended(self) -> Iterable[str]:
        """Tables that have bots or clocks to look after."""

    async def announce(self, table: str, seats: Sequence[int]) -> None:
        """Tell other workers, if there are any, whose people are connected here."""

    async def healthy(self) -> bool:
        """Whether the store answers."""

    async def keep_time(self, at: int) -> int:
        """Keep the server's time; answers the latest that any worker has kept."""

    async def last_time(self) -> tuple[int, int] | None:
        """The time that was kept last, and the milliseconds since then by the store's own clock."""
