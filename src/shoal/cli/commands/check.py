"""``shoal check``: check that a game implementation keeps the engine's contract."""

import argparse
import importlib
import sys
from typing import Final

import shoal
from shoal.cli.arguments import GAMES
from shoal.cli.progress import Progress
from shoal.core.checks import CHECKS, check
from shoal.core.game import GameInfo
from shoal.core.options import clip
from shoal.games import game_info, names

CHECK_FAILED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add = parser.add_argument
    add("module", metavar="GAME", help=f"{GAMES}, or a module with a GAME")
    add(
        "--players",
        type=int,
        metavar="N",
        help="number of players (default: every number that the game allows)",
    )
    add("--games", type=int, default=6, metavar="N", help="games for each number of players")
    add("--seed", type=int, default=1, metavar="S", help="a number; the same seed, the same games")


def run(args: argparse.Namespace) -> int:
    """Run every check on a game; exit code 1 when one fails."""
    info = find_game(args.module)
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


def find_game(name: str) -> GameInfo:
    """A game by its name, or the GAME of a module."""
    if name in names():
        return game_info(name)
    sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(name), "GAME", None)
    except (ImportError, ValueError, TypeError) as wrong:
        raise shoal.UnknownGame(f"{clip(name)} cannot be imported: {wrong}.") from wrong
    if not isinstance(found, GameInfo):
        raise shoal.UnknownGame(f"Module {clip(name)} has no GAME.")
    return found
