"""A bot that asks the room's own mind first."""

from typing import final

from shoal.bots.simple_bots import Bot
from shoal.core.arrays import i64
from shoal.core.rng import Rng
from shoal.core.view import View


@final
class Expert(Bot):
    """The move that the room's own weighing likes best; a search where the room has none.

    One that judges ``by_eye`` does not reckon, and takes the room's ``evaluate_moves_roughly``.
    """

    def __init__(self, search: Bot, *, by_eye: bool = False) -> None:
        self.search = search
        self.by_eye = by_eye

    def sit(self) -> Bot:
        return Expert(self.search.sit(), by_eye=self.by_eye)

    def within(self, milliseconds: float) -> Bot:
        return Expert(self.search.within(milliseconds), by_eye=self.by_eye)

    def choose(self, view: View, rng: Rng) -> i64:
        if len(view.moves) == 1:
            return view.moves[0]
        game = view.game
        worths = (
            game.evaluate_moves_roughly(view, rng)
            if self.by_eye
            else game.evaluate_moves(view, rng)
        )
        if not worths:
            return self.search.choose(view, rng)
        return view.moves[worths.index(max(worths))]
