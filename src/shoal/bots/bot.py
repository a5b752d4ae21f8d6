"""Something that picks a move from a View."""

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import mypyc_attr

from shoal.core.arrays import i64
from shoal.core.rng import Rng
from shoal.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A mind: all it knows is the View, all its luck is the generator's.

    One that remembers its own thoughts gives each seat of each match a mind of
    its own: ``sit``.
    """

    def sit(self) -> "Bot":
        """The mind that takes a seat; without memory it can sit in many."""
        return self

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> i64:
        """One of the view's moves."""


@final
class Drift(Bot):
    """Any move, all equally likely."""

    def choose(self, view: View, rng: Rng) -> i64:
        return view.moves[rng.below(len(view.moves))]


@final
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
