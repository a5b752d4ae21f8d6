"""What a study counts."""

from typing import final

from shoal.core.packed_arrays import i64


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
