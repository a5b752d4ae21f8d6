"""``shoal bench``: steps per second of our engine and of others, in one run on one core."""

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from shoal.cli.arguments import add_game
from shoal.cli.commands.bench import peers, targets
from shoal.cli.commands.bench.c_baseline import CBaseline
from shoal.cli.commands.bench.interleave import Benchmark, one_core, run_interleaved
from shoal.cli.commands.bench.own_engine import chosen_games, known_names, our_benchmarks
from shoal.cli.commands.bench.report import Run, as_json, tables
from shoal.cli.commands.bench.searches import open_spiel_searches, our_searches
from shoal.cli.commands.bench.uncompiled import Uncompiled
from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.options import clip
from shoal.core.packed_arrays import COMPILED
from shoal.core.text.notation_helpers import whole_number

MIN_ROUNDS_TO_CHECK = 5
MAX_ROUNDS = 1000
MIN_SECONDS, MAX_SECONDS = 0.001, 60
INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    known = ", ".join(known_names())
    sentence = f"some of {known}, or modules or files with a GAME (default: all)"
    add_game(parser, sentence, dest="games", nargs="*")
    parser.add_argument(
        "--rounds",
        type=_rounds,
        default=5,
        metavar="N",
        help=f"interleaved rounds, up to {MAX_ROUNDS}",
    )
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=0.3,
        metavar="S",
        help=f"time of each benchmark in a round, up to {MAX_SECONDS}",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument(
        "--peers",
        action=argparse.BooleanOptionalAction,
        help="also run OpenSpiel and PettingZoo (default: if they are installed)",
    )
    parser.add_argument(
        "--c-baseline",
        "--limit",
        dest="c_baseline",
        type=Path,
        metavar="FILE",
        help="also run this C program of the same games (default: none)",
    )
    parser.add_argument(
        "--check", action="store_true", help="exit with 1 if a target is missed; needs --peers"
    )


def _rounds(text: str) -> int:
    number = whole_number(text)
    if not 1 <= number <= MAX_ROUNDS:
        raise argparse.ArgumentTypeError(f"rounds go from 1 to {MAX_ROUNDS}, not {clip(text)}")
    return number


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not MIN_SECONDS <= number <= MAX_SECONDS:
        raise argparse.ArgumentTypeError(
            f"seconds go from {MIN_SECONDS} to {MAX_SECONDS}, not {clip(text)}"
        )
    return number


def run(args: argparse.Namespace) -> int:
    """Run the benchmarks and print the results; Ctrl-C prints the results so far."""
    try:
        return _run(args)
    except KeyboardInterrupt:  # before the first result
        return INTERRUPTED


def _run(args: argparse.Namespace) -> int:
    if args.check and args.rounds < MIN_ROUNDS_TO_CHECK:
        raise ShoalError(f"--check needs at least {MIN_ROUNDS_TO_CHECK} rounds.")
    done = run_benchmarks(
        args.games,
        rounds=args.rounds,
        seconds=args.seconds,
        with_peers=args.peers or args.check or (args.peers is None and not peers.missing()),
        c_baseline=args.c_baseline,
    )
    print(json_text(done) if args.json else tables(done))
    if not done.complete:
        return INTERRUPTED
    return check(done) if args.check else 0


def json_text(done: Run) -> str:
    """The run with its targets as JSON text."""
    values = {**as_json(done), "targets": targets.as_json(done)}
    return json.dumps(values, indent=1, ensure_ascii=False)


def check(done: Run) -> int:
    """Print a sentence to stderr for each missed target; the exit code."""
    sentences = targets.missed(done)
    for sentence in sentences:
        print(sentence, file=sys.stderr)
    return 1 if sentences else 0


def run_benchmarks(
    games: Sequence[str], *, rounds: int, seconds: float, with_peers: bool, c_baseline: Path | None
) -> Run:
    """Our engine, compiled and uncompiled, and the others on request, in one interleaved run."""
    if with_peers and peers.missing():
        raise ShoalError(f"--peers needs {', '.join(peers.missing())}: pip install 'shoal[peers]'.")
    notes: list[str] = []
    with ExitStack() as stack:
        stack.enter_context(one_core())
        chosen = chosen_games(games)
        benchmarks = _ours(chosen, stack, notes)
        if with_peers:
            benchmarks += peers.peer_benchmarks() + open_spiel_searches()
        if c_baseline is not None:
            benchmarks += _c_baseline(c_baseline, stack, notes)
        measurements, complete = run_interleaved(benchmarks, rounds, seconds)
    versions = peers.versions() if with_peers else {}
    return Run(measurements, rounds, seconds, complete, versions, notes, chosen)


def _ours(chosen: list[GameInfo], stack: ExitStack, notes: list[str]) -> list[Benchmark]:
    benchmarks = [benchmark for info in chosen for benchmark in our_benchmarks(info)]
    benchmarks += our_searches(chosen)
    if COMPILED:
        uncompiled = stack.enter_context(Uncompiled())
        benchmarks += [uncompiled.benchmark(info) for info in chosen]
    else:
        notes.append("This engine is not compiled, so there is nothing to compare it with.")
    return benchmarks


def _c_baseline(source: Path, stack: ExitStack, notes: list[str]) -> list[Benchmark]:
    if not source.is_file():
        raise ShoalError(f"There is no file {source.name} for --c-baseline.")
    if shutil.which("cc") is None:
        notes.append("There is no C compiler (cc), so the C baseline is left out.")
        return []
    folder = stack.enter_context(TemporaryDirectory(prefix="shoal-c-baseline-"))
    return CBaseline(source, Path(folder)).benchmarks()
