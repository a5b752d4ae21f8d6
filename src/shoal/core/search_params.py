"""How a mind should think about a game: numbers that a room knows best."""

from typing import Final, final

from shoal.core.arrays import i64
from shoal.core.rng import Rng


@final
class SearchParams:
    """A room's advice to a search.

    ``curious``: how much a move that was seldom tried is worth a try.
    ``cutoff``: after so many steps of a playout the room's ``value`` is asked.
    ``guided``: the share of a playout's moves that the room's ``prior`` chooses.
    ``blind``: one seat sees what the others do not; when it thinks, they do not
    choose by what it knows but by the room's ``prior``.
    ``seeing``: the share of its milliseconds that such a seat takes; it has
    nothing to guess, and a little goes a long way.
    ``by_eye``: how far off a player who does not reckon may judge a move, as a
    share of the distance from the worst move to the best.
    """

    def __init__(
        self,
        *,
        curious: float,
        cutoff: i64,
        guided: float,
        blind: bool = False,
        seeing: float = 1.0,
        by_eye: float = 0.35,
    ) -> None:
        self.curious = curious
        self.cutoff = cutoff
        self.guided = guided
        self.blind = blind
        self.seeing = seeing
        self.by_eye = by_eye


NEVER: i64 = 1_000_000_000
"""A cut-off that no playout meets."""

PLAIN = SearchParams(curious=1.4, cutoff=NEVER, guided=0.0)
"""Random games to the end: for rooms that know nothing better."""

FINE: Final[i64] = 1_000_000
"""Into so many parts a weight is cut to be drawn at random."""


def blurred(worths: list[float], blur: float, rng: Rng) -> list[float]:
    """The worths as somebody sees them who does not reckon."""
    if not worths:
        return []
    off = blur * (max(worths) - min(worths)) / float(FINE)
    return [worth + off * float(rng.below(2 * FINE) - FINE) for worth in worths]
