"""Where tables wait for their people: the user's state directory, for nobody else to read.

A kept table is its record with the seed, which whoever keeps the table must
know to throw on.  A finished one becomes a plain record.
"""

import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from shoal.core.errors import BadRecord, ShoalError
from shoal.core.options import clip
from shoal.match.match import Match
from shoal.match.record import Record
from shoal.match.record_reader import read_record

if sys.platform != "win32":
    import fcntl

FORMAT: Final = 1
TABLE: Final = ".table"
TICKETS: Final = "tickets.json"


@dataclass(frozen=True)
class Kept:
    """A table on the shelf."""

    record: Record
    seed: str
    people: tuple[int, ...]
    levels: dict[int, str]

    def text(self) -> str:
        """The file."""
        told = {
            "shoal table": FORMAT,
            "seed": self.seed,
            "people": self.people,
            "bots": {str(seat): level for seat, level in self.levels.items()},
            "record": self.record.text(),
        }
        return json.dumps(told, indent=1) + "\n"


def read_kept(text: str, name: str) -> Kept:
    """A table from its file."""
    try:
        told = json.loads(text)
        levels = {int(seat): str(level) for seat, level in told["bots"].items()}
        people = tuple([int(seat) for seat in told["people"]])
        return Kept(read_record(told["record"]), str(told["seed"]), people, levels)
    except (ShoalError, ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise BadRecord(f"The table {clip(name)} cannot be read: {wrong}") from wrong


def home() -> Path:
    """The folder for what Shoal remembers of this user."""
    state = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(state or Path.home() / ".local" / "state") / "shoal"


class Slot:
    """One table's place on the shelf; nobody else can take it while we hold it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = _folder("tables") / f"{name}{TABLE}"
        self._lock = os.open(self.path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._lock)
        except OSError as wrong:
            os.close(self._lock)
            raise ShoalError(f"The table {clip(name)} is open in another terminal.") from wrong

    @classmethod
    def new(cls, game: str) -> "Slot":
        """A free place for a table of this game."""
        for number in count(1):
            slot = cls._free(f"{game}-{number}")
            if slot is not None:
                return slot
        raise AssertionError

    @classmethod
    def _free(cls, name: str) -> "Slot | None":
        if record_path(name).exists():
            return None
        try:
            slot = cls(name)
        except ShoalError:
            return None
        if not slot.path.exists():
            return slot
        slot.close()
        return None

    def read(self) -> Kept:
        """What lies here."""
        try:
            return read_kept(self.path.read_text(encoding="utf-8"), self.name)
        except OSError as wrong:
            raise BadRecord(f"The table {clip(self.name)} cannot be read: {wrong}.") from wrong

    def keep(self, kept: Kept) -> None:
        """Put the table down so that neither a crash nor a full disk leaves half of it."""
        try:
            _write(self.path, kept.text())
        except OSError as wrong:
            raise ShoalError(f"The game cannot be kept: {wrong.strerror}.") from wrong

    def finish(self, match: Match) -> Path:
        """Turn the table of a finished game into a record."""
        path = record_path(self.name)
        match.record().write(path)
        self.clear()
        return path

    def clear(self) -> None:
        """Forget the table."""
        self.path.unlink(missing_ok=True)
        self.path.with_suffix(".lock").unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Let others take the table."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def waiting(wanted: str = "") -> list[str]:
    """Names of kept tables, the last used first: all, those of a game, or the one of that name."""
    with suppress(OSError):
        found = sorted(_folder("tables").glob(f"*{TABLE}"), key=_age, reverse=True)
        names = [path.stem for path in found]
        return [name for name in names if wanted in ("", name, name.rpartition("-")[0])]
    return []


def take(wanted: str = "") -> Slot:
    """The table used last among those wanted; ShoalError if none waits."""
    names = waiting(wanted)
    others = [name for name in waiting() if name not in names[:1]]
    if names:
        return _open(names[0], others)
    if wanted and others:
        raise ShoalError(f"No table {clip(wanted)} waits for you, but {', '.join(others)}.")
    raise ShoalError("No table waits for you: begin one with shoal play GAME.")


def _open(name: str, others: list[str]) -> Slot:
    """The table's place; if somebody holds it, the refusal names the other tables."""
    try:
        return Slot(name)
    except ShoalError as wrong:
        told = f" Other tables: {', '.join(others)}; --resume takes a name." if others else ""
        raise ShoalError(f"{wrong}{told}") from wrong


@dataclass(frozen=True)
class KeptSeat:
    """A seat at a server's table: its ticket, and what was seen and given before the game."""

    ticket: str
    commitment: str = ""
    salts: Mapping[int, str] = field(default_factory=dict)


def seat(link: str) -> KeptSeat | None:
    """Our seat at a server's table; None if we have none."""
    told = _seats().get(link)
    try:
        if isinstance(told, str):  # as it was kept before dice were checked
            return KeptSeat(told)
        if told is not None:
            salts = {int(place): str(salt) for place, salt in told["salts"].items()}
            return KeptSeat(str(told["ticket"]), str(told["commitment"]), salts)
    except (ValueError, KeyError, TypeError, AttributeError):
        pass
    return None


def keep_seat(link: str, kept: KeptSeat) -> None:
    """Remember a seat at a server's table."""
    with suppress(OSError):
        seats = _seats() | {link: asdict(kept)}
        _write(_folder("tables") / TICKETS, json.dumps(seats, indent=1))


def _seats() -> dict[str, Any]:  # whatever a file holds; each entry is looked at when it is read
    try:
        told = json.loads((_folder("tables") / TICKETS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}


def record_path(name: str) -> Path:
    """Where the record of a finished table lies."""
    return _folder("records") / f"{name}.record"


def _folder(name: str) -> Path:
    folder = home() / name
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _age(path: Path) -> int:
    return path.stat().st_mtime_ns


def _take(lock: int) -> None:
    """Lock for ourselves or raise OSError; where there are no such locks, trust."""
    if sys.platform != "win32":
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write(path: Path, text: str) -> None:
    fresh = path.with_suffix(".new")
    opened = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(opened, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
