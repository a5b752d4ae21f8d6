"""What the crew has been told about the shark, told so that nothing else is needed.

The story is a list of words, each a whole number packed from parts: the board
as it lay when the shark's turn began, its report, and the answers to barrels,
binoculars and fish finder.  ``rows_of`` unpacks them for views and texts.
"""

from typing import Final

from shoal.core.arrays import append, i64
from shoal.core.bits import bit, shift_left
from shoal.games.jaws.components import GARDNER, HOOPER, QUINT
from shoal.games.jaws.state import Board, sensors, tokens_known

BOARD_ROW: Final[i64] = 0
REPORT_ROW: Final[i64] = 1
LOOK_ROW: Final[i64] = 2

BY_LAUNCH: Final[i64] = 0
BY_BINOCULARS: Final[i64] = 1
BY_FINDER: Final[i64] = 2
NOT_THERE: Final[i64] = 0
NEARBY: Final[i64] = 1
THERE: Final[i64] = 2

WHOLE_STORY: Final[i64] = 1_000_000
UNPACKED: Final[dict[int, list[int]]] = {}
MOST_UNPACKED: Final = 10_000

# For each kind of row, how many bits its parts take.
WIDTHS = [
    [4, 4, 4, 4, 3, 12, 3, 1, 4, 4, 3],  # N E S W Michael barrels actions overboard? Q H overboard
    [4, 4, 4, 4, 1, 12, 1, 3],  # N E S W eaten, Michael, barrels triggered, token, overboard
    [2, 4, 2],  # by what, where, answer
]


def packed(swimmers: i64, rest: i64) -> i64:
    """Four counts of swimmers before the rest of a word, leaving two bits for its kind."""
    return shift_left(swimmers, 2) | shift_left(rest, 18)


def four(one: i64, two: i64, three: i64, last: i64) -> i64:
    """Counts for the four beaches in four bits each."""
    return one | shift_left(two, 4) | shift_left(three, 8) | shift_left(last, 12)


def note_board(board: Board) -> None:
    """How things lie when the shark's turn begins."""
    swimmers = board.swimmers
    gardner: i64 = 0
    if board.event == GARDNER:
        gardner = 1
    rest = board.michael | shift_left(sensors(board), 3) | shift_left(board.strokes, 15)
    rest |= shift_left(gardner, 18) | shift_left(board.at[QUINT], 19)
    rest |= shift_left(board.at[HOOPER], 23) | shift_left(board.overboard, 27)
    counts = four(swimmers[0], swimmers[1], swimmers[2], swimmers[3])
    board.story = append(board.story, packed(counts, rest) | BOARD_ROW)


def note_report(board: Board, triggered: i64) -> None:
    """What the shark tells at the end of its turn."""
    bites = board.bites
    rest = board.bit_michael | shift_left(triggered, 1) | shift_left(board.played, 13)
    rest |= shift_left(board.knocked, 14)
    counts = four(bites[0], bites[1], bites[2], bites[3])
    board.story = append(board.story, packed(counts, rest) | REPORT_ROW)


def note_look(board: Board, how: i64, space: i64, answer: i64) -> None:
    """What the shark answers to the crew."""
    word = LOOK_ROW | shift_left(how, 2) | shift_left(space, 4) | shift_left(answer, 8)
    board.story = append(board.story, word)


def row_of(word: i64) -> list[int]:
    """A word's kind and parts."""
    kind = word & 3
    row = [int(kind)]
    rest = word >> 2
    for width in WIDTHS[kind]:
        row.append(int(rest & (bit(width) - 1)))
        rest >>= width
    return row


def word_of(row: list[int]) -> i64:
    """The word with this kind and these parts."""
    word: i64 = row[0]
    shift: i64 = 2
    for width, part in zip(WIDTHS[row[0]], row[1:], strict=True):
        word |= shift_left(part, shift)
        shift += width
    return word


def rows_of(board: Board, latest: i64 = WHOLE_STORY) -> list[list[int]]:
    """The story, or the latest rows of it."""
    first: i64 = max(len(board.story) - latest, 0)
    if len(UNPACKED) > MOST_UNPACKED:
        UNPACKED.clear()
    return [unpacked(board.story[place]) for place in range(first, len(board.story))]


def unpacked(word: i64) -> list[int]:
    """A row of its own, but unpacked once: the same rows are told at every move of a game."""
    row = UNPACKED.get(word)
    if row is None:
        row = row_of(word)
        UNPACKED[word] = row
    return row[:]


def new_base(board: Board) -> i64:
    """What is known of the tokens when a story starts here: how many are left, and if one lies."""
    return tokens_known(board) * 2 + board.played
