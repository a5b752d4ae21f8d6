"""What is kept of a table: an append-only list of what happened.

A table is rebuilt by applying its events in order; nothing else is stored of
it.  Fields may be added with a default, never taken away, so that old tables
come back for ever.
"""

from typing import Final

import msgspec
from msgspec import Struct

from shoal.wire import NewTable

NOBODYS: Final = -1
"""The seat of an event that no seat caused."""


class Event(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened at a time of the server's clock, in milliseconds."""

    at: int


class Created(Event, frozen=True, tag="created"):
    """A table was opened; hashes of its secrets, and the seed of its dice.

    ``rules`` is the version of the game's rules whose defaults hold for what the plan leaves open.
    """

    plan: NewTable
    seed: str
    host: str
    invite: str
    rules: int
    seats: list["Kept"] = []
    start: str = ""


class Kept(Struct, frozen=True, omit_defaults=True):
    """A seat that a rematch takes over; the salt is that of old tables, which kept it."""

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
    """Somebody is called otherwise; a record keeps the name under which the game began."""

    seat: int
    name: str


class Salted(Event, frozen=True, tag="salted"):
    """Somebody gave a salt for dice that are not thrown yet."""

    seat: int
    salt: str


class Left(Event, frozen=True, tag="left"):
    """A seat became open."""

    seat: int


class BotSat(Event, frozen=True, tag="bot"):
    """A bot took a seat."""

    seat: int
    level: str


class Went(Event, frozen=True, tag="went"):
    """Somebody is away; the clocks wait."""

    seat: int


class StoodIn(Event, frozen=True, tag="stood_in"):
    """A bot plays for somebody who is away."""

    seat: int
    level: str


class Returned(Event, frozen=True, tag="returned"):
    """Who was away plays again."""

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


class Asked(Event, frozen=True, tag="asked"):
    """A seat asked to go back to a step."""

    seat: int
    step: int
    id: str = ""


class Answered(Event, frozen=True, tag="answered"):
    """A seat agreed to that, or not."""

    seat: int
    agree: bool
    id: str = ""


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int
    id: str = ""


class Said(Event, frozen=True, tag="said"):
    """A seat said something."""

    seat: int
    channel: str
    text: str
    id: str = ""


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again at another table, as the person of a seat asked."""

    table: str
    seat: int = NOBODYS


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
    | Went
    | StoodIn
    | Returned
    | Started
    | Played
    | Undone
    | Asked
    | Answered
    | Resigned
    | Said
    | Rematched
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> bytes:
    """The event as it is stored."""
    return _encoder.encode(event)


def read_event(body: bytes) -> AnyEvent:
    """The event from what was stored."""
    return _decoder.decode(body)
