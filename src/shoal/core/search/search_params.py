"""How a search plays a game: numbers that each game tunes."""

from typing import Final, final

from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng


@final
class SearchParams:
    """A game's parameters for the search.

    ``exploration``: the weight of moves that were rarely tried.
    ``cutoff``: a playout stops after so many steps and asks the game's ``value``.
    ``guided_share``: the share of a playout's moves that the game's ``prior`` chooses.
    ``one_informed_seat``: one seat sees what the others do not. In its search the others choose
    by the game's ``prior``, because they do not know what it knows.
    ``informed_time_share``: the share of the time budget that the informed seat uses. It has
    nothing to guess, so it needs less.
    ``noise``: how far off a rough evaluation of a move may be, as a share of the distance from
    the worst move to the best.
    """

    def __init__(
        self,
        *,
        exploration: float,
        cutoff: i64,
        guided_share: float,
        one_informed_seat: bool = False,
        informed_time_share: float = 1.0,
        noise: float = 0.35,
    ) -> None:
        self.exploration = exploration
        self.cutoff = cutoff
        self.guided_share = guided_share
        self.one_informed_seat = one_informed_seat
        self.informed_time_share = informed_time_share
        self.noise = noise

    def __reduce__(self) -> tuple[object, ...]:
        return restore_params, (
            self.exploration,
            int(self.cutoff),
            self.guided_share,
            self.one_informed_seat,
            self.informed_time_share,
            self.noise,
        )


NO_CUTOFF: i64 = 1_000_000_000
"""A cutoff that no playout reaches."""

DEFAULT_PARAMS = SearchParams(exploration=1.4, cutoff=NO_CUTOFF, guided_share=0.0)
"""Random playouts to the end, for games without parameters of their own."""

DRAW_STEPS: Final[i64] = 1_000_000
"""The resolution of a random share between 0 and 1."""


def add_noise(values: list[float], noise: float, rng: Rng) -> list[float]:
    """The values, each shifted at random by up to ``noise`` times their range."""
    if not values:
        return []
    step = noise * (max(values) - min(values)) / float(DRAW_STEPS)
    return [value + step * float(rng.below(2 * DRAW_STEPS) - DRAW_STEPS) for value in values]


def restore_params(
    exploration: float,
    cutoff: int,
    guided_share: float,
    one_informed_seat: bool,  # noqa: FBT001 - as pickle passes them
    informed_time_share: float,
    noise: float,
) -> SearchParams:
    """Parameters that were pickled."""
    return SearchParams(
        exploration=exploration,
        cutoff=cutoff,
        guided_share=guided_share,
        one_informed_seat=one_informed_seat,
        informed_time_share=informed_time_share,
        noise=noise,
    )
