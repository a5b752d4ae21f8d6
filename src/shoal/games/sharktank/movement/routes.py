"""Whole movements by their end: a click on a cell is enough.

For the seat to act, every cell that it can bring a shark to now, for each
shark and each number of tiles, with the moves that bring it there.  Nothing
hidden is needed: a View is all that is looked at.
"""

from typing import final

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.games.sharktank.components import SIDE, SUITS
from shoal.games.sharktank.movement.paths import PLACES, Fan
from shoal.games.sharktank.movement.water import cell_of, cells_touch, spot_of
from shoal.games.sharktank.moves import (
    ADD,
    CHOOSE,
    KEEP,
    LAND,
    LAY,
    PAY,
    SHARK,
    SPEND,
    STRETCH,
    TILE,
    Terms,
    tile_move,
)
from shoal.games.sharktank.notation import read_cell, write_cell, write_move
from shoal.games.sharktank.rules import SharkTankState
from shoal.games.sharktank.view import imagine, named_tokens


@final
class Route:
    """One shark, one number of tiles: ``ends`` has the moves to every cell it can end on.

    ``choices`` are the moves that settle on this number of tiles, equal for
    the movement: several tokens may have the value.  The moves in ``ends`` use
    the first of them.
    """

    def __init__(
        self, shark: str, tiles: int, choices: list[str], ends: dict[str, list[str]]
    ) -> None:
        self.shark = shark
        self.tiles = tiles
        self.choices = choices
        self.ends = ends

    def facts(self) -> dict[str, object]:
        """The route as JSON values."""
        return {
            "shark": self.shark,
            "tiles": self.tiles,
            "choices": self.choices,
            "ends": self.ends,
        }


def routes(view: View, terms: Terms) -> list[Route]:
    """All routes of the seat that looks, if it is the one to act and a shark can be led."""
    if list(view.actors) != [view.seat]:
        return []
    state = imagine(view, terms, Rng(0))
    if state.phase == CHOOSE:
        return [route for suit in range(4) if state.able >> suit & 1 for route in of(state, suit)]
    if state.phase in (PAY, STRETCH):
        return spread(state, lengths(state), [])
    if state.phase == LAY:
        left = state.length - len(state.trail)
        return spread(state, {left: []}, [])
    if state.phase == LAND:
        return [Route(SUITS[state.mover], 0, [], stands(state.trail[len(state.trail) - 1]))]
    return []


def of(state: SharkTankState, suit: i64) -> list[Route]:
    """The routes of one shark that may be chosen."""
    after = state.clone()
    after.choose(suit)
    return spread(after, lengths(after), [write_move(SHARK + suit)])


def lengths(state: SharkTankState) -> dict[int, list[int]]:
    """Every number of tiles that can be settled on now, with the moves that do it.

    A Null's number is not known before its die has fallen, so it is left out.
    """
    if state.phase == LAY:
        return {state.length: []}
    tiles: dict[int, list[int]] = {}
    for move in state.moves(state.seat):
        if move >= ADD:
            tiles[state.length + move - ADD] = [move]
        elif move == KEEP:
            tiles[state.length] = [move]
        elif (move - SPEND) % 6:
            tiles.setdefault(state.length + (move - SPEND) % 6, []).append(move)
    return tiles


def spread(state: SharkTankState, numbers: dict[int, list[int]], before: list[str]) -> list[Route]:
    """The routes of the chosen shark for these numbers of tiles."""
    wanted: i64 = 0
    for number in numbers:
        wanted |= bit(number - 1)
    fan = Fan(state.water, max(numbers), wanted)
    if len(state.trail) > 0:
        fan.spread(state.trail[len(state.trail) - 1], first=False)
    else:
        fan.spread(state.sharks[state.mover], first=True)
    found = []
    for number in sorted(numbers):
        choices = [write_move(move) for move in numbers[number]]
        ends = ends_of(fan, number, before + choices[:1])
        found.append(Route(SUITS[state.mover], number, choices, ends))
    return found


def meals(view: View, terms: Terms, route: Route) -> dict[str, list[str]]:
    """The fish that the shark would gobble, by the end of the route where it would (ST-27)."""
    fish = named_tokens(view, "fish", SUITS.index(route.shark))
    found = {end: touched(end, fish, terms) for end in route.ends}
    return {end: eaten for end, eaten in found.items() if eaten}


def touched(end: str, fish: list[str], terms: Terms) -> list[str]:
    """Those of the fish that touch a cell (ST-26)."""
    spot = spot_of(read_cell(end))
    return [
        name
        for name in fish
        if cells_touch(spot, spot_of(read_cell(name)), corners=terms.corners_touch)
    ]


def ends_of(fan: Fan, number: i64, before: list[str]) -> dict[str, list[str]]:
    """The moves to every cell that the last tile can cover, by the straightest way."""
    best = vec[i64]([PLACES] * (SIDE * SIDE))
    level = number - 1
    for place in range(PLACES):
        if fan.has(level, place):
            cell = cell_of(fan.last(level, place))
            for part in (cell, cell + 1, cell + SIDE, cell + SIDE + 1):
                other = best[part]
                if other == PLACES or fan.bend(level, place) < fan.bend(level, other):
                    best[part] = place
    ends: dict[str, list[str]] = {}
    for cell in range(SIDE * SIDE):
        if best[cell] != PLACES:
            tiles = [TILE_TEXTS[tile_move(tile) - TILE] for tile in fan.way(level, best[cell])]
            ends[write_cell(cell)] = [*before, *tiles, f"stand {write_cell(cell)}"]
    return ends


def stands(tile: i64) -> dict[str, list[str]]:
    """The cells of the last tile."""
    cell = cell_of(tile)
    names = [write_cell(part) for part in (cell, cell + 1, cell + SIDE, cell + SIDE + 1)]
    return {name: [f"stand {name}"] for name in names}


TILE_TEXTS = [write_move(TILE + place) for place in range(PLACES)]
