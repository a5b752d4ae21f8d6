"""The notices that the scheduler must handle, from registry, subscribers and replication.

It is a queue so that these modules do not depend on the scheduler.
"""

import asyncio
from dataclasses import dataclass

from shoal.server.table.table import Table


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Events of a table are on disk: a bot may have to move, a clock may run."""

    table: Table


@dataclass(frozen=True, slots=True)
class TableLoaded:
    """A table was loaded from the store."""

    table: Table


@dataclass(frozen=True, slots=True)
class SeatDisconnected:
    """The last connection of a seat to this worker was closed."""

    table_id: str
    seat: int


@dataclass(frozen=True, slots=True)
class UpdatesMissed:
    """Updates from other workers may have been lost: all tables must be looked at."""


Notice = TableChanged | TableLoaded | SeatDisconnected | UpdatesMissed
Notices = asyncio.Queue[Notice]
