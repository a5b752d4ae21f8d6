"""Sets of tiles as sets of bits: tile 0 is 1, tile 1 is 2, tile 2 is 4 ... tile 35."""

from typing import Final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit


def how_many(tiles: i64) -> i64:
    """How many tiles are in the set."""
    tiles = tiles - (tiles >> 1 & 0x555555555)
    tiles = (tiles & 0x333333333) + (tiles >> 2 & 0x333333333)
    return (tiles + (tiles >> 4) & 0xF0F0F0F0F) % 255


def _places() -> list[int]:
    """Where a lone bit stands, looked up by its rest: 2**0 to 2**35 differ modulo 37."""
    places = [0] * 37
    for tile in range(36):
        places[bit(tile) % 37] = tile
    return places


PLACES: Final = vec[i64](_places())


def tile_of(bit: i64) -> i64:
    """The number of the only tile in the set."""
    return PLACES[bit % 37]


def tiles_of(tiles: i64) -> vec[i64]:
    """The numbers of the tiles in the set, in rising order."""
    numbers = vec[i64](capacity=8)
    while tiles:
        bit = tiles & -tiles
        numbers = append(numbers, PLACES[bit % 37])
        tiles ^= bit
    return numbers


def nth_of(tiles: i64, number: i64) -> i64:
    """The set of the one tile that has ``number`` smaller ones in the set."""
    while number > 0:
        tiles &= tiles - 1
        number -= 1
    return tiles & -tiles


def add_tiles(moves: vec[i64], verb: i64, tiles: i64) -> vec[i64]:
    """The verb's move for each of the tiles."""
    while tiles:
        tile = tiles & -tiles
        moves = append(moves, verb + tile_of(tile))
        tiles ^= tile
    return moves
