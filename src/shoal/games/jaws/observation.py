"""Jaws' facts as numbers, each part of the table as its Field says."""

from typing import Final, final

from shoal.core.arrays import append, i16, i64, vec
from shoal.core.observation.features import (
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
from shoal.games.jaws.component_tables import MAX_GEAR_CARDS
from shoal.games.jaws.components import ABILITIES, ABILITY_CARDS, MAX_DICE, OPTION_LETTERS, TOKENS
from shoal.games.jaws.crew_knowledge import WIDTHS
from shoal.games.jaws.fields import (
    NUMBER,
    NUMBERS,
    WORD,
    WORDS,
    Field,
)
from shoal.games.jaws.moves import ENDINGS, PHASES
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.state import Board
from shoal.games.jaws.view import GEAR_KEYS, PARTS, tell_besides, told

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


def head() -> list[Feature]:
    """What stands before the fields."""
    return [Number("act", 2), Choice("stage", PHASES), Choice("ending", ENDINGS)]


def features(settings: Settings) -> list[Feature]:
    """Every fact that any seat may know in either act; what is not told is zeros."""
    abilities = list(ABILITIES)
    kinds = list(dict.fromkeys(settings.names))
    both_acts, *others = PARTS
    one_act: list[Feature] = [feature_of(field) for part in others for field in part]
    one_act += [
        Latest("story", Upto("", Number("", WIDEST), LONGEST_ROW), ROWS_SHOWN),
        Number("tokensleft", len(TOKENS)),
        Group("gear", [Members(key, kinds, MAX_GEAR_CARDS) for key in GEAR_KEYS]),
        Each("weapons", Choice("", [*kinds, "-"]), 3),
        Upto("thrown", Number("", 15), MAX_DICE),
        Number("handsize", ABILITY_CARDS),
        Members("abilitiesgone", abilities, 2),
        Members("hand", abilities, 2),
        Choice("choice", [*OPTION_LETTERS, "-"]),
        Choice("ability", [*ABILITIES, "-"]),
    ]
    return [
        *head(),
        *[feature_of(field) for field in both_acts],
        *[Maybe(feature) for feature in one_act],
    ]


@final
class Straight:
    """Fields written straight from the table: what their Features make of their facts, sooner."""

    def __init__(self, fields: list[Field], at: i64, *, maybe: bool) -> None:
        self.fields = fields
        self.maybe = maybe
        self.places = vec[i64]()
        for field in fields:
            at += int(maybe)
            self.places = append(self.places, at)
            at += feature_of(field).size
        self.end: i64 = at

    def write(self, board: Board, row: vec[i16], at: i64) -> None:
        """The numbers of every field, each after a 1 if it is not always told."""
        for number in range(len(self.fields)):
            place = at + self.places[number]
            if self.maybe:
                row[place - 1] = 1
            self.fields[number].put(board, row, place)


@final
class Sight:
    """All features at once; a third sooner than by way of a View."""

    def __init__(self, settings: Settings) -> None:
        self.head = Group("head", head())
        self.parts: list[Straight] = []
        end: i64 = self.head.size
        for number, fields in enumerate(PARTS):
            part = Straight(fields, end, maybe=number > 0)
            self.parts.append(part)
            end = part.end
        fields_told = sum([len(fields) for fields in PARTS])
        self.rest = Group("rest", features(settings)[len(head()) + fields_told :])
        self.end: i64 = end

    def write(self, state: JawsState, seat: i64, row: vec[i16], at: i64) -> None:
        """What the seat sees, over zeros."""
        for part in told(state, seat):
            self.parts[part].write(state, row, at)
        # Of a long story only the end is shown; telling all of it takes most of a View's time.
        besides: dict[str, object] = {}
        tell_besides(state, seat, besides, ROWS_SHOWN)
        self.head.write(besides, row, at, seat)
        self.rest.write(besides, row, at + self.end, seat)
