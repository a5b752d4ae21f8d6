"""``shoal rules``: the rules of a game, one of them, or its options as a file to edit."""

import argparse

from shoal.cli.arguments import WIDTH, add_game, add_rules
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.message import say
from shoal.core.rules_files.reader import read_rules
from shoal.core.rules_files.writer import rules_as_toml
from shoal.core.text.pitch_and_option_words import words_about
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
    parser.add_argument("--as-toml", action="store_true", help=say("help-as-toml"))
    add_rules(parser)


def run(args: argparse.Namespace) -> int:
    """Print RULES.md, one rule, or the options as TOML."""
    info, language = find_game(args.game), args.words.language
    if args.as_toml or args.rules:
        chosen = read_rules(args.rules, info) if args.rules else {}
        print(rules_as_toml(info, words_about(info, language), chosen), end="")
    elif args.number:
        print(quote_rule(info, args.number, language))
    else:
        print(plain_rules(rules_text(info, language), WIDTH))
    return 0
