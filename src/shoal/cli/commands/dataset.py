"""``shoal dataset``: games between bots as Parquet files, with a data card."""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from shoal.arena.process_runner import run_in_processes
from shoal.arena.ray_runner import run_on_ray
from shoal.cli.arguments import (
    add_table,
    add_workers,
    all_bots,
    chosen_options,
    read_count,
    read_players,
    split_bots,
)
from shoal.cli.progress import Progress
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.dataset.plan import DatasetPlan
from shoal.games import find_game, reference

if TYPE_CHECKING:
    from shoal.dataset.folder import DatasetFolder

INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""

MAX_PERCENT = 100
MAX_SHARD = 100_000


def add_arguments(parser: SentenceParser) -> None:
    """Add the command's arguments."""
    add_table(parser)
    add = parser.add_argument
    add("--games", type=int, default=1000, metavar="N", help=say("help-dataset-games"))
    bots = say("help-dataset-bots", bots=all_bots())
    add("--bots", default="medium", metavar="BOT[,BOT...]", help=bots)
    add("--explore", type=int, default=10, metavar="PERCENT", help=say("help-dataset-explore"))
    add_workers(parser)
    add("--out", type=Path, metavar="FOLDER", help=say("help-dataset-out"))
    add("--shard", type=int, default=200, metavar="N", help=say("help-dataset-shard"))
    add("--licence", default="CC0-1.0", metavar="ID", help=say("help-dataset-licence"))


def run(args: argparse.Namespace) -> int:
    """Play the shards that are missing, then write the data card."""
    try:
        from shoal.dataset.data_card import data_card  # noqa: PLC0415 - needs an optional package
        from shoal.dataset.folder import DatasetFolder  # noqa: PLC0415 - as above
    except ImportError as error:
        raise ShoalError(say("error-needs-pyarrow")) from error
    plan = read_plan(args)
    jobs = read_count("--jobs", args.jobs)
    folder = DatasetFolder(args.out or Path(f"dataset-{plan.info().name}"), plan)
    try:
        play_missing(folder, jobs, args.ray, args.words)
    except KeyboardInterrupt:
        print(f"shoal: {args.words.format(say('cli-interrupted-games'))}", file=sys.stderr)
        return INTERRUPTED
    decisions = folder.decisions()
    folder.write_card(data_card(plan, decisions, args.licence, args.words))
    done = say("cli-dataset", folder=str(folder.path), games=plan.games, decisions=decisions)
    print(args.words.format(done))
    return 0


def read_plan(args: argparse.Namespace) -> DatasetPlan:
    """The data set that the arguments describe."""
    found = find_game(args.game)
    players = read_players(found, args.players)
    return DatasetPlan(
        reference(found),
        tuple(split_bots(args.bots, players)),
        read_count("--games", args.games),
        read_count("--seed", args.seed or 0, 0),
        read_count("--explore", args.explore, 0, MAX_PERCENT),
        read_count("--shard", args.shard, 1, MAX_SHARD),
        found.game(chosen_options(found, args)).chosen(),
    )


def play_missing(folder: "DatasetFolder", jobs: int, ray: str | None, words: Catalogue) -> None:
    """Play the shards that the folder does not hold, in processes or on a cluster."""
    from shoal.dataset.tables import play_shard  # noqa: PLC0415 - needs an optional package

    plan, missing = folder.plan, folder.missing()
    play = partial(play_shard, plan)
    if ray is None:
        shards = run_in_processes(play, missing, min(jobs, max(len(missing), 1)))
    else:
        shards = run_on_ray(play, missing, ray)
    done = plan.games - sum(len(plan.games_of(number)) for number in missing)
    with Progress(words, say("cli-games")) as progress:
        for shard in shards:
            folder.add(shard)
            done += len(plan.games_of(shard.number))
            progress.show(done, plan.games)
