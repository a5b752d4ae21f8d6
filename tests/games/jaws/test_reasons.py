"""The reasons in hints of Jaws: a sentence for every kind of move."""

import pytest

from shoal.core.catalogue import load
from shoal.core.message import say
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info

GAME = game_info("jaws")
WORDS = load("en", GAME.folder)
TOO_LONG = 140


def advised(players, seed):
    """Every decision of a random game with the reasons for its moves."""
    game, rng = GAME.game({}), Rng(seed)
    state = game.start(players)
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.play(CHANCE, rng.below(state.outcomes()))
            continue
        seat = state.actors()[0]
        view = game.view(state, seat)
        yield view, [game.evaluator.reason(view, move) for move in view.moves]
        state.play(seat, view.moves[rng.below(len(view.moves))])


@pytest.mark.parametrize("seed", range(3))
def test_every_move_of_a_game_has_a_short_sentence(seed):
    for _, reasons in advised(2 + seed, seed):
        texts = [WORDS.format(reason) for reason in reasons]
        assert all(text.endswith(".") and len(text) < TOO_LONG for text in texts)


def test_alternatives_have_different_reasons():
    """No two moves of a token, an ability or a picked member have the same reason."""
    found = {}
    for view, reasons in advised(2, 5):
        phase = view.word("phase")
        if phase in ("token", "ability", "pick"):
            found.setdefault(phase, []).append(len(set(reasons)) == len(reasons))
    assert set(found) == {"token", "ability", "pick"}
    assert all(all(different) for different in found.values())


def test_two_worlds_with_the_same_view_are_given_the_same_reasons():
    for view, reasons in advised(3, 8):
        other = view.game.imagine(view, Rng(77))
        again = view.game.view(other, view.seat)
        assert [view.game.evaluator.reason(again, move) for move in again.moves] == reasons


def reason(table, text, seat):
    return table.game.evaluator.reason(
        table.game.view(table.state, seat), table.game.notation.read_move(text)
    )


def test_barrels_on_their_way_to_quint_are_counted(amity):
    table = amity("crew", active="hooper", actions=4, aboard=2, crew="8,6,8", orca=2, shop=4)
    assert reason(table, "give", 1) == say("why-give", count=2, more=2)


def test_the_last_swimmer_is_not_one_of_one(amity):
    table = amity("crew", active="brody", actions=4, crew="8,N,5", swimmers="1,0,0,0")
    assert reason(table, "rescue", 1) == say("why-rescue", count=1)


def test_ending_a_turn_says_what_is_left_undone(amity):
    table = amity("crew", active="brody", actions=2)
    found = reason(table, "end", 1)
    assert (found.key, found.args["count"]) == ("why-end", 2)


def test_a_step_says_what_can_be_done_there(amity):
    table = amity("crew", active="hooper", actions=4, crew="8,6,5", swimmers="2,0,0,0")
    found = reason(table, "to N", 1)
    assert (found.key, found.args["swimmers"], found.args["barrels"]) == ("why-sail", 2, 0)


def test_a_step_of_brody_names_the_barrels_that_he_can_fetch(amity):
    table = amity("crew", active="brody", actions=4, crew="8,6,5")
    assert reason(table, "to Shop", 1) == say("why-walk-shop", count=6)
