"""argparse's own texts, such as "usage:", in the words of our catalogue.

argparse looks its texts up with gettext, by their English wording. Here that lookup reads our
catalogue. A text that is not listed, or that another version of Python words differently, is
English.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from shoal.core.catalogue import Catalogue
from shoal.core.message import Message, say

GETTEXT: Final = "_"
"""What argparse calls gettext."""

TEXTS: Final[dict[str, Message]] = {
    "usage: ": say("argparse-usage"),
    "positional arguments": say("argparse-arguments"),
    "options": say("argparse-options"),
    "show this help message and exit": say("argparse-help"),
    "show program's version number and exit": say("argparse-version"),
    "argument %(argument_name)s: %(message)s": say(
        "argparse-about", argument="%(argument_name)s", problem="%(message)s"
    ),
    "the following arguments are required: %s": say("argparse-required", arguments="%s"),
    "unrecognized arguments: %s": say("argparse-unknown", arguments="%s"),
    "not allowed with argument %s": say("argparse-conflict", argument="%s"),
    "ignored explicit argument %r": say("argparse-no-value", value="%r"),
    "expected one argument": say("argparse-one-value"),
    "expected at most one argument": say("argparse-one-value-at-most"),
    "expected at least one argument": say("argparse-one-value-at-least"),
    "ambiguous option: %(option)s could match %(matches)s": say(
        "argparse-ambiguous", option="%(option)s", matches="%(matches)s"
    ),
    "invalid %(type)s value: %(value)r": say("argparse-bad-value", value="%(value)r"),
    "invalid choice: %(value)r (choose from %(choices)s)": say(
        "argparse-bad-choice", value="%(value)r", choices="%(choices)s"
    ),
    "unknown parser %(parser_name)r (choices: %(choices)s)": say(
        "argparse-bad-choice", value="%(parser_name)r", choices="%(choices)s"
    ),
}
"""Each text of argparse with our message; its placeholders are arguments."""


@contextmanager
def argparse_in(words: Catalogue) -> Iterator[None]:
    """Let argparse speak the language of a catalogue."""

    def gettext(text: str) -> str:
        message = TEXTS.get(text)
        return english(text) if message is None else like(text, words.format(message))

    english = vars(argparse)[GETTEXT]
    setattr(argparse, GETTEXT, gettext)
    try:
        yield
    finally:
        setattr(argparse, GETTEXT, english)


def like(text: str, translated: str) -> str:
    """A translation with a space at its end if the text has one.

    >>> like("usage: ", "Aufruf:")
    'Aufruf: '
    """
    return f"{translated} " if text.endswith(" ") else translated
