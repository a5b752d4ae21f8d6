"""A bot that asks the room's own mind first."""

from typing import final

from shoal.bots.bot import Bot
from shoal.core.arrays import i64
from shoal.core.rng import Rng
from shoal.core.view import View


@final
class Expert(Bot):
    """The move that the room's own weighing likes best; a search where the room has none."""

    def __init__(self, search: Bot) -> None:
        self.search = search

    def sit(self) -> Bot:
        return Expert(self.search.sit())

    def choose(self, view: View, rng: Rng) -> i64:
        if len(view.moves) == 1:
            return view.moves[0]
        worths = view.game.judge(view, rng)
        if not worths:
            return self.search.choose(view, rng)
        best: i64 = 0
        for place in range(len(worths)):
            if worths[place] > worths[best]:
                best = place
        return view.moves[best]
