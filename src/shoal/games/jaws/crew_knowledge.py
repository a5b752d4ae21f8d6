"""What the crew knows of the shark: boards, reports and answers, in the order of play.

``board.knowledge`` is a list of entries, each a whole number packed from parts:
the board at the start of a turn of the shark, the report of that turn, and the
answers to barrels, binoculars and fish finder.  A row is an entry unpacked: its
kind, then its parts.  Positions and views show rows under the key ``story``.
"""

from typing import Final, final

from shoal.core.bits import bit, shift_left
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField
from shoal.core.message import say
from shoal.core.observation.features import Latest, Number, Upto
from shoal.core.options import clip
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.text.notation_helpers import whole_number
from shoal.games.jaws.components import GARDNER, HOOPER, QUINT
from shoal.games.jaws.state import Board, sensors, shark_actions, tokens_known

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

# Where the parts are in an entry, for code that reads entries without unpacking them.
BEACH_BITS: Final[i64] = 4
BEACH_MASK: Final[i64] = 15
FIRST_BEACH_AT: Final[i64] = 2
AFTER_BEACHES: Final[i64] = 18
SENSORS_AT: Final[i64] = 19
SENSORS_MASK: Final[i64] = 0xFFF
SPACE_AT: Final[i64] = 4
SPACE_MASK: Final[i64] = 15
ANSWER_AT: Final[i64] = 8
ANSWER_MASK: Final[i64] = 3

UNPACKED: Final[dict[int, list[int]]] = {}
MAX_UNPACKED: Final = 10_000


def pack_beaches(north: i64, east: i64, south: i64, west: i64) -> i64:
    """Four counts, where an entry has them."""
    counts = north | shift_left(east, BEACH_BITS) | shift_left(south, 2 * BEACH_BITS)
    return shift_left(counts | shift_left(west, 3 * BEACH_BITS), FIRST_BEACH_AT)


def note_board(board: Board) -> None:
    """Note the board at the start of the shark's turn."""
    swimmers = board.swimmers
    gardner: i64 = 0
    if board.event == GARDNER:
        gardner = 1
    rest = board.michael | shift_left(sensors(board), 3) | shift_left(shark_actions(board), 15)
    rest |= shift_left(gardner, 18) | shift_left(board.at[QUINT], 19)
    rest |= shift_left(board.at[HOOPER], 23) | shift_left(board.overboard, 27)
    counts = pack_beaches(swimmers[0], swimmers[1], swimmers[2], swimmers[3])
    entry = counts | shift_left(rest, AFTER_BEACHES) | BOARD_ROW
    board.knowledge = append(board.knowledge, entry)


def note_report(board: Board, triggered: i64) -> None:
    """Note the shark's report at the end of its turn."""
    bites = board.bites
    rest = board.bit_michael | shift_left(triggered, 1) | shift_left(board.played, 13)
    rest |= shift_left(board.knocked, 14)
    counts = pack_beaches(bites[0], bites[1], bites[2], bites[3])
    entry = counts | shift_left(rest, AFTER_BEACHES) | REPORT_ROW
    board.knowledge = append(board.knowledge, entry)


def note_look(board: Board, tool: i64, space: i64, answer: i64) -> None:
    """Note the shark's answer to a tool of the crew."""
    entry = LOOK_ROW | shift_left(tool, KIND_BITS)
    entry |= shift_left(space, SPACE_AT) | shift_left(answer, ANSWER_AT)
    board.knowledge = append(board.knowledge, entry)


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


def known_rows(board: Board) -> list[list[int]]:
    """All that the crew knows."""
    if len(UNPACKED) > MAX_UNPACKED:
        UNPACKED.clear()
    return [cached_row(entry) for entry in board.knowledge]


def cached_row(entry: i64) -> list[int]:
    """A new copy of the row, unpacked only once: views show the same rows at every move."""
    row = UNPACKED.get(entry)
    if row is None:
        row = unpack_row(entry)
        UNPACKED[entry] = row
    return row[:]


def known_at_start(board: Board) -> i64:
    """``board.base`` for knowledge that starts here: tokens left, and whether one is played."""
    return tokens_known(board) * 2 + board.played


@final
class Story(CustomField):
    """The crew's knowledge as a field: ``0.3.1.0.2.4.0.3.0.8.8.0,1.0...``, a row after another."""

    def __init__(self) -> None:
        row = Upto("", Number("", MAX_PART), MAX_PARTS + 1)
        super().__init__("story", "story", Latest("story", row, ROWS_SHOWN), "number[][]")

    def fact(self, state: object, viewer: i64) -> object:
        assert isinstance(state, Board)
        return known_rows(state)

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(state, Board)
        assert isinstance(fact, list)
        state.knowledge = vec[i64]([pack_row(row) for row in fact])

    def text(self, state: object) -> str:
        assert isinstance(state, Board)
        rows = [".".join([str(part) for part in unpack_row(entry)]) for entry in state.knowledge]
        return ",".join(rows)

    def set_text(self, state: object, text: str) -> None:
        assert isinstance(state, Board)
        rows = [] if text == "-" else text.split(",")
        if len(rows) > MAX_ROWS_PER_ROUND * state.settings.summer:
            raise BadPosition(say("error-story-long"))
        state.knowledge = vec[i64]([pack_row(read_row(row)) for row in rows])

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        """The latest rows, newest first, as the feature writes them."""
        assert isinstance(state, Board)
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
        assert isinstance(state, Board)
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
