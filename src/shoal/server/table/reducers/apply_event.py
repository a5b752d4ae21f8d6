"""Applies events to a table: first the reducer, then every viewer's cursor.

A table is rebuilt by applying its stored events in order.
"""

from collections.abc import Iterable

from shoal.match.history import Viewer
from shoal.match.match import LegalMove
from shoal.server.table import events
from shoal.server.table.cursor import Cursor
from shoal.server.table.events import AnyEvent, Created
from shoal.server.table.reducers.event_change import Change
from shoal.server.table.reducers.reducers import REDUCERS, reduce_played
from shoal.server.table.table import Games, Table


def rebuild(table_id: str, stored: Iterable[AnyEvent], games: Games) -> Table:
    """The table, rebuilt from its events."""
    remaining = iter(stored)
    created = next(remaining)
    assert isinstance(created, Created)
    table = Table(table_id, created, games)
    apply_stored(table, remaining)
    return table


def apply_stored(table: Table, stored: Iterable[AnyEvent]) -> None:
    """Apply events that are already on disk."""
    for event in stored:
        apply(table, event)
    table.written = table.last


def apply(
    table: Table, event: AnyEvent, legal: LegalMove | None = None
) -> tuple[Change, list[Viewer]]:
    """Apply one event; returns what changed, and the viewers who noticed.

    ``legal`` is a played move that validation has just checked; without it the rules check it.
    """
    change = Change()
    acting = table.actors
    if isinstance(event, events.Played):
        reduce_played(table, event, change, legal)
    else:
        REDUCERS[type(event)](table, event, change)
        table.event_counts[type(event), getattr(event, "seat", events.NO_SEAT)] += 1
    table.last += 1
    table.actors = table.current_actors()
    noticed = _advance_cursors(table, change)
    _note_turn(table, acting, change)
    _note_send(table, change, event.at)
    return change, noticed


def _advance_cursors(table: Table, change: Change) -> list[Viewer]:
    """Move the cursor of every viewer who noticed something."""
    noticed: list[Viewer] = []
    history = None if table.match is None else table.match.history
    chats = len(table.chats)
    step = 0 if history is None else history.step
    for viewer, cursor in table.cursors.items():
        lines = 0 if history is None else len(history.log(viewer))
        if lines != cursor.lines or _notices(table, viewer, change):
            cursor.advance(_step_seen(change, cursor, step), lines, chats)
            noticed.append(viewer)
    return noticed


def _notices(table: Table, viewer: Viewer, change: Change) -> bool:
    """Whether a viewer without a new log line noticed something."""
    if change.info or change.undo_request:
        return True
    if change.chat is not None:
        return change.chat_readers is None or viewer in change.chat_readers
    if change.before is None or table.match is None:
        return False
    seen = table.match.view(viewer)
    before = table.game.view(change.before, seen.seat)
    return before.json() != seen.json()


def _step_seen(change: Change, cursor: Cursor, step: int) -> int:
    """The step that a viewer who noticed the change now sees."""
    if change.moved:
        return step
    return cursor.step_by(step) if change.undone else cursor.step


def _note_turn(table: Table, acting: tuple[int, ...], change: Change) -> None:
    """Remember at which number each seat was asked its current question."""
    if change.before is None and (not change.info or change.turn_stays):
        return
    for actor in table.actors:
        new = actor not in acting or actor == change.seat
        if new or change.before is None or change.rethrown:
            table.asked[actor] = table.cursors[actor].number


def _note_send(table: Table, change: Change, at: int) -> None:
    """Remember the id of a send, so that repeating it does nothing."""
    seat = change.seat
    if change.request_id and seat is not None:
        table.sent[seat][change.request_id] = table.cursors[seat].number
        table.acted_at[seat] = at
