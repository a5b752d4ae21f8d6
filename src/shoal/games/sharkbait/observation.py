"""SharkBait's facts as numbers."""

from shoal.core.arrays import i64
from shoal.core.observation.features import (
    Choice,
    Each,
    Feature,
    Members,
    Number,
    Seat,
    Upto,
    each_seat,
)
from shoal.games.sharkbait.components import (
    BAITS,
    FISH_DICE,
    LARGEST_NUMBER,
    ROUNDS,
    SHARK_DICE,
    SIDES,
    TokenTable,
)
from shoal.games.sharkbait.notation import PHASES, members

COLUMNS = range(1, int(SIDES) + 1)


def features(players: i64, tokens: TokenTable, track: i64) -> list[Feature]:
    """Every fact of the table, in the order of the facts."""
    return [
        Choice("phase", PHASES),
        Number("round", ROUNDS),
        Seat("first", players),
        Seat("turn", players),
        each_seat("pawns", Number("", track), players),
        each_seat("baits", Number("", BAITS), players),
        each_seat("trophies", Number("", ROUNDS), players),
        each_seat("won", Number("", LARGEST_NUMBER), players),
        Members("mat", members(tokens.all)),
        Members("hold", members(tokens.all)),
        Number("supply", BAITS),
        Each("ocean", Number("", FISH_DICE), SIDES),
        Upto("sharks", Choice("", COLUMNS), SHARK_DICE),
        Number("dice", FISH_DICE),
        Number("aside", FISH_DICE),
        Each("thrown", Number("", FISH_DICE), SIDES),
        Each("black", Number("", SHARK_DICE), SIDES),
        Members("placed", COLUMNS),
        Number("prize", LARGEST_NUMBER),
        Number("score", 4 * FISH_DICE),
        Number("bigger", LARGEST_NUMBER),
    ]
