"""What the shark's hits do to tiles and members (JW-118, JW-123 to JW-127)."""

from shoal.core.bits import bit
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act2.boat import join_spaces
from shoal.games.jaws.components import (
    CREW_SIZE,
    DAMAGED,
    GONE,
    MOUTH,
    OFF_BOARD,
    STRENGTH,
    WHOLE,
    ZONES,
)
from shoal.games.jaws.state import Board


def on_boat_space(board: Board, zone: i64) -> i64:
    """Members on that boat space, as bits."""
    members: i64 = 0
    for member in range(CREW_SIZE):
        if board.spots[member] == zone:
            members |= bit(member)
    return members


def strike(board: Board, zone: i64, hits: i64) -> bool:
    """Apply hits to a boat space; return whether it was damaged or destroyed."""
    tile = tile_after(board, zone, hits)
    if board.tiles[zone] == tile:
        return False
    board.tiles[zone] = tile
    if board.tiles[zone] == GONE:
        join_spaces(board)
    fall_overboard(board, on_boat_space(board, zone))
    return True


def tile_after(board: Board, zone: i64, hits: i64) -> i64:
    """The state of a boat space after so many hits (JW-118, JW-123)."""
    tile = board.tiles[zone]
    if tile == WHOLE and hits >= board.settings.damage[zone]:
        if hits >= board.settings.destroy[zone] or board.ability == STRENGTH:
            return GONE
        return DAMAGED
    if tile == DAMAGED and hits >= board.settings.finish[zone]:
        return GONE
    return tile


def fall_overboard(board: Board, members: i64) -> None:
    """Move members into the water of their zone; Big Mouth wounds them there."""
    for member in range(CREW_SIZE):
        if members >> member & 1:
            board.spots[member] += ZONES
            if board.ability == MOUTH:
                wound(board, member, 1)


def domino_zones(board: Board) -> i64:
    """Boat spaces beside the one just hit, as bits."""
    zones = board.settings.rim[board.aim] | board.settings.cross[board.aim]
    for zone in range(ZONES):
        if board.tiles[zone] == GONE:
            zones &= ~bit(zone)
    return zones


def wound(board: Board, member: i64, wounds: i64) -> None:
    """Wound a member who is not caged; the last wound eliminates (JW-127)."""
    if board.caged >> member & 1 or wounds == 0:
        return
    board.wounds[member] += wounds
    if board.wounds[member] >= board.settings.crew_wounds:
        board.wounds[member] = board.settings.crew_wounds
        board.spots[member] = OFF_BOARD
        board.gear_gone |= board.gear[member]
        board.gear[member] = 0


def nobody_left(board: Board) -> bool:
    """Whether all three members are out."""
    spots = board.spots
    return spots[0] == OFF_BOARD and spots[1] == OFF_BOARD and spots[2] == OFF_BOARD
