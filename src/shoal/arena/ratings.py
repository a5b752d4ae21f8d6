"""Ratings of bots and results of each pair, with 95 % intervals.

The two games of a deal share their dice, so they are one observation.  Intervals
come from resampling the deals (bootstrap).
"""

import importlib
import random
import statistics
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shoal.arena.arena_game import GameResult
from shoal.core.errors import ShoalError
from shoal.core.message import say

RESAMPLINGS = 2000
RATING_RESAMPLINGS = 40
LOW, HIGH = 0.025, 0.975
"""The quantiles at the ends of a 95 % interval."""
DEVIATIONS = 1.96
"""The standard deviations from the middle of a 95 % interval to its ends."""
EVEN = 0.5
GAMES_OF_A_DEAL = 2
Interval = tuple[float, float]


@dataclass(frozen=True)
class HeadToHead:
    """How the first bot of a pair did against the second."""

    pair: tuple[str, str]
    games: int
    share: float
    interval: Interval

    @property
    def clear(self) -> bool:
        """Whether the interval excludes that both are equally strong."""
        return not self.interval[0] <= EVEN <= self.interval[1]


@dataclass(frozen=True)
class Standing:
    """The rating of one bot."""

    bot: str
    rating: float
    interval: Interval
    games: int
    milliseconds: float
    """The mean time of a decision."""


def by_deal(results: Sequence[GameResult]) -> dict[tuple[str, str], dict[int, list[GameResult]]]:
    """The results by pair and deal; a deal with only one game is left out."""
    found: dict[tuple[str, str], dict[int, list[GameResult]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for result in results:
        found[result.pair][result.deal].append(result)
    return {
        pair: {deal: games for deal, games in deals.items() if len(games) == GAMES_OF_A_DEAL}
        for pair, deals in found.items()
    }


def head_to_heads(results: Sequence[GameResult], seed: int = 0) -> list[HeadToHead]:
    """The share of every pair with its interval."""
    found = []
    for pair, deals in by_deal(results).items():
        shares = [statistics.fmean(game.share() for game in games) for games in deals.values()]
        if shares:
            interval = share_interval(shares, seed)
            found.append(
                HeadToHead(pair, GAMES_OF_A_DEAL * len(shares), statistics.fmean(shares), interval)
            )
    return found


def share_interval(shares: Sequence[float], seed: int) -> Interval:
    """The 95 % interval of the mean of the shares, by resampling.

    Equal shares would give an interval of no width, so one lost and one won deal
    are added.  With many deals they hardly matter.
    """
    rng = random.Random(seed)
    pool = [*shares, 0.0, 1.0]
    means = sorted(statistics.fmean(rng.choices(pool, k=len(pool))) for _ in range(RESAMPLINGS))
    return means[round(LOW * RESAMPLINGS)], means[round(HIGH * RESAMPLINGS) - 1]


def standings(results: Sequence[GameResult], seed: int = 0) -> list[Standing]:
    """The ratings of all bots, the best first."""
    deals = [games for pair in by_deal(results).values() for games in pair.values()]
    if not deals:
        return []
    rng = random.Random(seed)
    rated = ratings(deals, rng)
    drawn: dict[str, list[float]] = {bot: [] for bot in rated}
    for _ in range(RATING_RESAMPLINGS):
        for bot, rating in ratings(rng.choices(deals, k=len(deals)), rng).items():
            drawn[bot].append(rating.mu)
    found = [
        Standing(bot, rating.mu, rating_interval(rating, drawn[bot]), *thinking_time(bot, results))
        for bot, rating in rated.items()
    ]
    return sorted(found, key=lambda standing: -standing.rating)


def rating_interval(rating: "Rating", drawn: list[float]) -> Interval:
    """The 95 % interval of a rating: the variances of the model and of resampling are added."""
    variance = rating.sigma**2
    if len(drawn) > 1:
        variance += statistics.variance(drawn)
    half = DEVIATIONS * variance**0.5
    return (rating.mu - half, rating.mu + half)


@dataclass(frozen=True)
class Rating:
    """The mean and the standard deviation of a skill."""

    mu: float
    sigma: float


def ratings(deals: Sequence[Sequence[GameResult]], rng: random.Random) -> dict[str, Rating]:
    """OpenSkill's Plackett-Luce ratings after these deals, in random order."""
    model = plackett_luce()
    known: dict[str, Any] = {}  # Any: openskill is optional
    for deal in rng.sample(deals, k=len(deals)):
        for game in deal:
            for bot in game.pair:
                known.setdefault(bot, model.rating())
            first, second = game.pair
            share = game.share()
            ranks = [float(share < EVEN), float(share > EVEN)]
            after = model.rate([[known[first]], [known[second]]], ranks=ranks)
            known[first], known[second] = after[0][0], after[1][0]
    return {bot: Rating(float(rating.mu), float(rating.sigma)) for bot, rating in known.items()}


def plackett_luce() -> Any:  # Any: openskill is optional
    """OpenSkill's model."""
    try:
        return importlib.import_module("openskill.models").PlackettLuce()
    except ImportError as error:
        raise ShoalError(say("error-needs-openskill")) from error


def thinking_time(bot: str, results: Sequence[GameResult]) -> tuple[int, float]:
    """The number of a bot's games, and its mean milliseconds for a decision."""
    games = decisions = 0
    seconds = 0.0
    for result in results:
        games += bot in result.seats
        for seat, name in enumerate(result.seats):
            if name == bot:
                decisions += result.decisions[seat]
                seconds += result.seconds[seat]
    return games, 1000 * seconds / max(decisions, 1)
