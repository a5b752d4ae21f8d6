"""The facts of a Shark Tank view as features for learners."""

from shoal.core.observation.features import (
    Choice,
    Each,
    Feature,
    Maybe,
    Members,
    Number,
    Seat,
    Upto,
    each_seat,
)
from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import ANYWHERE, MAX_TURNS, SIDE, STACK, SUITS, TOKENS, VALUES
from shoal.games.sharktank.moves import PHASES
from shoal.games.sharktank.notation import write_cell, write_token
from shoal.games.sharktank.options import Settings

MAX_POINTS = 200
"""All 24 tokens, the Nulls at 5 and one suit tasty, are worth less."""

SHEET_ROWS = 6
"""The numbers of a seat's score sheet."""


def features(players: i64, settings: Settings) -> list[Feature]:
    """Every fact of the view, in the view's order."""
    tokens = [write_token(token) for token in range(TOKENS)]
    hidden = [f"? {suit}" for suit in SUITS]
    cells = [
        write_cell(SIDE * row + column)
        for row in range(settings.side)
        for column in range(settings.side)
    ]
    points = Number("", MAX_POINTS)
    return [
        Choice("phase", PHASES),
        Number("side", SIDE),
        Choice("tasty", [*SUITS, "-"]),
        Seat("first", players),
        Seat("seat", players),
        Number("turn", MAX_TURNS),
        Number("turns", MAX_TURNS),
        Maybe(Number("last", players)),
        Choice("drafting", [*VALUES, "-"]),
        each_seat("drafted", Members("", tokens), players),
        each_seat("gobbled", Members("", [*tokens, *hidden], len(VALUES)), players),
        Members("spent", tokens),
        Members("unseen", tokens),
        each_seat("points", Maybe(points), players),
        Each("fish", Members("", cells), len(SUITS)),
        Members("sharks", cells, len(SUITS), ordered=True),
        Number("sector", ANYWHERE),
        each_seat("tiles", Number("", STACK), players),
        Number("stack", STACK),
        Choice("mover", [*SUITS, "-"]),
        Number("length", STACK),
        Number("extra", len(VALUES)),
        Members("trail", cells, STACK, ordered=True),
        Number("due", TOKENS),
        Choice("die", [*VALUES, "-"]),
        Upto("sheet", Each("", points, SHEET_ROWS), players),
    ]
