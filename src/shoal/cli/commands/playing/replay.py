"""``shoal replay``: step through a record."""

import argparse
import sys

import shoal
from shoal.cli.arguments import add_more_games, read_more_games, read_seat
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
    parser.add_argument("--seat", metavar="PLAYER", help=say("help-replay-player"))
    add_more_games(parser, say("help-game-of-record"))
    add_front_end(parser)


def run(args: argparse.Namespace) -> int:
    """Step through a record."""
    record = shoal.read(args.file, read_more_games(args))
    replay = Replay(record, language=args.words.language)
    seat = None if args.seat is None else read_seat(args.seat, record.players, replay.names)
    reading = sys.stdin.isatty()
    step = replay.record.check_step(args.step if args.step is not None or not reading else 0)
    if not is_plain(args):
        from shoal.tui.screen import app  # noqa: PLC0415 - loads slowly

        app.show_replay(replay, step, seat, args.theme)
        return 0
    if not reading:
        show_log(replay, step, seat)
    step_through(replay, step, seat, lines())
    return 0
