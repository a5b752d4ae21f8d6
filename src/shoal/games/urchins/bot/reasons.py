"""A sentence on what speaks for or against a move of Sea Urchins."""

from shoal.core.packed_arrays import i64
from shoal.games.urchins.bot.heuristics import best_catch, catch_by_one_action
from shoal.games.urchins.moves import LAND, OVER
from shoal.games.urchins.rules import UrchinsState


def reason(state: UrchinsState, move: i64) -> str:
    """What it fishes or makes ready, and what it leaves to the next player."""
    after = state.clone()
    after.play(state.turn, move)
    if state.phase != LAND:
        ready = best_catch(after)
        if ready > 0:
            return f"A square of {ready} tokens is ready for your piece."
        return "No fishing square is ready after it."
    caught = after.won[state.turn] - state.won[state.turn]
    fished = f"It fishes {caught} tokens" if caught > 0 else "It fishes nothing"
    if after.phase == OVER:
        return f"{fished}, and the game is over."
    left = catch_by_one_action(after)
    if left > 0:
        return f"{fished}, and the next player can fish {left} or more."
    return f"{fished}, and no single token added or moved lets the next player fish."
