"""What a study counts."""

from typing import final

from shoal.core.message import Message
from shoal.core.packed_arrays import i64


@final
class StatisticsEvent:
    """Something that a study counts for a seat.

    ``kind`` groups events under a heading (``tokens``, ``cards``, ``rules``): its words are
    ``statistics-kind-KIND`` in the game's catalogue. ``what`` names the thing, with its rule if it
    has one. Games without a catalogue give a text. A study asks for events after every step, so a
    game makes its messages once and shares them.
    """

    def __init__(self, seat: i64, kind: str, what: Message | str) -> None:
        self.seat: i64 = seat
        self.kind = kind
        self.what = what
