"""What a person types besides moves, the same in both faces."""

from collections.abc import Sequence
from dataclasses import dataclass

from shoal.core.errors import BadNotation
from shoal.tui.move_choices import exact

HELP = """Type a move: its words, or a beginning that no other move has{number}.
  ?            this help; also help
  rule         the rule in question
  ? MOVE       why a move is or is not allowed
  ? {rule:<10} a paragraph of the rules
  rules        all rules
  hint         what a strong player would do, and why
  undo         back to before your last move, up to the last die or reveal
  moves        the moves again; moves WORD: those that match
  board        the board again
  log          what has happened so far
  replay       look back, step by step
  agree        or refuse: when another seat would like to take its move back
  seat N       let another seat of this terminal act, where several may
  quit         or leave: the game is kept, and shoal play --resume goes on with it"""

PLAIN_WORDS = ("agree", "board", "help", "hint", "log", "quit", "refuse", "replay", "rules", "undo")
"""Orders of one word."""

OTHER_NAMES = {"h": "help", "?": "help", "q": "quit", "exit": "quit", "leave": "quit"}


def order_word(word: str) -> str:
    """The word of the help that a person means: another name of it, or itself.

    >>> order_word("leave"), order_word("?"), order_word("Undo")
    ('quit', 'help', 'undo')
    """
    word = word.lower()
    return OTHER_NAMES.get(word, word)


@dataclass(frozen=True)
class Order:
    """A word of the above, or ``move``, ``why`` or ``nothing``, and what it is about."""

    kind: str
    about: str = ""


def read_order(typed: str, moves: Sequence[str]) -> Order:
    """What a typed line asks for.

    >>> read_order("? roll", ["roll"]), read_order("2", ["roll", "stop"])
    (Order(kind='why', about='roll'), Order(kind='move', about='stop'))
    """
    line = " ".join(typed.split())
    if not line:
        return Order("nothing")
    if line.startswith("?") and line != "?":
        return Order("why", line[1:].strip())
    if exact(moves, line):
        return Order("move", exact(moves, line))
    if line.isascii() and line.isdigit():
        return Order("move", numbered(moves, line))
    word, _, rest = line.lower().partition(" ")
    word = order_word(word)
    if word == "rule":
        return Order("why", rest)
    if word in PLAIN_WORDS and not rest:
        return Order(word)
    if word in ("moves", "seat") or (word == "rules" and rest):
        return Order(word, rest)
    return Order("move", line)


def numbered(moves: Sequence[str], digits: str) -> str:
    """The move of that number, counted from 1."""
    if not moves:
        raise BadNotation("There is nothing to decide now.")
    if len(digits) > 5 or not 1 <= int(digits) <= len(moves):
        raise BadNotation(f"The moves are numbered 1 to {len(moves)}.")
    return moves[int(digits) - 1]
