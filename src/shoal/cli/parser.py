"""The command ``shoal``."""

import argparse
import importlib
import sys
import textwrap
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import shoal
from shoal.bots.levels import LEVELS
from shoal.cli import arena, bench, hint, join, play, simulate, solve, study, verify
from shoal.cli.arguments import GAMES
from shoal.cli.progress import Progress
from shoal.core.checks import CHECKS, check
from shoal.core.game import GameInfo
from shoal.core.options import clip
from shoal.games import game_info, names
from shoal.tui import plain
from shoal.tui.rules_text import plain_rules

USAGE_ERROR = 2


def main(arguments: Sequence[str] | None = None, more: "More | None" = None) -> int:
    """Run a command; what is wrong is one sentence on standard error and exit code 2.

    ``more`` adds the commands of others than the terminal.
    """
    parser = build_parser(more)
    try:
        args = parser.parse_args(arguments)
        run: Callable[[argparse.Namespace], int] = args.run
        return run(args)
    except shoal.ShoalError as wrong:
        print(f"shoal: {wrong}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print("\nshoal: interrupted.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence, as everything here does."""

    def error(self, message: str) -> NoReturn:
        """End the program."""
        sentence = message[0].upper() + message[1:].rstrip(".")
        self.exit(USAGE_ERROR, f"shoal: {sentence}; {self.prog} --help tells more.\n")

    # Any: whatever argparse takes; see argparse.ArgumentParser.add_argument.
    def add_argument(self, *names: str, **how: Any) -> argparse.Action:
        """As usual, and a default is told with the help."""
        action = super().add_argument(*names, **how)
        told = isinstance(action.default, str | int | float) and action.nargs != 0
        if told and action.default != "" and action.help:
            action.help += " (default: %(default)s)"
        return action


def build_parser(more: "More | None" = None) -> argparse.ArgumentParser:
    """All commands with their arguments."""
    parser = Parser(
        prog="shoal",
        description="A table for five sea games: play, check, simulate, study. Without a command "
        "the table opens in the browser.",
        epilog="shoal COMMAND --help tells more of a command.",
    )
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    games = add_command(commands, "games", list_games, "the games of the house")
    games.add_argument(
        "game", metavar="GAME", nargs="?", help=f"{GAMES}: its options, and the bots (default: all)"
    )
    rules = add_command(commands, "rules", show_rules, "a game's rules")
    rules.add_argument("game", metavar="GAME", help=GAMES)
    rules.add_argument(
        "number",
        metavar="NUMBER",
        nargs="?",
        default="",
        help="one paragraph, as SB-17 or 17 (default: all)",
    )
    play.add_arguments(add_command(commands, "play", play.run, "play with bots or at one keyboard"))
    simulate.add_arguments(add_command(commands, "simulate", simulate.run, "play many games"))
    hint.add_arguments(add_command(commands, "hint", hint.run, "what a strong player would do"))
    arena.add_arguments(add_command(commands, "arena", arena.run, "measure bots against bots"))
    join.add_arguments(add_command(commands, "join", join.run, "play at a table of a server"))
    study.add_arguments(add_command(commands, "study", study.run, "what a game is like"))
    solve.add_arguments(add_command(commands, "solve", solve.run, "exact answers"))
    replay = add_command(commands, "replay", play.replay, "step through a recorded game")
    play.add_replay_arguments(replay)
    verify.add_arguments(
        add_command(commands, "verify", verify.run, "check every die of a finished game")
    )
    bench.add_arguments(add_command(commands, "bench", bench.run, "measure speed"))
    laws = add_command(commands, "laws", check_laws, "hold the laws against a game")
    laws.add_argument("module", metavar="GAME", help=f"{GAMES}, or a module that holds a GAME")
    laws.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="how many sit at the table (default: all numbers that the game allows)",
    )
    laws.add_argument(
        "--games", type=int, default=6, metavar="N", help="games for each number of players"
    )
    laws.add_argument(
        "--seed", type=int, default=1, metavar="S", help="a number; the same seed, the same games"
    )
    if more is not None:
        more(commands)
    return parser


Commands = argparse._SubParsersAction  # noqa: SLF001 - argparse has no public name for it
More = Callable[["Commands[Parser]"], None]


def add_command(
    commands: "Commands[Parser]",
    name: str,
    run: Callable[[argparse.Namespace], int],
    sentence: str,
) -> argparse.ArgumentParser:
    """A command with its help."""
    parser = commands.add_parser(name, help=sentence, description=f"Shoal: {sentence}.")
    parser.set_defaults(run=run)
    return parser


def version() -> str:
    """The version, and whether the engine is compiled."""
    return f"shoal {shoal.__version__} ({'compiled' if shoal.COMPILED else 'uncompiled'})"


def list_games(args: argparse.Namespace) -> int:
    """Print a line for every room, or all about one."""
    if args.game is not None:
        describe(args.game)
        return 0
    for name in names():
        print(headline(name))
    print("shoal games GAME tells more, shoal play GAME begins.")
    return 0


def headline(name: str) -> str:
    """A room in a line."""
    found = game_info(name)
    players = f"{found.min_players} to {found.max_players} players"
    return f"{name}: {found.title}, {players}, {found.minutes} min"


def describe(name: str) -> None:
    """Print a room with its options, and the bots that play it."""
    found = game_info(name)
    print(headline(name))
    print(indented(found.pitch))
    print(indented(found.credit))
    print("Options, as --option NAME=VALUE:")
    for option in found.options:
        told = f"{option.name}={option.write(option.default)} ({option.values()}): "
        print(indented(told + option.sentence))
    print("Bots, weakest first:")
    for level in LEVELS.values():
        print(f"  {level.name}: {level.sentence}")


def indented(text: str) -> str:
    """Lines that fit an ordinary terminal, below a heading."""
    return textwrap.fill(text, 80, initial_indent="  ", subsequent_indent="    ")


def show_rules(args: argparse.Namespace) -> int:
    """Print RULES.md, or one paragraph of it."""
    found = game_info(args.game)
    print(plain.quote(found, args.number) if args.number else plain_rules(found.rules(), 80))
    return 0


def check_laws(args: argparse.Namespace) -> int:
    """Hold every law against a room; exit code 1 when one is broken."""
    found = find_room(args.module)
    with Progress("laws") as progress:
        try:
            games = check(
                found,
                players=args.players,
                games=args.games,
                seed=args.seed,
                progress=progress.show,
            )
        except shoal.CheckFailed as broken:
            print(broken)
            return 1
    print(f"{found.title} passes all {len(CHECKS)} checks in {games} games.")
    return 0


def find_room(name: str) -> GameInfo:
    """A room of the house, or the GAME of a module."""
    if name in names():
        return game_info(name)
    sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(name), "GAME", None)
    except (ImportError, ValueError, TypeError) as wrong:
        raise shoal.UnknownGame(f"{clip(name)} cannot be imported: {wrong}.") from wrong
    if not isinstance(found, GameInfo):
        raise shoal.UnknownGame(f"Module {clip(name)} holds no GAME.")
    return found
