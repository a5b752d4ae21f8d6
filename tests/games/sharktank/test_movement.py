"""No dead ends: the look-ahead compared with all paths, and crowded tanks played to the end."""

import pytest
from games.sharktank.crowded_positions import crowded_table, crowded_text
from games.sharktank.positions import at, landing

from shoal.core.packed_arrays import COMPILED
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.core.text.position_text import read_position
from shoal.games import game_info
from shoal.games.sharktank.components import spot_of
from shoal.games.sharktank.movement.paths import can_follow
from shoal.games.sharktank.movement.water import Water
from shoal.games.sharktank.moves import LAND, STAND
from shoal.games.sharktank.notation import write_cell
from shoal.games.sharktank.rules import SharkTankState


def follows_by_trial(water: Water, spot: int, count: int) -> bool:
    """Whether so many tiles can follow, by trying every one."""
    if count == 0:
        return True
    for tile in water.next_tiles(spot, first=False):
        water.toggle_tile(tile)
        found = follows_by_trial(water, tile, count - 1)
        water.toggle_tile(tile)
        if found:
            return True
    return False


def full_tank(rng: Rng, share: int) -> Water:
    """A tank of which about one cell in ``share`` is taken."""
    water = Water()
    water.build(12)
    for row in range(12):
        for column in range(12):
            if rng.below(share) == 0:
                water.toggle_cell(spot_of(20 * row + column))
    return water


@pytest.mark.parametrize("share", [4, 6, 9, 14])
def test_the_look_ahead_is_exact(share):
    rng = Rng(share)
    answers = []
    for _ in range(60):
        water = full_tank(rng, share)
        spot = spot_of(20 * rng.below(11) + rng.below(11))
        if not water.has_room(spot):
            continue
        count = 1 + rng.below(9)
        found = can_follow(water, spot, count)
        water.toggle_tile(spot)
        assert found == follows_by_trial(water, spot, count)
        answers.append(found)
    assert len(set(answers)) == 2 or share in (4, 14)


def test_the_look_ahead_leaves_the_water_as_it_was():
    water = full_tank(Rng(2), 8)
    rows, columns = list(water.rows), list(water.columns)
    for cell in range(0, 400, 7):
        if cell % 20 < 11 and cell < 220 and water.has_room(spot_of(cell)):
            can_follow(water, spot_of(cell), 9)
    assert (list(water.rows), list(water.columns)) == (rows, columns)


def test_no_crowded_tank_is_a_dead_end():
    """Movements of 2 to 20 tiles among huddled fish, then on to the end of a short game.

    Played once at length, compiled: 268,292 games, of which a quarter were whole ones in
    tanks of every size under every option, with 30,968,666 decisions.  Nobody was ever
    without a move; the slowest list of moves took 17 ms, the slowest move 29 ms.
    """
    rng = Rng(17)
    for _ in range(2000 if COMPILED else 60):
        _, state = crowded_table(rng, turns=6)
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
                continue
            moves = state.moves(seat)
            assert len(moves) > 0
            state.play(seat, moves[rng.below(len(moves))])


def all_endpoints(state: SharkTankState) -> set[str]:
    """Every cell that the chosen shark can end on, by trying every tile."""
    if state.phase == LAND:
        return {write_cell(move - STAND) for move in state.moves(0)}
    ends: set[str] = set()
    for move in state.moves(0):
        after = state.clone()
        after.play(0, move)
        ends |= all_endpoints(after)
    return ends


@pytest.mark.parametrize("seed", range(12))
def test_routes_lead_to_every_cell_that_can_be_reached(seed):
    rng = Rng(seed)
    text = crowded_text(rng)
    head, board = text.split(" | ")
    words = dict(word.split("=") for word in board.split())
    words |= {"tiles": f"{seed % 3},0,0", "length": str(2 + seed % 3)}
    text = f"{head} | " + " ".join(f"{key}={value}" for key, value in words.items())
    game, state = read_position(game_info("sharktank"), text)
    for route in game.board_helpers.routes(game.view(state, 0)):
        if route.tiles > 4:
            continue
        after = state.clone()
        for move in [f"shark {route.shark}", *route.choices[:1]]:
            after.play(0, game.notation.read_move(move))
        assert set(route.endpoints) == all_endpoints(after)


@pytest.mark.parametrize("seed", range(8))
def test_every_route_can_be_played(seed):
    game, state = crowded_table(Rng(100 + seed))
    for route in game.board_helpers.routes(game.view(state, 0)):
        for place, (end, moves) in enumerate(route.endpoints.items()):
            if place % (5 if COMPILED else 90):
                continue
            after = state.clone()
            for text in moves:
                move = game.notation.read_move(text)
                assert move in list(after.moves(0))
                after.play(0, move)
            assert moves[-1] == f"stand {end}"
            assert len(moves) == route.tiles + 2 + (route.choices != [])


def test_routes_are_listed_for_each_shark_and_each_number_of_tiles():
    table = at()
    routes = table.game.board_helpers.routes(table.game.view(table.state, 0))
    suits = ("suns", "moons", "crowns", "arms")
    assert [(r.shark, r.tiles) for r in routes] == [(s, n) for s in suits for n in (2, 3, 4)]
    assert routes[1].choices == ["spend 1 suns", "spend 1 moons"]


def test_a_route_is_as_straight_as_it_can_be():
    table = at(tiles="3,0", length="5")
    route = table.game.board_helpers.routes(table.game.view(table.state, 0))[0]
    tiles = [f"tile a{row}" for row in (2, 4, 6, 8, 10)]
    assert route.endpoints["a11"] == ["shark suns", "spend nothing", *tiles, "stand a11"]


def test_routes_go_on_from_the_middle_of_a_movement():
    table = at(tiles="1,0", length="3").play("shark suns", "spend nothing", "tile a2")
    route = table.game.board_helpers.routes(table.game.view(table.state, 0))[0]
    assert route.endpoints["a7"] == ["tile a4", "tile a6", "stand a7"]
    table = landing()
    route = table.game.board_helpers.routes(table.game.view(table.state, 0))[0]
    assert route.endpoints == {end: [f"stand {end}"] for end in ("c1", "d1", "c2", "d2")}


def test_there_are_no_routes_for_seats_that_wait():
    table = at()
    assert table.game.board_helpers.routes(table.game.view(table.state, 1)) == []
    assert table.game.board_helpers.routes(table.game.view(table.state, -4)) == []


def test_routes_become_json():
    table = at(tiles="1,0", length="3")
    for route in table.game.board_helpers.routes(table.game.view(table.state, 0)):
        told = route.facts()
        assert list(told["ends"]) == list(route.endpoints)
        for end, moves in route.endpoints.items():
            tiles = told["ways"][told["ends"][end]].split()
            assert [f"tile {tile}" for tile in tiles] == moves[2:-1]


def test_a_route_that_lays_no_tile_has_only_ends():
    table = landing()
    (route,) = table.game.board_helpers.routes(table.game.view(table.state, 0))
    assert route.facts()["ends"] == dict.fromkeys(route.endpoints, "")
    assert route.facts()["ways"] == {}


def test_board_helpers_say_which_fish_are_gobbled_at_the_end_of_a_route():
    table = landing(fish="e2,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16")
    (route,) = table.game.board_helpers.facts(table.game.view(table.state, 0))["routes"]
    assert route["meals"] == {"d2": ["e2"]}
