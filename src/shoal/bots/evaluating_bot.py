"""A bot that uses the game's own evaluation of moves."""

from typing import final

from shoal.bots.simple_bots import Bot, Decision
from shoal.core.game import View
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng


@final
class EvaluatingBot(Bot):
    """Plays the move that the game evaluates best; searches if the game has no evaluation.

    With ``rough`` it uses ``evaluate_moves_roughly`` and plays weaker.
    """

    def __init__(self, search: Bot, *, rough: bool = False) -> None:
        self.search = search
        self.rough = rough

    def __reduce__(self) -> tuple[object, ...]:
        return restore_evaluating_bot, (self.search, self.rough)

    def for_seat(self) -> Bot:
        return EvaluatingBot(self.search.for_seat(), rough=self.rough)

    def within(self, milliseconds: float) -> Bot:
        return EvaluatingBot(self.search.within(milliseconds), rough=self.rough)

    def choose(self, view: View, rng: Rng) -> i64:
        return self.decide(view, rng).move

    def decide(self, view: View, rng: Rng) -> Decision:
        if len(view.moves) == 1:
            return Decision(view.moves[0], [])
        evaluator = view.game.evaluator
        if self.rough:
            values = evaluator.evaluate_moves_roughly(view, rng)
        else:
            values = evaluator.evaluate_moves(view, rng)
        if not values:
            return self.search.decide(view, rng)
        return Decision(view.moves[values.index(max(values))], values)


def restore_evaluating_bot(search: Bot, rough: bool) -> EvaluatingBot:  # noqa: FBT001 - of a pickle
    """A bot that was copied or pickled."""
    return EvaluatingBot(search, rough=rough)
