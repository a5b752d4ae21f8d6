"""The interval of a share that was counted."""

import math

CONFIDENCE = 1.96


def wilson(taken: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    square = CONFIDENCE**2 / games
    share = taken / games
    middle = (share + square / 2) / (1 + square)
    width = CONFIDENCE * math.sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return middle - width, middle + width
