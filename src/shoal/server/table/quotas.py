"""What a seat may do besides moving: so often in a game, so that a table always has room for moves.

A game's moves are bounded by its rules, and by how often they are taken back.
"""

from typing import Final

from shoal.server.table import events
from shoal.server.table.errors import Refused
from shoal.server.table.events import NOBODYS, AnyEvent
from shoal.server.table.table import Table

MOST_EVENTS: Final = 20_000
"""A table that holds so many seats nobody any more: memory stays bounded whatever is sent."""

QUOTAS: Final[dict[type[AnyEvent], int]] = {
    events.Renamed: 100,
    events.Salted: 100,
    events.Undone: 500,
    events.Asked: 200,
    events.Went: 200,
    events.StoodIn: 200,
    events.Invited: 200,
}
"""How often each may happen by a seat, or by the host."""

NAMES: Final[dict[type[AnyEvent], str]] = {
    events.Renamed: "been renamed",
    events.Salted: "given salts",
    events.Undone: "taken moves back",
    events.Asked: "asked to take moves back",
    events.Went: "left",
    events.StoodIn: "left",
    events.Invited: "made invitations",
}


def is_quota_spent(table: Table, kind: type[AnyEvent], seat: int = NOBODYS) -> bool:
    """Whether the seat has had its share of these."""
    return table.event_counts[kind, seat] >= QUOTAS[kind]


def check_quota(table: Table, kind: type[AnyEvent], seat: int = NOBODYS) -> None:
    """Refuse what the seat has done too often."""
    if is_quota_spent(table, kind, seat):
        who = "The host" if seat == NOBODYS else f"Seat {seat}"
        times = QUOTAS[kind]
        raise Refused("limit", f"{who} has {NAMES[kind]} {times} times, and a game has no more.")


def check_table_size(table: Table) -> None:
    """Refuse another person or bot where too much has happened."""
    if table.last >= MOST_EVENTS:
        raise Refused("limit", f"A table holds {MOST_EVENTS} events, and this one is full.")
