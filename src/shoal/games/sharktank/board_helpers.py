"""What a board shows beyond the View: whole movements, and what each choice would bring.

Everything here follows from the View and the rules.  The value of a fish that this player has not
seen is any value of its suit that they have not seen, so points are all sums that are possible.
"""

from itertools import combinations
from typing import Final, final

from shoal.core.bits import bit
from shoal.core.game import BoardHelpers, View
from shoal.core.packed_arrays import i64, vec
from shoal.games.sharktank.board_text import touched
from shoal.games.sharktank.components import (
    SIDE,
    SUIT_COUNT,
    SUITS,
    TOKEN_NAMES,
    VALUE_COUNT,
    cell_of,
)
from shoal.games.sharktank.movement.paths import PLACES, Paths
from shoal.games.sharktank.moves import (
    ADD,
    CHOOSE,
    DRAFT,
    KEEP,
    LAND,
    LAY,
    PAY,
    SHARK,
    SPEND,
    STRETCH,
    TAKE,
    TILE,
    tile_move,
)
from shoal.games.sharktank.notation import SharkTankNotation, read_cell, write_cell
from shoal.games.sharktank.options import Settings
from shoal.games.sharktank.rules import SharkTankState, own

FISH: Final = 0
TASTY: Final = 1
VALUES: Final = 2
SETS: Final = 3
ONE_SUIT: Final = 4
TOTAL: Final = 5
"""The parts of a score sheet."""

NOTATION: Final = SharkTankNotation()
TILE_TEXTS = [NOTATION.write_move(TILE + place) for place in range(PLACES)]
KEEP_TEXT: Final = NOTATION.write_move(KEEP)


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


@final
class SharkTankBoardHelpers(BoardHelpers):
    """Whole movements by their last cell, what they would bring, and everybody's collection."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def facts(self, view: View) -> dict[str, object]:
        state = own(view.game.shown(view))
        routes = self.routes(view)
        meals = [meals_of(view, self.settings, route) for route in routes]
        return {
            "routes": [{**r.facts(), "meals": m} for r, m in zip(routes, meals, strict=True)],
            "outcomes": outcomes(view, state, most_eaten(routes, meals)),
            "takes": takes(view, state),
            "collections": [collection(view, state, seat) for seat in range(view.players)],
            "most": seat_with_most_fish(view, state),
        }

    def routes(self, view: View) -> list[Route]:
        """Every cell that the seat to act can bring a shark to, with the moves for it."""
        if list(view.actors) != [view.seat]:
            return []
        return routes_at(own(view.game.shown(view)))


def meals_of(view: View, settings: Settings, route: Route) -> dict[str, list[str]]:
    """The fish that the shark would gobble, by the end of the route where it would (ST-27)."""
    fish = view.word_rows("fish")[SUITS.index(route.shark)]
    found = {end: touched(read_cell(end), fish, settings) for end in route.endpoints}
    return {end: eaten for end, eaten in found.items() if eaten}


def most_eaten(routes: list[Route], meals: list[dict[str, list[str]]]) -> dict[str, int]:
    """The most fish that each shark could gobble at the end of one of its routes."""
    most: dict[str, int] = {}
    for route, meal in zip(routes, meals, strict=True):
        eaten = max([len(fish) for fish in meal.values()], default=0)
        most[route.shark] = max(most.get(route.shark, 0), eaten)
    return most


# What a choice brings.


def outcomes(view: View, state: SharkTankState, most: dict[str, int]) -> dict[str, object]:
    """For each shark: each choice of what to spend, with the outcome for 0, 1, 2 ... fish."""
    return {shark: outcomes_of(view, state, shark, number) for shark, number in most.items()}


def outcomes_of(view: View, state: SharkTankState, shark: str, most: int) -> dict[str, object]:
    """The outcomes of one shark's movement; the choice is empty where nothing can be spent."""
    held = int(state.held[state.seat])
    unseen = unseen_tokens(view, shark)
    found: dict[str, object] = {}
    for choice, token in spendable(state, SUITS.index(shark)).items():
        kept = held & ~token
        found[choice] = [
            outcome(state, held, [kept | sum(eaten) for eaten in combinations(unseen, number)])
            for number in range(most + 1)
        ]
    return found


