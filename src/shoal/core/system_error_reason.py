"""Why the operating system, a database or a server on the network refused something, as a message.

The texts of their errors are English or in the system's language, so their codes are read instead.
The classes of these errors are known by name: `core` needs neither a network nor a database.
"""

import errno
from collections.abc import Mapping
from typing import Final

from shoal.core.message import Message, say

MISSING: Final = say("reason-missing")
DENIED: Final = say("reason-denied")
IN_USE: Final = say("reason-in-use")
DISK_FULL: Final = say("reason-disk-full")
TIMED_OUT: Final = say("reason-timed-out")
UNREACHABLE: Final = say("reason-unreachable")
BROKEN_OFF: Final = say("reason-broken-off")
DAMAGED: Final = say("reason-damaged")
WRONG_LOGIN: Final = say("reason-wrong-login")

SYSTEM_ERRORS: Final[Mapping[int, Message]] = {
    errno.ENOENT: MISSING,
    errno.EACCES: DENIED,
    errno.EPERM: DENIED,
    errno.EROFS: say("reason-read-only"),
    errno.EISDIR: say("reason-is-a-folder"),
    errno.ENOTDIR: say("reason-not-a-folder"),
    errno.EEXIST: say("reason-exists"),
    errno.ENOTEMPTY: say("reason-not-empty"),
    errno.ENAMETOOLONG: say("reason-name-too-long"),
    errno.ELOOP: say("reason-link-loop"),
    errno.EBUSY: IN_USE,
    errno.EAGAIN: IN_USE,
    errno.ETXTBSY: IN_USE,
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
    errno.EFBIG: DISK_FULL,
    errno.EIO: say("reason-disk-error"),
    errno.EMFILE: say("reason-too-many-files"),
    errno.ENFILE: say("reason-too-many-files"),
    errno.EADDRINUSE: say("reason-address-in-use"),
    errno.EADDRNOTAVAIL: say("reason-not-our-address"),
    errno.ECONNREFUSED: say("reason-refused"),
    errno.ETIMEDOUT: TIMED_OUT,
    errno.EHOSTUNREACH: UNREACHABLE,
    errno.ENETUNREACH: UNREACHABLE,
    errno.ENETDOWN: UNREACHABLE,
    errno.ECONNRESET: BROKEN_OFF,
    errno.ECONNABORTED: BROKEN_OFF,
    errno.EPIPE: BROKEN_OFF,
}

SQLITE_ERRORS: Final[Mapping[int, Message]] = {
    3: DENIED,  # SQLITE_PERM
    23: DENIED,  # SQLITE_AUTH
    8: say("reason-read-only"),  # SQLITE_READONLY
    5: IN_USE,  # SQLITE_BUSY
    6: IN_USE,  # SQLITE_LOCKED
    13: DISK_FULL,  # SQLITE_FULL
    10: say("reason-disk-error"),  # SQLITE_IOERR
    11: DAMAGED,  # SQLITE_CORRUPT
    26: say("reason-not-a-database"),  # SQLITE_NOTADB
}
"""SQLite's primary codes of errors."""

SQL_STATES: Final[Mapping[str, Message]] = {
    "28000": WRONG_LOGIN,
    "28P01": WRONG_LOGIN,
    "3D000": say("reason-no-such-database"),
    "42501": DENIED,
    "53100": DISK_FULL,
    "53300": say("reason-too-many-connections"),
    "55P03": IN_USE,
    "57014": TIMED_OUT,
    "57P01": BROKEN_OFF,
    "57P03": say("reason-database-starting"),
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
"""PostgreSQL's codes of errors."""

PRIMARY_CODE_MASK: Final = 0xFF
"""The bits of SQLite's extended error code that hold the primary code."""


def reason_of(wrong: BaseException) -> Message:
    """The reason, as the end of a sentence after a colon, without a full stop.

    >>> from shoal.core.catalogue import load_program
    >>> load_program("en").format(reason_of(FileNotFoundError(errno.ENOENT, "Not found")))
    'there is no such file or folder'
    """
    state = getattr(wrong, "sqlstate", None)
    if isinstance(state, str):
        return SQL_STATES.get(state) or say("reason-code", code=state)
    if is_a(wrong, "sqlite3.Error"):
        return sqlite_reason(wrong)
    if isinstance(wrong, OSError):
        return system_reason(wrong)
    if is_a(wrong, "http.client.HTTPException"):
        return say("reason-not-http")
    if isinstance(wrong, UnicodeError):
        return say("reason-not-text")
    return say("reason-code", code=type(wrong).__name__)


def is_a(wrong: BaseException, name: str) -> bool:
    """Whether the class of an error, or one that it inherits from, has this name."""
    return any(f"{one.__module__}.{one.__name__}" == name for one in type(wrong).__mro__)


def system_reason(wrong: OSError) -> Message:
    """The reason of an error of the operating system or the network."""
    if is_a(wrong, "socket.gaierror"):
        return say("reason-unknown-host")
    if is_a(wrong, "ssl.SSLCertVerificationError"):
        return say("reason-certificate")
    if is_a(wrong, "ssl.SSLError"):
        return say("reason-not-https")
    if isinstance(wrong, TimeoutError):
        return TIMED_OUT
    if is_a(wrong, "http.client.HTTPException"):  # the server hung up without an answer
        return BROKEN_OFF
    number = wrong.errno
    if number is None:
        return say("reason-code", code=type(wrong).__name__)
    return SYSTEM_ERRORS.get(number) or say("reason-code", code=str(number))


def sqlite_reason(wrong: BaseException) -> Message:
    """The reason of an error of SQLite."""
    code = getattr(wrong, "sqlite_errorcode", None)
    if code is None:
        return say("reason-code", code=type(wrong).__name__)
    known = SQLITE_ERRORS.get(code & PRIMARY_CODE_MASK)
    return known or say("reason-code", code=getattr(wrong, "sqlite_errorname", str(code)))
