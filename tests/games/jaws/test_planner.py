"""The crew's planner of Act 1: it asks, hunts and rescues by what one seat may know."""

import pytest

from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import RandomBot
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info
from shoal.games.jaws.act1.planner.crew_belief import CrewBelief
from shoal.games.jaws.act1.planner.worth import Worth
from shoal.games.jaws.components import HOOPER, WATERS
from shoal.games.jaws.moves import CREW_TURN, START, TO


def values(table, seat=1):
    """The planner's values of a seat's moves, by their texts."""
    view = table.game.view(table.state, seat)
    found = table.game.evaluator.evaluate_moves(view, Rng(0))
    return dict(zip(table.moves(seat), found, strict=True))


def best(table, seat=1):
    found = values(table, seat)
    return max(found, key=lambda move: found[move])


def crew_decisions(players, seed, options=None):
    """The crew's decisions of a seeded Act 1 in which the crew follows the planner."""
    game = game_info("jaws").game({"acts": "act1", "summer": 4, **(options or {})})
    state, rng, shark = game.start(players), Rng(seed), RandomBot()
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.play(CHANCE, rng.below(state.outcomes()))
            continue
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        view = game.view(state, seat)
        if seat == 0:
            state.play(0, shark.choose(view, rng))
            continue
        found = game.evaluator.evaluate_moves(view, rng)
        move = view.moves[found.index(max(found))]
        yield state, view, found, move
        state.play(seat, move)


@pytest.mark.parametrize("players", [2, 4])
def test_every_move_of_every_crew_seat_gets_a_chance(players):
    for _, view, found, _ in crew_decisions(players, players):
        assert len(found) == len(view.moves) and all(0.0 <= value <= 1.0 for value in found)


def test_hooper_never_comes_back_to_a_space_without_having_done_anything():
    for seed in range(2):
        spaces = []
        for state, _, _, move in crew_decisions(2, seed):
            if state.phase != CREW_TURN or state.active != HOOPER:
                spaces = []
                continue
            if TO <= move < START:
                spaces = spaces or [int(state.at[HOOPER])]
                assert move - TO not in spaces
                spaces.append(int(move - TO))
            else:
                spaces = []


def test_the_planner_does_not_look_at_the_shark(amity):
    here = amity("crew", active="quint", actions=4, shark="4")
    there = amity("crew", active="quint", actions=4, shark="W")
    assert values(here) == values(there)


def test_all_crew_seats_plan_alike(amity):
    table = amity("crew", players=3, active="hooper", actions=4, swimmers="1,2,0,1")
    assert values(table, 1) == values(table, 2)


def test_the_same_view_gets_the_same_plan(amity):
    table = amity("crew", active="brody", actions=4, swimmers="1,2,0,1")
    assert values(table) == values(table)


def test_a_barrel_flies_where_the_shark_answered(amity):
    table = amity("crew", active="hooper", actions=4, crew="4,6,4", shark="4", done="brody")
    table.play("finder")
    table.play("end")
    assert best(table) == "launch 4"


def test_hooper_asks_before_quint_launches(amity):
    table = amity("hunt", shark="E", swimmers="0,3,0,0", strokes=3)
    table.play("eat", "end")
    assert best(table) == "turn hooper"


def test_a_swimmer_beside_the_shark_is_rescued(amity):
    table = amity("hunt", shark="N", swimmers="3,0,0,0", strokes=3, crew="8,N,5")
    table.play("eat", "end", "turn brody")
    found = values(table)
    assert found["rescue"] > found["end"]


def test_the_shark_and_act_2_are_left_to_the_search(amity, orca):
    shark = amity("hunt", shark="N", swimmers="3,0,0,0", strokes=3)
    fight = orca("move", active="brody", actions=2, choice="A")
    assert shark.game.evaluator.evaluate_moves(shark.game.view(shark.state, 0), Rng(0)) == []
    assert fight.game.evaluator.evaluate_moves(fight.game.view(fight.state, 1), Rng(0)) == []


@pytest.mark.parametrize("acts", ["both", "act1"])
def test_act_1_is_worth_more_with_more_barrels_and_fewer_swimmers_eaten(acts):
    worth = Worth(game_info("jaws").game({"acts": acts}).settings)
    for track in range(int(worth.full)):
        assert worth.at(track, 0) < worth.at(track, 1) < worth.at(track, 2)
        assert worth.at(track + 1.0, 1) < worth.at(track + 0.5, 1) < worth.at(track, 1)


def test_the_working_belief_adds_up_and_follows_the_answers():
    belief = CrewBelief(game_info("jaws").game({"acts": "act1"}).settings)
    for state, view, _, _ in crew_decisions(2, 1):
        worlds = belief.worlds(view.number("base"), view.rows("story"))
        assert sum(worlds.values()) == pytest.approx(1.0)
        assert sum(worlds[world] for world in worlds if world[0] == state.place) > 0.0
        if state.meeple < WATERS:
            assert {world[0] for world in worlds} == {state.meeple}


@pytest.mark.long
def test_the_planner_beats_the_search_that_plays_the_shark():
    game, won = game_info("jaws").game({"acts": "act1"}), 0
    for seed in range(12):
        state, rng = game.start(2), Rng(seed)
        bots = [bot_of("search:60"), bot_of("best")]
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
            else:
                state.play(actor, bots[actor].choose(game.view(state, actor), rng))
        won += int(state.scores()[1])
    assert won >= 8
