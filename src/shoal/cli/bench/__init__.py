"""``shoal bench``: how many steps a second, ours beside other engines', in one run on one core."""

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from shoal.cli.bench import peers, targets
from shoal.cli.bench.c_baseline import Limit
from shoal.cli.bench.interleave import Contender, one_core, race
from shoal.cli.bench.own_engine import chosen_games, known_names, our_contenders
from shoal.cli.bench.report import Run, as_json, tables
from shoal.cli.bench.searches import open_spiel_searches, our_searches
from shoal.cli.bench.uncompiled import Uncompiled
from shoal.core.arrays import COMPILED
from shoal.core.errors import ShoalError
from shoal.core.notation import whole_number
from shoal.core.options import clip

FEWEST_ROUNDS_TO_CHECK = 5
INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words after ``shoal bench``."""
    known = ", ".join(known_names())
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of {known} (default: all)")
    parser.add_argument(
        "--rounds", type=_rounds, default=5, metavar="N", help="interleaved rounds, up to 1000"
    )
    parser.add_argument(
        "--seconds", type=_seconds, default=0.3, metavar="S", help="for each in a round, up to 60"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument(
        "--peers",
        action=argparse.BooleanOptionalAction,
        help="OpenSpiel and PettingZoo beside us (if they are installed)",
    )
    parser.add_argument(
        "--limit",
        type=Path,
        metavar="FILE",
        help="a C program of the same games beside us (default: none)",
    )
    parser.add_argument(
        "--check", action="store_true", help="exit with 1 if a target is missed; needs the peers"
    )


def _rounds(text: str) -> int:
    number = whole_number(text)
    if not 1 <= number <= 1000:
        raise argparse.ArgumentTypeError(f"rounds go from 1 to 1000, not {clip(text)}")
    return number


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.001 <= number <= 60:
        raise argparse.ArgumentTypeError(f"seconds go from 0.001 to 60, not {clip(text)}")
    return number


def run(args: argparse.Namespace) -> int:
    """Run the bench and print it; the exit code.  Ctrl-C prints what is there so far."""
    try:
        return _run(args)
    except KeyboardInterrupt:  # before the first figure
        return INTERRUPTED


def _run(args: argparse.Namespace) -> int:
    if args.check and args.rounds < FEWEST_ROUNDS_TO_CHECK:
        raise ShoalError(f"A check takes at least {FEWEST_ROUNDS_TO_CHECK} rounds.")
    done = compete(
        args.games,
        rounds=args.rounds,
        seconds=args.seconds,
        with_peers=args.peers or args.check or (args.peers is None and not peers.missing()),
        limit=args.limit,
    )
    print(written(done) if args.json else tables(done))
    if not done.complete:
        return INTERRUPTED
    return check(done) if args.check else 0


def written(done: Run) -> str:
    """The run with its targets as JSON text."""
    told = {**as_json(done), "targets": targets.as_json(done)}
    return json.dumps(told, indent=1, ensure_ascii=False)


def check(done: Run) -> int:
    """1, with a sentence for each on stderr, if a target is missed."""
    sentences = targets.missed(done)
    for sentence in sentences:
        print(sentence, file=sys.stderr)
    return 1 if sentences else 0


def compete(
    games: Sequence[str], *, rounds: int, seconds: float, with_peers: bool, limit: Path | None
) -> Run:
    """Ours, compiled and uncompiled, and whoever else is asked for, in one interleaved run."""
    if with_peers and peers.missing():
        raise ShoalError(
            f"The peers need {', '.join(peers.missing())}: pip install 'shoal[peers]' brings them."
        )
    notes: list[str] = []
    with ExitStack() as stack:
        stack.enter_context(one_core())
        contenders = _ours(games, stack, notes)
        if with_peers:
            contenders += peers.peer_contenders() + open_spiel_searches()
        if limit is not None:
            contenders += _limit(limit, stack, notes)
        figures, complete = race(contenders, rounds, seconds)
    versions = peers.versions() if with_peers else {}
    return Run(figures, rounds, seconds, complete, versions, notes)


def _ours(games: Sequence[str], stack: ExitStack, notes: list[str]) -> list[Contender]:
    chosen = chosen_games(games)
    contenders = [contender for info in chosen for contender in our_contenders(info)]
    contenders += our_searches(chosen)
    if COMPILED:
        uncompiled = stack.enter_context(Uncompiled())
        contenders += [uncompiled.contender(info) for info in chosen]
    else:
        notes.append("This engine is not compiled, so that there is nothing to compare it with.")
    return contenders


def _limit(source: Path, stack: ExitStack, notes: list[str]) -> list[Contender]:
    if not source.is_file():
        raise ShoalError(f"There is no file {source.name} to take the limit from.")
    if shutil.which("cc") is None:
        notes.append("There is no C compiler (cc), and so no limit in the table.")
        return []
    folder = stack.enter_context(TemporaryDirectory(prefix="shoal-limit-"))
    return Limit(source, Path(folder)).contenders()
