"""A database file that one server uses at a time, and that other users cannot read.

It contains the seeds of running games, and so does SQLite's log beside it.
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
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of

PRIVATE: Final = 0o600
OTHERS: Final = 0o077
"""The permissions of the owner's group and of everybody else."""

SUFFIXES: Final = ("", "-wal", "-shm", ".lock")
"""The suffixes of a database's files."""

HEADER: Final = b"SQLite format 3\0"
"""How a database of SQLite begins, unless it is still empty."""

LOCKED_ERRORS: Final = (errno.EAGAIN, errno.EACCES)


class FileInUse(ShoalError):
    """Another server uses the file."""


class DatabaseFile:
    """A locked database file; no other server can use it until it is released."""

    def __init__(self, path: Path) -> None:
        self.path = resolved(path)
        self._held: list[int] = []
        check_header(path)
        try:
            self._claim(path)
        except BaseException:
            self.release()
            raise

    def release(self) -> None:
        """Unlock the file; all connections to the database must be closed before.

        SQLite's own locks would be lost too: when any descriptor of a file is closed, the system
        drops all such locks of the process.
        """
        while self._held:
            os.close(self._held.pop())

    def _claim(self, path: Path) -> None:
        """Lock a file beside the database, which works on every system, then the database itself.

        The first lock also works for symbolic links, the second for any other path to the file.
        """
        self._lock(self._open(path, companion(self.path, ".lock")), path)
        database = self._open(path, self.path)
        # On other systems this lock would conflict with SQLite's own.
        if sys.platform == "linux":
            self._lock(database, path)
        if os.fstat(database).st_nlink > 1:
            raise ShoalError(say("error-database-link", path=str(path)))
        for suffix in SUFFIXES:
            make_private(companion(self.path, suffix))

    def _open(self, path: Path, opened: Path) -> int:
        try:
            found = os.open(opened, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        except OSError as error:
            why = say("error-database-open", path=str(path), reason=reason_of(error))
            raise ShoalError(why) from error
        self._held.append(found)
        return found

    def _lock(self, descriptor: int, path: Path) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in LOCKED_ERRORS:
                raise FileInUse(say("error-database-in-use", path=str(path))) from error
            # The file system has no locks: fine as long as there is only one server.


def resolved(path: Path) -> Path:
    """The path of the file itself, with all symbolic links followed."""
    try:
        return path.resolve()
    except (OSError, RuntimeError) as error:
        why = say("error-database-open", path=str(path), reason=reason_of(error))
        raise ShoalError(why) from error


def check_header(path: Path) -> None:
    """Raise ShoalError if a file is no database: nothing beside it or of it may change then."""
    with suppress(OSError):  # opening it says why it cannot be read
        with path.open("rb") as file:
            begins = file.read(len(HEADER))
        if begins not in (b"", HEADER):
            raise ShoalError(say("error-database-foreign", path=str(path)))


def companion(path: Path, suffix: str) -> Path:
    """A file that belongs to the database."""
    return path.with_name(path.name + suffix)


def make_private(path: Path) -> None:
    """Remove the permissions of other users from a file that we own, if it exists."""
    with suppress(OSError):
        found = path.stat()
        if found.st_uid == os.geteuid() and found.st_mode & OTHERS:
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)
