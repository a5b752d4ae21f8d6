"""Why a move of Jaws is good or bad, said in a sentence of its own for every kind of move."""

import pytest

from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import room

ROOM = room("jaws")
TOO_LONG = 140


def advised(players, seed):
    """Every decision of a random game with the reasons for its moves."""
    game, rng = ROOM.game({}), Rng(seed)
    state = game.start(players)
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.play(CHANCE, rng.below(state.outcomes()))
            continue
        seat = state.actors()[0]
        view = game.view(state, seat)
        yield view, [game.reason(view, move) for move in view.moves]
        state.play(seat, view.moves[rng.below(len(view.moves))])


@pytest.mark.parametrize("seed", range(3))
def test_every_move_of_a_game_has_a_short_sentence(seed):
    for _, reasons in advised(2 + seed, seed):
        assert all(reason.endswith(".") and len(reason) < TOO_LONG for reason in reasons)


def test_alternatives_are_told_apart():
    """Where the shark comes up, with what, and what an event asks: no two moves sound alike."""
    told = {}
    for view, reasons in advised(2, 5):
        stage = view.word("stage")
        if stage in ("token", "ability", "pick"):
            told.setdefault(stage, []).append(len(set(reasons)) == len(reasons))
    assert set(told) == {"token", "ability", "pick"}
    assert all(all(different) for different in told.values())


def test_two_worlds_with_the_same_view_are_given_the_same_reasons():
    for view, reasons in advised(3, 8):
        other = view.game.imagine(view, Rng(77))
        again = view.game.view(other, view.seat)
        assert [view.game.reason(again, move) for move in again.moves] == reasons
