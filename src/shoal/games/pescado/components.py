"""The colours, the dice and the 36 tiles of Pescado.

The rulebook's pictures are lost, so which three fish each tile shows is ours
(PROPOSED): six tiles of one colour, twelve with a pair, eighteen of three
colours, every colour 18 times.  Owners of the printed game can type the real
tiles into the option ``tiles``.
"""

import math
from itertools import combinations_with_replacement
from typing import Final, final

from shoal.core.bits import bit, count_bits, members
from shoal.core.errors import BadOption
from shoal.core.message import key_in, say
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.clip import clip

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
        raise BadOption(say("error-tiles-count", count=TILES, given=len(tiles)))
    for tile in tiles:
        if len(tile) != FISH_ON_TILE or any(letter not in LETTERS for letter in tile):
            raise BadOption(say("error-tile", tile=clip(tile), letters=LETTERS))
    return ["".join(sorted(tile, key=LETTERS.index)) for tile in tiles]


@final
class Deck:
    """The 36 tiles, with lookup tables for the tiles that a throw catches."""

    def __init__(self, text: str) -> None:
        self.fish = read_tiles(text)
        self.names = _names(self.fish)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.has_copies = len(set(self.fish)) < TILES
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

    def word(self, tile: i64) -> str:
        """A tile by its three fish: ``tile-yyr``. Tiles with the same fish have the same word."""
        return key_in("tile", self.fish[tile])

    def words_of(self, tiles: i64) -> list[str]:
        """The words of the tiles in the set, in the order of the deck."""
        return [self.word(tile) for tile in members(tiles)]


def _names(fish: list[str]) -> list[str]:
    """Each tile's letters; a second tile with the same fish is called ``yyr2`` and so on."""
    names: list[str] = []
    for number, letters in enumerate(fish):
        copy = fish[:number].count(letters) + 1
        names.append(letters if copy == 1 else f"{letters}{copy}")
    return names


# Dice.  A throw, the dice that a player keeps, and the dice that a tile needs are one number:
# three bits a colour say how many dice show it.

ONE_EACH: Final[i64] = 0o111111
"""One die of every colour."""

TOP_BITS: Final[i64] = 0o444444
"""The highest bit of every colour."""

DIE: Final = vec[i64]([1, 0o10, 0o100, 0o1000, 0o10000, 0o100000])
"""One die of each colour."""


def dice_from(letters: str) -> i64:
    """The dice of these letters as one number.

    >>> oct(dice_from("yyr"))
    '0o102'
    """
    dice: i64 = 0
    for letter in letters:
        dice += DIE[LETTERS.index(letter)]
    return dice


def letters_of(dice: i64) -> str:
    """The dice as letters, in the order of the colours.

    >>> letters_of(dice_from("kry"))
    'yrk'
    """
    letters = ""
    for colour in range(SIDES):
        count = dice >> 3 * colour & 7
        letters += LETTERS[colour] * count
    return letters


def dice_words(dice: i64) -> list[str]:
    """One word of the catalogue for each colour that the dice show.

    >>> dice_words(dice_from("yyk"))
    ['dice-yy', 'dice-k']
    """
    words = []
    for colour in range(SIDES):
        count = dice >> 3 * colour & 7
        if count:
            words.append(key_in("dice", LETTERS[colour] * count))
    return words


def in_order(letters: str) -> str:
    """The letters in the order of the colours; others than those come last."""
    return "".join(sorted(letters, key=lambda letter: LETTERS.find(letter) % 7))


def number_of_dice(dice: i64) -> i64:
    """How many dice these are."""
    count: i64 = 0
    while dice:
        count += dice & 7
        dice = dice >> 3
    return count


def has_triplet(dice: i64) -> bool:
    """Whether three or more of the five dice show one colour (PE-27)."""
    # One more of each: three or four or five of a colour then reach the top bit.
    return ((dice + ONE_EACH) & TOP_BITS) != 0


def throw(outcome: i64, count: i64) -> i64:
    """The dice of a chance outcome in which this many fell."""
    dice: i64 = 0
    for _die in range(count):
        dice += DIE[outcome % SIDES]
        outcome = outcome // SIDES
    return dice


