"""``shoal study``: measure balance, luck and length of a game by playing it."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from shoal.arena.process_runner import run_in_processes
from shoal.arena.ray_runner import run_on_ray
from shoal.cli.arguments import BOTS, FULL, add_game, add_workers, read_count, read_players
from shoal.cli.progress import Progress
from shoal.core.errors import BadPlayers
from shoal.core.options import clip
from shoal.core.text.notation_helpers import whole_number
from shoal.games import find_game, reference
from shoal.lab.report import report
from shoal.lab.study_game import StudyGame, StudyResults, play_task
from shoal.lab.study_plan import Study, Task, read_alternatives, weaker
from shoal.lab.study_plots import study_plots
from shoal.lab.study_results import study_results

INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_game(parser)
    parser.add_argument(
        "--players",
        metavar="N[,N...]",
        help=f"number of players; further numbers are compared with the first (default: {FULL})",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE[,OTHER...]",
        help="an option, as listed by shoal games GAME; with several values the first is compared "
        "with the others (default: every option that has few values)",
    )
    parser.add_argument(
        "--games", type=int, default=400, metavar="N", help="games of every variant, an even number"
    )
    parser.add_argument(
        "--bots", default="medium", metavar="BOT", help=f"the bot that plays: {BOTS}"
    )
    parser.add_argument(
        "--rival",
        metavar="BOT",
        help=f"a bot of other strength, to separate skill from luck: {BOTS} (default: the level "
        "below --bots)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="a number; the same seed gives the same games",
    )
    add_workers(parser)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="the report; the results are written beside it as .json and the games as .jsonl, from "
        "which the same command continues (default: study-GAME.html)",
    )
    parser.add_argument(
        "--plots",
        type=Path,
        metavar="FOLDER",
        help="write every plot there as an SVG file too (default: only the report has plots)",
    )


def run(args: argparse.Namespace) -> int:
    """Play the games that are missing, and write the report."""
    study = read_study(args)
    page = (args.out or Path(f"study-{study.info().name}")).with_suffix(".html")
    page.parent.mkdir(parents=True, exist_ok=True)
    games = StudyResults(page.with_suffix(".jsonl"), study)
    if not play_missing(study, games, read_count("--jobs", args.jobs), args.ray):
        print(
            f"shoal: interrupted; {len(games.results)} games are kept. The same command continues "
            "from them.",
            file=sys.stderr,
        )
        return INTERRUPTED
    found = study_results(study, games.results)
    page.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    page.write_text(report(found), encoding="utf-8")
    if args.plots:
        args.plots.mkdir(parents=True, exist_ok=True)
        for name, plot in study_plots(found).items():
            file = args.plots / f"{study.info().name}-{name}.svg"
            file.write_text(plot.svg(alone=True) + "\n", encoding="utf-8")
    print(f"{found['games']} games of {found['title']}: {page}, results in {page.stem}.json.")
    return 0


def read_study(args: argparse.Namespace) -> Study:
    """The study that the arguments describe."""
    found = find_game(args.game)
    options, alternatives = read_alternatives(found, args.option)
    return Study(
        reference(found),
        split_players(args.players) if args.players else (read_players(found, None),),
        args.bots,
        args.rival or weaker(args.bots),
        read_count("--games", args.games),
        read_count("--seed", args.seed, 0),
        options,
        alternatives,
    )


def split_players(text: str) -> tuple[int, ...]:
    """Numbers of players, separated by commas, each once."""
    numbers = [whole_number(word) for word in text.split(",")]
    if min(numbers) < 1 or len(set(numbers)) < len(numbers):
        raise BadPlayers(f"--players takes numbers like 4 or 4,2,3, not {clip(text)}.")
    return tuple(numbers)


def play_missing(study: Study, games: StudyResults, jobs: int, ray: str | None) -> bool:
    """Play the games that the results file does not hold; False when interrupted."""
    tasks = study.tasks(games.done())
    done = study.size() - sum(len(pairings) for _, pairings in tasks)
    try:
        with Progress("games") as progress:
            for played in play_tasks(tasks, jobs, ray):
                games.add(*played)
                done += len(played)
                progress.show(done, study.size())
    except KeyboardInterrupt:
        return False
    return True


def play_tasks(tasks: list[Task], jobs: int, ray: str | None) -> Iterator[list[StudyGame]]:
    """Games as they finish, from processes of this machine or from a cluster."""
    if ray is None:
        return run_in_processes(play_task, tasks, min(jobs, max(len(tasks), 1)))
    return run_on_ray(play_task, tasks, ray)
