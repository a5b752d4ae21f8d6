"""Saved games and seats in the user's state directory, readable by that user only.

A saved game is its record with the seed, which is needed to continue the dice.
A finished game becomes a plain record.
"""

import json
import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

import platformdirs

from shoal.core.errors import BadRecord, ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of
from shoal.core.text.clip import clip
from shoal.match.match import Match
from shoal.match.record import Record
from shoal.match.record_reader import read_record

if sys.platform != "win32":
    import fcntl

FORMAT: Final = 1
TABLE: Final = ".table"
TICKETS: Final = "tickets.json"


@dataclass(frozen=True)
class SavedGame:
    """The contents of a saved game."""

    record: Record
    seed: str
    people: tuple[int, ...]
    levels: dict[int, str]

    def text(self) -> str:
        """The text of the file."""
        fields = {
            "shoal table": FORMAT,
            "seed": self.seed,
            "people": self.people,
            "bots": {str(seat): level for seat, level in self.levels.items()},
            "record": self.record.text(),
        }
        return json.dumps(fields, indent=1) + "\n"


def read_saved(text: str, name: str, games: Iterable[GameInfo] = ()) -> SavedGame:
    """A saved game from the text of its file; ``games`` are games that are not installed."""
    try:
        fields = json.loads(text)
        levels = {int(seat): str(level) for seat, level in fields["bots"].items()}
        people = tuple([int(seat) for seat in fields["people"]])
        record = read_record(fields["record"], games)
        return SavedGame(record, str(fields["seed"]), people, levels)
    except (ShoalError, ValueError, KeyError, TypeError, AttributeError) as wrong:
        reason = wrong.message if isinstance(wrong, ShoalError) else say("saved-not-in-form")
        raise BadRecord(say("saved-unreadable", name=clip(name), reason=reason)) from wrong


def state_folder() -> Path:
    """The folder for the state of this user."""
    return Path(platformdirs.user_state_dir("shoal", appauthor=False))


class SaveSlot:
    """The file of one saved game, locked while it is open."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = _folder("tables") / f"{name}{TABLE}"
        self._lock = os.open(self.path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _acquire(self._lock)
        except OSError as wrong:
            os.close(self._lock)
            raise ShoalError(say("saved-open", name=clip(name))) from wrong

    @classmethod
    def new(cls, game: str) -> "SaveSlot":
        """A new slot for this game."""
        for number in count(1):
            slot = cls._open_if_free(f"{game}-{number}")
            if slot is not None:
                return slot
        raise AssertionError

    @classmethod
    def _open_if_free(cls, name: str) -> "SaveSlot | None":
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

    def read(self, games: Iterable[GameInfo] = ()) -> SavedGame:
        """Read the saved game; ``games`` are games that are not installed."""
        try:
            return read_saved(self.path.read_text(encoding="utf-8"), self.name, games)
        except OSError as wrong:
            unreadable = say("saved-unreadable-file", name=clip(self.name), reason=reason_of(wrong))
            raise BadRecord(unreadable) from wrong

    def save(self, game: SavedGame) -> None:
        """Save the game; a crash or a full disk leaves the old file or the new one."""
        try:
            _write(self.path, game.text())
        except OSError as wrong:
            raise ShoalError(say("game-not-saved", reason=reason_of(wrong))) from wrong

    def finish(self, match: Match) -> Path:
        """Replace the saved game by the record of the finished game."""
        path = record_path(self.name)
        match.record().write(path)
        self.clear()
        return path

    def clear(self) -> None:
        """Delete the saved game."""
        self.path.unlink(missing_ok=True)
        self.path.with_suffix(".lock").unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Unlock the slot."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def saved_names(wanted: str = "") -> list[str]:
    """Names of saved games, the last used first: all, those of a game, or the one of that name."""
    with suppress(OSError):
        found = sorted(_folder("tables").glob(f"*{TABLE}"), key=_age, reverse=True)
        names = [path.stem for path in found]
        return [name for name in names if wanted in ("", name, name.rpartition("-")[0])]
    return []


def open_saved(wanted: str = "") -> SaveSlot:
    """The game used last among those wanted; ShoalError if there is none."""
    names = saved_names(wanted)
    others = [name for name in saved_names() if name not in names[:1]]
    if names:
        return _open(names[0], others)
    if wanted and others:
        raise ShoalError(say("saved-unknown", name=clip(wanted), others=others))
    raise ShoalError(say("saved-none"))


def _open(name: str, others: list[str]) -> SaveSlot:
    """Open a saved game; if it is in use, the error names the others."""
    try:
        return SaveSlot(name)
    except ShoalError as wrong:
        if not others:
            raise
        in_use = say("saved-open-but-others", problem=wrong.message, others=others)
        raise ShoalError(in_use) from wrong


@dataclass(frozen=True)
class SavedSeat:
    """A seat on a server: its ticket, and the commitment and salts from before the game."""

    ticket: str
    commitment: str = ""
    salts: Mapping[int, str] = field(default_factory=dict)


def saved_seat(link: str) -> SavedSeat | None:
    """The user's seat at a table on a server; None if there is none."""
    entry = _seats().get(link)
    try:
        if isinstance(entry, str):  # the format before dice were checked
            return SavedSeat(entry)
        if entry is not None:
            salts = {int(seat): str(salt) for seat, salt in entry["salts"].items()}
            return SavedSeat(str(entry["ticket"]), str(entry["commitment"]), salts)
    except (ValueError, KeyError, TypeError, AttributeError):
        pass
    return None


def save_seat(link: str, seat: SavedSeat) -> None:
    """Save a seat at a table on a server."""
    with suppress(OSError):
        seats = _seats() | {link: asdict(seat)}
        _write(_folder("tables") / TICKETS, json.dumps(seats, indent=1))


def _seats() -> dict[str, Any]:  # JSON of any shape; each entry is checked when it is read
    try:
        seats = json.loads((_folder("tables") / TICKETS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return seats if isinstance(seats, dict) else {}


def record_path(name: str) -> Path:
    """The file for the record of a finished game."""
    return _folder("records") / f"{name}.record"


def _folder(name: str) -> Path:
    folder = state_folder() / name
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _age(path: Path) -> int:
    return path.stat().st_mtime_ns


def _acquire(lock: int) -> None:
    """Lock the file or raise OSError; Windows has no such lock, so there it does nothing."""
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
