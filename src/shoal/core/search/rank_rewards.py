"""What a final ranking is worth to a seat: the share of opponents behind it, and rewards.

``ranks`` gives for each seat the number of seats ahead of it, as ``State.ranks`` does.
"""

from collections.abc import Sequence

from shoal.core.packed_arrays import i64, vec


def lead(ranks: vec[i64], seat: i64) -> i64:
    """The number of seats behind this one minus the number ahead.

    >>> [int(lead(vec[i64]([0, 1, 1, 3]), seat)) for seat in range(4)]
    [3, 0, 0, -3]
    """
    mine = ranks[seat]
    seats: i64 = 0
    for rank in ranks:
        if rank > mine:
            seats += 1
        elif rank < mine:
            seats -= 1
    return seats


def finish_share(ranks: vec[i64], seat: i64) -> float:
    """The share of the other seats that this one finishes ahead of; ties count half.

    >>> [finish_share(vec[i64]([0, 1, 1, 3]), seat) for seat in range(4)]
    [1.0, 0.5, 0.5, 0.0]
    """
    others: i64 = len(ranks) - 1
    return float(lead(ranks, seat) + others) / float(2 * others)


def zero_sum_rewards(ranks: vec[i64]) -> list[float]:
    """Each seat's reward from -1 (last) to 1 (first alone); the sum is 0.

    >>> zero_sum_rewards(vec[i64]([0, 1, 1, 3]))
    [1.0, 0.0, 0.0, -1.0]
    """
    others: i64 = len(ranks) - 1
    rewards: list[float] = []
    for seat in range(others + 1):
        rewards.append(float(lead(ranks, seat)) / float(others))
    return rewards


def pair_share(ranks: Sequence[int], opponents: Sequence[int]) -> float:
    """The share of pairs in which a rank is ahead of an opponent's; ties count half.

    >>> pair_share([0, 2], [1, 2])
    0.625
    """
    points = 0.0
    for rank in ranks:
        for opponent in opponents:
            if rank < opponent:
                points += 1.0
            elif rank == opponent:
                points += 0.5
    return points / float(len(ranks) * len(opponents))
