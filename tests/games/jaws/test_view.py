"""What each seat sees, and that it sees nothing else."""

import json

import pytest
from table import Table

from shoal.core.rng import Rng
from shoal.core.search.playout import random_step
from shoal.core.state import SPECTATOR
from shoal.core.text.view_from_json import read_view
from shoal.games import game_info


def seen(game, state, seat):
    return game.view(state, seat).json()


@pytest.mark.parametrize("seed", range(8))
def test_a_whole_secret_turn_changes_only_what_the_report_tells(seed):
    game = game_info("jaws").game({"acts": "act1"})
    state, rng = game.start(3), Rng(seed)
    turns = 0
    while state.actor() != -2 and turns < 12:
        if state.actor() != 0:
            random_step(state, rng)
            continue
        before = [seen(game, state, seat) for seat in (1, 2, SPECTATOR)]
        views = before
        while state.actor() == 0:
            assert views == before
            random_step(state, rng)
            views = [seen(game, state, seat) for seat in (1, 2, SPECTATOR)]
        turns += 1
    assert turns == 12 or state.actor() == -2


def test_two_secret_turns_differ_only_by_their_report(amity):
    words = {"shark": "1", "swimmers": "1,0,0,0"}
    quiet = amity("hunt", **words).play("to 2", "to 1", "to 3")
    other = amity("hunt", **words).play("end")
    assert seen(quiet.game, quiet.state, 1) == seen(other.game, other.state, 1)
    eater = amity("hunt", **words).play("to N", "eat", "end")
    hungry = json.loads(seen(eater.game, eater.state, 1))["facts"]
    calm = json.loads(seen(quiet.game, quiet.state, 1))["facts"]
    assert {key for key in calm if calm[key] != hungry[key]} == {"story", "swimmers", "track"}


def test_the_crew_has_no_moves_in_the_sharks_turn_and_sees_only_the_shark_act(amity):
    table = amity("hunt", players=4)
    view = table.game.view(table.state, 2)
    assert view.actors == [0] and view.moves == []


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(5))
def test_an_imagined_world_shows_the_same(seat, seed):
    game = game_info("jaws").game()
    state, rng = game.start(2), Rng(seed)
    for _ in range(90 * (seed + 1)):
        random_step(state, rng)
    view = read_view(game, seen(game, state, seat))
    world = game.imagine(view, rng)
    assert seen(game, world, seat) == view.json()


def test_the_shark_imagines_the_truth(amity):
    table = amity("hunt", shark="N", swimmers="2,0,0,0", token="burst", tokens="sight").play("eat")
    world = table.game.imagine(table.game.view(table.state, 0), Rng(1))
    assert table.game.write_board(world) == table.game.write_board(table.state)


def test_imagining_does_not_change_the_true_state(amity):
    table = amity("pick")
    view = table.game.view(table.state, 1)
    first = table.game.imagine(view, Rng(1))
    before = table.game.write_board(first)
    table.game.imagine(view, Rng(2)).play(1, table.game.notation.read_move("turn quint"))
    assert table.game.write_board(first) == before


def test_every_card_and_die_of_act_2_is_in_the_view(orca):
    table = orca("maul", choice="A", ability="maul", bout="main", aim="boat-1", dice=3,
                 thrown="0,1,2")  # fmt: skip
    facts = table.game.view(table.state, 1).facts
    assert facts["thrown"] == [0, 1, 2] and facts["aim"] == "boat-1" and facts["bout"] == "main"


def test_a_view_survives_json():
    table = Table.start("jaws", 4)
    text = seen(table.game, table.state, 0)
    assert read_view(table.game, text).json() == text
