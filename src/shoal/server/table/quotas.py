"""Limits how often a seat can do things that are not moves, so that tables stay small.

Moves are bounded by the rules, and by how often they may be undone.
"""

from typing import Final

from shoal.core.message import key_in, say
from shoal.server.table import events
from shoal.server.table.errors import Refused
from shoal.server.table.events import NO_SEAT, AnyEvent
from shoal.server.table.table import Table

MAX_EVENTS: Final = 20_000
"""A table with this many events accepts no more players or bots."""

QUOTAS: Final[dict[type[AnyEvent], int]] = {
    events.Renamed: 100,
    events.Salted: 100,
    events.Undone: 500,
    events.UndoRequested: 200,
    events.WentAway: 200,
    events.StoodIn: 200,
    events.Invited: 200,
    events.Hinted: 500,
}
"""How often a seat, or the host, may cause each event."""

NAMES: Final[dict[type[AnyEvent], str]] = {
    events.Renamed: "renamed",
    events.Salted: "salted",
    events.Undone: "undone",
    events.UndoRequested: "undo-asked",
    events.WentAway: "left",
    events.StoodIn: "left",
    events.Hinted: "hinted",
}
"""What a seat has done too often, as the end of a message's key."""


def is_quota_spent(table: Table, kind: type[AnyEvent], seat: int = NO_SEAT) -> bool:
    """Whether the seat has used up its quota of these events."""
    return table.event_counts[kind, seat] >= QUOTAS[kind]


def check_quota(table: Table, kind: type[AnyEvent], seat: int = NO_SEAT) -> None:
    """Refuse an event that the seat has caused too often."""
    if is_quota_spent(table, kind, seat):
        times = QUOTAS[kind]
        if seat == NO_SEAT:
            raise Refused("limit", say("error-invitations", times=times))
        said = say(key_in("error-quota", NAMES[kind]), seat=seat, times=times)
        raise Refused("limit", said)


def check_table_size(table: Table) -> None:
    """Refuse another person or bot at a table with too many events."""
    if table.last >= MAX_EVENTS:
        raise Refused("limit", say("error-table-full", events=MAX_EVENTS))
