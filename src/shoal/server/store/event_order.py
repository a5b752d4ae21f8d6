"""Checks that the events of a table are numbered 1, 2, 3 and so on."""

from collections.abc import Iterable

from shoal.core.message import say
from shoal.server.store.base import Damaged


def in_order(rows: Iterable[tuple[int, bytes]], after: int = 0) -> list[bytes]:
    """The events of rows sorted by number; Damaged if one is missing or duplicated.

    >>> in_order([(3, b"c"), (4, b"d")], after=2)
    [b'c', b'd']
    >>> in_order([(1, b"a"), (1, b"b")])
    Traceback (most recent call last):
    shoal.server.store.base.Damaged: Event 1 is stored twice.
    """
    bodies: list[bytes] = []
    for number, body in rows:
        expected = after + len(bodies) + 1
        if number < expected:
            raise Damaged(say("error-stored-event-twice", number=number))
        if number > expected:
            raise Damaged(say("error-stored-event-missing", number=expected))
        if not isinstance(body, bytes):
            raise Damaged(say("error-stored-event-unreadable", number=number))
        bodies.append(body)
    return bodies


def until_first_gap(rows: Iterable[tuple[int, bytes]], after: int = 0) -> list[bytes]:
    """The events of rows sorted by number, up to the first that is missing or duplicated.

    >>> until_first_gap([(3, b"c"), (5, b"e")], after=2)
    [b'c']
    """
    bodies: list[bytes] = []
    for number, body in rows:
        if number != after + len(bodies) + 1:
            break
        bodies.append(body)
    return bodies
