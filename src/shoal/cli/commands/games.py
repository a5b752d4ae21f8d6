"""``shoal games``: the games, or one game with its options and bots."""

import argparse
import textwrap

from shoal.bots.levels import LEVELS
from shoal.cli.arguments import GAMES, WIDTH, add_game
from shoal.core.game import GameInfo
from shoal.core.game_words import credit, option_about, pitch, words_about
from shoal.games import find_game, game_info, names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_game(parser, f"{GAMES}: show its options and the bots (default: all)", nargs="?")


def run(args: argparse.Namespace) -> int:
    """Print a line for every game, or the details of one."""
    if args.game is not None:
        describe(find_game(args.game))
        return 0
    for name in names():
        print(headline(game_info(name)))
    print("shoal games GAME shows the options of a game; shoal play GAME starts one.")
    return 0


def headline(info: GameInfo) -> str:
    """A game in one line."""
    players = f"{info.min_players} to {info.max_players} players"
    return f"{info.name}: {info.title}, {players}, {info.minutes} min"


def describe(info: GameInfo) -> None:
    """Print a game with its options, and the bots that play it."""
    print(headline(info))
    words = words_about(info, "en")
    print(indented(pitch(info, words)))
    print(indented(credit(info, words)))
    print("Options, as --option NAME=VALUE:")
    for option in info.options:
        values = f"{option.name}={option.write(option.default)} ({option.values()}): "
        print(indented(values + option_about(option, words)))
    print("Bots, weakest first:")
    for level in LEVELS.values():
        print(f"  {level.name}: {level.sentence}")


def indented(text: str) -> str:
    """Folded text below a heading."""
    return textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
