"""The loop in which bots play one game; simulations, the arena and studies share it."""

from collections.abc import Callable, Sequence

from shoal.bots.simple_bots import Bot
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State

Chance = Callable[[int], int]
"""Takes a number of equally likely outcomes, and draws one of them, numbered from 0."""

StepHook = Callable[[State, int, int], None]
"""Called before each step with the state, the mover (a seat or CHANCE), and its move."""


def play_game(
    game: Game,
    state: State,
    bots: Sequence[Bot],
    *,
    chance: Chance,
    turn_order: Rng,
    bot_rngs: Sequence[Rng],
    before_step: StepHook | None = None,
) -> int:
    """Play from ``state`` to the end of the game, in place; return the number of steps.

    ``turn_order`` picks the seat that acts where the rules let several act at
    once.  Every seat's bot draws from its own entry of ``bot_rngs``, so that
    nothing a bot draws can change the dice.
    """
    steps = 0
    while (mover := int(state.actor())) != NOBODY:
        if mover == CHANCE:
            move = chance(int(state.outcomes()))
        else:
            actors = state.actors()
            mover = int(actors[turn_order.below(len(actors))])
            move = int(bots[mover].choose(game.view(state, mover), bot_rngs[mover]))
        if before_step is not None:
            before_step(state, mover, move)
        state.play(mover, move)
        steps += 1
    return steps
