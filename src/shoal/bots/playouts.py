"""Games played on from a leaf of the tree: at random, or as the room's hints like it."""

from typing import Final

from shoal.core.arrays import i64, vec
from shoal.core.game import Game
from shoal.core.playout import playout
from shoal.core.rng import Rng
from shoal.core.search_params import SearchParams
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State

GLANCES: Final[i64] = 4
"""How many moves a guided player looks at, to play the most promising of them."""

PARTS: Final[i64] = 1024
"""Into so many parts a share is cut to be drawn at random."""


def play_on(game: Game, state: State, rng: Rng, search_params: SearchParams) -> None:
    """Play on to the end of the game or of the room's patience."""
    if search_params.guided <= 0.0:
        playout(state, rng, search_params.cutoff)
        return
    guided = i64(search_params.guided * float(PARTS))
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
        if rng.below(PARTS) < guided:
            state.play(seat, evaluate_moves_roughly(game, state, seat, moves, rng))
        else:
            state.play(seat, moves[rng.below(len(moves))])


def evaluate_moves_roughly(game: Game, state: State, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    """The most promising of a few moves drawn at random."""
    number: i64 = len(moves)
    best = moves[rng.below(number)]
    if number == 1:
        return best
    highest = game.prior(state, seat, best)
    for _glance in range(min(GLANCES, number) - 1):
        move = moves[rng.below(number)]
        if move != best:
            weight = game.prior(state, seat, move)
            if weight > highest:
                highest = weight
                best = move
    return best
