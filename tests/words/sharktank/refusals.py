"""What the refusals of Shark Tank claim. The step has the move that was refused."""

from words.game_steps import Step
from words.sharktank.messages import claims, members, suit_number, token

from shoal.games.sharktank.components import cell_of
from shoal.games.sharktank.movement.paths import can_swim
from shoal.games.sharktank.moves import CHOOSE, DRAFT, LAND, LAY, NONE, PAY, STRETCH, tile_spot
from shoal.games.sharktank.notation import write_spot


def text_of(step: Step) -> str:
    """The refused move as text."""
    return str(step.game.notation.write_move(step.move))


def swims(step: Step, shark: int, tiles: int) -> bool:
    """Whether a shark has room for so many tiles, counted before the first one is laid."""
    state = step.before.clone()
    state.trail = state.trail[:0]
    state.fill_water()
    return bool(can_swim(state.water, state.sharks[shark], tiles))


def own_fish(step: Step) -> set[int]:
    """The fish of the player who is refused."""
    return members(step.before.held[step.before.seat])


def refused_token(step: Step) -> int:
    """The fish that was to be spent."""
    assert text_of(step).startswith("spend ")
    return step.move - 9


@claims.of("no-taken", rule="ST-8")
def taken(step: Step, suit: str, value: int) -> None:
    assert step.before.phase == DRAFT
    assert text_of(step) == f"take {suit.removeprefix('suit-')}"
    assert step.before.drafted >> token(suit, value) & 1
    assert step.before.draft_value() == value


@claims.of("no-draft-first", rule="ST-8")
def draft_first(step: Step, value: int) -> None:
    assert step.before.phase == DRAFT
    assert not text_of(step).startswith("take")
    assert step.before.draft_value() == value


@claims.of("no-draft-over", rule="ST-8")
def draft_over(step: Step) -> None:
    assert step.before.phase == CHOOSE
    assert text_of(step).startswith("take")


@claims.of("no-shark-first", rule="ST-13")
def shark_first(step: Step) -> None:
    assert (step.before.phase, step.before.mover) == (CHOOSE, NONE)
    assert not text_of(step).startswith(("take", "shark"))


@claims.of("no-shark-chosen", rule="ST-13")
def shark_chosen(step: Step) -> None:
    assert step.before.phase == PAY and step.before.mover != NONE
    assert text_of(step).startswith("shark")


def is_refused_shark(step: Step, suit: str, tiles: int) -> None:
    """The shark has no room for the tiles of this movement, and another one has."""
    assert text_of(step) == f"shark {suit.removeprefix('suit-')}"
    assert step.before.length == tiles
    assert not swims(step, suit_number(suit), tiles)
    assert any(swims(step, shark, tiles) for shark in range(4))


@claims.of("no-shark-room", rule="ST-21")
def shark_room(step: Step, suit: str, tiles: int) -> None:
    is_refused_shark(step, suit, tiles)
    assert tiles == min(2 + step.before.tiles[step.before.seat], 20)


@claims.of("no-shark-furthest", rule="ST-22")
def shark_furthest(step: Step, suit: str, full: int, tiles: int) -> None:
    is_refused_shark(step, suit, tiles)
    no_shark_swims(step, full)
    assert not any(swims(step, shark, tiles + 1) for shark in range(4))


def no_shark_swims(step: Step, full: int) -> None:
    """No shark has room for the full number of tiles."""
    assert full == min(2 + step.before.tiles[step.before.seat], 20)
    assert not any(swims(step, shark, full) for shark in range(4))


@claims.of("no-spend-first", rule="ST-15")
def spend_first(step: Step) -> None:
    assert step.before.phase == PAY
    assert not text_of(step).startswith(("spend", "shark"))


@claims.of("no-not-yours", rule="ST-15")
def not_yours(step: Step, suit: str, value: int) -> None:
    assert refused_token(step) == token(suit, value)
    assert refused_token(step) not in own_fish(step)


@claims.of("no-spend-short", rule="ST-22")
def spend_short(step: Step, full: int) -> None:
    assert refused_token(step) in own_fish(step)
    assert refused_token(step) % 6 != 0
    assert step.before.settings.null_cut
    no_shark_swims(step, full)


@claims.of("no-spend-none", rule="ST-22")
def spend_none(step: Step, full: int) -> None:
    assert refused_token(step) in own_fish(step)
    assert not step.before.settings.null_cut
    no_shark_swims(step, full)


