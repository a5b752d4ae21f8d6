"""Something that picks a move from a View."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from shoal.core.arrays import i64
from shoal.core.rng import Rng
from shoal.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A mind without memory: all it knows is the View, all its luck is the generator's."""

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> i64:
        """One of the view's moves."""


class Drift(Bot):
    """Any move, all equally likely."""

    def choose(self, view: View, rng: Rng) -> i64:
        return view.moves[rng.below(len(view.moves))]


class Easy(Bot):
    """The move that the room's hints like best in a world imagined from the View."""

    def choose(self, view: View, rng: Rng) -> i64:
        game = view.game
        world = game.imagine(view, rng)
        best = view.moves[0]
        highest = -1.0
        for move in view.moves:
            weight = game.prior(world, view.seat, move)
            if weight > highest:
                highest = weight
                best = move
        return best


BOTS: dict[str, Bot] = {"drift": Drift(), "easy": Easy()}
"""The bots by the name of their level."""
