"""What a person can type besides moves, the same in both front ends.

The words are the same in every language.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from shoal.core.errors import BadNotation
from shoal.core.message import say
from shoal.tui.move_choices import exact

PLAIN_WORDS = ("agree", "board", "help", "hint", "log", "quit", "refuse", "replay", "rules", "undo")
"""Commands of one word."""

MAX_DIGITS = 5

OTHER_NAMES = {"h": "help", "?": "help", "q": "quit", "exit": "quit", "leave": "quit"}


def command_word(word: str) -> str:
    """A command by its main name.

    >>> command_word("leave"), command_word("?"), command_word("Undo")
    ('quit', 'help', 'undo')
    """
    word = word.lower()
    return OTHER_NAMES.get(word, word)


@dataclass(frozen=True)
class Command:
    """A command: one of the above, ``move``, ``why`` or ``nothing``; ``about`` is its argument."""

    kind: str
    about: str = ""


def read_command(typed: str, moves: Sequence[str]) -> Command:
    """The command in a typed line.

    >>> read_command("? roll", ["roll"]), read_command("2", ["roll", "stop"])
    (Command(kind='why', about='roll'), Command(kind='move', about='stop'))
    """
    line = " ".join(typed.split())
    if not line:
        return Command("nothing")
    if line.startswith("?") and line != "?":
        return Command("why", line[1:].strip())
    if exact(moves, line):
        return Command("move", exact(moves, line))
    if line.isascii() and line.isdigit():
        return Command("move", numbered(moves, line))
    word, _, rest = line.lower().partition(" ")
    word = command_word(word)
    if word == "rule":
        return Command("why", rest)
    if word in PLAIN_WORDS and not rest:
        return Command(word)
    if word in ("moves", "player", "seat") or (word == "rules" and rest):
        return Command(word, rest)
    return Command("move", line)


def numbered(moves: Sequence[str], digits: str) -> str:
    """The move with that number, counted from 1."""
    if not moves:
        raise BadNotation(say("no-decision"))
    if len(digits) > MAX_DIGITS or not 1 <= int(digits) <= len(moves):
        raise BadNotation(say("move-numbers", last=len(moves)))
    return moves[int(digits) - 1]
