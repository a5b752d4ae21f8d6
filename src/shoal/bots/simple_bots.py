"""Something that picks a move from a View."""

from abc import abstractmethod
from typing import final

from mypy_extensions import mypyc_attr

from shoal.core.arrays import i64
from shoal.core.rng import Rng
from shoal.core.search_params import FINE
from shoal.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A mind: all it knows is the View, all its luck is the generator's.

    One that remembers its own thoughts gives each seat of each match a mind of
    its own: ``sit``.
    """

    def sit(self) -> "Bot":
        """The mind that takes a seat; without memory it can sit in many."""
        return self

    def within(self, milliseconds: float) -> "Bot":
        """The same mind with at most so long for a decision; who does not search needs no time."""
        return self

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> i64:
        """One of the view's moves."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose(view, rng).")


@final
class Drift(Bot):
    """Any move, all equally likely."""

    def choose(self, view: View, rng: Rng) -> i64:
        return view.moves[rng.below(len(view.moves))]


@final
class Whim(Bot):
    """A move drawn at random, the likelier the more promising the room's hints find it."""

    def choose(self, view: View, rng: Rng) -> i64:
        weights = hopes(view, rng)
        left = sum(weights) * float(rng.below(FINE)) / float(FINE)
        for place in range(len(weights)):
            left -= weights[place]
            if left < 0.0:
                return view.moves[place]
        return view.moves[len(weights) - 1]


@final
class Sight(Bot):
    """The move that the room's hints like best in a world imagined from the View."""

    def choose(self, view: View, rng: Rng) -> i64:
        weights = hopes(view, rng)
        return view.moves[weights.index(max(weights))]


def hopes(view: View, rng: Rng) -> list[float]:
    """How promising the room's hints find each move in a world imagined from the View."""
    game = view.game
    world = game.imagine(view, rng)
    return [game.prior(world, view.seat, move) for move in view.moves]
