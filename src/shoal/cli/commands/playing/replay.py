"""``shoal replay``: step through a record."""

import argparse
import sys

import shoal
from shoal.cli.arguments import add_more_games, no_such_seat, read_more_games
from shoal.cli.front_end import add_front_end, is_plain
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.message import say
from shoal.tui.plain import lines
from shoal.tui.plain_replay import show_log, step_through
from shoal.tui.replay import Replay


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    parser.add_argument("file", metavar="FILE", help=say("help-record"))
    parser.add_argument("--step", type=int, metavar="N", help=say("help-replay-step"))
    parser.add_argument("--seat", type=int, metavar="S", help=say("help-replay-seat"))
    add_more_games(parser, say("help-game-of-record"))
    add_front_end(parser)


def run(args: argparse.Namespace) -> int:
    """Step through a record."""
    record = shoal.read(args.file, read_more_games(args))
    replay = Replay(record, language=args.words.language)
    if args.seat is not None and args.seat not in replay.viewers:
        raise no_such_seat(replay.record.players, args.seat)
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
