"""The facts of a SharkBait view as features for learners."""

from shoal.core.bits import members
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
from shoal.core.packed_arrays import i64
from shoal.games.sharkbait.components import (
    BAITS,
    FISH_DICE,
    MAX_SCORE,
    MAX_TOKEN,
    ROUNDS,
    SHARK_DICE,
    SIDES,
)
from shoal.games.sharkbait.moves import PHASES
from shoal.games.sharkbait.options import Settings

COLUMN_NUMBERS = range(1, int(SIDES) + 1)


def features(players: i64, settings: Settings) -> list[Feature]:
    """Every fact of the view, in the view's order."""
    numbers = members(settings.tokens.all)
    return [
        Choice("phase", PHASES),
        Number("round", ROUNDS),
        Seat("first", players),
        Seat("turn", players),
        each_seat("pawns", Number("", settings.track), players),
        each_seat("baits", Number("", BAITS), players),
        each_seat("trophies", Number("", ROUNDS), players),
        each_seat("won", Number("", MAX_TOKEN), players),
        Members("mat", numbers),
        Members("hold", numbers),
        Number("supply", BAITS),
        Each("ocean", Number("", FISH_DICE), SIDES),
        Upto("sharks", Choice("", COLUMN_NUMBERS), SHARK_DICE),
        Number("dice", FISH_DICE),
        Number("aside", FISH_DICE),
        Each("thrown", Number("", FISH_DICE), SIDES),
        Each("black", Number("", SHARK_DICE), SIDES),
        Members("placed", COLUMN_NUMBERS),
        Number("prize", MAX_TOKEN),
        Number("score", MAX_SCORE),
        Number("bigger", MAX_TOKEN),
    ]
