"""Replays the stored events of a table to find out which of them are valid."""

from collections import defaultdict
from dataclasses import dataclass, field

from shoal.core.errors import UnknownGame
from shoal.core.message import Message, say
from shoal.server.repair.repair_database import RepairedTable, StoredRow, StoredTable
from shoal.server.service.registry import summary_of
from shoal.server.store.base import Summary
from shoal.server.table.events import AnyEvent, Created, read_event
from shoal.server.table.reducers.apply_event import apply_stored, rebuild
from shoal.server.table.table import Games, Table

Numbered = dict[object, list[StoredRow]]
"""The rows with each number."""


@dataclass(slots=True)
class Examined:
    """The result of replaying a table."""

    kept: StoredTable
    table: Table | None = None
    """The table after its valid events."""
    good: list[bytes] = field(default_factory=list)
    """The valid events, from the first one."""
    spare: list[StoredRow] = field(default_factory=list)
    """All other rows."""
    faults: list[Message] = field(default_factory=list)
    missing_game: str = ""

    @property
    def can_be_repaired(self) -> bool:
        """Whether there is damage that can be repaired now."""
        return bool(self.faults) and not self.missing_game

    def summary(self) -> Summary | None:
        """The correct summary."""
        return None if self.table is None else summary_of(self.table)

    def repaired(self) -> RepairedTable:
        """The repaired table."""
        return RepairedTable(self.kept.name, self.good, self.spare, self.summary())


def examine(kept: StoredTable, games: Games) -> Examined:
    """Replay the stored events up to the first invalid one, and examine the rest."""
    found = Examined(kept)
    numbered: Numbered = defaultdict(list)
    for row in kept.rows:
        numbered[row.number].append(row)
    try:
        while _replay_next(found, numbered, games):
            pass
    except UnknownGame:
        found.missing_game = game_of(numbered[1][0])
        found.faults.append(say("repair-game-missing", game=found.missing_game))
        return found
    _look_for_spare_rows(found, numbered)
    _compare_summaries(found)
    return found


def _replay_next(found: Examined, numbered: Numbered, games: Games) -> bool:
    """Replay the next event, from the first of its rows that is valid; False if none is."""
    number = len(found.good) + 1
    candidates = numbered.get(number, [])
    for row in candidates:
        if _replay(found, row, games):
            return True
    whole = max((row.number for row in found.kept.rows if isinstance(row.number, int)), default=0)
    if candidates:
        found.faults.append(say("repair-event-invalid", number=number, last=whole))
    elif number <= whole:
        found.faults.append(say("repair-event-missing", number=number, last=whole))
    elif not found.good:
        found.faults.append(say("repair-no-events"))
    return False


def _replay(found: Examined, row: StoredRow, games: Games) -> bool:
    try:
        body = bytes_of(row)
        found.table = following(found.table, found.kept.name, read_event(body), games)
    except UnknownGame:
        raise
    except Exception:  # noqa: BLE001 - any error means that the event is not valid
        if found.good:
            # The event may have changed the table before it failed.
            found.table = rebuild(found.kept.name, map(read_event, found.good), games)
        return False
    found.good.append(body)
    return True


def bytes_of(row: StoredRow) -> bytes:
    """The event of a row, also if it was stored as text."""
    if isinstance(row.body, str):
        return row.body.encode()
    if not isinstance(row.body, bytes):
        raise TypeError("An event must be stored as bytes.")
    return row.body


def following(table: Table | None, name: str, event: AnyEvent, games: Games) -> Table:
    """The table after one more event; the first event opens it."""
    if table is not None:
        apply_stored(table, [event])
        return table
    if not isinstance(event, Created):
        raise TypeError("The first event opens the table.")
    return Table(name, event, games)


def game_of(row: StoredRow) -> str:
    """The game of a table, from its first event."""
    event = read_event(bytes_of(row))
    return event.plan.game if isinstance(event, Created) else ""


def _look_for_spare_rows(found: Examined, numbered: Numbered) -> None:
    for number, rows in numbered.items():
        if not isinstance(number, int) or not 1 <= number <= len(found.good):
            found.spare += rows
            continue
        body = found.good[number - 1]
        if not any(row.body == body for row in rows):
            found.faults.append(say("repair-event-not-bytes", number=number))
        others = [row for row in rows if row.body not in (body, body.decode())]
        if others:
            found.faults.append(say("error-stored-event-twice", number=number))
            found.spare += others


def _compare_summaries(found: Examined) -> None:
    """Compare the stored summary with the events; if they are faulty, it is rebuilt anyway."""
    kept, right = found.kept.summary, found.summary()
    if found.faults or right is None:
        return
    if kept is None:
        found.faults.append(say("repair-summary-missing"))
    elif (kept.stage, kept.listed, kept.needs_scheduler) != (
        right.stage,
        right.listed,
        right.needs_scheduler,
    ):
        found.faults.append(say("repair-summary-wrong"))
    elif found.kept.last not in (None, len(found.good)):
        found.faults.append(say("repair-summary-last"))
