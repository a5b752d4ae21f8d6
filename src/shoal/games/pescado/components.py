"""The colours, the dice and the 36 tiles of Pescado, and what a table may choose.

The rulebook's pictures are lost, so which three fish each tile shows is ours
(PROPOSED): six tiles of one colour, twelve with a pair, eighteen of three
colours, every colour 18 times.  Who owns the printed game types the real
tiles into the option ``tiles``.
"""

from typing import Final, final

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit
from shoal.core.errors import BadOption
from shoal.core.options import Value, clip
from shoal.games.pescado.tile_sets import how_many, tiles_of

COLOURS: Final = ("yellow", "orange", "red", "blue", "green", "black")
LETTERS: Final = "yorbgk"
"""One letter a colour, in the order of ``COLOURS``; black is k."""

TILES: Final[i64] = 36
POOL: Final[i64] = 6
WHITE_DICE: Final[i64] = 5
GREY_DICE: Final[i64] = 2
MOST_FLIPS: Final[i64] = 4

PROPOSED_TILES: Final = (
    "yyy,ooo,rrr,bbb,ggg,kkk,"
    "yyo,yyr,oor,oob,rrb,rrg,bbg,bbk,ggk,ygg,ykk,okk,"
    "yor,yob,yog,yok,yrb,yrk,ybg,ybk,ygk,orb,org,ork,obg,ogk,rbg,rbk,rgk,bgk"
)
PROPOSED_THROWS: Final = 300
"""After so many throws of the five white dice the game ends (PROPOSED)."""


def read_tiles(text: str) -> list[str]:
    """The 36 tiles of the option's text, each with its letters in order; BadOption otherwise."""
    tiles = text.split(",")
    if len(tiles) != TILES:
        raise BadOption(f"Option tiles takes 36 tiles with commas between, not {len(tiles)}.")
    for tile in tiles:
        if len(tile) != 3 or any(letter not in LETTERS for letter in tile):
            raise BadOption(
                f"{clip(tile)} is no tile: three letters of {LETTERS}, "
                "for yellow, orange, red, blue, green and black."
            )
    return ["".join(sorted(tile, key=LETTERS.index)) for tile in tiles]


@final
class Deck:
    """The 36 tiles, with tables that answer at once which of them a throw makes."""

    def __init__(self, text: str) -> None:
        self.fish = read_tiles(text)
        self.names = _names(self.fish)
        self.number = {name: number for number, name in enumerate(self.names)}
        # The fewer the colours, the dearer the tile (PE-3).
        self.values = vec[i64]([4 - len(set(fish)) for fish in self.fish])
        # The dice that catch each tile, three bits a colour (PE-7).
        self.needs = vec[i64](
            [sum([bit(3 * LETTERS.index(letter)) for letter in fish]) for fish in self.fish]
        )
        self.worth = vec[i64]([0, 0, 0, 0])
        for tile in range(TILES):
            self.worth[self.values[tile]] |= bit(tile)
        self.low = self._makeable(0)
        self.high = self._makeable(3)

    def _makeable(self, first: i64) -> vec[i64]:
        """For every count of three colours the tiles that need no more of these colours."""
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
            how_many(tiles & self.worth[1])
            + 2 * how_many(tiles & self.worth[2])
            + 3 * how_many(tiles & self.worth[3])
        )

    def names_of(self, tiles: i64) -> list[str]:
        """The names of the tiles in the set, in the order of the deck."""
        return [self.names[tile] for tile in tiles_of(tiles)]


def _names(fish: list[str]) -> list[str]:
    """Each tile's letters; a second tile with the same fish is called ``yyr2`` and so on."""
    names: list[str] = []
    for number, letters in enumerate(fish):
        copy = fish[:number].count(letters) + 1
        names.append(letters if copy == 1 else f"{letters}{copy}")
    return names


USUAL: Final[dict[str, Value]] = {
    "tiles": PROPOSED_TILES,
    "first": "random",
    "takes": "may",
    "second": "may",
    "flipped": "back",
    "throws": PROPOSED_THROWS,
    "snatch": "off",
    "penalty": "any",
    "returned": "top",
    "closes": "claimed",
}
"""The options' defaults."""

OFF: Final[i64] = 0
LIVE: Final[i64] = 1
SEALED: Final[i64] = 2
SNATCHES: Final = ("off", "live", "sealed")

RANDOM_SEAT: Final[i64] = 4
"""Stands for a first player drawn by lot."""


@final
class Rulings:
    """What the table has chosen: the tiles and the readings in force."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.deck = Deck(str(options["tiles"]))
        self.snatch: i64 = SNATCHES.index(str(options["snatch"]))
        first = str(options["first"])
        self.first: i64 = RANDOM_SEAT if first == "random" else int(first)
        self.takes_all = options["takes"] == "all"
        self.must_throw = options["second"] == "must"
        self.flipped_to_stack = options["flipped"] == "stack"
        self.any_penalty = options["penalty"] == "any"
        self.returned_on_top = options["returned"] == "top"
        self.closes_when_claimed = options["closes"] == "claimed"
        self.throws: i64 = int(options["throws"])

    def can_know_top(self) -> bool:
        """Whether tiles can ever lie on the stack that everybody has seen go there (PE-30)."""
        return self.snatch != OFF and self.returned_on_top

    def forfeit(self, tiles: i64, at_risk: i64, value: i64) -> i64:
        """Which of somebody's tiles a wrong claim on a tile of this value costs; 0 for none."""
        for cheaper in range(value):  # PE-30
            tile = self.least_missed(tiles, at_risk, value - cheaper)
            if tile:
                return tile
        if self.any_penalty:  # PE-31
            for dearer in range(value + 1, 4):
                tile = self.least_missed(tiles, at_risk, dearer)
                if tile:
                    return tile
        return 0  # PE-32

    def least_missed(self, tiles: i64, at_risk: i64, value: i64) -> i64:
        """Of the tiles of this value one at risk, else the first; 0 for none (PE-33)."""
        tiles &= self.deck.worth[value]
        if tiles & at_risk:
            tiles &= at_risk
        return tiles & -tiles


USUAL_RULINGS: Final = Rulings(USUAL)
