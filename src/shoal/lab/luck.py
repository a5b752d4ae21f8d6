"""Luck against skill: how much of the result the dice explain.

Two bots of unequal strength play each deal twice, the second time with seats
exchanged and the same dice.  What a seat comes to (the share of the others it
finished above) varies from game to game; that variance is cut into four parts
which add up to all of it:

- *seat*: where somebody sits;
- *skill*: which of the two bots sits there;
- *dice*: what both games of a deal have in common, whoever sits where;
- *together*: the rest, where other choices made other use of the dice, and the
  dice fell to other seats because of that.

Luck is dice and together: all that neither seat nor bot explains.
"""

import statistics
from collections.abc import Sequence

from shoal.lab.intervals import Figure, figure, resampled
from shoal.lab.study_game import Sample

Deal = tuple[Sample, Sample]
PARTS = ("seat", "skill", "dice", "together")


def deals_of(samples: Sequence[Sample]) -> list[Deal]:
    """Whole deals only, in order."""
    found: dict[int, dict[int, Sample]] = {}
    for sample in samples:
        found.setdefault(sample.deal, {})[sample.turned] = sample
    return [(both[0], both[1]) for _, both in sorted(found.items()) if len(both) == 2]


def luck(deals: Sequence[Deal], bot: str, seed: int) -> dict[str, object]:
    """The four parts, luck, and how far the better bot gets, each with its interval."""
    rows = [(one.shares(), two.shares()) for one, two in deals]
    found = resampled(rows, parts, seed)
    figures = dict(zip((*PARTS, "luck"), found, strict=True))
    return {
        **{name: one.json() for name, one in figures.items()},
        "better": better(deals, bot).json(),
        "deals": len(deals),
    }


def parts(rows: Sequence[tuple[list[float], list[float]]]) -> list[float]:
    """Seat, skill, dice, together as shares of all variance, and luck.

    A seat has the one bot in the first game of a deal and the other in the
    second, so each seat's two means tell the bots apart.

    >>> win, loss = [1.0, 0.0], [0.0, 1.0]
    >>> parts([(win, loss)] * 10)  # whoever has the better bot wins: all skill
    [0.0, 1.0, 0.0, 0.0, 0.0]
    >>> parts([(win, win), (loss, loss)] * 5)  # the dice say who wins
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
    # Means of few deals differ by chance as well; that much is taken off.
    skill = statistics.fmean(((pair[0] - pair[1]) / 2) ** 2 for pair in means)
    skill = max(0.0, skill - (within - dice) / (2 * len(rows)))
    seat = statistics.fmean((one - middle) ** 2 for one in usual)
    seat = max(0.0, seat - (within + dice) / (2 * len(rows)) * (1 - 1 / len(usual)))
    together = within - dice
    total = seat + skill + within
    if total == 0:
        return [0.0] * 5
    return [one / total for one in (seat, skill, dice, together, within)]


def better(deals: Sequence[Deal], bot: str) -> Figure:
    """How often a seat of this bot finishes above one of the other, ties half."""
    return figure([(above(one, bot) + above(two, bot)) / 2 for one, two in deals])


def above(game: Sample, bot: str) -> float:
    """The share of the meetings of both bots' seats that this bot's win."""
    ranks = list(zip(game.seats, game.ranks, strict=True))
    mine = [rank for name, rank in ranks if name == bot]
    theirs = [rank for name, rank in ranks if name != bot]
    return statistics.fmean((one < other) + (one == other) / 2 for one in mine for other in theirs)
