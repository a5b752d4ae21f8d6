"""Commands and options under the names they had before; still accepted, but not in the help."""

from collections.abc import Mapping, Sequence
from typing import Final

OLD_COMMANDS: Final = {"laws": "check"}

OLD_OPTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "agent": {"--skin": "--disguise"},
    "serve": {
        "--minds": "--bot-processes",
        "--patience": "--request-timeout",
        "--grace": "--reconnect-seconds",
        "--room": "--game",
        "--game-module": "--game",
    },
    "repair": {"--mend": "--write", "--room": "--game", "--game-module": "--game"},
}


def current_names(arguments: Sequence[str]) -> list[str]:
    """The arguments with today's names.

    >>> current_names(["serve", "--minds=2", "--port", "0"])
    ['serve', '--bot-processes=2', '--port', '0']
    """
    if not arguments:
        return []
    command = OLD_COMMANDS.get(arguments[0], arguments[0])
    options = OLD_OPTIONS.get(command, {})
    return [command, *[current_option(one, options) for one in arguments[1:]]]


def current_option(argument: str, options: Mapping[str, str]) -> str:
    """An argument, with today's name if it is an old option: ``--old`` or ``--old=value``."""
    name, equals, value = argument.partition("=")
    return f"{options.get(name, name)}{equals}{value}"
