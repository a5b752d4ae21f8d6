"""Counts of all possible continuations, to compare with known numbers (performance test)."""

from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, NOBODY, State


def perft(state: State, depth: i64) -> i64:
    """The number of sequences of ``depth`` moves and outcomes from here."""
    if depth == 0:
        return 1
    total: i64 = 0
    outcomes = state.outcomes()
    if depth == 1:
        total = outcomes
        for seat in state.actors():
            total += len(state.moves(seat))
        return total
    for outcome in range(outcomes):
        total += perft(after(state, CHANCE, outcome), depth - 1)
    for seat in state.actors():
        for move in state.moves(seat):
            total += perft(after(state, seat, move), depth - 1)
    return total


def endings(state: State, depth: i64) -> i64:
    """The number of sequences of at most ``depth`` moves and outcomes that end the game."""
    if state.actor() == NOBODY:
        return 1
    total: i64 = 0
    if depth == 0:
        return total
    for outcome in range(state.outcomes()):
        total += endings(after(state, CHANCE, outcome), depth - 1)
    for seat in state.actors():
        for move in state.moves(seat):
            total += endings(after(state, seat, move), depth - 1)
    return total


def after(state: State, seat: i64, move: i64) -> State:
    """A new position: the given one after a move or an outcome."""
    other = state.clone()
    other.play(seat, move)
    return other
