"""What the board is told that each choice brings, compared with what happens."""

import json
from random import Random

import pytest
from games.sharktank.positions import at, landing

import shoal
from shoal.core.rng import Rng
from shoal.core.state import CHANCE
from shoal.games.sharktank.components import SUITS
from shoal.games.sharktank.moves import LOOK

HIDDEN = {
    "tokens": "n12+4/1/2/n;-/n2+3/n1+5/12",
    "fish": "h4,l8/p4,h8/l4,p8/h16,l16,p16",
    "turn": "12",
}
"""Each player has gobbled fish whose values the other does not know."""


def helpers(table, seat=0):
    return table.game.board_helpers.facts(table.game.view(table.state, seat))


def points_of(state, seat):
    return int(state.points_for(state.held[seat]))


def after_looking(state):
    """The position after each way in which the gobbled fish can turn out."""
    if state.phase != LOOK:
        return [state]
    found = []
    for value in range(state.outcomes()):
        after = state.clone()
        after.play(CHANCE, value)
        found += after_looking(after)
    return found


def played(game, state, seat, moves):
    after = state.clone()
    for text in moves:
        move = game.notation.read_move(text)
        assert move in list(after.moves(seat))
        after.play(seat, move)
    return after


def movements(route, choice):
    """The moves of a route to each of its ends, as a board puts them together."""
    for end, last in route["ends"].items():
        tiles = [f"tile {tile}" for tile in route["ways"].get(last, "").split()]
        yield (
            end,
            [f"shark {route['shark']}", *([choice] if choice else []), *tiles, f"stand {end}"],
        )


def worlds_of(table, seat, rng):
    """Positions that the player cannot tell from this one; only this one if nothing is hidden."""
    view = table.game.view(table.state, seat)
    return [table.state, *(table.game.imagine(view, rng) for _ in range(40))]


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"fish": "d1,d3,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16"},
        {"tokens": "n12/-/-/-;-/n2/n1/12", "spent": "-/1/2/n"},
        HIDDEN,
    ],
    ids=["start", "two at once", "one suit", "hidden values"],
)
def test_every_outcome_is_possible_and_nothing_else_happens(words):
    table = at(**words)
    told = helpers(table)
    worlds = worlds_of(table, 0, Rng(5))
    before = points_of(table.state, 0)
    compared = 0
    for route in told["routes"]:
        for choice in route["choices"]:
            for end, moves in movements(route, choice):
                eaten = len(route["meals"].get(end, []))
                if not eaten and end != next(iter(route["ends"])):
                    continue
                seen = {
                    points_of(after, 0) - before
                    for world in worlds
                    for after in after_looking(played(table.game, world, 0, moves))
                }
                outcome = told["outcomes"][route["shark"]][choice][eaten]
                assert outcome["points"] == sorted(seen), (choice, end)
                assert outcome["score"] == before
                compared += 1
    assert compared >= 12


@pytest.mark.parametrize("seed", range(3))
def test_points_change_as_the_board_was_told(seed):
    match = shoal.new("sharktank", players=2 + seed, seed=seed, options={"turns": 30})
    chooser = Random(seed)
    meals = 0
    while match.actors:
        seat = match.actors[0]
        view = match.view(seat)
        if view.facts["phase"] != "choose":
            match.play(seat, chooser.choice(match.moves(seat)))
            continue
        told = view.game.board_helpers.facts(view)
        with_meal = [route for route in told["routes"] if route["meals"]]
        route = chooser.choice(with_meal or told["routes"])
        choice = chooser.choice(route["choices"] or [""])
        end, moves = chooser.choice(
            [
                one
                for one in movements(route, choice)
                if not route["meals"] or one[0] in route["meals"]
            ]
        )
        for move in moves:
            match.play(seat, move)
        if not match.actors:
            break
        eaten = len(route["meals"].get(end, []))
        change = match.view(seat).facts["points"][seat] - view.facts["points"][seat]
        assert change in told["outcomes"][route["shark"]][choice][eaten]["points"]
        meals += eaten
    assert meals > 4


def test_breaking_a_single_suit_costs_its_bonus():
    table = landing(
        tokens="-/n12/-/-;-/-/n1/12",
        spent="n12/-/2/n",
        fish="e2,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16",
    )
    outcome = helpers(table)["outcomes"]["suns"][""][1]
    assert outcome["single"] == -10
    assert outcome["points"] == [-10 + 1 + value for value in (3, 4, 5)]


def test_the_last_suit_of_a_set_brings_its_bonus():
    table = landing(
        tokens="-/n2/1/2;n1/-/n/1",
        spent="2/1/2/n",
        fish="e2,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16",
    )
    assert helpers(table)["outcomes"]["suns"][""][1]["sets"] == 8


def test_a_fish_of_the_draft_brings_what_was_told():
    match = shoal.new("sharktank", players=3, seed=2)
    chooser = Random(4)
    takes = 0
    while match.view(match.actors[0]).facts["phase"] == "draft":
        seat = match.actors[0]
        view = match.view(seat)
        told = view.game.board_helpers.facts(view)["takes"]
        assert [f"take {suit}" for suit in told] == match.moves(seat)
        suit = chooser.choice(list(told))
        match.play(seat, f"take {suit}")
        change = match.view(seat).facts["points"][seat] - view.facts["points"][seat]
        assert told[suit]["points"] == [change]
        takes += 1
    assert takes == 9


def test_a_collection_is_a_range_where_values_are_hidden():
    table = at(**HIDDEN)
    for seat in (0, 1):
        told = helpers(table, seat)["collections"]
        assert told[seat]["points"] == [points_of(table.state, seat)] * 2
        worlds = worlds_of(table, seat, Rng(2))
        seen = [points_of(world, 1 - seat) for world in worlds]
        assert told[1 - seat]["points"] == [min(seen), max(seen)]


def test_the_parts_of_a_collection_add_up():
    for told in helpers(at(**HIDDEN))["collections"]:
        sure = told["fish"] + told["tasty"] + told["sets"] + told["single"]
        assert told["points"] == [sure + value for value in told["values"]]


def test_helpers_tell_nothing_that_is_hidden():
    one = helpers(at(**HIDDEN))
    other = helpers(at(**{**HIDDEN, "tokens": "n12+4/1/2/n;-/n2+5/n1+4/12"}))
    assert json.dumps(one) == json.dumps(other)


def test_who_has_most_fish_skips_the_next_turn():
    table = at(tokens="n1/1/2/n;-/n2/n1/12", spent="2/-/-/-")
    assert helpers(table)["most"] == 1
    route = next(
        route for route in helpers(table)["routes"] if route["choices"][0] == "spend nothing"
    )
    end = next(end for end in route["ends"] if end not in route["meals"])
    moves = dict(movements(route, "spend nothing"))[end]
    after = played(table.game, table.state, 0, moves)
    assert (after.tiles[1], after.seat) == (1, 0)
    assert helpers(at())["most"] is None


def test_hidden_fish_count_as_fish():
    words = {
        **HIDDEN,
        "tokens": "n12/1/2/n;-/n2+3/n1+5/12",
        "fish": "h4,l8,p12/p4,h8/l4,p8/h16,l16,p16",
    }
    assert helpers(at(**words), 0)["most"] == 1
    assert helpers(at(**words), 1)["most"] == 1


def test_seats_that_wait_are_told_of_no_choice():
    told = helpers(at(), 1)
    assert (told["routes"], told["outcomes"], told["takes"]) == ([], {}, {})
    assert SUITS[0] in helpers(at(), 0)["outcomes"]
