"""The Orca's spaces: which of them touch, and what the shark reaches (JW-86 to JW-88)."""

from shoal.core.bits import bit
from shoal.core.packed_arrays import i64
from shoal.games.jaws.components import (
    BOAT_SPACES,
    CREW_SIZE,
    GONE,
    ORCA_SPACES,
    WATER_SPACES,
    ZONES,
)
from shoal.games.jaws.state import Board


def join(board: Board, one_space: i64, other_space: i64) -> None:
    """Make two spaces neighbours."""
    board.beside[one_space] |= bit(other_space)
    board.beside[other_space] |= bit(one_space)


def join_spaces(board: Board) -> None:
    """Work out which boat spaces (zone) and water spaces (zone + ZONES) touch."""
    for space in range(ORCA_SPACES):
        board.beside[space] = 0
    for zone in range(ZONES):
        if board.tiles[zone] != GONE:
            join(board, zone, zone + ZONES)
        for other in range(zone):
            if board.settings.rim[zone] >> other & 1:
                join(board, zone + ZONES, other + ZONES)
                join_zones(board, zone, other)
            elif board.settings.cross[zone] >> other & 1:
                join_zones(board, zone, other)


def join_zones(board: Board, zone: i64, other: i64) -> None:
    """Join two zones across their edge: a side is boat while its tile is there, then water."""
    side = zone
    if board.tiles[zone] == GONE:
        side += ZONES
    other_side = other
    if board.tiles[other] == GONE:
        other_side += ZONES
    join(board, side, other_side)


def boat_left(board: Board) -> bool:
    """Whether any tile is left."""
    for zone in range(ZONES):
        if board.tiles[zone] != GONE:
            return True
    return False


def in_reach(board: Board, water: i64) -> i64:
    """The water space itself and the water spaces beside it, as bits."""
    return (board.beside[water] | bit(water)) & WATER_SPACES


def boats_in_reach(board: Board) -> i64:
    """Boat spaces that the shark touches, as bits (JW-118)."""
    return board.beside[board.fin + ZONES] & BOAT_SPACES


def crew_in_reach(board: Board) -> i64:
    """Members in the shark's water or the water beside it, as bits (JW-120)."""
    reach = in_reach(board, board.fin + ZONES)
    members: i64 = 0
    for member in range(CREW_SIZE):
        if reach >> board.spots[member] & 1:
            members |= bit(member)
    return members
