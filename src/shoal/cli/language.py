"""The option ``--language`` of every command."""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import LANGUAGES
from shoal.core.message import say

OPTION: Final = "--language"


def add_language(parser: SentenceParser, default: str | None = argparse.SUPPRESS) -> None:
    """The option that chooses the language; a command keeps the choice made before it."""
    parser.add_argument(
        OPTION, choices=LANGUAGES, default=default, help=say("help-language", languages=LANGUAGES)
    )


def language_asked(arguments: Sequence[str]) -> str:
    """The language that the arguments ask for, which must be known before they are parsed.

    >>> language_asked(["--language", "de", "games", "--language=fr"]), language_asked([])
    ('fr', '')
    """
    asked = ""
    for argument, following in pairwise([*arguments, ""]):
        if argument == OPTION:
            asked = following
        elif argument.startswith(f"{OPTION}="):
            asked = argument.partition("=")[2]
    return asked


def split_language(given: Sequence[str]) -> tuple[list[str], list[str]]:
    """The option before the command, and the command with its arguments.

    >>> split_language(["--language", "de", "play", "jaws"]), split_language(["--language=fr"])
    ((['--language', 'de'], ['play', 'jaws']), (['--language=fr'], []))
    """
    count = 0
    if given and given[0].startswith(f"{OPTION}="):
        count = 1
    elif len(given) > 1 and given[0] == OPTION:
        count = 2
    return list(given[:count]), list(given[count:])
