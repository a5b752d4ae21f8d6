"""Tiles and dice as words of the catalogue."""

from shoal.core.bits import members
from shoal.core.message import key_in
from shoal.core.packed_arrays import i64
from shoal.games.pescado.components import COLOURS, LETTERS, SIDES, Deck


def tile_word(deck: Deck, tile: i64) -> str:
    """A tile by its three fish: ``tile-yyr``. Tiles with the same fish have the same word."""
    return key_in("tile", deck.fish[tile])


def tile_words(deck: Deck, tiles: i64) -> list[str]:
    """The tiles of a set, in the order of the deck."""
    return [tile_word(deck, tile) for tile in members(tiles)]


def dice_words(dice: i64) -> list[str]:
    """One word for each colour that the dice show: ``dice-yy`` is two yellow dice."""
    words = []
    for colour in range(SIDES):
        count = dice >> 3 * colour & 7
        if count:
            words.append(key_in("dice", LETTERS[colour] * count))
    return words


def colour_word(colour: i64) -> str:
    """The name of a colour."""
    return key_in("colour", COLOURS[colour])
