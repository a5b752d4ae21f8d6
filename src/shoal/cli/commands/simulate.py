"""``shoal simulate``: play many games of bots and count the results."""

import argparse
import json
import sys
import time
from collections.abc import Sequence

from shoal.arena.simulation import Simulation, Totals, play_in_parts
from shoal.bots.levels import LEVELS
from shoal.cli.arguments import (
    add_table,
    all_bots,
    chosen_options,
    read_bots,
    read_count,
    read_players,
    split_bots,
)
from shoal.cli.progress import Progress
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue
from shoal.core.message import Message, say
from shoal.games import find_game, reference

INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""
RANDOM = next(iter(LEVELS))
"""The weakest level, which plays random moves."""


def add_arguments(parser: SentenceParser) -> None:
    """Add the command's arguments."""
    add_table(parser)
    add = parser.add_argument
    add("--games", type=int, default=1000, metavar="N", help=say("help-simulate-games"))
    add("--jobs", type=int, default=1, metavar="N", help=say("help-jobs"))
    bots = say("help-simulate-bots", random=RANDOM, bots=all_bots())
    add("--bots", default=RANDOM, metavar="BOT[,BOT...]", help=bots)
    add("--json", action="store_true", help=say("help-json-text"))


def run(args: argparse.Namespace) -> int:
    """Play the games and print the totals; Ctrl-C prints the totals so far."""
    found = find_game(args.game)
    players = read_players(found, args.players)
    read_bots(args.bots, players)
    simulation = Simulation(
        reference(found),
        found.game(chosen_options(found, args)).chosen(),
        tuple(split_bots(args.bots, players)),
        read_count("--seed", args.seed or 0, 0),
        0,
        read_count("--games", args.games),
    )
    totals = Totals(players)
    started = time.perf_counter()
    interrupted = False
    try:
        with Progress(args.words, say("cli-games")) as progress:
            for part in play_in_parts(simulation, read_count("--jobs", args.jobs)):
                totals.add(part)
                progress.show(totals.games, simulation.count)
    except KeyboardInterrupt:
        interrupted = True
        print(f"shoal: {args.words.format(say('cli-interrupted-games'))}", file=sys.stderr)
    seconds = time.perf_counter() - started
    if args.json:
        print(json.dumps(as_json(simulation, args.bots, totals, seconds)))
    else:
        print(as_text(simulation, args.bots, totals, seconds, args.words))
    return INTERRUPTED if interrupted else 0


def as_json(simulation: Simulation, bots: str, totals: Totals, seconds: float) -> dict[str, object]:
    """The totals as JSON values."""
    seats = range(simulation.players)
    return {
        "game": simulation.info().name,
        "options": simulation.options,
        "players": simulation.players,
        "bots": bots,
        "random_seats": simulation.random_seats(),
        "seed": simulation.seed,
        "games": totals.games,
        "wins": [round(wins, 6) for wins in totals.wins],
        "ties": totals.ties,
        "mean_scores": [round(totals.mean(seat), 6) for seat in seats],
        "deviations": [round(totals.deviation(seat), 6) for seat in seats],
        "steps": totals.steps,
        "shortest": totals.shortest,
        "longest": totals.longest,
        "seconds": round(seconds, 3),
    }


def as_text(
    simulation: Simulation, bots: str, totals: Totals, seconds: float, words: Catalogue
) -> str:
    """The totals as text."""
    heading = say(
        "cli-simulated",
        games=totals.games,
        title=simulation.info().title,
        players=simulation.players,
        bots=bots,
    )
    random_seats = simulation.random_seats()
    about_bots = [random_players(random_seats, simulation.players)] if random_seats else []
    below = [
        *[seat_totals(totals, seat) for seat in range(simulation.players)],
        *totals_of_games(totals, seconds),
    ]
    return "\n".join(
        [
            *[words.format(line) for line in (heading, *about_bots)],
            *[f"  {words.format(line)}" for line in below],
        ]
    )


def seat_totals(totals: Totals, seat: int) -> Message:
    """How often a seat won, and its points."""
    return say(
        "cli-simulated-seat",
        seat=seat,
        wins=100 * totals.wins[seat] / max(totals.games, 1),
        score=totals.mean(seat),
        deviation=totals.deviation(seat),
    )


def totals_of_games(totals: Totals, seconds: float) -> list[Message]:
    """How many wins were shared, and how long the games were."""
    games = max(totals.games, 1)
    return [
        say("cli-simulated-ties", ties=100 * totals.ties / games),
        say(
            "cli-simulated-steps",
            steps=totals.steps / games,
            shortest=totals.shortest,
            longest=totals.longest,
            speed=round(totals.steps / max(seconds, 1e-9)),
        ),
    ]


def random_players(seats: Sequence[int], players: int) -> Message:
    """The seats that play random moves.

    >>> random_players([1, 3], 4)
    say('cli-random-seats', seats=[1, 3], bot='random', rule='', level=1)
    """
    if len(seats) == players:
        stronger = [level for level in LEVELS if level != RANDOM]
        return say("cli-random-all", bot=RANDOM, levels=stronger)
    return say("cli-random-seats", seats=list(seats), bot=RANDOM)
