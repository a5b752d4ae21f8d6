"""Sea Urchins' positions as text, both ways."""

from shoal.core.errors import BadNotation, BadPosition
from shoal.core.notation import PositionWords, write_numbers
from shoal.core.options import clip
from shoal.core.packed_arrays import i64
from shoal.games.urchins.components import TOKENS
from shoal.games.urchins.moves import PHASES
from shoal.games.urchins.notation import read_square, write_square
from shoal.games.urchins.options import Settings
from shoal.games.urchins.position_checks import check_position
from shoal.games.urchins.rules import UrchinsState, new_state

MARKS = ".ryRY"
"""Nothing, a red or yellow token alone, a red or yellow one on top of the other colour."""


def mark_of(state: UrchinsState, square: i64) -> str:
    """What lies on the square, as one letter."""
    bit = state.board.bits[square]
    mark = 0
    if state.red & bit != 0:
        mark = 1
    if state.yellow & bit != 0:
        mark = 2
    if state.stacks & bit != 0:
        mark += 2
    return MARKS[mark]


def write_rows(state: UrchinsState) -> list[str]:
    """The board's rows from the top, as it is seen."""
    size = state.board.size
    rows = []
    for row in range(size):
        rows.append("".join([mark_of(state, row * size + column) for column in range(size)]))
    return rows[::-1]


def write_pieces(state: UrchinsState) -> list[str]:
    """Where each seat's piece stands."""
    return [write_square(state.board, state.stands[seat]) for seat in range(state.players)]


def write_board(state: UrchinsState) -> str:
    """The position as ``key=value`` words."""
    words = [
        f"board={'/'.join(write_rows(state))}",
        f"pieces={','.join(write_pieces(state))}",
        f"pile={state.red_pile},{state.yellow_pile}",
        f"won={write_numbers(state.scores())}",
        f"turn={state.turn}",
        f"step={PHASES[state.phase]}",
        f"added={'yes' if state.added else 'no'}",
        f"calm={state.calm}",
    ]
    return " ".join(words)


def read_board(players: i64, settings: Settings, text: str) -> UrchinsState:
    """The position from its text, checked so that play can go on from it.

    A step in which nothing can be done is skipped, as in play.
    """
    fields = PositionWords(text)
    state = new_state(players, settings, -1)
    lay_rows(state, fields.text("board").split("/"))
    lay_pieces(state, fields.text("pieces").split(","))
    state.red_pile, state.yellow_pile = fields.numbers("pile", 2, 0, int(TOKENS))
    for seat, tokens in enumerate(fields.numbers("won", players, 0, int(2 * TOKENS))):
        state.won[seat] = tokens
    state.turn = fields.number("turn", 0, players - 1)
    state.phase = PHASES.index(fields.one_of("step", PHASES))
    state.added = fields.one_of("added", ("yes", "no")) == "yes"
    state.calm = fields.number("calm", 0, int(state.lull() + players))
    fields.done()
    check_position(state)
    state.skip_idle_steps()
    return state


def lay_rows(state: UrchinsState, rows: list[str]) -> None:
    """Lay the tokens of these rows, the top row first."""
    size = state.board.size
    if len(rows) != size or any(len(row) != size for row in rows):
        raise BadPosition(f"board= takes {size} rows of {size} squares (UR-1).")
    for height, row in enumerate(rows[::-1]):
        for column, mark in enumerate(row):
            if mark not in MARKS:
                raise BadPosition(f"A square of board= is one of {MARKS}, not {clip(mark)}.")
            bit = state.board.bits[height * size + column]
            if mark in "rR":
                state.red |= bit
            if mark in "yY":
                state.yellow |= bit
            if mark in "RY":
                state.stacks |= bit


def lay_pieces(state: UrchinsState, names: list[str]) -> None:
    """Put each seat's piece on the square of that name."""
    if len(names) != state.players:
        raise BadPosition(f"pieces= should have {state.players} places, not {len(names)}.")
    for seat, name in enumerate(names):
        if name != "hand":
            lay_piece(state, seat, name)


def lay_piece(state: UrchinsState, seat: i64, name: str) -> None:
    """Put a seat's piece on the square of that name."""
    try:
        square = read_square(state.board, name)
    except BadNotation as error:
        raise BadPosition(str(error)) from None
    bit = state.board.bits[square]
    if state.empty() & bit != 0:
        raise BadPosition(f"The piece of seat {seat} stands on {name} without a token (UR-23).")
    if state.pieces & bit != 0:
        raise BadPosition(f"Two pieces stand on {name} (UR-23).")
    state.stands[seat] = square
    state.pieces |= bit
