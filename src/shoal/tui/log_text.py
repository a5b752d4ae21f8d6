"""The log as lines, turn by turn: a headline first, then what happened, then the details."""

import textwrap
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from shoal.core.message import DETAIL, HEADLINE, LINE, Message
from shoal.match.game_log import LogEntry

MIN_WIDTH: Final = 20
"""Text is never folded more narrowly."""

Words = Callable[[Message], str]
"""Turns a message into a sentence for its reader."""


class LogLine(NamedTuple):
    """A sentence of the log, how important it is, and whether it belongs to the line above it."""

    text: str
    level: int = LINE
    is_below: bool = False


def log_lines(entries: Sequence[LogEntry], words: Words) -> list[LogLine]:
    """Everything that the log says."""
    lines = []
    for messages in turns(entries):
        above = DETAIL
        for message in sorted(messages, key=lambda one: one.level != HEADLINE):
            is_below = above < message.level
            lines.append(LogLine(words(message), message.level, is_below))
            above = min(above, message.level)
    return lines


def without_details(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines for readers who have not asked for details."""
    return [line for line in lines if line.level != DETAIL]


def summary(entries: Sequence[LogEntry], words: Words) -> list[LogLine]:
    """The headline of each turn, and what came after it, such as the end of a round.

    A turn without a headline, such as the current one, has its lines.
    """
    lines = []
    for messages in turns(entries):
        levels = [message.level for message in messages]
        first = levels.index(HEADLINE) if HEADLINE in levels else 0
        lines += log_lines([LogEntry(0, messages[first:])], words)
    return without_details(lines)


def turns(entries: Sequence[LogEntry]) -> list[list[Message]]:
    """The messages of each turn, in the order in which they were said."""
    return [
        [message for entry in turn for message in entry.messages]
        for _, turn in groupby(entries, key=lambda entry: entry.turn)
    ]


def fold(text: str, width: int) -> str:
    """A text in lines of this width."""
    return textwrap.fill(text, width)


def folded(line: LogLine, width: int) -> str:
    r"""A line as an item of a list, with continuation lines indented.

    >>> folded(LogLine("Kai rolls three dice."), 20)
    '- Kai rolls three\n  dice.'
    >>> folded(LogLine("A fish.", is_below=True), 20)
    '  - A fish.'
    """
    indent = "  " if line.is_below else ""
    return textwrap.fill(
        line.text,
        max(width, MIN_WIDTH),
        initial_indent=f"{indent}- ",
        subsequent_indent=f"{indent}  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
