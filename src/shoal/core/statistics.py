"""What a study counts."""

from typing import final

from mypy_extensions import mypyc_attr

from shoal.core.notation import Notation
from shoal.core.packed_arrays import i64
from shoal.core.special_seats import CHANCE
from shoal.core.state import State


@final
class StatisticsEvent:
    """Something that a study counts for a seat.

    ``kind`` is a plural noun for a heading (``tokens``, ``cards``, ``rules``). ``what`` names the
    thing, with the number of its rule if it has one.
    """

    def __init__(self, seat: i64, kind: str, what: str) -> None:
        self.seat: i64 = seat
        self.kind = kind
        self.what = what


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics:
    """Says what a study counts; unless a game says otherwise, its moves by their first word."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        """What a study counts for a move, or an outcome of CHANCE."""
        if mover == CHANCE:
            return []
        verb = self.notation.write_move(move).partition(" ")[0]
        return [StatisticsEvent(mover, "moves", verb)]
