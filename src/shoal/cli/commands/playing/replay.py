"""``shoal replay``: step through a record."""

import argparse
import sys

import shoal
from shoal.cli.arguments import add_more_games, read_more_games
from shoal.cli.front_end import add_front_end, add_language, is_plain, read_language
from shoal.core.errors import BadPlayers
from shoal.core.options import clip
from shoal.tui.plain import lines
from shoal.tui.plain_replay import show_log, step_through
from shoal.tui.replay import Replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("file", metavar="FILE", help="the record of a game")
    parser.add_argument(
        "--step",
        type=int,
        metavar="N",
        help="start after this many moves and throws (default: 0; in a pipe the last one)",
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="S",
        help="show what this seat saw (default: what spectators saw)",
    )
    add_more_games(parser, "the game of the record, if it is not installed")
    add_front_end(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Step through a record."""
    record = shoal.read(args.file, read_more_games(args))
    replay = Replay(record, language=read_language(args))
    if args.seat is not None and args.seat not in replay.viewers:
        raise BadPlayers(f"The seats are 0 to {replay.record.players - 1}, not {clip(args.seat)}.")
    reading = sys.stdin.isatty()
    step = replay.record.check_step(args.step if args.step is not None or not reading else 0)
    if not is_plain(args):
        from shoal.tui.screen import app  # noqa: PLC0415 - loads slowly

        app.show_replay(replay, step, args.seat, args.theme)
        return 0
    if not reading:
        show_log(replay, step, args.seat)
    step_through(replay, step, args.seat, lines())
    return 0
