"""What the program says, as data: a key of a catalogue, arguments, a rule and a level.

Only the edges (page, terminal, text export) turn a Message into words: see
``shoal.core.catalogue``.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from shoal.core.bits import HIGHEST, bit
from shoal.core.packed_arrays import i64
from shoal.core.special_seats import EVERYTHING

Value: TypeAlias = "int | float | str | Sequence[int] | Sequence[float] | Sequence[str] | Message"
"""An argument: a number, a text or the key of a word, a list of these, or another message.

A message inside another is shown as its sentence, such as the reason in an error. The
arguments ``seat`` and ``other`` are seat numbers, and ``seats`` is a list of them. A name
with a hyphen never comes from a game: the renderer adds such names.
"""

HEADLINE: Final = 0
"""Sums up a turn."""

LINE: Final = 1
"""One thing that happened, and everything that is no log entry."""

DETAIL: Final = 2
"""Shown only to readers who ask for details."""

EVERYBODY: Final[i64] = -1
"""The audience of a message for all seats and for spectators: every bit is set."""

SPECTATORS: Final[i64] = HIGHEST
"""The bit of an audience that stands for everybody without a seat."""


@final
class Message:
    """One thing to say. Nobody changes it, so that many readers can share it.

    Two messages are equal if they say the same. The audience does not count, because a reader
    cannot know who else has heard a message.
    """

    def __init__(
        self,
        key: str,
        args: dict[str, Value],
        rule: str = "",
        level: int = LINE,
        audience: i64 = EVERYBODY,
    ) -> None:
        self.key: Final = key
        self.args: Final = args
        self.rule: Final = rule
        self.level: Final = level
        self.audience: Final[i64] = audience

    def for_seats(self, seats: Sequence[int]) -> "Message":
        """The same message for these seats alone."""
        return Message(self.key, self.args, self.rule, self.level, seat_bits(seats))

    def for_all_but(self, seats: Sequence[int]) -> "Message":
        """The same message for everybody else, spectators included."""
        audience = EVERYBODY ^ seat_bits(seats)
        return Message(self.key, self.args, self.rule, self.level, audience)

    def is_for(self, viewer: i64) -> bool:
        """Whether a viewer may hear it: a seat, ``SPECTATOR`` or ``EVERYTHING``."""
        if viewer == EVERYTHING:
            return True
        if viewer < 0:
            return self.audience & SPECTATORS != 0
        return self.audience & bit(viewer) != 0

    def to_json(self) -> list[object]:
        """``[key, args, rule, level]``; the audience stays here.

        >>> say("log-school", seat=1, count=3, rule="SB-15", level=DETAIL).to_json()
        ['log-school', {'seat': 1, 'count': 3}, 'SB-15', 2]
        """
        args = {name: as_json(value) for name, value in self.args.items()}
        return [self.key, args, self.rule, self.level]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return (
            self.key == other.key
            and self.args == other.args
            and self.rule == other.rule
            and self.level == other.level
        )

    def __hash__(self) -> int:
        args = [(name, as_hashable(value)) for name, value in self.args.items()]
        return hash((self.key, frozenset(args), self.rule, self.level))

    def __repr__(self) -> str:
        args = "".join([f", {name}={value!r}" for name, value in self.args.items()])
        return f"say({self.key!r}{args}, rule={self.rule!r}, level={self.level})"

    def __reduce__(self) -> tuple[type["Message"], tuple[str, dict[str, Value], str, int, int]]:
        return Message, (self.key, self.args, self.rule, self.level, self.audience)


def say(key: str, /, *, rule: str = "", level: int = LINE, **args: Value) -> Message:
    """A message for everybody. The key is a literal, or comes from ``key_in``.

    >>> say("log-school", seat=1, count=3, rule="SB-15")
    say('log-school', seat=1, count=3, rule='SB-15', level=1)
    """
    return Message(key, args, rule, level)


def key_in(family: str, name: str) -> str:
    """The key of one of several words or messages that begin alike.

    The family is a literal, so that ``tools/check_messages.py`` knows the keys.

    >>> key_in("colour", "red")
    'colour-red'
    """
    return f"{family}-{name}"


def heard_by(messages: Sequence[Message], viewer: i64) -> list[Message]:
    """The messages that a viewer may hear: a seat, ``SPECTATOR`` or ``EVERYTHING``.

    >>> drawn = say("log-draws", seat=1, card="card-boat")
    >>> [said.key for said in heard_by([drawn.for_seats([1]), say("log-ends")], 0)]
    ['log-ends']
    """
    return [message for message in messages if message.is_for(viewer)]


def as_json(value: Value) -> object:
    """A message inside another as ``{"message": [key, args, rule, level]}``; the rest as it is."""
    return {"message": value.to_json()} if isinstance(value, Message) else value


def as_hashable(value: Value) -> object:
    """A list as a tuple; anything else as it is."""
    return tuple(value) if isinstance(value, list) else value


def seat_bits(seats: Sequence[int]) -> i64:
    """The seats as the bits of a number."""
    bits: i64 = 0
    for seat in seats:
        bits |= bit(seat)
    return bits
