"""A bot that asks the room's own mind first."""

from typing import Final, final

from shoal.bots.bot import Bot
from shoal.core.arrays import i64
from shoal.core.rng import Rng
from shoal.core.view import View

FINE: Final[i64] = 1_000_000


@final
class Expert(Bot):
    """The move that the room's own weighing likes best; a search where the room has none.

    ``blur`` weighs by eye: each worth may be off by so much of the distance
    from the worst move to the best.
    """

    def __init__(self, search: Bot, blur: float = 0.0) -> None:
        self.search = search
        self.blur = blur

    def sit(self) -> Bot:
        return Expert(self.search.sit(), self.blur)

    def choose(self, view: View, rng: Rng) -> i64:
        if len(view.moves) == 1:
            return view.moves[0]
        worths = view.game.judge(view, rng)
        if not worths:
            return self.search.choose(view, rng)
        if self.blur > 0.0:
            worths = self.blurred(worths, rng)
        return view.moves[worths.index(max(worths))]

    def blurred(self, worths: list[float], rng: Rng) -> list[float]:
        """The worths as somebody sees them who does not reckon."""
        off = self.blur * (max(worths) - min(worths)) / float(FINE)
        return [worth + off * float(rng.below(2 * FINE) - FINE) for worth in worths]
