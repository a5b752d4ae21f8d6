"""Random playouts, for simulation, benchmarks and search."""

from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State


def random_step(state: State, rng: Rng) -> bool:
    """Play one random move or outcome; False when the game is over."""
    seat = state.actor()
    if seat == NOBODY:
        return False
    if seat == CHANCE:
        state.play(CHANCE, rng.below(state.outcomes()))
        return True
    if seat == SEVERAL:
        seats = state.actors()
        seat = seats[rng.below(len(seats))]
    moves = state.moves(seat)
    state.play(seat, moves[rng.below(len(moves))])
    return True


def playout(state: State, rng: Rng, limit: i64 = 1_000_000_000) -> i64:
    """Play random moves to the end, or at most ``limit``; returns the number of steps."""
    steps: i64 = 0
    while steps < limit and random_step(state, rng):
        steps += 1
    return steps
