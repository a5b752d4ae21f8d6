"""The facts of a view as numbers: observations of Jaws for learners."""

from typing import Final, final

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
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.games.jaws.component_tables import MAX_GEAR_CARDS
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_CARDS,
    ABILITY_COPIES,
    CREW_SIZE,
    HIT_MASK,
    MAX_DICE,
    OPTION_LETTERS,
    TOKENS,
)
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
from shoal.games.jaws.view import GEAR_KEYS, PARTS, add_other_facts, visible_parts

ROWS_SHOWN: Final[i64] = 16
"""The latest rows of the crew's knowledge: three or four rounds.  ``Jaws.belief`` uses all rows."""

MAX_ROW_LENGTH = 1 + max([len(widths) for widths in WIDTHS])
MAX_PART = 0xFFF
"""The largest part of a row: a set of the twelve waters."""


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


def first_features() -> list[Feature]:
    """The features before the fields."""
    return [Number("act", 2), Choice("stage", PHASES), Choice("ending", ENDINGS)]


def features(settings: Settings) -> list[Feature]:
    """Every fact that any seat may know in either act; what is hidden is zeros."""
    abilities = list(ABILITIES)
    kinds = list(dict.fromkeys(settings.names))
    both_acts, *others = PARTS
    one_act: list[Feature] = [feature_of(field) for part in others for field in part]
    one_act += [
        Latest("story", Upto("", Number("", MAX_PART), MAX_ROW_LENGTH), ROWS_SHOWN),
        Number("tokensleft", len(TOKENS)),
        Group("gear", [Members(key, kinds, MAX_GEAR_CARDS) for key in GEAR_KEYS]),
        Each("weapons", Choice("", [*kinds, "-"]), CREW_SIZE),
        Upto("thrown", Number("", HIT_MASK), MAX_DICE),
        Number("handsize", ABILITY_CARDS),
        Members("abilitiesgone", abilities, ABILITY_COPIES),
        Members("hand", abilities, ABILITY_COPIES),
        Choice("choice", [*OPTION_LETTERS, "-"]),
        Choice("ability", [*ABILITIES, "-"]),
    ]
    return [
        *first_features(),
        *[feature_of(field) for field in both_acts],
        *[Maybe(feature) for feature in one_act],
    ]


@final
class FieldWriter:
    """Writes fields from the state's attributes, with the same numbers as their Features."""

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
        """The numbers of every field, each after a 1 if the field can be hidden."""
        for number in range(len(self.fields)):
            place = at + self.places[number]
            if self.maybe:
                row[place - 1] = 1
            self.fields[number].observe(board, row, place)


@final
class Observer:
    """Writes observations without a View, which takes a third less time."""

    def __init__(self, settings: Settings) -> None:
        self.first = Group("first", first_features())
        self.parts: list[FieldWriter] = []
        end: i64 = self.first.size
        for number, fields in enumerate(PARTS):
            part = FieldWriter(fields, end, maybe=number > 0)
            self.parts.append(part)
            end = part.end
        field_count = sum([len(fields) for fields in PARTS])
        self.rest = Group("rest", features(settings)[len(first_features()) + field_count :])
        self.end: i64 = end

    def write(self, state: JawsState, seat: i64, row: vec[i16], at: i64) -> None:
        """What the seat sees, over zeros."""
        for part in visible_parts(state, seat):
            self.parts[part].write(state, row, at)
        # Only the latest rows: unpacking all of them takes most of a View's time.
        others: dict[str, object] = {}
        add_other_facts(state, seat, others, ROWS_SHOWN)
        self.first.write(others, row, at, seat)
        self.rest.write(others, row, at + self.end, seat)
