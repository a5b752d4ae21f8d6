"""Jaws' facts as numbers, each part of the table as its Field says."""

from typing import Final

from shoal.core.arrays import i64
from shoal.core.features import (
    Choice,
    Each,
    Feature,
    Group,
    Latest,
    Maybe,
    Members,
    Number,
    Upto,
)
from shoal.games.jaws.box import MOST_CARDS, Box
from shoal.games.jaws.components import ABILITIES, ABILITY_CARDS, DICE, OPTIONS, TOKENS
from shoal.games.jaws.fields import (
    AMITY,
    BOTH_ACTS,
    HUNT,
    NUMBER,
    NUMBERS,
    ORCA,
    WORD,
    WORDS,
    Field,
)
from shoal.games.jaws.positions import ENDINGS, STAGES
from shoal.games.jaws.story import WIDTHS
from shoal.games.jaws.view import GEAR_KEYS

ROWS_SHOWN: Final[i64] = 16
"""So much of the story: three or four rounds.  ``Jaws.belief`` knows what all of it comes to."""

LONGEST_ROW = 1 + max([len(widths) for widths in WIDTHS])
WIDEST = 4095
"""Barrels that felt the shark: a set of twelve."""


def feature_of(field: Field) -> Feature:
    """The numbers of one field."""
    if field.kind == NUMBER:
        return Number(field.key, field.high)
    if field.kind == NUMBERS:
        return Each(field.key, Number("", field.high), field.count)
    if field.kind == WORD:
        return Choice(field.key, [*field.words, "-"])
    if field.kind == WORDS:
        return Each(field.key, Choice("", [*field.words, "-"]), field.count)
    return Members(field.key, field.words)


def features(box: Box) -> list[Feature]:
    """Every fact that any seat may know in either act; what is not told is zeros."""
    abilities = list(ABILITIES)
    kinds = list(dict.fromkeys(box.names))
    one_act: list[Feature] = [feature_of(field) for field in AMITY + HUNT + ORCA]
    one_act += [
        Latest("story", Upto("", Number("", WIDEST), LONGEST_ROW), ROWS_SHOWN),
        Number("tokensleft", len(TOKENS)),
        Group("gear", [Members(key, kinds, MOST_CARDS) for key in GEAR_KEYS]),
        Each("weapons", Choice("", [*kinds, "-"]), 3),
        Upto("thrown", Number("", 15), DICE),
        Number("handsize", ABILITY_CARDS),
        Members("abilitiesgone", abilities, 2),
        Members("hand", abilities, 2),
        Choice("choice", [*OPTIONS, "-"]),
        Choice("ability", [*ABILITIES, "-"]),
    ]
    return [
        Number("act", 2),
        Choice("stage", STAGES),
        Choice("ending", ENDINGS),
        *[feature_of(field) for field in BOTH_ACTS],
        *[Maybe(feature) for feature in one_act],
    ]
