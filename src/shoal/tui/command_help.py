"""The help on what can be typed: each command, and what it does."""

import textwrap
from typing import Final

from shoal.core.catalogue import Catalogue
from shoal.core.message import Message, say

COLUMN: Final = 17
"""Where the explanation of a command begins."""

NARROW: Final = 60
"""In fewer columns, explanations are below their commands."""

INDENT: Final = "    "

BEFORE_RULES: Final = (("?", say("help-of-help")),)

AFTER_RULES: Final = (
    ("? MOVE", say("help-of-why")),
    ("rules", say("help-of-rules")),
    ("hint", say("help-of-hint")),
    ("undo", say("help-of-undo")),
    ("moves", say("help-of-moves")),
    ("board", say("help-of-board")),
    ("log", say("help-of-log")),
    ("replay", say("help-of-replay")),
    ("agree, refuse", say("help-of-agree")),
    ("player NAME", say("help-of-player")),
    ("quit, leave", say("help-of-quit")),
)


def command_help(words: Catalogue, first: Message, rule: str, width: int) -> str:
    """What can be typed, after a first sentence; ``rule`` is the number of a rule, or ''."""
    commands = (*BEFORE_RULES, *rule_commands(rule), *AFTER_RULES)
    below = [explained(command, words.format(about), width) for command, about in commands]
    return "\n".join([textwrap.fill(words.format(first), width), *below])


def explained(command: str, about: str, width: int) -> str:
    """A command, and beside or below it what it does."""
    if width < NARROW:
        below = textwrap.fill(about, width, initial_indent=INDENT, subsequent_indent=INDENT)
        return f"  {command}\n{below}"
    return textwrap.fill(
        about,
        width,
        initial_indent=f"  {command:<{COLUMN - 2}}",
        subsequent_indent=" " * COLUMN,
    )


def rule_commands(rule: str) -> tuple[tuple[str, Message], ...]:
    """The commands about one rule, if rules have numbers."""
    if not rule:
        return ()
    return (("rule", say("help-of-rule")), (f"? {rule}", say("help-of-rule-number")))
