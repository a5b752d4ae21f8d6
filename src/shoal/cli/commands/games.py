"""``shoal games``: the games, or one game with its options and bots."""

import argparse
import re
import textwrap
from typing import Final

from shoal.bots.levels import LEVELS
from shoal.cli.arguments import WIDTH, add_game, all_games
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue
from shoal.core.game import GameInfo
from shoal.core.message import Message, key_in, say
from shoal.core.options import Option
from shoal.core.text.pitch_and_option_words import credit, option_about, pitch, words_about
from shoal.games import find_game, game_info, names

NUMBER: Final = re.compile(r"\d+")
DASH: Final = "\N{EN DASH}"


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add_game(parser, say("help-games", game=all_games()), nargs="?")


def run(args: argparse.Namespace) -> int:
    """Print a line for every game, or the details of one."""
    if args.game is not None:
        describe(find_game(args.game), args.words)
        return 0
    for name in names():
        print(args.words.format(headline(game_info(name))))
    print(args.words.format(say("cli-games-more")))
    return 0


def headline(info: GameInfo) -> Message:
    """A game in one line."""
    return say(
        "cli-game",
        name=info.name,
        title=info.title,
        low=info.min_players,
        high=info.max_players,
        minutes=DASH.join(NUMBER.findall(info.minutes)),
    )


def describe(info: GameInfo, words: Catalogue) -> None:
    """Print a game with its options, and the bots that play it."""
    print(words.format(headline(info)))
    own = words_about(info, words.language)
    print(indented(pitch(info, own)))
    print(indented(credit(info, own)))
    print(words.format(say("cli-options")))
    for option in info.options:
        print(indented(option_text(option, words, own)))
    print(words.format(say("cli-bots")))
    for level in LEVELS:
        about = say(key_in("level", f"{level}-about"))
        print(indented(words.format(say("cli-level", name=level, about=about))))


def option_text(option: Option, words: Catalogue, own: Catalogue) -> str:
    """An option with its default and its values, and what it decides in the game's own words."""
    default = f"{option.name}={option.write(option.default)}"
    about = option_about(option, own)
    return words.format(say("cli-option", default=default, values=values(option), about=about))


def values(option: Option) -> Message:
    """The values that an option may have."""
    if isinstance(option.default, bool):
        return say("cli-values", values=["yes", "no"])
    if isinstance(option.default, int):
        return say("cli-values-range", low=str(option.low), high=str(option.high))
    return say("cli-values", values=option.choices) if option.choices else say("cli-values-text")


def indented(text: str) -> str:
    """Folded text below a heading."""
    return textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
