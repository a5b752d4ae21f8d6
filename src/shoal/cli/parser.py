"""The parser of the command line: every command with its arguments."""

import argparse
from collections.abc import Callable
from types import ModuleType
from typing import Final

import shoal
from shoal.cli.commands import (
    arena,
    bench,
    check,
    games,
    hint,
    new_game,
    rules,
    simulate,
    solve,
    study,
    verify,
)
from shoal.cli.commands.playing import join, play, replay
from shoal.cli.commands.server import repair, serve
from shoal.cli.front_end import add_language
from shoal.cli.sentence_parser import SentenceParser

COMMANDS: Final[tuple[tuple[str, ModuleType, str], ...]] = (
    ("games", games, "list the games"),
    ("rules", rules, "show the rules of a game"),
    ("play", play, "play against bots, or several people at one keyboard"),
    ("simulate", simulate, "play many games between bots"),
    ("hint", hint, "suggest moves for a position"),
    ("arena", arena, "measure bots against bots"),
    ("join", join, "play at a table on a server"),
    ("study", study, "measure balance, luck and length"),
    ("solve", solve, "compute exact answers"),
    ("replay", replay, "step through a recorded game"),
    ("verify", verify, "check the dice of a finished game"),
    ("bench", bench, "measure speed"),
    ("check", check, "check a game implementation"),
    ("new-game", new_game, "write a small complete game of your own"),
    ("serve", serve, "run a server for tables on the network"),
    ("repair", repair, "check a server's database, and repair it"),
)
"""Each module has ``add_arguments(parser)`` and ``run(args)``."""


def build_parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    parser = SentenceParser(
        prog="shoal",
        description="Five sea games: play, check, simulate and study them. Without a command, "
        "shoal serves this machine and opens the browser.",
        epilog="See shoal COMMAND --help for the options of a command.",
    )
    parser.add_argument("--version", action="version", version=version())
    add_language(parser, default=None)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, module, sentence in COMMANDS:
        run: Callable[[argparse.Namespace], int] = module.run
        command = commands.add_parser(name, help=sentence, description=f"Shoal: {sentence}.")
        command.set_defaults(run=run)
        module.add_arguments(command)
    return parser


def version() -> str:
    """The version, and whether the engine is compiled."""
    return f"shoal {shoal.__version__} ({'compiled' if shoal.COMPILED else 'uncompiled'})"
