"""``shoal study``: measure balance, luck and length of a game by playing it."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from shoal.arena.process_runner import run_in_processes
from shoal.arena.ray_runner import run_on_ray
from shoal.cli.arguments import add_game, add_rules, add_workers, all_bots, read_count, read_players
from shoal.cli.progress import Progress
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue
from shoal.core.errors import BadPlayers
from shoal.core.message import say
from shoal.core.rules_files.reader import read_rules
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number
from shoal.games import find_game, reference
from shoal.lab.report import report
from shoal.lab.report_words import ReportWords
from shoal.lab.study_game import StudyGame, StudyResults, play_task
from shoal.lab.study_plan import Study, Task, read_alternatives, weaker
from shoal.lab.study_plots import study_plots
from shoal.lab.study_results import study_results

INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""


def add_arguments(parser: SentenceParser) -> None:
    """Add the command's arguments."""
    add_game(parser)
    add = parser.add_argument
    add("--players", metavar="N[,N...]", help=say("help-study-players"))
    option = say("help-study-option")
    add("--option", action="append", default=[], metavar="NAME=VALUE[,OTHER...]", help=option)
    add_rules(parser)
    add("--games", type=int, default=400, metavar="N", help=say("help-study-games"))
    add("--bots", default="medium", metavar="BOT", help=say("help-study-bots", bots=all_bots()))
    add("--rival", metavar="BOT", help=say("help-study-rival", bots=all_bots()))
    add("--seed", type=int, default=0, metavar="S", help=say("help-seed-games"))
    add_workers(parser)
    add("--out", type=Path, metavar="FILE", help=say("help-study-out"))
    add("--plots", type=Path, metavar="FOLDER", help=say("help-study-plots"))


def run(args: argparse.Namespace) -> int:
    """Play the games that are missing, and write the report."""
    study = read_study(args)
    page = (args.out or Path(f"study-{study.info().name}")).with_suffix(".html")
    page.parent.mkdir(parents=True, exist_ok=True)
    games = StudyResults(page.with_suffix(".jsonl"), study)
    if not play_missing(study, games, read_count("--jobs", args.jobs), args.ray, args.words):
        kept = say("cli-study-interrupted", games=len(games.results))
        print(f"shoal: {args.words.format(kept)}", file=sys.stderr)
        return INTERRUPTED
    found = study_results(study, games.results)
    page.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    info, language = study.info(), args.words.language
    page.write_text(report(found, info, language), encoding="utf-8")
    if args.plots:
        args.plots.mkdir(parents=True, exist_ok=True)
        for name, plot in study_plots(found, ReportWords(language, info.folder)).items():
            file = args.plots / f"{info.name}-{name}.svg"
            file.write_text(plot.svg(alone=True) + "\n", encoding="utf-8")
    done = say(
        "cli-study",
        games=found["games"],
        title=info.title,
        page=str(page),
        results=f"{page.stem}.json",
    )
    print(args.words.format(done))
    return 0


def read_study(args: argparse.Namespace) -> Study:
    """The study that the arguments describe."""
    found = find_game(args.game)
    rules = read_rules(args.rules, found) if args.rules else {}
    options, alternatives = read_alternatives(found, args.option, rules)
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
        raise BadPlayers(say("cli-study-players", text=clip(text)))
    return tuple(numbers)


def play_missing(
    study: Study, games: StudyResults, jobs: int, ray: str | None, words: Catalogue
) -> bool:
    """Play the games that the results file does not hold; False when interrupted."""
    tasks = study.tasks(games.done())
    done = study.size() - sum(len(pairings) for _, pairings in tasks)
    try:
        with Progress(words, say("cli-games")) as progress:
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
