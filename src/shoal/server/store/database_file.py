"""A database file: one server has it, whatever it is called, and nobody else may read it.

Seeds of games that are being played stand in it, and in the log that SQLite
keeps beside it.
"""

import errno
import fcntl
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from shoal.core.errors import ShoalError

PRIVATE: Final = 0o600
OTHERS: Final = 0o077
"""What the owner's group and everybody else may do."""

COMPANIONS: Final = ("", "-wal", "-shm", ".lock")
"""What stands behind the database's name in the names of its files."""

LOCKED: Final = (errno.EAGAIN, errno.EACCES)


class FileInUse(ShoalError):
    """Another server has the file."""


class DatabaseFile:
    """A database file that no other server has, until it is released."""

    def __init__(self, path: Path) -> None:
        self.path = real(path)
        self._held: list[int] = []
        try:
            self._claim(path)
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Let others have it; no connection to the database may be open then.

        SQLite's own locks would be gone with ours: whichever descriptor of a file is closed, the
        system drops all such locks of the process.
        """
        while self._held:
            os.close(self._held.pop())

    def _claim(self, path: Path) -> None:
        """Lock the file beside the database, which all systems can, and then the database itself.

        The first is found through symbolic links as well, the second through whatever leads there.
        """
        self._lock(self._open(path, companion(self.path, ".lock")), path)
        database = self._open(path, self.path)
        # Elsewhere such a lock would be in the way of SQLite's own.
        if sys.platform == "linux":
            self._lock(database, path)
        if os.fstat(database).st_nlink > 1:
            raise ShoalError(
                f"The database {path} has another name, a hard link, and SQLite would not find "
                "under one what it has logged under the other: remove one of them."
            )
        for ending in COMPANIONS:
            tighten(companion(self.path, ending))

    def _open(self, path: Path, opened: Path) -> int:
        try:
            found = os.open(opened, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        except OSError as wrong:
            raise ShoalError(f"The database {path} cannot be opened: {wrong.strerror}.") from wrong
        self._held.append(found)
        return found

    def _lock(self, descriptor: int, path: Path) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as wrong:
            if wrong.errno in LOCKED:
                raise FileInUse(f"Another server keeps its tables in {path}.") from wrong
            # A file system without such locks, and with one server, works all the same.


def real(path: Path) -> Path:
    """The path of the file itself, through all links."""
    try:
        return path.resolve()
    except (OSError, RuntimeError) as wrong:
        raise ShoalError(f"The database {path} cannot be opened: {wrong}.") from wrong


def companion(path: Path, ending: str) -> Path:
    """A file that belongs to the database."""
    return path.with_name(path.name + ending)


def tighten(path: Path) -> None:
    """Take from others what they may do with a file of ours, if it is there."""
    with suppress(OSError):
        found = path.stat()
        if found.st_uid == os.geteuid() and found.st_mode & OTHERS:
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)
