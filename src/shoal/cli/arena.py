"""``shoal arena``: bots against bots, with ratings and honest intervals."""

import argparse
import contextlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from shoal.arena.pairings import Contest
from shoal.arena.process_runner import play_all
from shoal.arena.ratings import Meeting, Standing, meetings, standings
from shoal.arena.ray_runner import play_on_ray
from shoal.arena.results import Ledger, write_csv
from shoal.cli.arguments import BOTS, add_table, add_workers, read_count, read_options, read_players
from shoal.cli.bench.report import table
from shoal.cli.progress import Progress
from shoal.core.errors import ShoalError
from shoal.games import game_info

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_table(parser)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"at least two of these: {BOTS}")
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games for every two bots, an even number",
    )
    add_workers(parser)
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="keep every game here, and go on from it (default: nothing is kept)",
    )
    parser.add_argument(
        "--csv",
        type=Path,
        metavar="FILE",
        help="write a row for every seat of every game (default: no file)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")


def run(args: argparse.Namespace) -> int:
    """Play what is still to be played and print what it came to."""
    found = game_info(args.game)
    if read_count("--games", args.games) % 2:
        raise ShoalError(f"Games are played in pairs: --games should be even, not {args.games}.")
    contest = Contest(
        args.game,
        read_players(found, args.players),
        tuple(args.bots),
        args.games // 2,
        read_count("--seed", args.seed or 0, 0),
        found.game(read_options(args.option)).chosen(),
    )
    with contextlib.ExitStack() as stack:
        folder = args.results or Path(stack.enter_context(TemporaryDirectory())) / "results.jsonl"
        ledger = Ledger(folder, contest)
        complete = compete(contest, ledger, read_count("--jobs", args.jobs), args.ray)
        if args.csv:
            write_csv(args.csv, ledger.results)
        report(contest, ledger, as_json=args.json)
    return 0 if complete else INTERRUPTED


def compete(contest: Contest, ledger: Ledger, jobs: int, ray: str | None) -> bool:
    """Play the games that the ledger does not have; False when interrupted."""
    done = ledger.done()
    left = [fixture for fixture in contest.fixtures() if fixture.key() not in done]
    try:
        with Progress("games") as progress:
            if ray is None:
                results = play_all(contest, left, min(jobs, max(len(left), 1)))
            else:
                results = play_on_ray(contest, left, ray)
            for result in results:
                ledger.keep(result)
                progress.show(len(ledger.results), contest.size())
    except KeyboardInterrupt:
        print("shoal: interrupted; this is what was played.", file=sys.stderr)
        return False
    return True


def report(contest: Contest, ledger: Ledger, *, as_json: bool) -> None:
    """Print standings and meetings."""
    ranked = standings(ledger.results, contest.seed)
    met = meetings(ledger.results, contest.seed)
    if as_json:
        told = {
            **contest.identity(),
            "games": len(ledger.results),
            "standings": [standing.__dict__ for standing in ranked],
            "meetings": [meeting.__dict__ for meeting in met],
        }
        print(json.dumps(told))
        return
    title = game_info(contest.game).title
    print(f"{title}, {contest.players} players: {len(ledger.results)} games, paired deals.")
    print()
    print(standings_table(ranked))
    print()
    print(meetings_table(met))


def standings_table(ranked: Sequence[Standing]) -> str:
    """Ratings, the best first."""
    rows = [
        [
            *(standing.bot, f"{standing.rating:.1f}"),
            f"{standing.interval[0]:.1f} to {standing.interval[1]:.1f}",
            *(str(standing.games), f"{standing.milliseconds:.1f}"),
        ]
        for standing in ranked
    ]
    return table(("bot", "rating", "95 %", "games", "ms a decision"), rows)


def meetings_table(met: Sequence[Meeting]) -> str:
    """How often each bot finished above another."""
    rows = [
        [
            *(meeting.pair[0], meeting.pair[1], f"{100 * meeting.share:.1f} %"),
            f"{100 * meeting.interval[0]:.1f} to {100 * meeting.interval[1]:.1f} %",
            str(meeting.games),
        ]
        for meeting in met
    ]
    return table(("bot", "against", "finished above", "95 %", "games"), rows)
