"""What the results come to: shares with honest intervals, and ratings.

The two games of a deal are one observation, for they share their dice.  An
interval is where 95 of 100 resamplings of the deals end.
"""

import importlib
import random
import statistics
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shoal.arena.arena_game import Result
from shoal.core.errors import ShoalError

RESAMPLINGS = 2000
RATING_RESAMPLINGS = 40
Interval = tuple[float, float]


@dataclass(frozen=True)
class Meeting:
    """How the first bot of a pair did against the second."""

    pair: tuple[str, str]
    games: int
    share: float
    interval: Interval

    @property
    def clear(self) -> bool:
        """Whether the interval leaves no doubt who is stronger."""
        return not self.interval[0] <= 0.5 <= self.interval[1]


@dataclass(frozen=True)
class Standing:
    """One bot's place among all."""

    bot: str
    rating: float
    interval: Interval
    games: int
    milliseconds: float
    """For a decision, on average."""


def by_deal(results: Sequence[Result]) -> dict[tuple[str, str], dict[int, list[Result]]]:
    """Whole deals only: a half-played pair of games would not be fair."""
    found: dict[tuple[str, str], dict[int, list[Result]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        found[result.pair][result.deal].append(result)
    return {
        pair: {deal: games for deal, games in deals.items() if len(games) == 2}
        for pair, deals in found.items()
    }


def meetings(results: Sequence[Result], seed: int = 0) -> list[Meeting]:
    """Every pair's share with its interval."""
    found = []
    for pair, deals in by_deal(results).items():
        shares = [statistics.fmean(game.share() for game in games) for games in deals.values()]
        if shares:
            interval = resampled(shares, seed)
            found.append(Meeting(pair, 2 * len(shares), statistics.fmean(shares), interval))
    return found


def resampled(shares: Sequence[float], seed: int) -> Interval:
    """The middle 95 % of the means of resampled deals, never narrower than a doubtful deal more.

    Deals that all end alike resample to no width at all: one lost and one won
    deal are added, which few deals feel and many do not.
    """
    throw = random.Random(seed)
    pool = [*shares, 0.0, 1.0]
    means = sorted(statistics.fmean(throw.choices(pool, k=len(pool))) for _ in range(RESAMPLINGS))
    return means[round(0.025 * RESAMPLINGS)], means[round(0.975 * RESAMPLINGS) - 1]


def standings(results: Sequence[Result], seed: int = 0) -> list[Standing]:
    """Every bot's rating, the best first."""
    deals = [games for pair in by_deal(results).values() for games in pair.values()]
    if not deals:
        return []
    throw = random.Random(seed)
    rated = ratings(deals, throw)
    drawn: dict[str, list[float]] = {bot: [] for bot in rated}
    for _ in range(RATING_RESAMPLINGS):
        for bot, rating in ratings(throw.choices(deals, k=len(deals)), throw).items():
            drawn[bot].append(rating.mu)
    found = [
        Standing(bot, rating.mu, around(rating, drawn[bot]), *effort(bot, results))
        for bot, rating in rated.items()
    ]
    return sorted(found, key=lambda standing: -standing.rating)


def around(rating: "Rating", drawn: list[float]) -> Interval:
    """95 % around a rating: its own doubt and that of resampled deals together."""
    doubt = rating.sigma**2
    if len(drawn) > 1:
        doubt += statistics.variance(drawn)
    return (rating.mu - 1.96 * doubt**0.5, rating.mu + 1.96 * doubt**0.5)


@dataclass(frozen=True)
class Rating:
    """A skill, and how far it may be off."""

    mu: float
    sigma: float


def ratings(deals: Sequence[Sequence[Result]], throw: random.Random) -> dict[str, Rating]:
    """OpenSkill's Plackett-Luce ratings after these deals, in random order."""
    model = plackett_luce()
    known: dict[str, Any] = {}  # Any: openskill is optional
    for deal in throw.sample(deals, k=len(deals)):
        for game in deal:
            for bot in game.pair:
                known.setdefault(bot, model.rating())
            first, second = game.pair
            share = game.share()
            ranks = [0.0, 1.0] if share > 0.5 else [1.0, 0.0] if share < 0.5 else [0.0, 0.0]
            after = model.rate([[known[first]], [known[second]]], ranks=ranks)
            known[first], known[second] = after[0][0], after[1][0]
    return {bot: Rating(float(rating.mu), float(rating.sigma)) for bot, rating in known.items()}


def plackett_luce() -> Any:  # Any: openskill is optional
    """OpenSkill's model."""
    try:
        return importlib.import_module("openskill.models").PlackettLuce()
    except ImportError as wrong:
        raise ShoalError("Ratings need openskill: pip install 'shoal[arena]'.") from wrong


def effort(bot: str, results: Sequence[Result]) -> tuple[int, float]:
    """In how many games a bot sat, and how long it thought for a decision."""
    games = decisions = 0
    seconds = 0.0
    for result in results:
        games += bot in result.seats
        for seat, name in enumerate(result.seats):
            if name == bot:
                decisions += result.decisions[seat]
                seconds += result.seconds[seat]
    return games, 1000 * seconds / max(decisions, 1)
