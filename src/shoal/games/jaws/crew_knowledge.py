"""What the crew knows of the shark: boards, reports and answers, in the order of play.

``state.knowledge`` is a list of entries, each a whole number packed from parts:
the board at the start of a turn of the shark, the report of that turn, and the
answers to barrels, binoculars and fish finder.  A row is an entry unpacked: its
kind, then its parts.  Positions and views show rows under the key ``story``.
"""

from typing import Final, final

from shoal.core.bits import bit, shift_left
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField, Fields
from shoal.core.message import say
from shoal.core.observation.features import Latest, Number, Upto
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number
from shoal.games.jaws.act1.state import AmityState, sensors, shark_actions, tokens_known
from shoal.games.jaws.components import GARDNER, HOOPER, QUINT, TOKEN_COUNT

# Kinds of entries.
BOARD_ROW: Final[i64] = 0
REPORT_ROW: Final[i64] = 1
LOOK_ROW: Final[i64] = 2
KIND_BITS: Final[i64] = 2
KIND_MASK: Final[i64] = 3

# Parts of rows.  Boards and reports start with the swimmers, or those eaten, at N E S W.
AT_BEACHES: Final = 1
BOARD_MICHAEL: Final = 5
BOARD_BARRELS: Final = 6
BOARD_STROKES: Final = 7
BOARD_GARDNER: Final = 8
BOARD_QUINT: Final = 9
BOARD_HOOPER: Final = 10
BOARD_OVERBOARD: Final = 11
REPORT_MICHAEL: Final = 5
REPORT_SENSORS: Final = 6
REPORT_TOKEN: Final = 7
REPORT_OVERBOARD: Final = 8
LOOK_TOOL: Final = 1
LOOK_SPACE: Final = 2
LOOK_ANSWER: Final = 3

# The tools that the crew looks with, and the shark's answers.
BY_LAUNCH: Final[i64] = 0
BY_BINOCULARS: Final[i64] = 1
BY_FINDER: Final[i64] = 2
NOT_THERE: Final[i64] = 0
NEARBY: Final[i64] = 1
THERE: Final[i64] = 2

WIDTHS = [
    [4, 4, 4, 4, 3, 12, 3, 1, 4, 4, 3],
    [4, 4, 4, 4, 1, 12, 1, 3],
    [2, 4, 2],
]
"""For each kind of row, the number of bits of each part."""

MAX_PARTS: Final[i64] = 11
MAX_PART: Final[i64] = 0xFFF
"""The largest part: a set of the twelve waters."""
PART_COUNTS: Final = vec[i64]([len(widths) for widths in WIDTHS])
PART_WIDTHS: Final = vec[i64](
    [width for widths in WIDTHS for width in widths + [0] * (int(MAX_PARTS) - len(widths))]
)
"""The widths again, ``MAX_PARTS`` for each kind, for the observer."""
PART_MASKS: Final = vec[i64]([bit(width) - 1 for width in PART_WIDTHS])

ROWS_SHOWN: Final[i64] = 8
"""How many rows an observation has: about two rounds.  ``BeliefTracker`` uses all rows."""
ROW_SIZE: Final[i64] = 3 + MAX_PARTS
MAX_ROWS_PER_ROUND: Final[i64] = 6

# Where the parts are in an entry, for code that packs entries, or reads them without unpacking.
BEACH_BITS: Final[i64] = 4
BEACH_MASK: Final[i64] = 15
FIRST_BEACH_AT: Final[i64] = 2
BOARD_MICHAEL_AT: Final[i64] = 18
BOARD_BARRELS_AT: Final[i64] = 21
BOARD_STROKES_AT: Final[i64] = 33
BOARD_GARDNER_AT: Final[i64] = 36
BOARD_QUINT_AT: Final[i64] = 37
BOARD_HOOPER_AT: Final[i64] = 41
BOARD_OVERBOARD_AT: Final[i64] = 45
REPORT_MICHAEL_AT: Final[i64] = 18
SENSORS_AT: Final[i64] = 19
REPORT_TOKEN_AT: Final[i64] = 31
REPORT_OVERBOARD_AT: Final[i64] = 32
SENSORS_MASK: Final[i64] = 0xFFF
SPACE_AT: Final[i64] = 4
SPACE_MASK: Final[i64] = 15
ANSWER_AT: Final[i64] = 8
ANSWER_MASK: Final[i64] = 3

UNPACKED: Final[dict[int, list[int]]] = {}
MAX_UNPACKED: Final = 10_000


class CrewKnowledge(AmityState):
    """What the crew knows of the shark; it stays in Act 2."""

    def __init__(self) -> None:
        super().__init__()
        self.knowledge = vec[i64]()

    def knowledge_fields(self, f: Fields, *, in_use: bool) -> None:
        """Name what the crew knows."""
        if f.part("amity", in_use, visible=True):
            f.custom(STORY, self)
            if f.derived():
                f.number("tokensleft", tokens_known(self), 0, TOKEN_COUNT)


def copy_knowledge(old: CrewKnowledge, new: CrewKnowledge) -> None:
    """Copy what the crew knows."""
    new.knowledge = old.knowledge[:]


def pack_beaches(north: i64, east: i64, south: i64, west: i64) -> i64:
    """Four counts, where an entry has them."""
    counts = north | shift_left(east, BEACH_BITS) | shift_left(south, 2 * BEACH_BITS)
    return shift_left(counts | shift_left(west, 3 * BEACH_BITS), FIRST_BEACH_AT)


