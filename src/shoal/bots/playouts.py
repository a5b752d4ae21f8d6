"""Playouts from a leaf of the tree: at random, or guided by the game's ``prior``."""

from typing import Final

from shoal.core.game import Game
from shoal.core.packed_arrays import i64, vec
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.search.search_params import SearchParams
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State

CANDIDATES: Final[i64] = 4
"""A guided move is the best of this many random moves."""

SHARE_PARTS: Final[i64] = 1024
"""The resolution of ``guided_share``."""


def play_on(game: Game, state: State, rng: Rng, search_params: SearchParams) -> None:
    """Play to the end of the game or to the cutoff."""
    if search_params.guided_share <= 0.0:
        playout(state, rng, search_params.cutoff)
        return
    guided = i64(search_params.guided_share * float(SHARE_PARTS))
    for _step in range(search_params.cutoff):
        seat = state.actor()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            state.play(CHANCE, rng.below(state.outcomes()))
            continue
        if seat == SEVERAL:
            seats = state.actors()
            seat = seats[rng.below(len(seats))]
        moves = state.moves(seat)
        if rng.below(SHARE_PARTS) < guided:
            state.play(seat, guided_move(game, state, seat, moves, rng))
        else:
            state.play(seat, moves[rng.below(len(moves))])


def guided_move(game: Game, state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    """The move with the highest ``prior`` of a few random ones."""
    number: i64 = len(moves)
    best = moves[rng.below(number)]
    if number == 1:
        return best
    highest = game.evaluator.prior(state, seat, best)
    for _candidate in range(min(CANDIDATES, number) - 1):
        move = moves[rng.below(number)]
        if move != best:
            weight = game.evaluator.prior(state, seat, move)
            if weight > highest:
                highest = weight
                best = move
    return best
