"""How a search should think about a game: numbers that a room knows best."""

from typing import final

from shoal.core.arrays import i64


@final
class Manner:
    """A room's advice to a search.

    ``curious``: how much a move that was seldom tried is worth a try.
    ``cutoff``: after so many steps of a playout the room's ``value`` is asked.
    ``guided``: the share of a playout's moves that the room's ``prior`` chooses.
    """

    def __init__(self, *, curious: float, cutoff: i64, guided: float) -> None:
        self.curious = curious
        self.cutoff = cutoff
        self.guided = guided


NEVER: i64 = 1_000_000_000
"""A cut-off that no playout meets."""

PLAIN = Manner(curious=1.4, cutoff=NEVER, guided=0.0)
"""Random games to the end: for rooms that know nothing better."""
