"""The logs of a match: what each viewer has heard, kept as JSON.

Compiled, like the history to which it belongs.
"""

from collections.abc import Sequence
from typing import Any, Final, final

import msgspec

from shoal.core.bits import bit
from shoal.core.message import EVERYBODY, Message, heard_by
from shoal.core.message_json import read_value
from shoal.core.packed_arrays import i64
from shoal.core.state import SPECTATOR


@final
class LogEntry:
    """What a viewer hears of one step: messages, and the number of the turn to which they belong.

    A GameLog keeps it as JSON: see ``encode_entry``.
    """

    def __init__(self, turn: int, messages: list[Message]) -> None:
        self.turn: Final = turn
        self.messages: Final = messages

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LogEntry):
            return NotImplemented
        return self.turn == other.turn and self.messages == other.messages

    def __hash__(self) -> int:
        return hash((self.turn, tuple(self.messages)))

    def __repr__(self) -> str:
        return f"LogEntry({self.turn}, {self.messages!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return LogEntry, (self.turn, self.messages)


# The same content always gives the same bytes, so that the order of arguments reveals nothing.
_encoder: Final = msgspec.json.Encoder(order="deterministic")
# Any: an argument is a number, a text or a list of these, as the game chose.
_decoder: Final = msgspec.json.Decoder(tuple[int, list[tuple[str, dict[str, Any], str, int]]])


def encode_entry(turn: int, messages: Sequence[Message]) -> bytes:
    """A log entry as it is kept and sent: ``[turn, [[key, args, rule, level], ...]]``.

    A server keeps very many entries. As bytes, an entry takes about a seventh of the memory of its
    objects, and the garbage collector never looks at it.

    >>> encode_entry(3, [Message("log-fish", {"count": 2}, "SB-15")])
    b'[3,[["log-fish",{"count":2},"SB-15",1]]]'
    """
    encoded = _encoder.encode([turn, [message.to_json() for message in messages]])
    # The encoder's bytes still occupy the larger buffer that it wrote them to; a copy does not.
    return bytes(memoryview(encoded))


def decode_entry(encoded: bytes) -> LogEntry:
    """The log entry in these bytes; its messages no longer know their audience.

    >>> decode_entry(b'[3,[["log-fish",{"count":2},"SB-15",1]]]')
    LogEntry(3, [say('log-fish', count=2, rule='SB-15', level=1)])
    """
    turn, messages = _decoder.decode(encoded)
    said = [
        Message(key, {name: read_value(name, args[name]) for name in args}, rule, level)
        for key, args, rule, level in messages
    ]
    return LogEntry(turn, said)


@final
class GameLog:
    """The log of every viewer: the seats, and spectators as the last one."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.audiences: list[int] = []
        """For each step the set of viewers that got an entry, as bits."""
        self._logs: list[list[bytes]] = [[]] * (players + 1)
        """One list for all viewers until they hear something different, then one for each."""

    def __getnewargs__(self) -> tuple[object, ...]:
        return (self.players,)

    def of(self, viewer: int) -> list[bytes]:
        """The entries of a viewer; do not modify."""
        return self._logs[viewer]

    def first_entry_after(self, step: int) -> bytes | None:
        """The first entry of spectators after ``step`` steps; None if there is none."""
        log = self._logs[self.players]
        entries = self._entry_count(self.players, step)
        return log[entries] if entries < len(log) else None

    def back(self, step: int) -> "GameLog":
        """The logs as they were after ``step`` steps."""
        earlier = GameLog(self.players)
        earlier.audiences = self.audiences[:step]
        if self._is_shared():
            log = self._logs[0][: self._entry_count(0, step)]
            earlier._logs = [log] * (self.players + 1)
        else:
            earlier._logs = [
                log[: self._entry_count(viewer, step)] for viewer, log in enumerate(self._logs)
            ]
        return earlier

    def entries(self, turn: int, messages: list[Message]) -> list[bytes]:
        """What each viewer will hear of a step; b"" for nothing."""
        for_all = True
        for message in messages:
            if message.audience != EVERYBODY:
                for_all = False
        if for_all:
            return [encode_entry(turn, messages) if messages else b""] * (self.players + 1)
        # Viewers who hear the same share one entry.
        shared: dict[bytes, bytes] = {}
        entries: list[bytes] = []
        for viewer in range(self.players + 1):
            heard = self._heard(messages, viewer)
            entry = encode_entry(turn, heard) if heard else b""
            entries.append(shared.setdefault(entry, entry))
        return entries

    def add(self, entries: list[bytes]) -> None:
        """Add a step, of which each viewer hears one of these entries."""
        audience = 0
        for viewer, entry in enumerate(entries):
            if entry:
                audience |= int(bit(viewer))
        self.audiences.append(audience)
        if self._is_shared():
            if entries.count(entries[0]) == len(entries):
                if entries[0]:
                    self._logs[0].append(entries[0])
                return
            self._logs = [log[:] for log in self._logs]
        for viewer, entry in enumerate(entries):
            if entry:
                self._logs[viewer].append(entry)

    def _is_shared(self) -> bool:
        """Whether all viewers have heard the same so far."""
        return self._logs[0] is self._logs[self.players]

    def _entry_count(self, viewer: int, step: int) -> int:
        """The number of entries of a log after ``step`` steps."""
        entries = len(self._logs[viewer])
        for audience in self.audiences[step:]:
            if audience & int(bit(viewer)):
                entries -= 1
        return entries

    def _heard(self, messages: list[Message], viewer: int) -> list[Message]:
        seat: i64 = viewer
        if viewer == self.players:
            seat = SPECTATOR
        return heard_by(messages, seat)
