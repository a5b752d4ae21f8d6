"""How far what is kept of a table makes sense: its events are carried out, one after the other."""

from collections import defaultdict
from dataclasses import dataclass, field

from shoal.core.errors import UnknownGame
from shoal.server.repair.archive import KeptRow, KeptTable, Mended
from shoal.server.service.registry import summary_of
from shoal.server.store import Summary
from shoal.server.table.apply_event import apply_stored, rebuild
from shoal.server.table.events import AnyEvent, Created, read_event
from shoal.server.table.table import Games, Table

Numbered = dict[object, list[KeptRow]]
"""The rows under each number."""


@dataclass(slots=True)
class Examined:
    """What was found out about a table."""

    kept: KeptTable
    table: Table | None = None
    """The table as its events made it, as far as they make sense."""
    good: list[bytes] = field(default_factory=list)
    """These events, from the first on."""
    spare: list[KeptRow] = field(default_factory=list)
    """All other rows."""
    faults: list[str] = field(default_factory=list)
    missing_game: str = ""

    @property
    def can_be_mended(self) -> bool:
        """Whether something is wrong, and is not for the keeper to see to."""
        return bool(self.faults) and not self.missing_game

    def summary(self) -> Summary | None:
        """What the summary should say."""
        return None if self.table is None else summary_of(self.table)

    def mended(self) -> Mended:
        """The table as it is to be kept."""
        return Mended(self.kept.name, self.good, self.spare, self.summary())


def examine(kept: KeptTable, games: Games) -> Examined:
    """Carry out what is kept, as far as it goes, and look at what is left."""
    found = Examined(kept)
    numbered: Numbered = defaultdict(list)
    for row in kept.rows:
        numbered[row.number].append(row)
    try:
        while _go_on(found, numbered, games):
            pass
    except UnknownGame:
        found.missing_game = game_of(numbered[1][0])
        found.faults.append(
            f"Its game, {found.missing_game}, is not installed: install it, or name its module "
            "with --game-module."
        )
        return found
    _look_for_spare_rows(found, numbered)
    _compare_summaries(found)
    return found


def _go_on(found: Examined, numbered: Numbered, games: Games) -> bool:
    """Carry out the next event, the first of its rows that makes sense; False if none does."""
    number = len(found.good) + 1
    candidates = numbered.get(number, [])
    for row in candidates:
        if _carry_out(found, row, games):
            return True
    whole = max((row.number for row in found.kept.rows if isinstance(row.number, int)), default=0)
    if candidates:
        found.faults.append(f"Event {number} of {whole} makes no sense.")
    elif number <= whole:
        found.faults.append(f"Event {number} of {whole} is missing.")
    elif not found.good:
        found.faults.append("It has no events.")
    return False


def _carry_out(found: Examined, row: KeptRow, games: Games) -> bool:
    try:
        body = bytes_of(row)
        found.table = following(found.table, found.kept.name, read_event(body), games)
    except UnknownGame:
        raise
    except Exception:  # noqa: BLE001 - whatever it is, this event makes no sense
        if found.good:
            # Nobody knows how far the table went with it.
            found.table = rebuild(found.kept.name, map(read_event, found.good), games)
        return False
    found.good.append(body)
    return True


def bytes_of(row: KeptRow) -> bytes:
    """The event of a row; one that was kept as text is read, too."""
    if isinstance(row.body, str):
        return row.body.encode()
    if not isinstance(row.body, bytes):
        raise TypeError("An event is kept as bytes.")
    return row.body


def following(table: Table | None, name: str, event: AnyEvent, games: Games) -> Table:
    """The table after one more event."""
    if table is not None:
        apply_stored(table, [event])
        return table
    if not isinstance(event, Created):
        raise TypeError("The first event opens the table.")
    return Table(name, event, games)


def game_of(row: KeptRow) -> str:
    """The game that a table was opened for."""
    event = read_event(bytes_of(row))
    return event.plan.game if isinstance(event, Created) else ""


def _look_for_spare_rows(found: Examined, numbered: Numbered) -> None:
    for number, rows in numbered.items():
        if not isinstance(number, int) or not 1 <= number <= len(found.good):
            found.spare += rows
            continue
        body = found.good[number - 1]
        if not any(row.body == body for row in rows):
            found.faults.append(f"Event {number} is not kept as bytes.")
        others = [row for row in rows if row.body not in (body, body.decode())]
        if others:
            found.faults.append(f"Event {number} is there twice.")
            found.spare += others


def _compare_summaries(found: Examined) -> None:
    """What the summary says is compared where the events are in order; else it is made anew."""
    kept, right = found.kept.summary, found.summary()
    if found.faults or right is None:
        return
    if kept is None:
        found.faults.append("Its summary is missing.")
    elif (kept.stage, kept.listed, kept.tended) != (right.stage, right.listed, right.tended):
        found.faults.append("Its summary is wrong.")
    elif found.kept.last not in (None, len(found.good)):
        found.faults.append("Its summary names another event as the last.")
