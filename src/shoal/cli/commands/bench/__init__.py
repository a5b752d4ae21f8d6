"""``shoal bench``: steps per second of our engine and of others, in one run on one core."""

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from shoal.cli.arguments import add_game, read_count
from shoal.cli.commands.bench import peers, targets
from shoal.cli.commands.bench.c_baseline import CBaseline
from shoal.cli.commands.bench.interleave import Benchmark, one_core, run_interleaved
from shoal.cli.commands.bench.own_engine import chosen_games, known_names, our_benchmarks
from shoal.cli.commands.bench.report import Run, as_json, tables
from shoal.cli.commands.bench.searches import open_spiel_searches, our_searches
from shoal.cli.commands.bench.uncompiled import Uncompiled
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue
from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import Message, say
from shoal.core.packed_arrays import COMPILED

MIN_ROUNDS_TO_CHECK = 5
MAX_ROUNDS = 1000
MIN_SECONDS, MAX_SECONDS = 0.001, 60
INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""


def add_arguments(parser: SentenceParser) -> None:
    """Add the command's arguments."""
    add_game(parser, say("help-bench-games", games=known_names()), dest="games", nargs="*")
    add = parser.add_argument
    rounds = say("help-bench-rounds", most=MAX_ROUNDS)
    add("--rounds", type=int, default=5, metavar="N", help=rounds)
    seconds = say("help-bench-seconds", most=MAX_SECONDS)
    add("--seconds", type=float, default=0.3, metavar="S", help=seconds)
    add("--json", action="store_true", help=say("help-json-tables"))
    add("--peers", action=argparse.BooleanOptionalAction, help=say("help-bench-peers"))
    baseline = say("help-bench-baseline")
    names = ("--c-baseline", "--limit")
    add(*names, dest="c_baseline", type=Path, metavar="FILE", help=baseline)
    add("--check", action="store_true", help=say("help-bench-check"))


def run(args: argparse.Namespace) -> int:
    """Run the benchmarks and print the results; Ctrl-C prints the results so far."""
    try:
        return _run(args)
    except KeyboardInterrupt:  # before the first result
        return INTERRUPTED


def _run(args: argparse.Namespace) -> int:
    if args.check and args.rounds < MIN_ROUNDS_TO_CHECK:
        raise ShoalError(say("cli-bench-rounds-to-check", rounds=MIN_ROUNDS_TO_CHECK))
    done = run_benchmarks(
        args.games,
        rounds=read_count("--rounds", args.rounds, 1, MAX_ROUNDS),
        seconds=read_seconds(args.seconds),
        with_peers=args.peers or args.check or (args.peers is None and not peers.missing()),
        c_baseline=args.c_baseline,
        words=args.words,
    )
    print(json_text(done) if args.json else tables(done, args.words))
    if not done.complete:
        return INTERRUPTED
    return check(done, args.words) if args.check else 0


def read_seconds(seconds: float) -> float:
    """The time of a benchmark, if it is in range."""
    if not MIN_SECONDS <= seconds <= MAX_SECONDS:
        number = f"{seconds:g}"
        raise ShoalError(say("cli-seconds", low=MIN_SECONDS, high=MAX_SECONDS, number=number))
    return seconds


def json_text(done: Run) -> str:
    """The run with its targets as JSON text."""
    values = {**as_json(done), "targets": targets.as_json(done)}
    return json.dumps(values, indent=1, ensure_ascii=False)


def check(done: Run, words: Catalogue) -> int:
    """Print a sentence to stderr for each missed target; the exit code."""
    missed = targets.missed(done)
    for message in missed:
        print(words.format(message), file=sys.stderr)
    return 1 if missed else 0


def run_benchmarks(
    games: Sequence[str],
    *,
    rounds: int,
    seconds: float,
    with_peers: bool,
    c_baseline: Path | None,
    words: Catalogue,
) -> Run:
    """Our engine, compiled and uncompiled, and the others on request, in one interleaved run."""
    if with_peers and peers.missing():
        raise ShoalError(say("cli-bench-no-peers", modules=peers.missing()))
    notes: list[Message] = []
    with ExitStack() as stack:
        stack.enter_context(one_core())
        chosen = chosen_games(games)
        benchmarks = _ours(chosen, stack, notes)
        if with_peers:
            benchmarks += peers.peer_benchmarks() + open_spiel_searches()
        if c_baseline is not None:
            benchmarks += _c_baseline(c_baseline, stack, notes)
        measurements, complete = run_interleaved(benchmarks, rounds, seconds, words)
    versions = peers.versions() if with_peers else {}
    return Run(measurements, rounds, seconds, complete, versions, notes, chosen)


def _ours(chosen: list[GameInfo], stack: ExitStack, notes: list[Message]) -> list[Benchmark]:
    benchmarks = [benchmark for info in chosen for benchmark in our_benchmarks(info)]
    benchmarks += our_searches(chosen)
    if COMPILED:
        uncompiled = stack.enter_context(Uncompiled())
        benchmarks += [uncompiled.benchmark(info) for info in chosen]
    else:
        notes.append(say("cli-bench-uncompiled"))
    return benchmarks


def _c_baseline(source: Path, stack: ExitStack, notes: list[Message]) -> list[Benchmark]:
    if not source.is_file():
        raise ShoalError(say("cli-bench-no-file", file=source.name))
    if shutil.which("cc") is None:
        notes.append(say("cli-bench-without-compiler"))
        return []
    folder = stack.enter_context(TemporaryDirectory(prefix="shoal-c-baseline-"))
    return CBaseline(source, Path(folder)).benchmarks()
