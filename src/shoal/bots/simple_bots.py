"""The base class of bots, and bots without search."""

from abc import abstractmethod
from typing import final

from mypy_extensions import mypyc_attr

from shoal.core.game import View
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import DRAW_STEPS


@final
class Decision:
    """A bot's move, and how it valued the view's moves, in their order; [] if it compared none."""

    def __init__(self, move: i64, values: list[float]) -> None:
        self.move: i64 = move
        self.values = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves from Views; all its randomness comes from the generator that it is given.

    A bot with memory returns a new bot for each seat of each match: ``for_seat``.
    """

    def for_seat(self) -> "Bot":
        """A bot for one seat of one match; a bot without memory can return itself."""
        return self

    def within(self, milliseconds: float) -> "Bot":
        """The same bot with a time limit for each decision; ignored by bots that do not search."""
        return self

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> i64:
        """One of the view's moves."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose(view, rng).")

    def decide(self, view: View, rng: Rng) -> Decision:
        """The move that ``choose`` would return, with the values behind it."""
        return Decision(self.choose(view, rng), [])


@final
class RandomBot(Bot):
    """Plays any move, all equally likely."""

    def choose(self, view: View, rng: Rng) -> i64:
        return view.moves[rng.below(len(view.moves))]


@final
class WeightedBot(Bot):
    """Plays a random move, weighted by the game's ``prior``."""

    def choose(self, view: View, rng: Rng) -> i64:
        return self.decide(view, rng).move

    def decide(self, view: View, rng: Rng) -> Decision:
        weights = priors(view, rng)
        remaining = sum(weights) * float(rng.below(DRAW_STEPS)) / float(DRAW_STEPS)
        for place in range(len(weights)):
            remaining -= weights[place]
            if remaining < 0.0:
                return Decision(view.moves[place], weights)
        return Decision(view.moves[len(weights) - 1], weights)


@final
class GreedyBot(Bot):
    """Plays the move with the highest ``prior``."""

    def choose(self, view: View, rng: Rng) -> i64:
        return self.decide(view, rng).move

    def decide(self, view: View, rng: Rng) -> Decision:
        weights = priors(view, rng)
        return Decision(view.moves[weights.index(max(weights))], weights)


def priors(view: View, rng: Rng) -> list[float]:
    """The game's ``prior`` of each move, in a position imagined from the View."""
    game = view.game
    world = game.imagine(view, rng)
    return [game.evaluator.prior(world, view.seat, move) for move in view.moves]
