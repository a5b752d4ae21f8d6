"""Arguments that several commands take."""

import argparse
import os
from collections.abc import Sequence

from shoal.bots.levels import LEVELS, bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.errors import BadOption, BadPlayers, ShoalError
from shoal.core.game import GameInfo
from shoal.core.options import Value, clip
from shoal.games import names

MAX_COUNT = 10**12
"""No count on the command line needs more."""

WIDTH = 80
"""Columns of an ordinary terminal."""

GAMES = f"one of {', '.join(names())}"
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


def add_table(parser: argparse.ArgumentParser, game: str | None = None, *, seed: str = "0") -> None:
    """Game, players, options and seed; the help gives ``seed`` as the default seed."""
    sentence = GAMES if game is None else f"{GAMES} (default: that of --resume)"
    parser.add_argument("game", metavar="GAME", nargs=game, help=sentence)
    parser.add_argument(
        "--players", type=int, metavar="N", help=f"number of players (default: {FULL})"
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help=f"a number; the same seed, the same dice (default: {seed})",
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
