"""Long movements that are hard to find or to exclude (ST-21).

The positions were found by fuzzing crowded tanks for those that are slowest for the look-ahead. The
answers come from another program, which lays every possible chain of tiles, up to 368,860 tiles for
one of them. Uncompiled, only the easiest are tested.
"""

import pytest

from shoal.core.packed_arrays import COMPILED
from shoal.core.rng import Rng
from shoal.core.text.position_text import read_position
from shoal.games import game_info
from shoal.games.sharktank.components import spot_of
from shoal.games.sharktank.movement.paths import can_follow, can_swim
from shoal.games.sharktank.movement.water import Water
from shoal.games.sharktank.moves import LAND
from shoal.games.sharktank.rules import SharkTankState


def tank(side: int, length: int, fish: str, sharks: str, words: str) -> SharkTankState:
    """A position with all tokens spent, in which seat 0 has collected tiles for a long movement."""
    text = (
        f"players=3 tank={side} | tasty=moons first=0 seat=0 turn=0 last=- "
        "tokens=-/-/-/-;-/-/-/-;-/-/-/- spent=-/n12/n12/n12 "
        f"fish={fish} sharks={sharks} sector=0 tiles={length - 2},0,0 length={length} extra=0 "
        f"trail=- due=0 die=- {words}"
    )
    return read_position(game_info("sharktank"), text)[1]


HIDDEN = [
    (12, 20, "h2,d3,j6,l7,c10,f12/b8,h8,k12/h1,g10,e11/l3,j7,f11", "j2,l12,l10,g11", "k1"),
    (12, 20, "g2,a3,l4,j5,g7,h12/a7,h8,k12/i5,i9,j9/l1,c5,k6", "g11,l10,i10,h3", "g9"),
    (12, 19, "k7,l7,f8,g9,d11,j11/a4,j9,l12/k4,g10,f11/j6,g8,b11", "h2,f10,b1,e11", "i1 i2"),
    (
        *(14, 19, "k2,e4,h8,j8,k8,f12/e6,l13,i14/m10,f13,n14/b7,h10,i11", "h2,f9,l11,c6"),
        "f1 i1 f2 i2 g3 h3",
    ),
    (
        *(12, 17, "c3,g4,e5,d6,i9,l9/d3,e3,b6/a3,k4,c8/c5,a6,c11", "i3,l1,a4,f6"),
        "h1 i1 g2 j2 i4",
    ),
][0 if COMPILED else -1 :]


@pytest.mark.parametrize(("side", "length", "fish", "sharks", "tiles"), HIDDEN)
def test_ST_21_a_hidden_way_is_found_and_no_other_tile_is_offered(
    side, length, fish, sharks, tiles
):
    state = tank(side, length, fish, sharks, "phase=lay mover=suns")
    game = game_info("sharktank").game({"tank": side})
    assert [game.notation.write_move(move) for move in state.moves(0)] == [
        f"tile {name}" for name in tiles.split()
    ]


@pytest.mark.parametrize(("side", "length", "fish", "sharks", "tiles"), HIDDEN)
def test_ST_21_a_hidden_way_can_be_followed_to_its_end(side, length, fish, sharks, tiles):
    state = tank(side, length, fish, sharks, "phase=lay mover=suns")
    rng = Rng(len(tiles))
    while state.phase < LAND:
        moves = state.moves(0)
        state.play(0, moves[rng.below(len(moves))])
    assert len(state.trail) == length


@pytest.mark.parametrize(
    ("length", "fish", "sharks"),
    [
        (19, "d1,e2,b4,d5,k8,l12/g3,b7,e10/d7,d8,c9/g1,c3,h3", "i5,a3,e3,k3"),
        (20, "e1,e2,a4,i5,j7,b10/b3,e3,b6/f4,c5,b11/b2,k2,k7", "b9,k1,g3,h6"),
    ][: 2 if COMPILED else 1],
)
def test_ST_21_a_missing_way_is_recognized(length, fish, sharks):
    state = tank(12, length, fish, sharks, "phase=choose mover=-")
    assert not can_swim(state.water, state.sharks[0], length)


def follows_by_trial(water: Water, spot: int, count: int, failed: set[tuple[int, ...]]) -> bool:
    """Whether so many tiles can follow, by trying all tiles not yet tried in the same water."""
    if count == 0:
        return True
    key = (count, spot, *water.rows)
    if key in failed:
        return False
    for tile in water.next_tiles(spot, first=False):
        water.toggle_tile(tile)
        found = follows_by_trial(water, tile, count - 1, failed)
        water.toggle_tile(tile)
        if found:
            return True
    failed.add(key)
    return False


def pocket(rng: Rng) -> Water:
    """A corner of the tank that tiles can leave nowhere, with a few things in it."""
    water = Water()
    water.build(12)
    for cell in range(12):
        water.toggle_cell(spot_of(20 * 7 + cell))
        if cell != 7:
            water.toggle_cell(spot_of(20 * cell + 7))
    for _ in range(4):
        spot = spot_of(20 * rng.below(7) + rng.below(7))
        if not water.is_taken(spot):
            water.toggle_cell(spot)
    return water


@pytest.mark.parametrize("seed", range(40 if COMPILED else 6))
def test_the_look_ahead_is_exact_to_the_last_tile_of_a_pocket(seed):
    rng = Rng(seed)
    water = pocket(rng)
    spot = spot_of(20 * rng.below(6) + rng.below(6))
    while not water.has_room(spot):
        spot = spot_of(20 * rng.below(6) + rng.below(6))
    found = [can_follow(water, spot, count) for count in range(1, 13)]
    water.toggle_tile(spot)
    failed: set[tuple[int, ...]] = set()
    assert found == [follows_by_trial(water, spot, count, failed) for count in range(1, 13)]