FIRST_THROWS: Final[i64] = 7776
"""In how many ways the five white dice can fall."""


def ways_to_fall(count: i64) -> i64:
    """In how many ways this many dice can fall."""
    ways: i64 = 1
    for _die in range(count):
        ways *= SIDES
    return ways


def _kept_dice() -> list[str]:
    """Every choice of none to five dice, fewest first: the numbering of the keep moves."""
    return [
        "".join(dice)
        for size in range(WHITE_DICE + 1)
        for dice in combinations_with_replacement(LETTERS, size)
    ]


KEPT_LETTERS: Final = _kept_dice()
KEPT_NUMBER: Final = {letters: number for number, letters in enumerate(KEPT_LETTERS)}
KEPT: Final = vec[i64]([dice_from(letters) for letters in KEPT_LETTERS])
"""The dice of each keep move."""


HALF: Final[i64] = 512
"""Half of the dice: the counts of three colours, below this number."""

HALF_COUNT: Final[i64] = 56
"""The ways to have none to five dice in three colours."""


def _halves() -> list[int]:
    """A number from 0 to 55 for every count of at most five dice in three colours."""
    numbers = [0] * HALF
    found = 0
    for counts in range(HALF):
        if number_of_dice(counts) <= WHITE_DICE:
            numbers[counts] = found
            found += 1
    return numbers


def _all_choices() -> list[vec[i64]]:
    """What may be kept of each first throw, in the places that ``choices`` looks at."""
    places = [vec[i64]() for _ in range(HALF_COUNT * HALF_COUNT)]
    for letters in KEPT_LETTERS:
        if len(letters) == WHITE_DICE:
            dice = dice_from(letters)
            places[HALVES[dice & HALF - 1] * HALF_COUNT + HALVES[dice >> 9]] = _choices_from(
                letters
            )
    return places


def _choices_from(letters: str) -> vec[i64]:
    """The numbers of all different choices among these five dice, in rising order."""
    chosen = {
        KEPT_NUMBER["".join([letters[i] for i in range(WHITE_DICE) if choice >> i & 1])]
        for choice in range(32)  # every set of five dice
    }
    return vec[i64](sorted(chosen))


# A first throw is looked up by its halves.  A dictionary would have to make an object of the
# number at each lookup.
HALVES: Final = vec[i64](_halves())
CHOICES: Final = _all_choices()


def choices(dice: i64) -> vec[i64]:
    """The keep moves after a first throw of these five dice."""
    return CHOICES[HALVES[dice & HALF - 1] * HALF_COUNT + HALVES[dice >> 9]]


# How likely the dice catch a tile.

DICE_COUNTS: Final[i64] = 8
"""None to seven dice."""


def ways(needs: list[int], dice: int, others: int) -> int:
    """In how many falls this many dice show each needed colour often enough."""
    if not needs:
        return int(others**dice)
    return sum(
        [
            math.comb(dice, count) * ways(needs[1:], dice - count, others)
            for count in range(needs[0], dice + 1)
        ]
    )


def _chances() -> list[float]:
    """The chance that 0 to 7 dice bring what is missing, by fish and colours missing."""
    chances = [0.0] * (16 * DICE_COUNTS)
    sides = int(SIDES)
    for needs in ([], [1], [2], [1, 1], [3], [2, 1], [1, 1, 1]):
        for dice in range(int(DICE_COUNTS)):
            place = DICE_COUNTS * (4 * sum(needs) + len(needs)) + dice
            chances[place] = ways(needs, dice, sides - len(needs)) / sides**dice
    return chances


CHANCES: Final = _chances()


def chance(need: i64, kept: i64, dice: i64) -> float:
    """How likely this many thrown dice complete a tile beside the kept ones."""
    missing: i64 = 0
    colours: i64 = 0
    while need:
        lacking = (need & 7) - (kept & 7)
        if lacking > 0:
            missing += lacking
            colours += 1
        need = need >> 3
        kept = kept >> 3
    return CHANCES[DICE_COUNTS * (4 * missing + colours) + dice]
