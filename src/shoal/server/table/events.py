"""The events of a table, as they are stored.

A table is rebuilt by applying its events in order; nothing else is stored of it.  Fields may be
added with a default but never removed, so that old tables keep working.
"""

from typing import Final

import msgspec
from msgspec import Struct, field

from shoal.wire import NewTable, TimeControl

NO_SEAT: Final = -1
"""The seat of an event that no seat caused."""


class Event(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened, at a time of the server's clock in milliseconds."""

    at: int


class TablePlan(NewTable, frozen=True):
    """How a table is set up: the request that opened it, as it is stored.

    The time control is stored as "pace", its name in version 5 of the protocol.
    """

    time_control: TimeControl = field(default=TimeControl(), name="pace")


def plan_of(request: NewTable) -> TablePlan:
    """The plan that a request for a table describes."""
    return msgspec.convert(request, TablePlan, from_attributes=True)


class Created(Event, frozen=True, tag="created"):
    """A table was opened; hashes of its secrets, and the seed of its dice.

    ``rules`` is the version of the game's rules; options that the plan omits have its defaults.
    """

    plan: TablePlan
    seed: str
    host: str
    invite: str
    rules: int
    seats: list["Kept"] = []
    start: str = ""


class Kept(Struct, frozen=True, omit_defaults=True):
    """A seat that a rematch takes over; only old tables have the salt."""

    ticket: str = ""
    name: str = ""
    salt: str = ""
    level: str = ""


class Invited(Event, frozen=True, tag="invited"):
    """The host made a new invitation."""

    invite: str


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    ticket: str
    name: str = ""
    salt: str = ""


class Renamed(Event, frozen=True, tag="renamed"):
    """A player changed their name; a record keeps the name from the start of the game."""

    seat: int
    name: str


class Salted(Event, frozen=True, tag="salted"):
    """A player added a salt to the dice, before the game."""

    seat: int
    salt: str


class Left(Event, frozen=True, tag="left"):
    """A seat became open."""

    seat: int


class BotSat(Event, frozen=True, tag="bot"):
    """A bot took a seat."""

    seat: int
    level: str


class WentAway(Event, frozen=True, tag="went"):
    """A player is away; the clocks are paused.  Stored as "went"."""

    seat: int


class StoodIn(Event, frozen=True, tag="stood_in"):
    """A bot plays for an absent player."""

    seat: int
    level: str


class Returned(Event, frozen=True, tag="returned"):
    """A player came back."""

    seat: int
    id: str = ""


class Started(Event, frozen=True, tag="started"):
    """The game began."""


class Played(Event, frozen=True, tag="played"):
    """A seat made a move; ``by`` says who made it if it was not the person in the seat."""

    seat: int
    move: str
    id: str = ""
    lag: int = 0
    by: str = ""


class Undone(Event, frozen=True, tag="undone"):
    """The match went back to a step."""

    seat: int
    step: int
    id: str = ""


class UndoRequested(Event, frozen=True, tag="asked"):
    """A seat asked the others to undo the moves since a step; stored as "asked"."""

    seat: int
    step: int
    id: str = ""


class UndoAnswered(Event, frozen=True, tag="answered"):
    """A seat agreed to undo, or not; stored as "answered"."""

    seat: int
    agree: bool
    id: str = ""


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat resigned."""

    seat: int
    id: str = ""


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat got a hint, at a table that tells everybody."""

    seat: int


class Said(Event, frozen=True, tag="said"):
    """A seat said something."""

    seat: int
    channel: str
    text: str
    id: str = ""


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again at another table, at the request of one seat."""

    table: str
    seat: int = NO_SEAT


class Closed(Event, frozen=True, tag="closed"):
    """The host closed the table before the game began."""


AnyEvent = (
    Created
    | Invited
    | Sat
    | Renamed
    | Salted
    | Left
    | BotSat
    | WentAway
    | StoodIn
    | Returned
    | Started
    | Played
    | Undone
    | UndoRequested
    | UndoAnswered
    | Resigned
    | Hinted
    | Said
    | Rematched
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> bytes:
    """The event as stored bytes."""
    return _encoder.encode(event)


def read_event(body: bytes) -> AnyEvent:
    """The event from stored bytes."""
    return _decoder.decode(body)
