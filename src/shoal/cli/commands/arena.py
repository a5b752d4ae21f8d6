"""``shoal arena``: bots play each other, with ratings and 95 % intervals."""

import argparse
import contextlib
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from shoal.arena.arena_game import GameResult, play_pairing
from shoal.arena.pairings import Contest, Pairing
from shoal.arena.process_runner import run_in_processes
from shoal.arena.ratings import HeadToHead, Standing, head_to_heads, standings
from shoal.arena.ray_runner import run_on_ray
from shoal.arena.results import ContestResults, write_csv
from shoal.cli.arguments import BOTS, add_table, add_workers, read_count, read_options, read_players
from shoal.cli.commands.bench.report import table
from shoal.cli.progress import Progress
from shoal.core.errors import ShoalError
from shoal.games import find_game, reference

INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_table(parser)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"two or more of these: {BOTS}")
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games for each pair of bots, an even number",
    )
    add_workers(parser)
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="write every game to this file, and continue from it (default: nothing is kept)",
    )
    parser.add_argument(
        "--csv",
        type=Path,
        metavar="FILE",
        help="write a row for every seat of every game (default: no file)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")


def run(args: argparse.Namespace) -> int:
    """Play the games that are missing and print the results of all."""
    contest = read_contest(args)
    with contextlib.ExitStack() as stack:
        path = args.results or Path(stack.enter_context(TemporaryDirectory())) / "results.jsonl"
        results = ContestResults(path, contest)
        complete = play_missing(contest, results, read_count("--jobs", args.jobs), args.ray)
        if args.csv:
            write_csv(args.csv, results.results)
        report(contest, results.results, as_json=args.json)
    return 0 if complete else INTERRUPTED


def read_contest(args: argparse.Namespace) -> Contest:
    """The contest that the arguments describe."""
    found = find_game(args.game)
    if read_count("--games", args.games) % 2:
        raise ShoalError(f"Games are played in pairs: --games must be even, not {args.games}.")
    return Contest(
        reference(found),
        read_players(found, args.players),
        tuple(args.bots),
        args.games // 2,
        read_count("--seed", args.seed or 0, 0),
        found.game(read_options(args.option)).chosen(),
    )


def play_missing(contest: Contest, results: ContestResults, jobs: int, ray: str | None) -> bool:
    """Play the games that the results do not hold; False when interrupted."""
    done = results.done()
    missing = [pairing for pairing in contest.pairings() if pairing.key() not in done]
    try:
        with Progress("games") as progress:
            for result in play_all(contest, missing, jobs, ray):
                results.add(result)
                progress.show(len(results.results), contest.size())
    except KeyboardInterrupt:
        print("shoal: interrupted; these are the games so far.", file=sys.stderr)
        return False
    return True


def play_all(
    contest: Contest, pairings: Sequence[Pairing], jobs: int, ray: str | None
) -> Iterator[GameResult]:
    """Results as they come, from processes of this machine or from a cluster."""
    play = partial(play_pairing, contest)
    if ray is None:
        return run_in_processes(play, pairings, min(jobs, max(len(pairings), 1)))
    return run_on_ray(play, pairings, ray)


def report(contest: Contest, results: Sequence[GameResult], *, as_json: bool) -> None:
    """Print the ratings, and the results of every two bots."""
    ranked = standings(results, contest.seed)
    pairs = head_to_heads(results, contest.seed)
    if as_json:
        values = {
            **contest.identity(),
            "games": len(results),
            "standings": [standing.__dict__ for standing in ranked],
            "meetings": [pair.__dict__ for pair in pairs],
        }
        print(json.dumps(values))
        return
    title = contest.info().title
    print(f"{title}, {contest.players} players: {len(results)} games, two for each deal.")
    print()
    print(standings_table(ranked))
    print()
    print(pairs_table(pairs))


def standings_table(ranked: Sequence[Standing]) -> str:
    """The ratings as a table, the best first."""
    rows = [
        [
            *(standing.bot, f"{standing.rating:.1f}"),
            f"{standing.interval[0]:.1f} to {standing.interval[1]:.1f}",
            *(str(standing.games), f"{standing.milliseconds:.1f}"),
        ]
        for standing in ranked
    ]
    return table(("bot", "rating", "95 %", "games", "ms a decision"), rows)


def pairs_table(pairs: Sequence[HeadToHead]) -> str:
    """How often each bot finished above another, as a table."""
    rows = [
        [
            *(pair.pair[0], pair.pair[1], f"{100 * pair.share:.1f} %"),
            f"{100 * pair.interval[0]:.1f} to {100 * pair.interval[1]:.1f} %",
            str(pair.games),
        ]
        for pair in pairs
    ]
    return table(("bot", "against", "finished above", "95 %", "games"), rows)
