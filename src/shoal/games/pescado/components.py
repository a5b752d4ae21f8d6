"""The colours, the dice and the 36 tiles of Pescado.

The rulebook's pictures are lost, so which three fish each tile shows is ours
(PROPOSED): six tiles of one colour, twelve with a pair, eighteen of three
colours, every colour 18 times.  Owners of the printed game can type the real
tiles into the option ``tiles``.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits, members
from shoal.core.errors import BadOption
from shoal.core.options import clip
from shoal.core.packed_arrays import i64, vec

COLOURS: Final = ("yellow", "orange", "red", "blue", "green", "black")
LETTERS: Final = "yorbgk"
"""One letter a colour, in the order of ``COLOURS``; black is k."""

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

TILES: Final[i64] = 36
FISH_ON_TILE: Final[i64] = 3
MAX_VALUE: Final[i64] = 3
POOL: Final[i64] = 6
"""Tiles that lie in the pool at the start of a turn (PE-4)."""

SIDES: Final[i64] = 6
"""A die has one side for each colour."""

WHITE_DICE: Final[i64] = 5
GREY_DICE: Final[i64] = 2
FLIPS_A_DIE: Final[i64] = 2
"""Tiles that a grey die costs (PE-12)."""

MAX_FLIPS: Final[i64] = 4

PROPOSED_TILES: Final = (
    "yyy,ooo,rrr,bbb,ggg,kkk,"
    "yyo,yyr,oor,oob,rrb,rrg,bbg,bbk,ggk,ygg,ykk,okk,"
    "yor,yob,yog,yok,yrb,yrk,ybg,ybk,ygk,orb,org,ork,obg,ogk,rbg,rbk,rgk,bgk"
)


def read_tiles(text: str) -> list[str]:
    """Read the 36 tiles of the option's text, each with its letters in the order of the colours."""
    tiles = text.split(",")
    if len(tiles) != TILES:
        raise BadOption(f"Option tiles takes {TILES} tiles with commas between, not {len(tiles)}.")
    for tile in tiles:
        if len(tile) != FISH_ON_TILE or any(letter not in LETTERS for letter in tile):
            raise BadOption(
                f"{clip(tile)} is not a tile: it takes three letters of {LETTERS}, "
                "for yellow, orange, red, blue, green and black."
            )
    return ["".join(sorted(tile, key=LETTERS.index)) for tile in tiles]


@final
class Deck:
    """The 36 tiles, with lookup tables for the tiles that a throw catches."""

    def __init__(self, text: str) -> None:
        self.fish = read_tiles(text)
        self.names = _names(self.fish)
        self.number = {name: number for number, name in enumerate(self.names)}
        # The fewer the colours, the dearer the tile (PE-3).
        self.values = vec[i64]([MAX_VALUE + 1 - len(set(fish)) for fish in self.fish])
        # The dice that catch each tile, three bits a colour (PE-7).
        self.needs = vec[i64](
            [sum([bit(3 * LETTERS.index(letter)) for letter in fish]) for fish in self.fish]
        )
        self.of_value = vec[i64]([0, 0, 0, 0])  # the tiles of each value
        for tile in range(TILES):
            self.of_value[self.values[tile]] |= bit(tile)
        self.low = self._makeable(0)
        self.high = self._makeable(3)

    def _makeable(self, first: i64) -> vec[i64]:
        """The tiles that need no more of three colours, for every count of these colours."""
        enough = [
            [
                sum(
                    [
                        bit(tile)
                        for tile, fish in enumerate(self.fish)
                        if fish.count(LETTERS[colour]) <= count
                    ]
                )
                for count in range(8)
            ]
            for colour in range(first, first + 3)
        ]
        return vec[i64](
            [
                enough[0][counts & 7] & enough[1][counts >> 3 & 7] & enough[2][counts >> 6]
                for counts in range(512)
            ]
        )

    def makeable(self, dice: i64) -> i64:
        """The tiles whose three fish these dice show; one die serves many tiles (PE-8)."""
        return self.low[dice & 511] & self.high[dice >> 9]

    def points(self, tiles: i64) -> i64:
        """What the tiles are worth together (PE-3)."""
        return (
            count_bits(tiles & self.of_value[1])
            + 2 * count_bits(tiles & self.of_value[2])
            + 3 * count_bits(tiles & self.of_value[3])
        )

    def names_of(self, tiles: i64) -> list[str]:
        """The names of the tiles in the set, in the order of the deck."""
        return [self.names[tile] for tile in members(tiles)]


def _names(fish: list[str]) -> list[str]:
    """Each tile's letters; a second tile with the same fish is called ``yyr2`` and so on."""
    names: list[str] = []
    for number, letters in enumerate(fish):
        copy = fish[:number].count(letters) + 1
        names.append(letters if copy == 1 else f"{letters}{copy}")
    return names
