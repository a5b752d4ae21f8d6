"""Which front end shows a game in the terminal: the full screen, or plain lines."""

import argparse
import os
import sys
from typing import Final

from shoal.cli.sentence_parser import SentenceParser
from shoal.core.message import say
from shoal.tui.plain import PlainFrontEnd
from shoal.tui.tables.table import TerminalTable

THEMES: Final = ("dark", "light")


def add_front_end(parser: SentenceParser) -> None:
    """The options that choose the front end."""
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.add_argument("--theme", choices=THEMES, default="dark", help=say("help-theme"))


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
    print(table.text(table.farewell(), None))
