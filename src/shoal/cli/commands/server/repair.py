"""``shoal repair``: check a server's database; the work is done by ``shoal.server.repair``."""

import argparse

from shoal.cli.arguments import add_more_games
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.message import say


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add = parser.add_argument
    add("database", metavar="DATABASE", help=say("help-database"))
    add("--write", action="store_true", help=say("help-write"))
    add_more_games(parser, say("help-game-of-database"))


def run(args: argparse.Namespace) -> int:
    """Report damage, or repair it; exit code 1 when something damaged is left."""
    # Imported here because the other commands do not need the server, which loads slowly.
    from shoal.server.repair import command  # noqa: PLC0415

    return command.run(args.database, args.games, args.words, write=args.write)
