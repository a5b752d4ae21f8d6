"""Whole movements by their last cell, so that a player can choose one with a click.

For the seat to act: every cell that it can bring a shark to now, for each
shark and each number of tiles, with the moves that bring it there.
"""

from typing import Final, final

from shoal.core.bits import bit
from shoal.core.packed_arrays import i64, vec
from shoal.games.sharktank.components import (
    SIDE,
    SUIT_COUNT,
    SUITS,
    cell_of,
)
from shoal.games.sharktank.movement.paths import PLACES, Paths
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
    tile_move,
)
from shoal.games.sharktank.notation import SharkTankNotation, write_cell
from shoal.games.sharktank.rules import SharkTankState

NOTATION: Final = SharkTankNotation()
TILE_TEXTS = [NOTATION.write_move(TILE + place) for place in range(PLACES)]


@final
class Route:
    """One shark and one number of tiles, with the moves to every cell it can end on.

    ``choices`` are the moves that settle on this number of tiles: several
    tokens may have the value.  The moves in ``endpoints`` use the first of them.
    """

    def __init__(
        self, shark: str, tiles: int, choices: list[str], endpoints: dict[str, list[str]]
    ) -> None:
        self.shark = shark
        self.tiles = tiles
        self.choices = choices
        self.endpoints = endpoints

    def facts(self) -> dict[str, object]:
        """The route as JSON values: the last tile for every end, and the tiles up to it."""
        ends = {end: tiles_of(moves) for end, moves in self.endpoints.items()}
        return {
            "shark": self.shark,
            "tiles": self.tiles,
            "choices": self.choices,
            "ends": {end: tiles[-1] if tiles else "" for end, tiles in ends.items()},
            "ways": {tiles[-1]: " ".join(tiles) for tiles in ends.values() if tiles},
        }


def tiles_of(moves: list[str]) -> list[str]:
    """The tiles that some moves lay, by name.

    >>> tiles_of(["shark suns", "spend nothing", "tile a2", "tile a4", "stand a5"])
    ['a2', 'a4']
    """
    return [move.partition(" ")[2] for move in moves if move.startswith("tile ")]


def routes_at(state: SharkTankState) -> list[Route]:
    """All routes of the seat to act, if a shark can move."""
    if state.phase == CHOOSE:
        return [
            route
            for suit in range(SUIT_COUNT)
            if state.able >> suit & 1
            for route in routes_of_shark(state, suit)
        ]
    if state.phase in (PAY, STRETCH):
        return find_routes(state, lengths(state), [])
    if state.phase == LAY:
        left = state.length - len(state.trail)
        return find_routes(state, {left: []}, [])
    if state.phase == LAND:
        return [Route(SUITS[state.mover], 0, [], stand_moves(state.trail[len(state.trail) - 1]))]
    return []


def routes_of_shark(state: SharkTankState, suit: i64) -> list[Route]:
    """The routes of one shark that may be chosen."""
    after = state.clone()
    after.choose(suit)
    return find_routes(after, lengths(after), [NOTATION.write_move(SHARK + suit)])


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


def find_routes(
    state: SharkTankState, numbers: dict[int, list[int]], before: list[str]
) -> list[Route]:
    """The routes of the chosen shark for these numbers of tiles."""
    wanted: i64 = 0
    for number in numbers:
        wanted |= bit(number - 1)
    paths = Paths(state.water, max(numbers), wanted)
    if len(state.trail) > 0:
        paths.fill(state.trail[len(state.trail) - 1], first=False)
    else:
        paths.fill(state.sharks[state.mover], first=True)
    found = []
    for number in sorted(numbers):
        choices = [NOTATION.write_move(move) for move in numbers[number]]
        endpoints = endpoints_of(paths, number, before + choices[:1])
        found.append(Route(SUITS[state.mover], number, choices, endpoints))
    return found


def endpoints_of(paths: Paths, number: i64, before: list[str]) -> dict[str, list[str]]:
    """The moves to every cell that the last tile can cover, by the straightest path."""
    best = vec[i64]([PLACES] * (SIDE * SIDE))
    level = number - 1
    for place in range(PLACES):
        if paths.has(level, place):
            cell = cell_of(paths.last(level, place))
            for part in (cell, cell + 1, cell + SIDE, cell + SIDE + 1):
                other = best[part]
                if other == PLACES or paths.bend(level, place) < paths.bend(level, other):
                    best[part] = place
    endpoints: dict[str, list[str]] = {}
    for cell in range(SIDE * SIDE):
        if best[cell] != PLACES:
            tiles = [TILE_TEXTS[tile_move(tile) - TILE] for tile in paths.path(level, best[cell])]
            endpoints[write_cell(cell)] = [*before, *tiles, f"stand {write_cell(cell)}"]
    return endpoints


def stand_moves(tile: i64) -> dict[str, list[str]]:
    """The cells of the last tile."""
    cell = cell_of(tile)
    names = [write_cell(part) for part in (cell, cell + 1, cell + SIDE, cell + SIDE + 1)]
    return {name: [f"stand {name}"] for name in names}
