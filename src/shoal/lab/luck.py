"""Luck and skill: how much of the variance of results each explains.

Two bots of unequal strength play each deal twice, the second time with seats
exchanged and the same dice.  A seat's result is the share of the other seats that
it finished above.  The variance of that result has four parts:

- *seat*: which seat it is;
- *skill*: which of the two bots plays the seat;
- *dice*: what both games of a deal have in common, whichever bot plays which seat;
- *together*: the rest, where different choices used the same dice differently.

Luck is *dice* plus *together*: everything that neither the seat nor the bot explains.
"""

import statistics
from collections.abc import Sequence

from shoal.core.search.rank_rewards import pair_share
from shoal.lab.intervals import Estimate, bootstrap, mean_estimate
from shoal.lab.study_game import StudyGame

Deal = tuple[StudyGame, StudyGame]
PARTS = ("seat", "skill", "dice", "together")


def deals_of(games: Sequence[StudyGame]) -> list[Deal]:
    """The two games of every deal, in order; deals with one game are left out."""
    found: dict[int, dict[int, StudyGame]] = {}
    for game in games:
        found.setdefault(game.deal, {})[game.turned] = game
    return [(both[0], both[1]) for _, both in sorted(found.items()) if len(both) == 2]


def luck(deals: Sequence[Deal], bot: str, seed: int) -> dict[str, object]:
    """Estimates of the four parts, of luck, and of the bot's advantage over its rival."""
    rows = [(one.shares(), two.shares()) for one, two in deals]
    found = bootstrap(rows, variance_parts, seed)
    estimates = dict(zip((*PARTS, "luck"), found, strict=True))
    return {
        **{name: one.json() for name, one in estimates.items()},
        "better": advantage(deals, bot).json(),
        "deals": len(deals),
    }


def variance_parts(rows: Sequence[tuple[list[float], list[float]]]) -> list[float]:
    """The parts named in PARTS as shares of the variance, and luck.

    A seat has one bot in the first game of a deal and the other in the second,
    so the difference of a seat's two means comes from the bots.

    >>> win, loss = [1.0, 0.0], [0.0, 1.0]
    >>> variance_parts([(win, loss)] * 10)  # the better bot always wins: all skill
    [0.0, 1.0, 0.0, 0.0, 0.0]
    >>> variance_parts([(win, win), (loss, loss)] * 5)  # the dice decide: all luck
    [0.0, 0.0, 1.0, 0.0, 1.0]
    """
    seats, games = range(len(rows[0][0])), (0, 1)
    means = [
        [statistics.fmean(row[game][seat] for row in rows) for game in games] for seat in seats
    ]
    usual = [statistics.fmean(pair) for pair in means]
    middle = statistics.fmean(usual)
    left = [
        [[row[game][seat] - means[seat][game] for game in games] for seat in seats] for row in rows
    ]
    dice = statistics.fmean(one * two for row in left for one, two in row)
    within = statistics.fmean(value**2 for row in left for pair in row for value in pair)
    # Means of few deals also differ by chance; subtract the expected amount.
    skill = statistics.fmean(((pair[0] - pair[1]) / 2) ** 2 for pair in means)
    skill = max(0.0, skill - (within - dice) / (2 * len(rows)))
    seat = statistics.fmean((one - middle) ** 2 for one in usual)
    seat = max(0.0, seat - (within + dice) / (2 * len(rows)) * (1 - 1 / len(usual)))
    together = within - dice
    total = seat + skill + within
    if total == 0:
        return [0.0] * (len(PARTS) + 1)
    return [one / total for one in (seat, skill, dice, together, within)]


def advantage(deals: Sequence[Deal], bot: str) -> Estimate:
    """How often a seat of this bot finishes above one of the other; a tie counts half."""
    return mean_estimate([(above(one, bot) + above(two, bot)) / 2 for one, two in deals])


def above(game: StudyGame, bot: str) -> float:
    """How often a seat of this bot finished above one of the other in this game."""
    ranks = list(zip(game.seats, game.ranks, strict=True))
    mine = [rank for name, rank in ranks if name == bot]
    theirs = [rank for name, rank in ranks if name != bot]
    return pair_share(mine, theirs)