def note_board(state: CrewKnowledge) -> None:
    """Note the board at the start of the shark's turn."""
    swimmers = state.swimmers
    entry = pack_beaches(swimmers[0], swimmers[1], swimmers[2], swimmers[3]) | BOARD_ROW
    entry |= shift_left(state.michael, BOARD_MICHAEL_AT)
    entry |= shift_left(sensors(state), BOARD_BARRELS_AT)
    entry |= shift_left(shark_actions(state), BOARD_STROKES_AT)
    if state.event == GARDNER:
        entry |= bit(BOARD_GARDNER_AT)
    entry |= shift_left(state.at[QUINT], BOARD_QUINT_AT)
    entry |= shift_left(state.at[HOOPER], BOARD_HOOPER_AT)
    entry |= shift_left(state.overboard, BOARD_OVERBOARD_AT)
    state.knowledge = append(state.knowledge, entry)


def note_report(state: CrewKnowledge, triggered: i64) -> None:
    """Note the shark's report at the end of its turn."""
    bites = state.bites
    entry = pack_beaches(bites[0], bites[1], bites[2], bites[3]) | REPORT_ROW
    entry |= shift_left(state.bit_michael, REPORT_MICHAEL_AT)
    entry |= shift_left(triggered, SENSORS_AT)
    entry |= shift_left(state.played, REPORT_TOKEN_AT)
    entry |= shift_left(state.knocked, REPORT_OVERBOARD_AT)
    state.knowledge = append(state.knowledge, entry)


def note_look(state: CrewKnowledge, tool: i64, space: i64, answer: i64) -> None:
    """Note the shark's answer to a tool of the crew."""
    entry = LOOK_ROW | shift_left(tool, KIND_BITS)
    entry |= shift_left(space, SPACE_AT) | shift_left(answer, ANSWER_AT)
    state.knowledge = append(state.knowledge, entry)


def unpack_row(entry: i64) -> list[int]:
    """An entry's kind and parts."""
    kind = entry & KIND_MASK
    row = [int(kind)]
    rest = entry >> KIND_BITS
    for width in WIDTHS[kind]:
        row.append(int(rest & (bit(width) - 1)))
        rest >>= width
    return row


def pack_row(row: list[int]) -> i64:
    """The entry with this kind and these parts."""
    entry: i64 = row[0]
    shift: i64 = KIND_BITS
    for width, part in zip(WIDTHS[row[0]], row[1:], strict=True):
        entry |= shift_left(part, shift)
        shift += width
    return entry


def known_rows(state: CrewKnowledge) -> list[list[int]]:
    """All that the crew knows."""
    if len(UNPACKED) > MAX_UNPACKED:
        UNPACKED.clear()
    return [cached_row(entry) for entry in state.knowledge]


def cached_row(entry: i64) -> list[int]:
    """A new copy of the row, unpacked only once: views show the same rows at every move."""
    row = UNPACKED.get(entry)
    if row is None:
        row = unpack_row(entry)
        UNPACKED[entry] = row
    return row[:]


def known_at_start(state: CrewKnowledge) -> i64:
    """``state.base`` for knowledge that starts here: tokens left, and whether one is played."""
    return tokens_known(state) * 2 + state.played


@final
class Story(CustomField):
    """The crew's knowledge as a field: ``0.3.1.0.2.4.0.3.0.8.8.0,1.0...``, a row after another."""

    def __init__(self) -> None:
        row = Upto("", Number("", MAX_PART), MAX_PARTS + 1)
        super().__init__("story", "story", Latest("story", row, ROWS_SHOWN), "number[][]")

    def fact(self, state: object, viewer: i64) -> object:
        assert isinstance(state, CrewKnowledge)
        return known_rows(state)

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(state, CrewKnowledge)
        assert isinstance(fact, list)
        state.knowledge = vec[i64]([pack_row(row) for row in fact])

    def text(self, state: object) -> str:
        assert isinstance(state, CrewKnowledge)
        rows = [".".join([str(part) for part in unpack_row(entry)]) for entry in state.knowledge]
        return ",".join(rows)

    def set_text(self, state: object, text: str) -> None:
        assert isinstance(state, CrewKnowledge)
        rows = [] if text == "-" else text.split(",")
        if len(rows) > MAX_ROWS_PER_ROUND * state.settings.summer:
            raise BadPosition(say("error-story-long"))
        state.knowledge = vec[i64]([pack_row(read_row(row)) for row in rows])

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        """The latest rows, newest first, as the feature writes them."""
        assert isinstance(state, CrewKnowledge)
        knowledge, widths, masks = state.knowledge, PART_WIDTHS, PART_MASKS
        place: i64 = len(knowledge)
        end = at + ROWS_SHOWN * ROW_SIZE
        while place > 0 and at < end:
            place -= 1
            kind = knowledge[place] & KIND_MASK
            rest = knowledge[place] >> KIND_BITS
            first = kind * MAX_PARTS
            count = PART_COUNTS[kind]
            row[at] = 1
            row[at + 1] = i16(count + 1)
            row[at + 2] = i16(kind)
            for part in range(count):
                row[at + 3 + part] = i16(rest & masks[first + part])
                rest >>= widths[first + part]
            at += ROW_SIZE

    def pack(self, state: object, numbers: vec[i64]) -> vec[i64]:
        assert isinstance(state, CrewKnowledge)
        numbers = append(numbers, len(state.knowledge))
        for entry in state.knowledge:
            numbers = append(numbers, entry)
        return numbers


STORY: Final = Story()


def read_row(text: str) -> list[int]:
    """One row from a position: its kind and its parts."""
    parts = [whole_number(part) for part in text.split(".")]
    if not 0 <= parts[0] < len(WIDTHS) or len(parts) != len(WIDTHS[parts[0]]) + 1:
        raise BadPosition(say("error-story-row", text=clip(text)))
    for part, width in zip(parts[1:], WIDTHS[parts[0]], strict=True):
        if not 0 <= part < bit(width):
            raise BadPosition(say("error-story-range", text=clip(text)))
    return parts
