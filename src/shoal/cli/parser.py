"""The parser of the command line: every command with its arguments."""

from collections.abc import Callable
from types import ModuleType
from typing import Final

import shoal
from shoal.cli.commands import (
    arena,
    bench,
    check,
    dataset,
    games,
    hint,
    new_game,
    rules,
    simulate,
    solve,
    study,
    verify,
)
from shoal.cli.commands.playing import agent, join, lesson, play, replay
from shoal.cli.commands.server import repair, serve
from shoal.cli.language import add_language
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue, load_program
from shoal.core.message import key_in, say

COMMANDS: Final[dict[str, ModuleType]] = {
    "games": games,
    "rules": rules,
    "lesson": lesson,
    "play": play,
    "simulate": simulate,
    "hint": hint,
    "arena": arena,
    "join": join,
    "agent": agent,
    "study": study,
    "dataset": dataset,
    "solve": solve,
    "replay": replay,
    "verify": verify,
    "bench": bench,
    "check": check,
    "new-game": new_game,
    "serve": serve,
    "repair": repair,
}
"""Each module has ``add_arguments(parser)`` and ``run(args)``.

``args.words`` is the catalogue in the language of the person who runs the command.
"""


def build_parser(words: Catalogue | None = None) -> SentenceParser:
    """All commands with their arguments; in English without a catalogue."""
    words = words or load_program("en")
    parser = SentenceParser(
        words=words,
        prog="shoal",
        description=words.format(say("cli-about")),
        epilog=words.format(say("cli-more-help")),
    )
    parser.add_argument("--version", action="version", version=version(words))
    add_language(parser, default=None)
    commands = parser.add_subparsers(
        title=words.format(say("cli-commands")), required=True, metavar="COMMAND"
    )
    for name, module in COMMANDS.items():
        run: Callable[..., int] = module.run
        about = say(key_in("cli-command", name))
        command = commands.add_parser(
            name,
            words=words,
            help=words.format(about),
            description=words.format(say("cli-command", what=about)),
        )
        command.set_defaults(run=run)
        module.add_arguments(command)
        add_language(command)
    return parser


def version(words: Catalogue) -> str:
    """The version, and whether the engine is compiled."""
    return words.format(
        say(
            "cli-version-compiled" if shoal.COMPILED else "cli-version-uncompiled",
            version=shoal.__version__,
        )
    )
