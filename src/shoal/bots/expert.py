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

    One that judges ``by_eye`` sees each worth a little off, as the room says.
    """

    def __init__(self, search: Bot, *, by_eye: bool = False) -> None:
        self.search = search
        self.by_eye = by_eye

    def sit(self) -> Bot:
        return Expert(self.search.sit(), by_eye=self.by_eye)

    def choose(self, view: View, rng: Rng) -> i64:
        if len(view.moves) == 1:
            return view.moves[0]
        worths = view.game.judge(view, rng)
        if not worths:
            return self.search.choose(view, rng)
        if self.by_eye:
            worths = blurred(worths, view.game.manner().by_eye, rng)
        return view.moves[worths.index(max(worths))]


def blurred(worths: list[float], blur: float, rng: Rng) -> list[float]:
    """The worths as somebody sees them who does not reckon."""
    off = blur * (max(worths) - min(worths)) / float(FINE)
    return [worth + off * float(rng.below(2 * FINE) - FINE) for worth in worths]
