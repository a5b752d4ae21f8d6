"""``shoal check``: check that a game implementation keeps the engine's contract."""

import argparse
from typing import Final

import shoal
from shoal.cli.arguments import add_game
from shoal.cli.progress import Progress
from shoal.core.checks import CHECKS, check
from shoal.games import find_game

CHECK_FAILED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add = parser.add_argument
    add_game(parser)
    add(
        "--players",
        type=int,
        metavar="N",
        help="number of players (default: every number that the game allows)",
    )
    add("--games", type=int, default=6, metavar="N", help="games for each number of players")
    add(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="a number; the same seed gives the same games",
    )


def run(args: argparse.Namespace) -> int:
    """Run every check on a game; exit code 1 when one fails."""
    info = find_game(args.game)
    with Progress("check") as progress:
        try:
            games = check(
                info,
                players=args.players,
                games=args.games,
                seed=args.seed,
                progress=progress.show,
            )
        except shoal.CheckFailed as failed:
            print(failed)
            return CHECK_FAILED
    print(f"{info.title} passes all {len(CHECKS)} checks in {games} games.")
    return 0
