"""Arguments that several commands take."""

import argparse
import os
from collections.abc import Sequence

from shoal.bots.levels import LEVELS, bot_of
from shoal.bots.simple_bots import Bot
from shoal.cli.sentence_parser import GAME_FIRST
from shoal.core.errors import BadOption, BadPlayers, ShoalError
from shoal.core.game import GameInfo
from shoal.core.options import Value, clip
from shoal.games import find_game, names

MAX_COUNT = 10**12
"""No count on the command line needs more."""

WIDTH = 80
"""Columns of an ordinary terminal."""

GAMES = f"one of {', '.join(names())}, or a module or file.py with a GAME"
BOTS = f"{', '.join(LEVELS)} (weakest first), or a search: search:50ms, plain:400"
FULL = "4, or as near as the game allows"
"""The default number of players."""


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Where many games are played: in processes of this machine, or on a cluster."""
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes that share the games, one for each core",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on the Ray cluster at this address, or on a new one without an address "
        "(default: processes of this machine)",
    )


def add_game(
    parser: argparse.ArgumentParser,
    sentence: str = GAMES,
    *,
    dest: str = "game",
    nargs: str | None = None,
) -> None:
    """The game, as the first argument or with ``--game``; see ``SentenceParser``."""
    parser.set_defaults(**{GAME_FIRST: True})
    parser.add_argument(dest, metavar="GAME", nargs=nargs, help=sentence)
    parser.add_argument(
        "--game",
        dest="same_game",  # never set: the parser puts the value first
        metavar="GAME",
        help="the same as GAME as the first argument (default: GAME)",
    )


def add_more_games(parser: argparse.ArgumentParser, sentence: str) -> None:
    """Games beside the installed ones, each with ``--game``."""
    parser.add_argument(
        "--game",
        dest="games",
        action="append",
        default=[],
        metavar="GAME",
        help=f"a module or file with {sentence}; may be given several times (default: none)",
    )


def read_more_games(args: argparse.Namespace) -> list[GameInfo]:
    """The games of ``add_more_games``."""
    return [find_game(game) for game in args.games]


def add_table(
    parser: argparse.ArgumentParser, nargs: str | None = None, *, seed: str = "0"
) -> None:
    """Game, players, options and seed; the help gives ``seed`` as the default seed."""
    sentence = GAMES if nargs is None else f"{GAMES} (default: that of --resume)"
    add_game(parser, sentence, nargs=nargs)
    parser.add_argument(
        "--players", type=int, metavar="N", help=f"number of players (default: {FULL})"
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help=f"a number; the same seed gives the same dice (default: {seed})",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, see shoal games GAME; may be given several times "
        "(default: the game's own options)",
    )


def read_options(words: Sequence[str]) -> dict[str, Value]:
    """Options from ``name=value`` arguments."""
    options: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"{clip(word)} should be of the form option=value.")
        if name in options:
            raise BadOption(f"Option {clip(name)} is given twice.")
        options[name] = value
    return options


def read_players(info: GameInfo, players: int | None) -> int:
    """The number of players asked for, or 4, or the nearest number that the game allows."""
    if players is None:
        return min(max(info.min_players, 4), info.max_players)
    info.check_players(players)
    return players


def read_bots(text: str, count: int) -> list[Bot]:
    """Bots from names with commas between them: one for all seats, or one for each."""
    return [bot_of(name) for name in split_bots(text, count)]


def split_bots(text: str, count: int) -> list[str]:
    """The names of ``count`` bots."""
    names = text.split(",")
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadPlayers(f"There are {count} seats for bots, but {len(names)} bots.")
    return names


def read_count(what: str, number: int, low: int = 1) -> int:
    """A number of games or jobs, if it is in range."""
    if not low <= number <= MAX_COUNT:
        raise ShoalError(f"{what} should be from {low} to {MAX_COUNT}, not {clip(number)}.")
    return number
