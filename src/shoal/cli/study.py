"""``shoal study``: what a game is like, found out by playing it."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from shoal.arena.process_runner import share_out
from shoal.arena.ray_runner import share_on_ray
from shoal.cli.arguments import BOTS, FULL, GAMES, add_workers, read_count, read_players
from shoal.cli.progress import Progress
from shoal.core.errors import BadPlayers
from shoal.core.notation import whole_number
from shoal.core.options import clip
from shoal.games import game_info
from shoal.lab.report import report
from shoal.lab.study_game import Ledger, Sample, play_task
from shoal.lab.study_plan import Study, Task, read_rivals, weaker
from shoal.lab.study_plots import drawings
from shoal.lab.study_results import findings

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("game", metavar="GAME", help=GAMES)
    parser.add_argument(
        "--players",
        metavar="N[,N...]",
        help="how many sit at the table; further numbers are compared with the first "
        f"(default: {FULL})",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE[,OTHER...]",
        help="an option, as shoal games GAME lists them; with more values the first is compared "
        "with the others (default: every ruling with its other readings)",
    )
    parser.add_argument(
        "--games", type=int, default=400, metavar="N", help="games at every table, an even number"
    )
    parser.add_argument("--bots", default="medium", metavar="BOT", help=f"who plays: {BOTS}")
    parser.add_argument(
        "--rival",
        metavar="BOT",
        help=f"an unequal bot, to tell skill from luck: {BOTS} (default: a level below --bots)",
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="a number; the same seed, the same games"
    )
    add_workers(parser)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="the report; beside it the figures as .json and the games as .jsonl, from which the "
        "same command goes on (default: study-GAME.html)",
    )
    parser.add_argument(
        "--plots",
        type=Path,
        metavar="FOLDER",
        help="keep every plot as a picture there, too (default: plots are in the report only)",
    )


def run(args: argparse.Namespace) -> int:
    """Play what is still to be played, and write the report."""
    study = read_study(args)
    page = (args.out or Path(f"study-{study.game}")).with_suffix(".html")
    page.parent.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(page.with_suffix(".jsonl"), study)
    if not play_all(study, ledger, read_count("--jobs", args.jobs), args.ray):
        print(
            f"shoal: interrupted; {len(ledger.results)} games are kept, and the same command "
            "goes on with them.",
            file=sys.stderr,
        )
        return INTERRUPTED
    found = findings(study, ledger.results)
    page.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    page.write_text(report(found), encoding="utf-8")
    if args.plots:
        args.plots.mkdir(parents=True, exist_ok=True)
        for name, plot in drawings(found).items():
            picture = args.plots / f"{study.game}-{name}.svg"
            picture.write_text(plot.svg(alone=True) + "\n", encoding="utf-8")
    print(f"{found['games']} games of {found['title']}: {page}, figures in {page.stem}.json.")
    return 0


def read_study(args: argparse.Namespace) -> Study:
    """The study that the arguments ask for."""
    found = game_info(args.game)
    options, rivals = read_rivals(found, args.option)
    return Study(
        args.game,
        split_players(args.players) if args.players else (read_players(found, None),),
        args.bots,
        args.rival or weaker(args.bots),
        read_count("--games", args.games),
        read_count("--seed", args.seed, 0),
        options,
        rivals,
    )


def split_players(text: str) -> tuple[int, ...]:
    """Numbers of players with commas between them, each once."""
    numbers = [whole_number(word) for word in text.split(",")]
    if min(numbers) < 1 or len(set(numbers)) < len(numbers):
        raise BadPlayers(f"--players takes numbers as 4 or 4,2,3, not {clip(text)}.")
    return tuple(numbers)


def play_all(study: Study, ledger: Ledger, jobs: int, ray: str | None) -> bool:
    """Play the games that the ledger does not have; False when interrupted."""
    tasks = study.tasks(ledger.done())
    kept = study.size() - sum(len(fixtures) for _, fixtures in tasks)
    try:
        with Progress("games") as progress:
            for samples in played(tasks, jobs, ray):
                ledger.keep(*samples)
                kept += len(samples)
                progress.show(kept, study.size())
    except KeyboardInterrupt:
        return False
    return True


def played(tasks: list[Task], jobs: int, ray: str | None) -> Iterator[list[Sample]]:
    """Samples as they come, from processes of this machine or from a cluster."""
    if ray is None:
        return share_out(play_task, tasks, min(jobs, max(len(tasks), 1)))
    return share_on_ray(play_task, tasks, ray)
