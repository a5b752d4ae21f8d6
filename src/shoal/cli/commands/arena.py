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
from shoal.cli.arguments import (
    add_table,
    add_workers,
    all_bots,
    chosen_options,
    read_count,
    read_players,
)
from shoal.cli.commands.bench.report import table
from shoal.cli.progress import Progress
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.games import find_game, reference

INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""


def add_arguments(parser: SentenceParser) -> None:
    """Add the command's arguments."""
    add_table(parser)
    add = parser.add_argument
    add("bots", nargs="+", metavar="BOT", help=say("help-arena-bots", bots=all_bots()))
    add("--games", type=int, default=100, metavar="N", help=say("help-arena-games"))
    add_workers(parser)
    add("--results", type=Path, metavar="FILE", help=say("help-arena-results"))
    add("--csv", type=Path, metavar="FILE", help=say("help-arena-csv"))
    add("--json", action="store_true", help=say("help-json-tables"))


def run(args: argparse.Namespace) -> int:
    """Play the games that are missing and print the results of all."""
    contest = read_contest(args)
    with contextlib.ExitStack() as stack:
        path = args.results or Path(stack.enter_context(TemporaryDirectory())) / "results.jsonl"
        results = ContestResults(path, contest)
        jobs = read_count("--jobs", args.jobs)
        complete = play_missing(contest, results, jobs, args.ray, args.words)
        if args.csv:
            write_csv(args.csv, results.results)
        if args.json:
            print(json_text(contest, results.results))
        else:
            print(tables(contest, results.results, args.words))
    return 0 if complete else INTERRUPTED


def read_contest(args: argparse.Namespace) -> Contest:
    """The contest that the arguments describe."""
    found = find_game(args.game)
    if read_count("--games", args.games) % 2:
        raise ShoalError(say("cli-arena-odd", games=args.games))
    return Contest(
        reference(found),
        read_players(found, args.players),
        tuple(args.bots),
        args.games // 2,
        read_count("--seed", args.seed or 0, 0),
        found.game(chosen_options(found, args)).chosen(),
    )


def play_missing(
    contest: Contest, results: ContestResults, jobs: int, ray: str | None, words: Catalogue
) -> bool:
    """Play the games that the results do not hold; False when interrupted."""
    done = results.done()
    missing = [pairing for pairing in contest.pairings() if pairing.key() not in done]
    try:
        with Progress(words, say("cli-games")) as progress:
            for result in play_all(contest, missing, jobs, ray):
                results.add(result)
                progress.show(len(results.results), contest.size())
    except KeyboardInterrupt:
        print(f"shoal: {words.format(say('cli-interrupted-games'))}", file=sys.stderr)
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


def json_text(contest: Contest, results: Sequence[GameResult]) -> str:
    """The ratings, and the results of every two bots, as JSON."""
    values = {
        **contest.identity(),
        "games": len(results),
        "standings": [standing.__dict__ for standing in standings(results, contest.seed)],
        "meetings": [pair.__dict__ for pair in head_to_heads(results, contest.seed)],
    }
    return json.dumps(values)


def tables(contest: Contest, results: Sequence[GameResult], words: Catalogue) -> str:
    """The ratings, and the results of every two bots, as tables."""
    title = contest.info().title
    heading = say("cli-arena", title=title, players=contest.players, games=len(results))
    return "\n\n".join(
        [
            words.format(heading),
            standings_table(standings(results, contest.seed), words),
            pairs_table(head_to_heads(results, contest.seed), words),
        ]
    )


def standings_table(ranked: Sequence[Standing], words: Catalogue) -> str:
    """The ratings as a table, the best first."""
    head = [
        *(say("cli-head-bot"), say("cli-head-rating"), say("cli-head-interval")),
        *(say("cli-head-games"), say("cli-head-decision")),
    ]
    rows = [
        [
            *(standing.bot, words.format(say("cli-tenths", number=standing.rating))),
            words.format(say("cli-interval", low=standing.interval[0], high=standing.interval[1])),
            *(str(standing.games), words.format(say("cli-tenths", number=standing.milliseconds))),
        ]
        for standing in ranked
    ]
    return table([words.format(one) for one in head], rows)


def pairs_table(pairs: Sequence[HeadToHead], words: Catalogue) -> str:
    """How often each bot finished above another, as a table."""
    head = [
        *(say("cli-head-bot"), say("cli-head-against"), say("cli-head-above")),
        *(say("cli-head-interval"), say("cli-head-games")),
    ]
    rows = [
        [
            *(pair.pair[0], pair.pair[1]),
            words.format(say("cli-percent", percent=100 * pair.share)),
            words.format(
                say(
                    "cli-interval-percent",
                    low=100 * pair.interval[0],
                    high=100 * pair.interval[1],
                )
            ),
            str(pair.games),
        ]
        for pair in pairs
    ]
    return table([words.format(one) for one in head], rows)
