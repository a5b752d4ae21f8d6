"""Fields that several messages have, with their limits, and the bases of all messages."""

from typing import Annotated, Final

from msgspec import Meta, Struct

MAX_MESSAGE_BYTES: Final = 16_384
MAX_CHAT_LENGTH: Final = 500
MAX_NAME_LENGTH: Final = 40
MAX_OPTIONS: Final = 32
MAX_TIME_SECONDS: Final = 30 * 86_400

TICKET: Final = "^[A-Za-z0-9_-]{22}$"
TABLE: Final = "^[a-z2-7]{12}$"

Value = bool | Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=2_000)]
Ticket = Annotated[str, Meta(pattern=TICKET, description="The secret of a seat or of the host.")]
TableId = Annotated[str, Meta(pattern=TABLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=MAX_NAME_LENGTH)]
Salt = Annotated[str, Meta(max_length=100)]
Word = Annotated[str, Meta(max_length=40)]
RequestId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        description="Chosen by the client, new for every request.",
    ),
]
UpdateNumber = Annotated[int, Meta(ge=0, le=2**31)]
MoveText = Annotated[str, Meta(max_length=200)]


class Request(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A message from a client."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """A message from the server; later versions may add fields."""
