"""``shoal simulate``: play many games of bots and count the results."""

import argparse
import json
import sys
import time
from collections.abc import Sequence

from shoal.arena.simulation import Simulation, Totals, play_in_parts
from shoal.bots.levels import LEVELS
from shoal.cli.arguments import (
    BOTS,
    add_table,
    read_bots,
    read_count,
    read_options,
    read_players,
    split_bots,
)
from shoal.cli.progress import Progress
from shoal.games import find_game, reference

INTERRUPTED = 130
"""The exit code that shells give for Ctrl-C."""
RANDOM = next(iter(LEVELS))
"""The weakest level, which plays random moves."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_table(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games to play")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="processes that share the games"
    )
    parser.add_argument(
        "--bots",
        default=RANDOM,
        metavar="BOT[,BOT...]",
        help=f"one bot for all seats, or one for each seat; {RANDOM} plays random moves: {BOTS}",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the totals; Ctrl-C prints the totals so far."""
    found = find_game(args.game)
    players = read_players(found, args.players)
    read_bots(args.bots, players)
    simulation = Simulation(
        reference(found),
        found.game(read_options(args.option)).chosen(),
        tuple(split_bots(args.bots, players)),
        read_count("--seed", args.seed or 0, 0),
        0,
        read_count("--games", args.games),
    )
    totals = Totals(players)
    started = time.perf_counter()
    interrupted = False
    try:
        with Progress("games") as progress:
            for part in play_in_parts(simulation, read_count("--jobs", args.jobs)):
                totals.add(part)
                progress.show(totals.games, simulation.count)
    except KeyboardInterrupt:
        interrupted = True
        print("shoal: interrupted; these are the games so far.", file=sys.stderr)
    seconds = time.perf_counter() - started
    if args.json:
        print(json.dumps(as_json(simulation, args.bots, totals, seconds)))
    else:
        print(as_text(simulation, args.bots, totals, seconds))
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


def as_text(simulation: Simulation, bots: str, totals: Totals, seconds: float) -> str:
    """The totals as text."""
    games = max(totals.games, 1)
    title = simulation.info().title
    lines = [f"{totals.games} games of {title}, {simulation.players} players, {bots}"]
    if simulation.random_seats():
        lines.append(random_sentence(simulation.random_seats(), simulation.players))
    lines += [
        f"  seat {seat}: wins {100 * totals.wins[seat] / games:5.1f} %, "
        f"score {totals.mean(seat):.2f} (deviation {totals.deviation(seat):.2f})"
        for seat in range(simulation.players)
    ]
    lines.append(f"  shared wins: {100 * totals.ties / games:.1f} %")
    lines.append(
        f"  steps per game: {totals.steps / games:.1f} ({totals.shortest} to {totals.longest}); "
        f"{totals.steps / max(seconds, 1e-9):,.0f} steps per second"
    )
    return "\n".join(lines)


def random_sentence(seats: Sequence[int], players: int) -> str:
    """A sentence that names the seats that play random moves.

    >>> random_sentence([1, 3], 4).partition(" (")[0]
    'Seats 1 and 3 play at random'
    """
    if len(seats) == players:
        return f"Every seat plays at random (bot {RANDOM}); --bots takes {', '.join(LEVELS)} too."
    if len(seats) == 1:
        return f"Seat {seats[0]} plays at random (bot {RANDOM})."
    first = ", ".join(str(seat) for seat in seats[:-1])
    return f"Seats {first} and {seats[-1]} play at random (bot {RANDOM})."
