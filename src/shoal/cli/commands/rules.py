"""``shoal rules``: the rules of a game, or one of them."""

import argparse

from shoal.cli.arguments import WIDTH, add_game
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.message import say
from shoal.games import find_game
from shoal.rulebook.translations import rules_text
from shoal.tui.plain import quote_rule
from shoal.tui.rules_text import plain_rules


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add_game(parser)
    parser.add_argument(
        "number", metavar="NUMBER", nargs="?", default="", help=say("help-rule-number")
    )


def run(args: argparse.Namespace) -> int:
    """Print RULES.md, or one rule."""
    info, language = find_game(args.game), args.words.language
    if args.number:
        print(quote_rule(info, args.number, language))
    else:
        print(plain_rules(rules_text(info, language), WIDTH))
    return 0
