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

LARGEST = 10**12
"""No count on the command line needs more."""

GAMES = f"one of {', '.join(names())}"
BOTS = f"{', '.join(LEVELS)} (weakest first), or a search: search:50ms, plain:400"
FULL = "4, or as near as the game allows"
"""How many players there are where nobody says it."""


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Who plays many games at once: processes here, or a cluster."""
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
    """Which game, how many players, which options, which dice; ``seed`` is told as the default."""
    told = GAMES if game is None else f"{GAMES} (default: that of --resume)"
    parser.add_argument("game", metavar="GAME", nargs=game, help=told)
    parser.add_argument(
        "--players", type=int, metavar="N", help=f"how many sit at the table (default: {FULL})"
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
        help="an option of the game, as shoal games GAME lists them; may be given several times "
        "(default: the game's own options)",
    )


def read_options(words: Sequence[str]) -> dict[str, Value]:
    """Options from their ``name=value`` words."""
    options: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"{clip(word)} is not of the form option=value.")
        if name in options:
            raise BadOption(f"Option {clip(name)} is given twice.")
        options[name] = value
    return options


def read_players(info: GameInfo, players: int | None) -> int:
    """The number asked for; without one, four or the nearest number that the game allows."""
    if players is None:
        return min(max(info.min_players, 4), info.max_players)
    info.check_players(players)
    return players


def read_bots(text: str, count: int) -> list[Bot]:
    """Bots from names with commas: one for all, or one for each."""
    return [bot_of(name) for name in split_bots(text, count)]


def split_bots(text: str, count: int) -> list[str]:
    """The names of so many bots."""
    names = text.split(",")
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadPlayers(f"There are {count} seats for bots, and {len(names)} bots.")
    return names


def read_count(what: str, number: int, low: int = 1) -> int:
    """A number of games or jobs that makes sense."""
    if not low <= number <= LARGEST:
        raise ShoalError(f"{what} should be from {low} to {LARGEST}, not {clip(number)}.")
    return number