def spendable(state: SharkTankState, suit: i64) -> dict[str, int]:
    """The token that leaves the player's collection for each choice of what to spend."""
    after = state.clone()
    if after.phase == CHOOSE:
        after.choose(suit)
    if after.phase != PAY:
        return {"": 0}
    found = {KEEP_TEXT: 0}
    for move in after.moves(after.seat):
        if move >= SPEND:
            found[NOTATION.write_move(move)] = int(bit(move - SPEND))
    return found


def unseen_tokens(view: View, suit: str) -> list[int]:
    """The tokens of a suit whose place this player does not know, as bits."""
    names = [name for name in view.words("unseen") if name.endswith(f" {suit}")]
    return [int(bit(TOKEN_NAMES.index(name))) for name in names]


def outcome(state: SharkTankState, before: int, after: list[int]) -> dict[str, object]:
    """How the score changes: all possible points, and the parts that do not depend on values."""
    old = list(state.score_sheet(before))
    sheets = [list(state.score_sheet(tokens)) for tokens in after]
    new = sheets[0]
    return {
        "score": int(old[TOTAL]),
        "points": sorted({int(sheet[TOTAL] - old[TOTAL]) for sheet in sheets}),
        "fish": int(new[FISH] - old[FISH]),
        "tasty": int(new[TASTY] - old[TASTY]),
        "sets": int(new[SETS] - old[SETS]),
        "single": int(new[ONE_SUIT] - old[ONE_SUIT]),
    }


def takes(view: View, state: SharkTankState) -> dict[str, object]:
    """What each fish of the draft that can be taken would bring (ST-8)."""
    if state.phase != DRAFT or list(view.actors) != [view.seat]:
        return {}
    held = int(state.held[state.seat])
    value = state.draft_value()
    found: dict[str, object] = {}
    for move in state.moves(state.seat):
        suit = move - TAKE
        token = int(bit(VALUE_COUNT * suit + value))
        found[SUITS[suit]] = outcome(state, held, [held | token])
    return found


# What everybody has.


def collection(view: View, state: SharkTankState, seat: i64) -> dict[str, object]:
    """A player's score so far, part by part; of hidden values the lowest and the highest."""
    low, high = possible_tokens(view, seat)
    least = list(state.score_sheet(low))
    most = list(state.score_sheet(high))
    return {
        "fish": int(least[FISH]),
        "tasty": int(least[TASTY]),
        "values": [int(least[VALUES]), int(most[VALUES])],
        "sets": int(least[SETS]),
        "single": int(least[ONE_SUIT]),
        "points": [int(least[TOTAL]), int(most[TOTAL])],
    }


def possible_tokens(view: View, seat: i64) -> tuple[int, int]:
    """What a player may have, as bits: with the lowest hidden values, and with the highest."""
    names = [*view.word_rows("drafted")[seat], *view.word_rows("gobbled")[seat]]
    known = sum([int(bit(TOKEN_NAMES.index(name))) for name in names if name in TOKEN_NAMES])
    low = known
    high = known
    for suit in SUITS:
        hidden = names.count(f"? {suit}")
        unseen = unseen_tokens(view, suit)
        low |= sum(unseen[:hidden])
        high |= sum(unseen[len(unseen) - hidden :])
    return low, high


def seat_with_most_fish(view: View, state: SharkTankState) -> int | None:
    """Who has more fish than anybody else and skips the next turn (ST-29)."""
    if len(state.sharks) == 0:
        return None
    after = state.clone()
    for seat in range(after.players):
        after.held[seat] = possible_tokens(view, seat)[0]  # their number is what counts
    for seat in range(after.players):
        after.seat = seat
        if after.must_skip():
            return int(seat)
    return None


# Whole movements by their last cell: for the seat to act, every cell that it can bring a shark to
# now, for each shark and each number of tiles, with the moves that bring it there.


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
