"""What the refusals of Shark Tank claim. The moment has the move that was refused."""

from words.sharktank_claims import Moment
from words.sharktank_messages import claims, members, suit_number, token

from shoal.games.sharktank.components import cell_of
from shoal.games.sharktank.moves import CHOOSE, DRAFT, LAND, LAY, NONE, PAY, STRETCH, tile_spot
from shoal.games.sharktank.notation import write_spot
from shoal.games.sharktank.paths import can_swim


def text_of(moment: Moment) -> str:
    """The refused move as text."""
    return str(moment.game.notation.write_move(moment.move))


def swims(moment: Moment, shark: int, tiles: int) -> bool:
    """Whether a shark has room for so many tiles, counted before the first one is laid."""
    state = moment.before.clone()
    state.trail = state.trail[:0]
    state.fill_water()
    return bool(can_swim(state.water, state.sharks[shark], tiles))


def own_fish(moment: Moment) -> set[int]:
    """The fish of the player who is refused."""
    return members(moment.before.held[moment.before.seat])


def refused_token(moment: Moment) -> int:
    """The fish that was to be spent."""
    assert text_of(moment).startswith("spend ")
    return moment.move - 9


@claims.of("no-taken", "ST-8")
def taken(moment: Moment, suit: str, value: int) -> None:
    assert moment.before.phase == DRAFT
    assert text_of(moment) == f"take {suit.removeprefix('suit-')}"
    assert moment.before.drafted >> token(suit, value) & 1
    assert moment.before.draft_value() == value


@claims.of("no-draft-first", "ST-8")
def draft_first(moment: Moment, value: int) -> None:
    assert moment.before.phase == DRAFT
    assert not text_of(moment).startswith("take")
    assert moment.before.draft_value() == value


@claims.of("no-draft-over", "ST-8")
def draft_over(moment: Moment) -> None:
    assert moment.before.phase == CHOOSE
    assert text_of(moment).startswith("take")


@claims.of("no-shark-first", "ST-13")
def shark_first(moment: Moment) -> None:
    assert (moment.before.phase, moment.before.mover) == (CHOOSE, NONE)
    assert not text_of(moment).startswith(("take", "shark"))


@claims.of("no-shark-chosen", "ST-13")
def shark_chosen(moment: Moment) -> None:
    assert moment.before.phase == PAY and moment.before.mover != NONE
    assert text_of(moment).startswith("shark")


def is_refused_shark(moment: Moment, suit: str, tiles: int) -> None:
    """The shark has no room for the tiles of this movement, and another one has."""
    assert text_of(moment) == f"shark {suit.removeprefix('suit-')}"
    assert moment.before.length == tiles
    assert not swims(moment, suit_number(suit), tiles)
    assert any(swims(moment, shark, tiles) for shark in range(4))


@claims.of("no-shark-room", "ST-21")
def shark_room(moment: Moment, suit: str, tiles: int) -> None:
    is_refused_shark(moment, suit, tiles)
    assert tiles == min(2 + moment.before.tiles[moment.before.seat], 20)


@claims.of("no-shark-furthest", "ST-22")
def shark_furthest(moment: Moment, suit: str, full: int, tiles: int) -> None:
    is_refused_shark(moment, suit, tiles)
    no_shark_swims(moment, full)
    assert not any(swims(moment, shark, tiles + 1) for shark in range(4))


def no_shark_swims(moment: Moment, full: int) -> None:
    """No shark has room for the full number of tiles."""
    assert full == min(2 + moment.before.tiles[moment.before.seat], 20)
    assert not any(swims(moment, shark, full) for shark in range(4))


@claims.of("no-spend-first", "ST-15")
def spend_first(moment: Moment) -> None:
    assert moment.before.phase == PAY
    assert not text_of(moment).startswith(("spend", "shark"))


@claims.of("no-not-yours", "ST-15")
def not_yours(moment: Moment, suit: str, value: int) -> None:
    assert refused_token(moment) == token(suit, value)
    assert refused_token(moment) not in own_fish(moment)


@claims.of("no-spend-short", "ST-22")
def spend_short(moment: Moment, full: int) -> None:
    assert refused_token(moment) in own_fish(moment)
    assert refused_token(moment) % 6 != 0
    assert moment.before.settings.null_cut
    no_shark_swims(moment, full)


@claims.of("no-spend-none", "ST-22")
def spend_none(moment: Moment, full: int) -> None:
    assert refused_token(moment) in own_fish(moment)
    assert not moment.before.settings.null_cut
    no_shark_swims(moment, full)


@claims.of("no-spend-late", "ST-15")
def spend_late(moment: Moment) -> None:
    assert refused_token(moment) in own_fish(moment)
    has_spent = moment.before.length > 2 + moment.before.tiles[moment.before.seat]
    assert len(moment.before.trail) > 0 or has_spent


@claims.of("no-spend-settled", "ST-15")
def spend_settled(moment: Moment) -> None:
    assert moment.before.phase == LAY
    assert text_of(moment).startswith("spend")


