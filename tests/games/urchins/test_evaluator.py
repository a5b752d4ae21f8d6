"""Sea Urchins' values and priors, and the hints made from them."""

import pytest

from shoal.core.message import say
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info
from shoal.games.urchins.evaluator import best_catch, best_catch_by_adding

READY = "..../.ry./.yr./...."


def weight(table, move):
    return table.game.evaluator.prior(table.state, table.seat, table.game.notation.read_move(move))


def test_the_best_catch_is_the_one_with_the_most_tokens(at):
    assert best_catch(at("..../.ryr/.yrY/....", phase="3").state) == 7


@pytest.mark.parametrize(
    ("rows", "tokens"),
    [
        (READY, 4),
        ("..../.ry./.y../....", 4),
        ("..../.ry./.yy./....", 5),
        ("..../.ry./..../....", 0),
        ("..../.ry./.YY./....", 7),
    ],
)
def test_a_square_is_ripe_when_one_addition_completes_it(at, rows, tokens):
    assert best_catch_by_adding(at(rows).state) == tokens


def test_a_square_with_opponents_on_both_diagonals_is_not_ripe(at):
    assert best_catch_by_adding(at(READY, players=3, pieces="hand,b3,c3").state) == 0


def test_a_catch_outweighs_any_other_landing(at):
    table = at("r.../.ry./.yr./....", phase="3")
    assert weight(table, "piece b3") > 4 * weight(table, "piece a4")


def test_the_token_that_completes_a_square_outweighs_the_others(at):
    table = at("..../.ry./.y../....", phase="2")
    best = max(table.moves(), key=lambda move: weight(table, move))
    assert best == "add red c2"


def test_a_token_that_makes_a_square_ripe_for_the_next_seat_weighs_less(at):
    table = at("..../.r../.y../....", phase="2")
    assert weight(table, "add yellow c3") < weight(table, "add yellow d1")


def test_a_lead_is_worth_more_when_the_pile_is_small(at):
    early = at("..../.r../..../....", won="6,2", pile="16,15")
    late = at("..../.r../..../....", won="20,16", pile="2,1")
    assert (
        0.5
        < early.game.evaluator.value(early.state, 0)
        < late.game.evaluator.value(late.state, 0)
        < 1
    )


def test_a_catch_in_sight_is_worth_something_to_the_seat_to_move_only(at):
    table = at(READY)
    assert (
        table.game.evaluator.value(table.state, 0)
        > 0.5
        > table.game.evaluator.value(table.state, 1)
    )


def test_value_is_the_result_at_the_end(at):
    words = {"players": 3, "pile": "0,0", "phase": "over"}
    won = at("..../.r../..../....", won="20,10,9", **words)
    assert [won.game.evaluator.value(won.state, seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    shared = at("..../.r../..../....", won="18,3,18", **words)
    assert [shared.game.evaluator.value(shared.state, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_a_player_who_follows_the_hints_beats_a_random_one():
    game = game_info("urchins").game({"size": 4})
    rng = Rng(5)
    wins = 0
    for number in range(12):
        state = game.start(2)
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                state.play(CHANCE, rng.below(2))
                continue
            moves = list(state.moves(seat))
            move = moves[rng.below(len(moves))]
            if seat == number % 2:
                move = max(moves, key=lambda move: game.evaluator.prior(state, seat, move))
            state.play(seat, move)
        wins += state.ranks()[number % 2] == 0
    assert wins >= 11


def reason(table, move):
    view = table.game.view(table.state, table.seat)
    return table.game.evaluator.reason(view, table.game.notation.read_move(move))


def test_a_reason_promises_no_more_than_that_one_token_is_not_enough(at):
    words = {"pieces": "c4,a2,c2", "pile": "16,18", "turn": "2", "phase": "3", "added": "yes"}
    table = at("..y./.r../rryr/....", players=3, **words)
    assert reason(table, "piece b2") == say("why-safe", count=0, other=0, rule="UR-26")


def test_a_reason_names_the_least_that_the_next_player_can_fish(at):
    table = at("r.../.ry./.y../....", phase="3")
    assert reason(table, "piece a4") == say("why-leaves", count=0, other=1, left=4, rule="UR-26")