@claims.of("no-spend-late", rule="ST-15")
def spend_late(step: Step) -> None:
    assert refused_token(step) in own_fish(step)
    has_spent = step.before.length > 2 + step.before.tiles[step.before.seat]
    assert len(step.before.trail) > 0 or has_spent


@claims.of("no-spend-settled", rule="ST-15")
def spend_settled(step: Step) -> None:
    assert step.before.phase == LAY
    assert text_of(step).startswith("spend")


@claims.of("no-limit", rule="ST-24")
def limit(step: Step, limit: int, tiles: int) -> None:
    assert tiles > limit == 20
    assert tiles == step.before.length + wanted_tiles(step)


@claims.of("no-room", rule="ST-21")
def room(step: Step, suit: str, tiles: int) -> None:
    assert step.before.mover == suit_number(suit)
    assert tiles == step.before.length + wanted_tiles(step) <= 20
    assert not swims(step, suit_number(suit), tiles)


def wanted_tiles(step: Step) -> int:
    """The extra tiles of the refused move; a Null without room to spare needs five."""
    if text_of(step).startswith("extra"):
        return step.move - 33
    return refused_token(step) % 6 or 5


@claims.of("no-extra-first", rule="ST-16")
def extra_first(step: Step) -> None:
    assert step.before.phase == STRETCH
    assert not text_of(step).startswith("extra")


@claims.of("no-extra-rolled", rule="ST-16")
def extra_rolled(step: Step, rolled: int) -> None:
    assert step.before.phase == STRETCH
    assert step.before.extra == rolled < step.move - 33


@claims.of("no-lay-first", rule="ST-21")
def lay_first(step: Step) -> None:
    assert step.before.phase == LAY
    assert text_of(step).startswith(("take", "shark", "extra"))


@claims.of("no-stand-yet", rule="ST-21")
def stand_yet(step: Step, tiles: int) -> None:
    assert text_of(step).startswith("stand")
    assert len(step.before.trail) + tiles == step.before.length
    assert tiles > 0


def tile_cells(step: Step, cell: str) -> set[tuple[int, int]]:
    """The cells of the refused tile, by row and column."""
    assert text_of(step) == f"tile {cell}"
    return square(tile_spot(step.move))


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


def filled(step: Step) -> set[tuple[int, int]]:
    """Every cell with a fish, a shark or a tile."""
    state = step.before
    cells = {place(fish >> 2) for fish in state.fish} | {place(spot) for spot in state.sharks}
    return cells.union(*(square(spot) for spot in state.trail))


def is_free(step: Step, cells: set[tuple[int, int]]) -> bool:
    """Whether these cells are free water."""
    side = step.before.settings.side
    inside = all(row < side and column < side for row, column in cells)
    return inside and not cells & filled(step)


@claims.of("no-tile-water", rule="ST-20")
def tile_water(step: Step, cell: str) -> None:
    assert not is_free(step, tile_cells(step, cell))


@claims.of("no-tile-shark", rule="ST-18")
def tile_shark(step: Step, cell: str, suit: str) -> None:
    cells = tile_cells(step, cell)
    assert is_free(step, cells)
    assert len(step.before.trail) == 0
    assert step.before.mover == suit_number(suit)
    assert not beside(cells, {place(step.before.sharks[step.before.mover])})


@claims.of("no-tile-last", rule="ST-19")
def tile_last(step: Step, cell: str) -> None:
    cells = tile_cells(step, cell)
    assert is_free(step, cells)
    assert not beside(cells, square(step.before.trail[-1]))


@claims.of("no-tile-rest", rule="ST-21")
def tile_rest(step: Step, cell: str) -> None:
    cells = tile_cells(step, cell)
    trail = list(step.before.trail)
    last = square(trail[-1]) if trail else {place(step.before.sharks[step.before.mover])}
    assert is_free(step, cells) and beside(cells, last)
    after = step.before.clone()
    after.play(after.seat, step.move)
    assert after.phase == LAY and not len(after.moves(after.seat))


@claims.of("no-stand-cell", rule="ST-25")
def stand_cell(step: Step, cell: str, tile: str) -> None:
    assert step.before.phase == LAND
    assert text_of(step) == f"stand {cell}"
    last = step.before.trail[-1]
    assert write_spot(last) == tile
    number = step.move - 400
    assert (number // 20, number % 20) not in square(last)


@claims.of("no-stand-now", rule="ST-25")
def stand_now(step: Step, suit: str) -> None:
    assert step.before.phase == LAND
    assert step.before.mover == suit_number(suit)
    assert not text_of(step).startswith("stand")
