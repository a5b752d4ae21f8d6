"""The reasons in hints of Jaws: a sentence for every kind of move."""

import pytest

from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info

GAME = game_info("jaws")
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
        assert all(reason.endswith(".") and len(reason) < TOO_LONG for reason in reasons)


def test_alternatives_have_different_reasons():
    """No two moves of a token, an ability or a picked member have the same reason."""
    found = {}
    for view, reasons in advised(2, 5):
        phase = view.word("stage")
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
    assert reason(table, "give", 1) == "Quint has 2 barrels to launch, and 2 more with these."


def test_the_last_swimmer_is_not_one_of_one(amity):
    table = amity("crew", active="brody", actions=4, crew="8,N,5", swimmers="1,0,0,0")
    assert reason(table, "rescue", 1) == "The only swimmer here is out of the shark's reach."


def test_ending_a_turn_says_what_is_left_undone(amity):
    table = amity("crew", active="brody", actions=2)
    assert reason(table, "end", 1).startswith("2 actions would go unused. The shark is most likely")


def test_a_step_says_what_can_be_done_there(amity):
    table = amity("crew", active="hooper", actions=4, crew="8,6,5", swimmers="2,0,0,0")
    assert reason(table, "to N", 1).startswith(
        "2 swimmers to rescue there; the shark is there or beside it with "
    )


def test_a_step_of_brody_names_the_barrels_that_he_can_fetch(amity):
    table = amity("crew", active="brody", actions=4, crew="8,6,5")
    assert reason(table, "to Shop", 1) == "6 barrels to fetch at the shop."


def test_no_reason_of_the_orca_is_only_how_the_fight_stands():
    seen = set()
    for seed in range(12):
        for view, reasons in advised(2, seed):
            if view.number("act") == 2:
                moves = [view.game.notation.write_move(move) for move in view.moves]
                seen |= set(zip(moves, reasons, strict=True))
    bare = {move for move, found in seen if found.startswith("The shark has")}
    assert len(seen) > 100 and not bare
