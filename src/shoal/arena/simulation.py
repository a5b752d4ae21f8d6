"""Simulations: many games of the same bots on the same seats, counted.

The seed of a game is made of the run's seed and the game's number, so that the
result does not depend on how many processes share the work.
"""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from shoal.arena.game_loop import play_game
from shoal.arena.process_runner import run_in_processes
from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot, RandomBot
from shoal.core.game import Game, GameInfo
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import State
from shoal.games import find_game

CHUNK_SECONDS = 0.2
"""About how long a process plays before it reports."""
MAX_CHUNK = 10_000
GAMES_PER_SEED = 2**32
"""The distance between the seeds of two runs: a run has at most this many games."""


@dataclass
class Totals:
    """The sums over many games; the totals of parts can be added."""

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

    def add(self, other: "Totals") -> None:
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
        """The mean score of a seat."""
        return self.points[seat] / max(self.games, 1)

    def deviation(self, seat: int) -> float:
        """The standard deviation of a seat's score."""
        return math.sqrt(max(self.squares[seat] / max(self.games, 1) - self.mean(seat) ** 2, 0.0))


@dataclass(frozen=True)
class Simulation:
    """The games ``first`` to ``first + count - 1`` of a run, in a form that can be pickled."""

    game: str
    """The name of an installed game, or the module or file that the user named."""
    options: dict[str, Value]
    bots: tuple[str, ...]
    """The name of each seat's bot."""
    seed: int
    first: int
    count: int

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    def info(self) -> GameInfo:
        """What is known about the game."""
        return find_game(self.game)

    def random_seats(self) -> list[int]:
        """The seats whose bots play uniformly random moves."""
        return [seat for seat, name in enumerate(self.bots) if isinstance(bot_of(name), RandomBot)]


def play_simulation(simulation: Simulation) -> Totals:
    """Play all games of a simulation."""
    game = simulation.info().game(simulation.options)
    bots = [bot_of(name) for name in simulation.bots]
    totals = Totals(simulation.players)
    for number in range(simulation.first, simulation.first + simulation.count):
        bots = [bot.for_seat() for bot in bots]
        state = game.start_checked(simulation.players)
        steps = play_seeded(game, state, bots, Rng(simulation.seed * GAMES_PER_SEED + number))
        totals.count(state, steps)
    return totals


def play_seeded(game: Game, state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """Play one game to its end, in place; return its steps.

    If all bots are random, ``core.search.playout`` plays the game, which is compiled.
    """
    if all(isinstance(bot, RandomBot) for bot in bots):
        return int(playout(state, rng))
    bots_rng = Rng(rng.word())  # how much a bot draws must not change the dice
    return play_game(
        game,
        state,
        bots,
        chance=rng.below,
        turn_order=rng,
        bot_rngs=[bots_rng] * len(bots),
    )


def play_in_parts(whole: Simulation, jobs: int) -> Iterator[Totals]:
    """The totals of parts of the simulation as they finish; one game is timed to size the parts."""
    started = time.perf_counter()
    yield play_simulation(replace(whole, count=1))
    seconds = max(time.perf_counter() - started, 1e-6)
    size = max(1, min(int(CHUNK_SECONDS / seconds), MAX_CHUNK, whole.count // jobs + 1))
    parts = (
        replace(whole, first=first, count=min(size, whole.count - first))
        for first in range(1, whole.count, size)
    )
    yield from run_in_processes(play_simulation, parts, jobs)
