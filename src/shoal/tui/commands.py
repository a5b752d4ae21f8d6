"""What a person can type besides moves, the same in both front ends."""

from collections.abc import Sequence
from dataclasses import dataclass

from shoal.core.errors import BadNotation
from shoal.tui.move_choices import exact

_HELP = """Type a move: its words, or a beginning that no other move has{number}.
  ?            this help; also help
{rule}  ? MOVE       why a move is or is not allowed
  rules        all rules
  hint         what a strong player would do, and why
  undo         undo your last move, unless dice or a reveal came after it
  moves        the moves again; moves WORD: those that match
  board        the board again
  log          what has happened so far
  replay       look back, step by step
  agree        or refuse: when another player asks to undo a move
  seat N       switch to another seat of this terminal, if several can move
  quit         or leave: the game is saved; shoal play --resume continues it"""

_RULE_HELP = """  rule         the rule for what you are asked
  ? {rule:<10} one rule
"""

PLAIN_WORDS = ("agree", "board", "help", "hint", "log", "quit", "refuse", "replay", "rules", "undo")
"""Commands of one word."""

MAX_DIGITS = 5

OTHER_NAMES = {"h": "help", "?": "help", "q": "quit", "exit": "quit", "leave": "quit"}


def help_text(number: str, rule: str) -> str:
    """What can be typed; ``rule`` is the number of a rule, '' for a game without numbered rules."""
    return _HELP.format(number=number, rule=_RULE_HELP.format(rule=rule) if rule else "")


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
    if word in ("moves", "seat") or (word == "rules" and rest):
        return Command(word, rest)
    return Command("move", line)


def numbered(moves: Sequence[str], digits: str) -> str:
    """The move with that number, counted from 1."""
    if not moves:
        raise BadNotation("There is nothing to decide now.")
    if len(digits) > MAX_DIGITS or not 1 <= int(digits) <= len(moves):
        raise BadNotation(f"The moves are numbered 1 to {len(moves)}.")
    return moves[int(digits) - 1]
