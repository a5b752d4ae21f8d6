"""Lagoon with a bot that takes a long time for every move."""

import time

from checks import lagoon

from shoal.core.game import Evaluator, GameInfo

SECONDS = 120.0
"""Longer than everything that a test does meanwhile on a busy machine."""


class SlowEvaluator(Evaluator):
    """Gives all moves the same value, slowly."""

    def evaluate_moves(self, view, rng):
        time.sleep(SECONDS)
        return [0.5] * len(view.moves)


class Ponder(lagoon.Lagoon):
    """Lagoon with the slow evaluator."""

    evaluator_class = SlowEvaluator


GAME = GameInfo(
    name="ponder",
    title="Ponder",
    pitch="Wait for the tide.",
    minutes="5",
    credit="",
    min_players=2,
    max_players=2,
    version=1,
    folder=lagoon.GAME.folder,
    options=lagoon.GAME.options,
    make=Ponder,
)
