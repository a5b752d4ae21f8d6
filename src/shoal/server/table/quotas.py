"""How often a seat may do things that are not moves, so that a table stays bounded.

Moves are bounded by the rules, and by how often they may be undone.
"""

from typing import Final

from shoal.server.table import events
from shoal.server.table.errors import Refused
from shoal.server.table.events import NOBODYS, AnyEvent
from shoal.server.table.table import Table

MAX_EVENTS: Final = 20_000
"""A table with so many events seats nobody any more."""

QUOTAS: Final[dict[type[AnyEvent], int]] = {
    events.Renamed: 100,
    events.Salted: 100,
    events.Undone: 500,
    events.Asked: 200,
    events.Went: 200,
    events.StoodIn: 200,
    events.Invited: 200,
}
"""How often a seat, or the host, may cause each event."""

NAMES: Final[dict[type[AnyEvent], str]] = {
    events.Renamed: "been renamed",
    events.Salted: "given salts",
    events.Undone: "undone moves",
    events.Asked: "asked to undo moves",
    events.Went: "left",
    events.StoodIn: "left",
    events.Invited: "made invitations",
}


def is_quota_spent(table: Table, kind: type[AnyEvent], seat: int = NOBODYS) -> bool:
    """Whether the seat has used up its quota of these events."""
    return table.event_counts[kind, seat] >= QUOTAS[kind]


def check_quota(table: Table, kind: type[AnyEvent], seat: int = NOBODYS) -> None:
    """Refuse what a seat has done too often."""
    if is_quota_spent(table, kind, seat):
        who = "The host" if seat == NOBODYS else f"Seat {seat}"
        times = QUOTAS[kind]
        limit = f"{times} times, which is the limit for one game"
        raise Refused("limit", f"{who} has {NAMES[kind]} {limit}.")


def check_table_size(table: Table) -> None:
    """Refuse another person or bot at a table with too many events."""
    if table.last >= MAX_EVENTS:
        raise Refused("limit", f"This game has reached its limit of {MAX_EVENTS} events.")
