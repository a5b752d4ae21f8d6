"""Shark Tank's moves and chance outcomes as text, both ways.

Moves: ``take suns``, ``shark moons``, ``spend nothing``, ``spend 2 arms``,
``spend null suns``, ``extra 3``, ``tile d7`` (its lower-left cell), ``stand d8``.
Chance: ``tasty crowns``, ``first 2``, ``sector 5``, ``fish d7``, ``corners
moons suns arms crowns`` (lower left, lower right, upper left, upper right),
``die 4`` or ``die null``, ``looks 5``.
"""

from typing import final

from shoal.core.bits import nth_bit, shift_left
from shoal.core.errors import BadNotation
from shoal.core.message import key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.text.clip import clip
from shoal.core.text.notation import Notation
from shoal.core.text.number_and_dice_text import whole_number
from shoal.games.sharktank.components import (
    ANYWHERE,
    LETTERS,
    MAX_VALUE,
    SIDE,
    SUIT_TOKENS,
    SUITS,
    TILE_PLACES,
    TOKEN_NAMES,
    VALUE_COUNT,
    VALUES,
    cell_names,
    cell_of,
    corner_spots,
    spot_of,
)
from shoal.games.sharktank.moves import (
    ADD,
    CELL,
    CORNERS,
    FIRST,
    KEEP,
    LOOK,
    SECTOR,
    SHARK,
    SPEND,
    STAND,
    TAKE,
    TASTY,
    TILE,
    tile_move,
    tile_spot,
)
from shoal.games.sharktank.rules import SharkTankState, own

CELL_NAMES = cell_names(SIDE)


def write_cell(cell: i64) -> str:
    """A cell's name.

    >>> write_cell(0), write_cell(399)
    ('a1', 't20')
    """
    return CELL_NAMES[cell]


def read_cell(text: str) -> i64:
    """The cell of that name, or -1 if there is none.

    >>> read_cell("d7"), read_cell("z9"), read_cell("a021")
    (123, -1, -1)
    """
    column = LETTERS.find(text[:1]) if text else -1
    row = whole_number(text[1:])
    if column < 0 or not 1 <= row <= SIDE:
        return -1
    return SIDE * (row - 1) + column


def write_spot(spot: i64) -> str:
    """The name of the cell (or of the tile with that lower-left cell) at a spot."""
    return write_cell(cell_of(spot))


def write_token(token: i64) -> str:
    """A token's name.

    >>> write_token(0), write_token(11)
    ('null suns', '5 moons')
    """
    return TOKEN_NAMES[token]


def read_token(text: str) -> i64:
    """The token of that name, or -1 if there is none."""
    value, _, suit = text.partition(" ")
    if value not in VALUES or suit not in SUITS:
        return -1
    return VALUE_COUNT * SUITS.index(suit) + VALUES.index(value)


def suit_word(suit: i64) -> str:
    """The key of a suit's name in the catalogue."""
    return key_in("suit", SUITS[suit])


@final
class SharkTankNotation(Notation):
    """Shark Tank's moves and chance outcomes as text."""

    def write_move(self, move: i64) -> str:
        """A player's move.

        >>> write_move = SharkTankNotation().write_move
        >>> write_move(5), write_move(9), write_move(39), write_move(799)
        ('shark moons', 'spend null suns', 'tile a1', 'stand t20')
        """
        if move >= STAND:
            return f"stand {write_cell(move - STAND)}"
        if move >= TILE:
            return f"tile {write_spot(tile_spot(move))}"
        if move >= ADD:
            return f"extra {move - ADD}"
        if move >= SPEND:
            return f"spend {write_token(move - SPEND)}"
        if move == KEEP:
            return "spend nothing"
        if move >= SHARK:
            return f"shark {SUITS[move - SHARK]}"
        return f"take {SUITS[move - TAKE]}"

    def read_move(self, text: str) -> i64:
        verb, _, rest = text.partition(" ")
        if text == "spend nothing":
            return KEEP
        if verb == "take" and rest in SUITS:
            return TAKE + SUITS.index(rest)
        if verb == "shark" and rest in SUITS:
            return SHARK + SUITS.index(rest)
        if verb == "spend" and read_token(rest) >= 0:
            return SPEND + read_token(rest)
        if verb == "extra" and 0 <= whole_number(rest) <= MAX_VALUE:
            return ADD + whole_number(rest)
        cell = read_cell(rest)
        if verb == "stand" and cell >= 0:
            return STAND + cell
        if verb == "tile" and cell >= 0:
            if cell % SIDE < TILE_PLACES and cell // SIDE < TILE_PLACES:
                return tile_move(spot_of(cell))
            raise BadNotation(say("error-tile-outside", cell=rest, rule="ST-5"))
        raise BadNotation(say("error-move", move=clip(text)))

    def write_chance(self, state: State, outcome: i64) -> str:
        table = own(state)
        if table.phase == TASTY:
            return f"tasty {SUITS[outcome]}"
        if table.phase == FIRST:
            return f"first {outcome}"
        if table.phase == SECTOR:
            return f"sector {free_sectors(table)[outcome]}"
        if table.phase == CELL:
            return f"fish {write_cell(table.fish_cells()[outcome])}"
        if table.phase == CORNERS:
            return f"corners {' '.join(corner_suits(table, outcome))}"
        if table.phase == LOOK:
            return f"looks {VALUES[looked_at(table, outcome) % VALUE_COUNT]}"
        return f"die {VALUES[outcome]}"

    def read_chance(self, state: State, text: str) -> i64:
        for outcome in range(state.outcomes()):
            if self.write_chance(state, outcome) == text:
                return outcome
        raise BadNotation(say("error-impossible", text=clip(text)))


def looked_at(state: SharkTankState, outcome: i64) -> i64:
    """The token that a gobbled fish turns out to be."""
    return nth_bit(state.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * state.mover), outcome)


def free_sectors(state: SharkTankState) -> list[int]:
    """The sectors that have no fish yet, numbered from the lower left."""
    return [sector for sector in range(ANYWHERE) if not state.sectors >> sector & 1]


def corner_suits(state: SharkTankState, order: i64) -> list[str]:
    """The sharks as they stand in the corners: lower left, lower right, upper left, upper right."""
    at = {spot: suit for suit, spot in enumerate(corner_spots(order, state.settings.side))}
    return [SUITS[at[spot]] for spot in sorted(at)]
