"""The tokens in a position's text, both ways.

``tokens=`` has a part for each seat, ``;`` between them, and in it a part for
each suit, ``/`` between them: the values drafted, then ``+`` and the values
gobbled, with ``n`` for a Null.  ``12+4/-/n/-`` holds the 1, 2 and 4 of suns
and the Null of crowns.  The values of the fish in the tank are what is left.
"""

from shoal.core.bits import bit
from shoal.core.errors import BadPosition
from shoal.core.options import clip
from shoal.core.packed_arrays import i64, vec
from shoal.games.sharktank.components import ALL_TOKENS, SUIT_COUNT, SUITS, VALUE_COUNT, VALUES
from shoal.games.sharktank.state import Board

MARKS = "n12345"


def write_tokens(board: Board) -> str:
    """Every player's tokens, drafted ones before gobbled ones."""
    return ";".join([write_held(board, held) for held in board.held])


def write_held(board: Board, held: i64) -> str:
    """One player's tokens."""
    parts = []
    for suit in range(SUIT_COUNT):
        drafted = write_values(held & board.drafted, suit)
        gobbled = write_values(held & ~board.drafted, suit)
        parts.append(drafted + (f"+{gobbled}" if gobbled else "") or "-")
    return "/".join(parts)


def write_spent(board: Board) -> str:
    """The tokens that have been spent, suit by suit."""
    return "/".join([write_values(board.spent, suit) or "-" for suit in range(SUIT_COUNT)])


def write_values(tokens: i64, suit: i64) -> str:
    """The values of a suit in a set of tokens."""
    return "".join(
        [MARKS[value] for value in range(VALUE_COUNT) if tokens >> (VALUE_COUNT * suit + value) & 1]
    )


def read_tokens(board: Board, text: str) -> None:
    """Who holds what, and what of it was drafted."""
    board.unseen = ALL_TOKENS
    board.drafted = 0
    board.held = vec[i64]([0] * board.players)
    seats = text.split(";")
    if len(seats) != board.players:
        raise BadPosition(f"tokens= should have {board.players} seats, not {len(seats)}.")
    for seat, held in enumerate(seats):
        for suit, part in enumerate(suit_parts("tokens", held)):
            drafted, plus, gobbled = part.partition("+")
            if plus and not gobbled:
                raise BadPosition(f"tokens= has a + with nothing after it in {clip(held)}.")
            own = take_out(board, drafted, suit)
            board.drafted |= own
            board.held[seat] |= own | take_out(board, gobbled, suit)


def read_spent(board: Board, text: str) -> None:
    """What has been spent, of the tokens that nobody holds."""
    board.spent = 0
    for suit, part in enumerate(suit_parts("spent", text)):
        board.spent |= take_out(board, part, suit)


def suit_parts(key: str, text: str) -> list[str]:
    """The four parts of a text, empty where it has a dash."""
    parts = text.split("/")
    if len(parts) != SUIT_COUNT or "" in parts:
        raise BadPosition(f"{key}= takes four suits with / between them, not {clip(text)}.")
    return ["" if part == "-" else part for part in parts]


def take_out(board: Board, marks: str, suit: i64) -> i64:
    """These values of a suit, taken from those that lie nowhere yet."""
    tokens: i64 = 0
    for place, mark in enumerate(marks):
        value = MARKS.find(mark)
        if value < 0:
            raise BadPosition(f"{clip(mark)} is not a value of a token: they are n, 1, 2, 3, 4, 5.")
        if place and MARKS.find(marks[place - 1]) >= value:
            raise BadPosition(f"Values are written smallest first, not {clip(marks)}.")
        token = bit(VALUE_COUNT * suit + value)
        if not board.unseen & token:
            raise BadPosition(f"The {VALUES[value]} of {SUITS[suit]} is in two places.")
        board.unseen ^= token
        tokens |= token
    return tokens
