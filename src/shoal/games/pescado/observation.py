"""The facts of a Pescado view as features for learners."""

from shoal.core.observation.features import (
    Choice,
    Feature,
    Maybe,
    Members,
    Number,
    Seat,
    Seats,
    each_seat,
)
from shoal.core.packed_arrays import i64
from shoal.games.pescado.components import (
    GREY_DICE,
    LETTERS,
    MAX_FLIPS,
    MAX_VALUE,
    TILES,
    WHITE_DICE,
)
from shoal.games.pescado.moves import PHASES
from shoal.games.pescado.options import MAX_THROWS, Settings


def features(players: i64, settings: Settings) -> list[Feature]:
    """Every fact of the view, in the view's order."""
    tiles = settings.deck.names
    known: list[Feature] = []
    if settings.can_know_top():
        known = [Members("top", tiles, TILES, ordered=True)]
    return [
        Choice("phase", PHASES),
        Seat("turn", players),
        Number("thrown", MAX_THROWS),
        Number("throws", MAX_THROWS),
        Members("dice", list(LETTERS), WHITE_DICE + GREY_DICE, text=True),
        Number("flips", MAX_FLIPS),
        Number("grey", GREY_DICE),
        Members("pool", tiles),
        Members("flipped", tiles),
        Members("fresh", tiles),
        Members("prey", tiles),
        each_seat("won", Members("", tiles), players),
        each_seat("points", Number("", MAX_VALUE * TILES), players),
        Members("stack", tiles),
        *known,
        Maybe(each_seat("claims", Members("", tiles), players)),
        Maybe(Seats("done", players)),
        Maybe(each_seat("marks", Maybe(Members("", tiles)), players)),
        Maybe(Seats("sealed", players)),
    ]
