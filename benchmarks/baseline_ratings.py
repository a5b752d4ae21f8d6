"""Elo ratings of a round robin, from a Bradley-Terry model."""

import statistics
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from shoal.arena.arena_game import GameResult
from shoal.arena.ratings import DEVIATIONS, by_deal

ANCHOR = "medium"
"""The player whose rating is 0."""
ELO_PER_NATURAL_LOGARITHM = 400 / np.log(10)
NEWTON_STEPS = 40
LONGEST_STEP = 2.0

Pair = tuple[str, str]
Shares = Mapping[Pair, Sequence[float]]
"""For each pair the share of its first player in each deal."""


class Elo(NamedTuple):
    """A rating and half of its 95 % interval."""

    rating: float
    margin: float


def shares_by_pair(results: Sequence[GameResult]) -> dict[Pair, list[float]]:
    """The shares of all complete deals."""
    return {
        pair: [statistics.fmean(game.share() for game in games) for games in deals.values()]
        for pair, deals in by_deal(results).items()
    }


def elo(shares: Shares) -> dict[str, Elo]:
    """The ratings; one won and one lost deal are added to every pair, as in the arena's intervals.

    Without them a player that won every game would have an infinite rating.
    """
    return bradley_terry(
        {pair: (sum(some) + 1, len(some) - sum(some) + 1) for pair, some in shares.items()}
    )


def bradley_terry(points: Mapping[Pair, tuple[float, float]]) -> dict[str, Elo]:
    """The ratings under which these points of each pair are most likely, by Newton's method.

    A player rated 400 above another is expected to take ten of eleven points. The margins come
    from the curvature of the likelihood at its top (Fisher's information).

    >>> found = bradley_terry({("random", "medium"): (1.0, 10.0)})
    >>> {name: round(one.rating) for name, one in found.items()}
    {'random': -400, 'medium': 0}
    """
    players = list(dict.fromkeys(name for pair in points for name in pair))
    fitted = [name for name in players if name != ANCHOR]
    signs = np.array([[(one == a) - (one == b) for one in fitted] for a, b in points], float)
    won, lost = np.array(list(points.values()), float).T
    logs = np.zeros(len(fitted))
    curvature = np.eye(len(fitted))
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + np.exp(-signs @ logs))
        gradient = signs.T @ (won - (won + lost) * expected)
        curvature = (signs.T * ((won + lost) * expected * (1 - expected))) @ signs
        logs += np.clip(np.linalg.solve(curvature, gradient), -LONGEST_STEP, LONGEST_STEP)
    errors = np.sqrt(np.diag(np.linalg.inv(curvature)))
    found = {ANCHOR: Elo(0.0, 0.0)}
    for name, rating, error in zip(fitted, logs, errors, strict=True):
        scale = float(ELO_PER_NATURAL_LOGARITHM)
        found[name] = Elo(scale * float(rating), scale * DEVIATIONS * float(error))
    return {name: found[name] for name in players}
