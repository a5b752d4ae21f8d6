"""``shoal simulate``: many games of bots, counted.

Every game has its own seed, made of the run's seed and the game's number, so
that the same numbers come out however many processes share the work.
"""

import argparse
import json
import math
import multiprocessing
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from shoal.bots.levels import LEVELS
from shoal.bots.simple_bots import Bot, Drift
from shoal.cli.arguments import BOTS, add_table, read_bots, read_count, read_options, read_players
from shoal.cli.progress import Progress
from shoal.core.game import Game
from shoal.core.options import Value
from shoal.core.playout import playout
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.games import game_info

CHUNK_SECONDS = 0.2
"""About how long a process works before it reports."""


@dataclass
class Tally:
    """What many games came to; tallies of parts add up."""

    players: int
    games: int = 0
    steps: int = 0
    shortest: int = 0
    longest: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    ties: int = 0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players
        self.points = self.points or [0] * self.players
        self.squares = self.squares or [0] * self.players

    def count(self, state: State, steps: int) -> None:
        """Add one finished game."""
        winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 0]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, points in enumerate(state.scores()):
            self.points[seat] += points
            self.squares[seat] += points * points
        self.ties += len(winners) > 1
        self.shortest = min(self.shortest, steps) if self.games else steps
        self.longest = max(self.longest, steps)
        self.steps += steps
        self.games += 1

    def add(self, other: "Tally") -> None:
        """Add the games of another part."""
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]
        self.ties += other.ties
        self.steps += other.steps
        self.games += other.games

    def mean(self, seat: int) -> float:
        """A seat's mean score."""
        return self.points[seat] / max(self.games, 1)

    def deviation(self, seat: int) -> float:
        """The standard deviation of a seat's score."""
        return math.sqrt(max(self.squares[seat] / max(self.games, 1) - self.mean(seat) ** 2, 0.0))


@dataclass(frozen=True)
class Task:
    """Some games of a run, told so that another process can play them."""

    game: str
    options: dict[str, Value]
    players: int
    bots: str
    seed: int
    first: int
    count: int


def play_games(task: Task) -> Tally:
    """Play the games of a task."""
    game = game_info(task.game).game(task.options)
    bots = read_bots(task.bots, task.players)
    tally = Tally(task.players)
    for number in range(task.first, task.first + task.count):
        bots = [bot.sit() for bot in bots]
        state = game.start_checked(task.players)
        steps = play_out(game, state, bots, Rng(task.seed * 2**32 + number))
        tally.count(state, steps)
    return tally


def play_out(game: Game, state: State, bots: list[Bot], rng: Rng) -> int:
    """Play one game to its end; returns its steps."""
    if all(isinstance(bot, Drift) for bot in bots):
        return int(playout(state, rng))
    steps = 0
    thinking = Rng(rng.word())  # how long a bot thinks must not change the dice
    while (seat := state.actor()) != NOBODY:
        if seat == CHANCE:
            state.play(CHANCE, rng.below(state.outcomes()))
        else:
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            state.play(seat, bots[seat].choose(game.view(state, seat), thinking))
        steps += 1
    return steps


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_table(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games to play")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="processes that share the games"
    )
    parser.add_argument(
        "--bots",
        default="drift",
        metavar="BOT[,BOT...]",
        help=f"one for all seats or one each, drift plays at random: {BOTS}",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of words")


def run(args: argparse.Namespace) -> int:
    """Play the games and print what they came to; Ctrl-C prints what is there so far."""
    found = game_info(args.game)
    players = read_players(found, args.players)
    whole = Task(
        args.game,
        found.game(read_options(args.option)).chosen(),
        players,
        args.bots,
        read_count("--seed", args.seed or 0, 0),
        0,
        read_count("--games", args.games),
    )
    read_bots(args.bots, players)
    tally = Tally(players)
    began = time.perf_counter()
    interrupted = False
    try:
        with Progress("games") as progress:
            for part in play_parts(whole, read_count("--jobs", args.jobs)):
                tally.add(part)
                progress.show(tally.games, whole.count)
    except KeyboardInterrupt:
        interrupted = True
        print("shoal: interrupted; this is what was played.", file=sys.stderr)
    report(whole, tally, time.perf_counter() - began, as_json=args.json)
    return 130 if interrupted else 0


def play_parts(whole: Task, jobs: int) -> Iterator[Tally]:
    """The tallies of the task's parts as they come; parts are sized by a short trial."""
    trial = partial(part_of, whole)
    began = time.perf_counter()
    yield play_games(trial(0, 1))
    seconds = max(time.perf_counter() - began, 1e-6)
    size = max(1, min(int(CHUNK_SECONDS / seconds), 10_000, whole.count // jobs + 1))
    parts = (trial(first, min(size, whole.count - first)) for first in range(1, whole.count, size))
    if jobs == 1:
        yield from map(play_games, parts)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, 256)) as pool:
        yield from pool.imap_unordered(play_games, parts)


def part_of(whole: Task, first: int, count: int) -> Task:
    """Some of the task's games."""
    return Task(whole.game, whole.options, whole.players, whole.bots, whole.seed, first, count)


def random_seats(whole: Task) -> list[int]:
    """The seats whose bots play any move."""
    bots = read_bots(whole.bots, whole.players)
    return [seat for seat, bot in enumerate(bots) if isinstance(bot, Drift)]


def told_random(seats: list[int], players: int) -> str:
    """Which seats play at random, in a sentence.

    >>> told_random([1, 3], 4)
    'Seats 1 and 3 play at random (bot drift).'
    """
    if len(seats) == players:
        return f"Every seat plays at random (bot drift); --bots takes {', '.join(LEVELS)} too."
    if len(seats) == 1:
        return f"Seat {seats[0]} plays at random (bot drift)."
    first = ", ".join(str(seat) for seat in seats[:-1])
    return f"Seats {first} and {seats[-1]} play at random (bot drift)."


def report(whole: Task, tally: Tally, seconds: float, *, as_json: bool) -> None:
    """Print the tally."""
    games = max(tally.games, 1)
    if as_json:
        told = {
            "game": whole.game,
            "options": whole.options,
            "players": whole.players,
            "bots": whole.bots,
            "random_seats": random_seats(whole),
            "seed": whole.seed,
            "games": tally.games,
            "wins": [round(wins, 6) for wins in tally.wins],
            "ties": tally.ties,
            "mean_scores": [round(tally.mean(seat), 6) for seat in range(whole.players)],
            "deviations": [round(tally.deviation(seat), 6) for seat in range(whole.players)],
            "steps": tally.steps,
            "shortest": tally.shortest,
            "longest": tally.longest,
            "seconds": round(seconds, 3),
        }
        print(json.dumps(told))
        return
    title = game_info(whole.game).title
    print(f"{tally.games} games of {title}, {whole.players} players, {whole.bots}")
    if random_seats(whole):
        print(told_random(random_seats(whole), whole.players))
    for seat in range(whole.players):
        print(
            f"  seat {seat}: wins {100 * tally.wins[seat] / games:5.1f} %, "
            f"score {tally.mean(seat):.2f} (deviation {tally.deviation(seat):.2f})"
        )
    print(f"  shared wins: {100 * tally.ties / games:.1f} %")
    print(
        f"  steps a game: {tally.steps / games:.1f} ({tally.shortest} to {tally.longest}); "
        f"{tally.steps / max(seconds, 1e-9):,.0f} steps a second"
    )
