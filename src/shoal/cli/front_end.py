"""Which front end shows a game in the terminal: the full screen, or plain lines."""

import argparse
import os
import sys
from typing import Final

from shoal.core.catalogue import LANGUAGES, choose_language
from shoal.tui.plain import PlainFrontEnd
from shoal.tui.tables.table import TerminalTable

THEMES: Final = ("dark", "light")


def add_front_end(parser: argparse.ArgumentParser) -> None:
    """The options that choose the front end."""
    parser.add_argument("--plain", action="store_true", help="line by line, without a full screen")
    parser.add_argument(
        "--theme", choices=THEMES, default="dark", help="colours of the full screen: dark or light"
    )


def add_language(parser: argparse.ArgumentParser, default: str | None = argparse.SUPPRESS) -> None:
    """The option that chooses the language; a command keeps the choice made before it."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=default,
        help=f"the language: {', '.join(LANGUAGES)} (default: from LC_ALL, LC_MESSAGES or LANG)",
    )


def read_language(args: argparse.Namespace) -> str:
    """The language of ``--language``, or of the environment."""
    return choose_language(os.environ, args.language or "")


def is_plain(args: argparse.Namespace) -> bool:
    """Whether to use plain lines: on request, in a pipe and on simple terminals."""
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    return args.plain or not interactive or os.environ.get("TERM", "dumb") in ("dumb", "")


def play_at(table: TerminalTable, args: argparse.Namespace) -> None:
    """Play at a table in the front end that fits, then print how it ended."""
    try:
        if is_plain(args):
            PlainFrontEnd(table).play()
        else:
            from shoal.tui.screen import app  # noqa: PLC0415 - loads slowly

            app.play(table, args.theme)
    finally:
        table.leave()
    print(table.farewell())
