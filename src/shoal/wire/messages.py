"""What the program says to people, as it is sent: see ``shoal.core.message``."""

from typing import Any, cast

from msgspec import Raw, Struct

from shoal.core import message as core
from shoal.core.message_json import read_value


class Message(Struct, frozen=True, array_like=True):
    """A key of the game's or the shared catalogue, its arguments, its rule, and its level.

    The level is 0 for a headline, 1 for a line, 2 for a detail.
    """

    key: str
    # A number, a text, a list of these, or {"message": ...}.
    args: dict[str, Any]
    rule: str
    level: int


class LogEntry(Struct, frozen=True, array_like=True):
    """What a viewer hears of one step, and the number of its turn."""

    turn: int
    messages: list[Message]


def wire_message(message: core.Message) -> Message:
    """A message as it is sent, without its audience."""
    return Message(message.key, message.args, message.rule, message.level)


def wire_error(message: core.Message) -> Message:
    """The message of an error as it is sent; it may contain other messages."""
    args = {name: core.as_json(value) for name, value in message.args.items()}
    return Message(message.key, args, message.rule, message.level)


def core_message(message: Message) -> core.Message:
    """A message that came over the network."""
    args = {name: read_value(name, value) for name, value in message.args.items()}
    return core.Message(message.key, args, message.rule, message.level)


def encoded_entry(entry: bytes) -> LogEntry:
    """An entry that is already JSON, to be sent as it is; the sender cannot read its fields."""
    return cast("LogEntry", Raw(entry))
