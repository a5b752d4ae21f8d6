"""``shoal rules``: the rules of a game, or one of them."""

import argparse

from shoal.cli.arguments import GAMES, WIDTH
from shoal.games import game_info
from shoal.tui.plain import quote_rule
from shoal.tui.rules_text import plain_rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("game", metavar="GAME", help=GAMES)
    parser.add_argument(
        "number",
        metavar="NUMBER",
        nargs="?",
        default="",
        help="the number of one rule, such as SB-17 or 17 (default: all)",
    )


def run(args: argparse.Namespace) -> int:
    """Print RULES.md, or one rule."""
    info = game_info(args.game)
    print(quote_rule(info, args.number) if args.number else plain_rules(info.rules(), WIDTH))
    return 0
