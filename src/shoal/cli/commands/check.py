"""``shoal check``: check that a game implementation keeps the engine's contract."""

import argparse
from typing import Final

import shoal
from shoal.cli.arguments import add_game
from shoal.cli.progress import Progress
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.checks import CHECKS, check
from shoal.core.message import say
from shoal.games import find_game
from shoal.lessons.check_lesson import check_lesson

CHECK_FAILED: Final = 1


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add = parser.add_argument
    add_game(parser)
    add("--players", type=int, metavar="N", help=say("help-check-players"))
    add("--games", type=int, default=6, metavar="N", help=say("help-check-games"))
    add("--seed", type=int, default=1, metavar="S", help=say("help-seed-games"))


def run(args: argparse.Namespace) -> int:
    """Run every check on a game; exit code 1 when one fails."""
    info = find_game(args.game)
    with Progress(args.words, say("cli-games")) as progress:
        try:
            games = check(
                info,
                players=args.players,
                games=args.games,
                seed=args.seed,
                progress=progress.show,
            )
            check_lesson(info)
        except shoal.CheckFailed as failed:
            print(failed.sentence(args.words.language))
            return CHECK_FAILED
    passed = say("cli-check-passed", title=info.title, checks=len(CHECKS), games=games)
    print(args.words.format(passed))
    return 0
