"""Pescado's facts as numbers."""

from shoal.core.arrays import i64
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
from shoal.games.pescado.components import (
    GREY_DICE,
    LETTERS,
    MOST_FLIPS,
    TILES,
    WHITE_DICE,
    Rulings,
)
from shoal.games.pescado.notation import PHASES

MOST_THROWS = 1000


def features(rulings: Rulings, players: i64) -> list[Feature]:
    """Every fact of the table, in the order of the facts."""
    tiles = rulings.deck.names
    known: list[Feature] = []
    if rulings.can_know_top():
        known = [Members("top", tiles, TILES, ordered=True)]
    return [
        Choice("phase", PHASES),
        Seat("turn", players),
        Number("thrown", MOST_THROWS),
        Number("throws", MOST_THROWS),
        Members("dice", list(LETTERS), WHITE_DICE + GREY_DICE, text=True),
        Number("flips", MOST_FLIPS),
        Number("grey", GREY_DICE),
        Members("pool", tiles),
        Members("flipped", tiles),
        Members("fresh", tiles),
        Members("prey", tiles),
        each_seat("won", Members("", tiles), players),
        each_seat("points", Number("", 3 * TILES), players),
        Members("stack", tiles),
        *known,
        Maybe(each_seat("claims", Members("", tiles), players)),
        Maybe(Seats("done", players)),
        Maybe(each_seat("marks", Maybe(Members("", tiles)), players)),
        Maybe(Seats("sealed", players)),
    ]
