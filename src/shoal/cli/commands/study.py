"""``shoal study``: measure balance, luck and length of a game by playing it."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from shoal.arena.process_runner import run_in_processes
from shoal.arena.ray_runner import run_on_ray
from shoal.cli.arguments import (
    add_game,
    add_rules,
    add_workers,
    all_bots,
    read_count,
    read_options,
    read_players,
)
from shoal.cli.progress import Progress
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue
from shoal.core.errors import BadPlayers, ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.rules_files.reader import read_rules
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number
from shoal.games import find_game, reference
from shoal.lab.questions.questions import Questions, read_sweeps, read_targets
from shoal.lab.questions.tuning import MEASURE_NAMES, Tuning
from shoal.lab.report.findings import findings
from shoal.lab.report.report import key_figures, report
from shoal.lab.report.report_html import Json
from shoal.lab.report.report_words import ReportWords
from shoal.lab.report.study_plots import study_plots
from shoal.lab.study_game import StudyGame, StudyResults, play_task
from shoal.lab.study_plan import Study, Task, read_alternatives, weaker
from shoal.lab.study_results import by_variant, study_results

IN_SUMMARY = {"study-key-decisions", "study-key-choice", "study-key-margin"}
"""Figures that no finding has."""
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
    add_questions(parser)
    add("--games", type=int, default=400, metavar="N", help=say("help-study-games"))
    add("--bots", default="medium", metavar="BOT", help=say("help-study-bots", bots=all_bots()))
    add("--rival", metavar="BOT", help=say("help-study-rival", bots=all_bots()))
    add("--seed", type=int, default=0, metavar="S", help=say("help-seed-games"))
    add_workers(parser)
    add("--out", type=Path, metavar="FILE", help=say("help-study-out"))
    add("--plots", type=Path, metavar="FOLDER", help=say("help-study-plots"))


def add_questions(parser: SentenceParser) -> None:
    """What is asked beyond the game as it is."""
    add = parser.add_argument
    rules = say("help-study-against")
    add("--against", action="append", default=[], metavar="FILE|NAME=VALUE", help=rules)
    sweep = "KNOB=LOW:HIGH[:STEP]|KNOB=A,B"
    add("--sweep", action="append", default=[], metavar=sweep, help=say("help-study-sweep"))
    kind = say("help-study-without")
    add("--without", action="append", default=[], metavar="KIND", help=kind)
    knobs = say("help-study-sensitivity")
    add("--sensitivity", nargs="?", const="", metavar="KNOB", help=knobs)
    target = say("help-study-tune", measures=MEASURE_NAMES)
    add("--tune", action="append", default=[], metavar="MEASURE=LOW:HIGH", help=target)
    add("--vary", action="append", default=[], metavar=sweep, help=say("help-study-vary"))


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
    for line in summary(found, info, page, ReportWords(language, info.folder)):
        print(line)
    return 0


def summary(found: Json, info: GameInfo, page: Path, words: ReportWords) -> list[str]:
    """The findings, the most important numbers and the command, in at most ten lines."""
    results = f"{page.stem}.json"
    done = say("cli-study", games=found["games"], title=info.title, page=str(page), results=results)
    figures = [
        f"{value} {words.text(about)}"
        for value, about in key_figures(found, words)
        if about.key in IN_SUMMARY
    ]
    return [
        words.text(done),
        *(f"- {words.text(one)}" for one in findings(found, info, words)),
        f"  {', '.join(figures)}",
        words.text(say("cli-study-again")),
        f"  {found['command']} --language {words.language}",
    ]


def read_study(args: argparse.Namespace) -> Study:
    """The study that the arguments describe."""
    found = find_game(args.game)
    rules = read_rules(args.rules, found) if args.rules else {}
    asked = bool(args.against or args.sweep or args.without or args.tune)
    asked = asked or args.sensitivity is not None
    options, alternatives = read_alternatives(found, args.option, rules, asked=asked)
    return Study(
        reference(found),
        split_players(found, args.players),
        args.bots,
        args.rival or weaker(args.bots),
        read_count("--games", args.games),
        read_count("--seed", args.seed, 0),
        options,
        alternatives,
        read_questions(found, options, args),
    )


def read_questions(
    info: GameInfo, options: dict[str, Value], args: argparse.Namespace
) -> Questions:
    """What the arguments ask."""
    if bool(args.tune) != bool(args.vary):
        raise ShoalError(say("cli-study-tune-vary"))
    return Questions(
        read_against(info, options, args.against),
        read_sweeps(info, options, args.sweep),
        tuple(args.without),
        args.sensitivity,
        read_targets(args.tune, MEASURE_NAMES),
        read_sweeps(info, options, args.vary),
    )


def read_against(info: GameInfo, options: dict[str, Value], words: list[str]) -> dict[str, Value]:
    """The other rules, from files of rules and from values of options."""
    chosen: dict[str, Value] = {}
    for word in words:
        chosen |= read_options([word]) if "=" in word else read_rules(word, info)
    if not words:
        return {}
    whole = info.game({**options, **chosen}).options
    usual = info.game(options).options
    return {name: value for name, value in whole.items() if value != usual[name]}


def split_players(info: GameInfo, text: str | None) -> tuple[int, ...]:
    """Numbers of players, separated by commas, each once; ``all`` begins with the usual one."""
    usual = read_players(info, None)
    if text is None:
        return (usual,)
    if text == "all":
        others = range(info.min_players, info.max_players + 1)
        return (usual, *(players for players in others if players != usual))
    numbers = [whole_number(word) for word in text.split(",")]
    if min(numbers) < 1 or len(set(numbers)) < len(numbers):
        raise BadPlayers(say("cli-study-players", text=clip(text)))
    return tuple(numbers)


def play_missing(
    study: Study, games: StudyResults, jobs: int, ray: str | None, words: Catalogue
) -> bool:
    """Play the games that the results file does not hold; False when interrupted."""
    try:
        with Progress(words, say("cli-games")) as progress:
            while tasks := tasks_left(study, games):
                total = sum(len(pairings) for _, pairings in tasks)
                done = max(study.size() - total, 0)
                for played in play_tasks(tasks, jobs, ray):
                    games.add(*played)
                    done += len(played)
                    total -= len(played)
                    progress.show(done, done + total)
    except KeyboardInterrupt:
        return False
    return True


def tasks_left(study: Study, games: StudyResults) -> list[Task]:
    """The games to be played now: those of all variants, then the next round of the tuning."""
    tasks = study.tasks(games.done())
    if tasks or not study.questions.targets:
        return tasks
    return Tuning(study).tasks(by_variant(study, games.results), games.done())


def play_tasks(tasks: list[Task], jobs: int, ray: str | None) -> Iterator[list[StudyGame]]:
    """Games as they finish, from processes of this machine or from a cluster."""
    if ray is None:
        return run_in_processes(play_task, tasks, min(jobs, max(len(tasks), 1)))
    return run_on_ray(play_task, tasks, ray)
