"""Reads a Message from its JSON."""

from typing import TypeGuard

from shoal.core.errors import ShoalError
from shoal.core.message import DETAIL, HEADLINE, Message, Value, say


def message_from_json(values: object) -> Message:
    """The message of ``[key, args, rule, level]``, for everybody.

    >>> message_from_json(["log-school", {"seat": 1}, "SB-15", 2])
    say('log-school', seat=1, rule='SB-15', level=2)
    """
    if not isinstance(values, list) or len(values) != 4:
        raise ShoalError(say("error-message-shape"))
    key, args, rule, level = values[0], values[1], values[2], values[3]
    if not isinstance(key, str) or not isinstance(args, dict) or not isinstance(rule, str):
        raise ShoalError(say("error-message-types"))
    if not isinstance(level, int) or not HEADLINE <= level <= DETAIL:
        raise ShoalError(say("error-message-level", low=HEADLINE, high=DETAIL))
    return Message(key, {str(name): read_value(name, args[name]) for name in args}, rule, level)


def read_value(name: object, value: object) -> Value:
    """An argument of a message, if it can be one."""
    if isinstance(value, dict) and "message" in value:
        return message_from_json(value["message"])
    if not isinstance(name, str) or not is_value(value):
        raise ShoalError(say("error-message-argument", name=str(name)))
    return value


def is_value(value: object) -> TypeGuard[Value]:
    """Whether it can be an argument of a message: a number, a text or a list of these."""
    if isinstance(value, list):
        for item in value:
            if not isinstance(item, int | float | str):
                return False
        return True
    return isinstance(value, int | float | str)
