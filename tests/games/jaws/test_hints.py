"""Hints: chances between 0 and 1 that point the right way, and weights that favour good moves."""

import pytest

from shoal.core.rng import Rng
from shoal.core.search.playout import random_step
from shoal.games import game_info


def value(table, seat=0):
    return table.game.evaluator.value(table.state, seat)


def prior(table, text, seat=0):
    return table.game.evaluator.prior(table.state, seat, table.game.notation.read_move(text))


@pytest.mark.parametrize("acts", ["both", "act1", "act2"])
def test_values_are_chances_and_the_sides_share_them(acts):
    game = game_info("jaws").game({"acts": acts})
    state, rng = game.start(3), Rng(4)
    while state.actor() != -2:
        shark, crew = game.evaluator.value(state, 0), game.evaluator.value(state, 1)
        assert 0.0 <= shark <= 1.0 and shark + crew == pytest.approx(1.0)
        random_step(state, rng)


@pytest.mark.parametrize(
    ("worse", "better"),
    [({"track": 2}, {"track": 7}), ({"stuck": 1, "orca": 1}, {}), ({"tokens": "-"}, {})],
)
def test_the_shark_likes_swimmers_and_tokens_and_no_barrels(amity, worse, better):
    assert value(amity("pick", **worse)) < value(amity("pick", **better))


@pytest.mark.parametrize(
    ("worse", "better"),
    [({"hurt": 12}, {"hurt": 3}), ({}, {"tiles": "2,2,2,2,2,2,1,0"}), ({}, {"wounds": "5,0,0"})],
)
def test_the_shark_likes_broken_boats_and_hurt_crews(orca, worse, better):
    assert value(orca("surface", **worse)) < value(orca("surface", **better))


def test_eating_is_better_than_ending(amity):
    table = amity("hunt", shark="N", swimmers="2,0,0,0")
    assert prior(table, "eat") > prior(table, "end")


def test_a_swim_towards_a_meal_is_better(amity):
    table = amity("hunt", shark="1", swimmers="4,0,0,0")
    assert prior(table, "to N") > prior(table, "to 3")


def test_a_barrel_flies_where_the_shark_was_seen(amity):
    table = amity("crew", active="quint", actions=4, meeple="4")
    assert prior(table, "launch 4", 1) > prior(table, "launch 8", 1)


def test_the_crews_hints_do_not_look_at_the_shark(amity):
    here = amity("crew", active="quint", actions=4, shark="4")
    there = amity("crew", active="quint", actions=4, shark="W")
    assert [prior(here, move, 1) for move in here.moves()] == [
        prior(there, move, 1) for move in there.moves()
    ]


def test_targets_are_where_the_shark_may_come_up(orca):
    table = orca("target", active="brody", actions=2, choice="A", weapons="-,Pistol,-", shown="C")
    assert prior(table, "target 1", 1) > prior(table, "target 3", 1)
    assert prior(table, "target 2", 1) > prior(table, "target 7", 1)


def test_the_mayor_closes_the_fullest_beach_and_the_helicopter_goes_for_barrels(amity):
    table = amity("draw", event="-").chance("event vaughn")  # N N S S E W
    assert prior(table, "beach N", 1) > prior(table, "beach E", 1)
    table = amity("draw", event="-").chance("event helicopter")
    assert prior(table, "to Shop", 1) > prior(table, "to W", 1)


def test_a_barrel_flies_where_the_shark_was_last_reported(amity):
    table = amity("hunt", shark="E", swimmers="0,2,0,0", strokes=3)
    table.play("eat", "end", "turn quint")
    assert prior(table, "launch E", 1) > prior(table, "launch 8", 1) > prior(table, "launch 4", 1)


def test_hooper_looks_before_quint_launches(amity):
    table = amity("pick")
    assert prior(table, "turn hooper", 1) > prior(table, "turn quint", 1)


def test_a_member_in_the_water_climbs_aboard_before_anything_else(orca):
    table = orca("move", active="brody", actions=2, choice="A", spots="boat-4,water-5,boat-6")
    assert max(table.moves(1), key=lambda move: prior(table, move, 1)).startswith("go boat")


def test_a_weapon_that_reaches_no_option_stays_in_the_bag(orca):
    table = orca("move", active="brody", actions=0, choice="A")
    assert prior(table, "weapon pistol", 1) > prior(table, "end", 1)
    assert prior(table, "weapon boat-hook", 1) < prior(table, "end", 1)


def test_the_crews_weapons_are_spread():
    game = game_info("jaws").game({"acts": "act2"})
    state, rng = game.start(2), Rng(2)
    while state.actor() != 1:
        random_step(state, rng)
    first = max(state.moves(1), key=lambda move: game.evaluator.prior(state, 1, move))
    state.play(1, first)
    assert max(state.moves(1), key=lambda move: game.evaluator.prior(state, 1, move)) != first
