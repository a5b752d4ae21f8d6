"""``shoal rules``: the rules of a game, or one of them."""

import argparse

from shoal.cli.arguments import WIDTH, add_game
from shoal.games import find_game
from shoal.tui.plain import quote_rule
from shoal.tui.rules_text import plain_rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_game(parser)
    parser.add_argument(
        "number",
        metavar="NUMBER",
        nargs="?",
        default="",
        help="the number of one rule, such as SB-17 or 17 (default: all)",
    )


def run(args: argparse.Namespace) -> int:
    """Print RULES.md, or one rule."""
    info = find_game(args.game)
    print(quote_rule(info, args.number) if args.number else plain_rules(info.rules(), WIDTH))
    return 0
