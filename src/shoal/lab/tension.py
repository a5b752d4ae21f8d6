"""How open a game's outcome stays: drama, decisiveness, uncertainty, and forced moves.

Drama, decisiveness and uncertainty have the names that Browne gave them ("Automatic Generation and
Evaluation of Recombination Games", 2008) and that Ludii and TAG use. Values are those of the
game's evaluation at each tenth of a game, one for each side.
"""

import math
import statistics
from collections.abc import Sequence
from typing import Any

from shoal.lab.intervals import mean_estimate
from shoal.lab.study_game import StudyGame

Json = dict[str, Any]  # Any: it is JSON


def tension(games: Sequence[StudyGame]) -> Json | None:
    """The figures over games; None if they are of a version that did not record the values."""
    seen = [game for game in games if game.values]
    if len(seen) < 2:
        return None
    along = [[uncertainty(values) for values in side_values(game)] for game in seen]
    return {
        "drama": mean_estimate([drama(game) for game in seen]).json(),
        "decisiveness": mean_estimate([decisiveness(game) for game in seen]).json(),
        "forced": mean_estimate([forced_share(game) for game in seen]).json(),
        "uncertainty": [mean_estimate(tenth).json() for tenth in zip(*along, strict=True)],
    }


def side_values(game: StudyGame) -> list[list[float]]:
    """The best value of each side's seats, at each tenth."""
    found = []
    for values in game.values:
        best: dict[int, float] = {}
        for side, value in zip(game.sides, values, strict=True):
            best[side] = max(value, best.get(side, 0.0))
        found.append([best[side] for side in sorted(best)])
    return found


def winning_sides(game: StudyGame) -> list[int]:
    """The places of the winning sides among all sides."""
    sides = sorted(set(game.sides))
    winners = {side for side, rank in zip(game.sides, game.ranks, strict=True) if rank == 0}
    return [place for place, side in enumerate(sides) if side in winners]


def drama(game: StudyGame) -> float:
    """How far the winner was behind: the mean root of what the leader's value exceeded its own by.

    0 if the winner led all along, 1 if it was hopeless all along.
    """
    behind = [
        math.sqrt(max(values) - values[winner])
        for winner in winning_sides(game)
        for values in side_values(game)
    ]
    return statistics.fmean(behind)


def decisiveness(game: StudyGame) -> float:
    """The part of the game that is left when the winner takes the lead for good.

    Near 1 if it is decided at once, 0 if it is open to the end.
    """
    winners = winning_sides(game)
    rows = side_values(game)
    count = 0
    for values in reversed(rows):
        if max(values) not in [values[winner] for winner in winners]:
            break
        count += 1
    return count / len(rows)


def uncertainty(values: Sequence[float]) -> float:
    """How open a position is: the entropy of the sides' values, 1 if all are alike.

    >>> uncertainty([0.5, 0.5]), uncertainty([1.0, 0.0])
    (1.0, 0.0)
    """
    total = sum(values)
    if total <= 0:
        return 1.0
    parts = [value / total for value in values if value > 0]
    # Adding 0.0 turns -0.0 into 0.0.
    return -sum(part * math.log(part) for part in parts) / math.log(len(values)) + 0.0


def forced_share(game: StudyGame) -> float:
    """The share of the moves that had no alternative."""
    return game.forced / max(game.forced + game.decisions, 1)
