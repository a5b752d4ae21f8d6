"""Arguments that several commands take."""

import os
from argparse import Namespace
from collections.abc import Sequence

from shoal.bots.levels import LEVELS, bot_of
from shoal.bots.simple_bots import Bot
from shoal.cli.sentence_parser import GAME_FIRST, SentenceParser
from shoal.core.errors import BadOption, BadPlayers, ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import Message, say
from shoal.core.options import Value
from shoal.core.rules_files.reader import read_rules
from shoal.core.text.clip import clip
from shoal.games import find_game, names

MAX_COUNT = 10**12
"""No count on the command line needs more."""

WIDTH = 80
"""Columns of an ordinary terminal."""


def all_games() -> Message:
    """The help for a game of any kind."""
    return say("help-game", games=names())


def all_bots() -> Message:
    """The help for a bot of any kind."""
    return say("help-bot", levels=list(LEVELS))


def add_workers(parser: SentenceParser) -> None:
    """Where many games are played: in processes of this machine, or on a cluster."""
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say("help-jobs-cores")
    )
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("help-ray"))


def add_game(
    parser: SentenceParser,
    about: Message | None = None,
    *,
    dest: str = "game",
    nargs: str | None = None,
) -> None:
    """The game, as the first argument or with ``--game``; see ``SentenceParser``."""
    parser.set_defaults(**{GAME_FIRST: True})
    parser.add_argument(dest, metavar="GAME", nargs=nargs, help=about or all_games())
    parser.add_argument(
        "--game",
        dest="same_game",  # never set: the parser puts the value first
        metavar="GAME",
        help=say("help-same-game"),
    )


def add_more_games(parser: SentenceParser, about: Message) -> None:
    """Games beside the installed ones, each with ``--game``."""
    parser.add_argument(
        "--game", dest="games", action="append", default=[], metavar="GAME", help=about
    )


def read_more_games(args: Namespace) -> list[GameInfo]:
    """The games of ``add_more_games``."""
    return [find_game(game) for game in args.games]


def add_table(parser: SentenceParser) -> None:
    """Game, players, options and seed."""
    add_game(parser)
    add_match(parser)
    parser.add_argument("--seed", type=int, metavar="S", help=say("help-seed-zero"))


def add_match(parser: SentenceParser) -> None:
    """Players and options of a match."""
    parser.add_argument("--players", type=int, metavar="N", help=say("help-players"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option")
    )
    add_rules(parser)


def add_rules(parser: SentenceParser) -> None:
    """A file of rules."""
    parser.add_argument("--rules", metavar="FILE", help=say("help-rules-file"))


def chosen_options(info: GameInfo, args: Namespace) -> dict[str, Value]:
    """The options of the file of rules; those of the command line come before them."""
    options = read_options(args.option)
    return {**(read_rules(args.rules, info) if args.rules else {}), **options}


def read_options(words: Sequence[str]) -> dict[str, Value]:
    """Options from ``name=value`` arguments."""
    options: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(say("cli-option-form", text=clip(word)))
        if name in options:
            raise BadOption(say("cli-option-twice", name=clip(name)))
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
        raise BadPlayers(say("cli-number-of-bots", seats=count, bots=len(names)))
    return names


def read_count(what: str, number: int, low: int = 1, high: int = MAX_COUNT) -> int:
    """A number of games or jobs, if it is in range."""
    if not low <= number <= high:
        raise ShoalError(say("cli-range", what=what, low=low, high=high, number=clip(number)))
    return number


def read_seat(text: str, players: int, names: Sequence[str] = ()) -> int:
    """The seat of a player, who is named by a number from 1, as on the screen, or by a name.

    >>> read_seat("2", 3), read_seat("kai", 3, ["", "Ada", "Kai"])
    (1, 2)
    """
    if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= players:
        return int(text) - 1
    named = [seat for seat, name in enumerate(names) if name.casefold() == text.casefold()]
    if not text or len(named) != 1:
        raise BadPlayers(say("cli-no-such-player", last=players, text=clip(text)))
    return named[0]