@claims.of("no-limit", "ST-24")
def limit(moment: Moment, limit: int, tiles: int) -> None:
    assert tiles > limit == 20
    assert tiles == moment.before.length + wanted_tiles(moment)


@claims.of("no-room", "ST-21")
def room(moment: Moment, suit: str, tiles: int) -> None:
    assert moment.before.mover == suit_number(suit)
    assert tiles == moment.before.length + wanted_tiles(moment) <= 20
    assert not swims(moment, suit_number(suit), tiles)


def wanted_tiles(moment: Moment) -> int:
    """The extra tiles of the refused move; a Null without room to spare needs five."""
    if text_of(moment).startswith("extra"):
        return moment.move - 33
    return refused_token(moment) % 6 or 5


@claims.of("no-extra-first", "ST-16")
def extra_first(moment: Moment) -> None:
    assert moment.before.phase == STRETCH
    assert not text_of(moment).startswith("extra")


@claims.of("no-extra-rolled", "ST-16")
def extra_rolled(moment: Moment, rolled: int) -> None:
    assert moment.before.phase == STRETCH
    assert moment.before.extra == rolled < moment.move - 33


@claims.of("no-lay-first", "ST-21")
def lay_first(moment: Moment) -> None:
    assert moment.before.phase == LAY
    assert text_of(moment).startswith(("take", "shark", "extra"))


@claims.of("no-stand-yet", "ST-21")
def stand_yet(moment: Moment, tiles: int) -> None:
    assert text_of(moment).startswith("stand")
    assert len(moment.before.trail) + tiles == moment.before.length
    assert tiles > 0


def tile_cells(moment: Moment, cell: str) -> set[tuple[int, int]]:
    """The cells of the refused tile, by row and column."""
    assert text_of(moment) == f"tile {cell}"
    return square(tile_spot(moment.move))


def square(spot: int) -> set[tuple[int, int]]:
    """The cells of a tile."""
    row, column = place(spot)
    return {(row + up, column + right) for up in (0, 1) for right in (0, 1)}


def place(spot: int) -> tuple[int, int]:
    """The row and the column of a cell."""
    return int(cell_of(spot)) // 20, int(cell_of(spot)) % 20


def beside(cells: set[tuple[int, int]], others: set[tuple[int, int]]) -> bool:
    """Whether cells share an edge."""
    return any(abs(r - row) + abs(c - col) == 1 for r, c in cells for row, col in others)


def filled(moment: Moment) -> set[tuple[int, int]]:
    """Every cell with a fish, a shark or a tile."""
    state = moment.before
    cells = {place(fish >> 2) for fish in state.fish} | {place(spot) for spot in state.sharks}
    return cells.union(*(square(spot) for spot in state.trail))


def is_free(moment: Moment, cells: set[tuple[int, int]]) -> bool:
    """Whether these cells are free water."""
    side = moment.before.settings.side
    inside = all(row < side and column < side for row, column in cells)
    return inside and not cells & filled(moment)


@claims.of("no-tile-water", "ST-20")
def tile_water(moment: Moment, cell: str) -> None:
    assert not is_free(moment, tile_cells(moment, cell))


@claims.of("no-tile-shark", "ST-18")
def tile_shark(moment: Moment, cell: str, suit: str) -> None:
    cells = tile_cells(moment, cell)
    assert is_free(moment, cells)
    assert len(moment.before.trail) == 0
    assert moment.before.mover == suit_number(suit)
    assert not beside(cells, {place(moment.before.sharks[moment.before.mover])})


@claims.of("no-tile-last", "ST-19")
def tile_last(moment: Moment, cell: str) -> None:
    cells = tile_cells(moment, cell)
    assert is_free(moment, cells)
    assert not beside(cells, square(moment.before.trail[-1]))


@claims.of("no-tile-rest", "ST-21")
def tile_rest(moment: Moment, cell: str) -> None:
    cells = tile_cells(moment, cell)
    trail = list(moment.before.trail)
    last = square(trail[-1]) if trail else {place(moment.before.sharks[moment.before.mover])}
    assert is_free(moment, cells) and beside(cells, last)
    after = moment.before.clone()
    after.play(after.seat, moment.move)
    assert after.phase == LAY and not len(after.moves(after.seat))


@claims.of("no-stand-cell", "ST-25")
def stand_cell(moment: Moment, cell: str, tile: str) -> None:
    assert moment.before.phase == LAND
    assert text_of(moment) == f"stand {cell}"
    last = moment.before.trail[-1]
    assert write_spot(last) == tile
    number = moment.move - 400
    assert (number // 20, number % 20) not in square(last)


@claims.of("no-stand-now", "ST-25")
def stand_now(moment: Moment, suit: str) -> None:
    assert moment.before.phase == LAND
    assert moment.before.mover == suit_number(suit)
    assert not text_of(moment).startswith("stand")
