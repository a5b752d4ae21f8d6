"""Moves and positions as text: ``hold``, ``add red c4``, ``move b2 b3``, ``piece c4``."""

from shoal.core.arrays import i64
from shoal.core.errors import BadNotation, BadPosition
from shoal.core.notation import Fields, write_numbers
from shoal.core.options import clip
from shoal.games.urchins.components import COLOURS, HAND, HOLD, TOKENS, Board, count
from shoal.games.urchins.rules import LAND, LOT, OVER, Ruling, UrchinsState

LETTERS = "abcdefgh"
STEPS = ("lot", "1", "2", "3", "over")
MARKS = ".ryRY"
"""Nothing, a red or yellow token alone, a red or yellow one on top of the other colour."""

# Squares and moves.


def write_square(board: Board, square: i64) -> str:
    """A square's name, or ``hand`` (UR-1)."""
    if square == HAND:
        return "hand"
    return f"{LETTERS[square % board.size]}{square // board.size + 1}"


def read_square(board: Board, text: str) -> i64:
    """The square of that name; BadNotation if the board has none."""
    if len(text) == 2 and text[0] in LETTERS and text[1] in "12345678":
        column = LETTERS.index(text[0])
        row = int(text[1]) - 1
        if column < board.size and row < board.size:
            return row * board.size + column
    last = write_square(board, board.squares - 1)
    raise BadNotation(f"{clip(text)} is no square: the board goes from a1 to {last} (UR-1).")


def write_move(board: Board, move: i64) -> str:
    """A move as text."""
    if move == HOLD:
        return "hold"
    if move < board.add_yellow:
        return f"add red {write_square(board, move - board.add_red)}"
    if move < board.land:
        return f"add yellow {write_square(board, move - board.add_yellow)}"
    if move < board.slide:
        return f"piece {write_square(board, move - board.land)}"
    here = write_square(board, board.origins[move - board.slide])
    there = write_square(board, board.targets[move - board.slide])
    return f"move {here} {there}"


def read_move(board: Board, text: str) -> i64:
    """A move from its text."""
    words = text.split(" ")
    if text == "hold":
        return HOLD
    if len(words) == 3 and words[0] == "add" and words[1] in COLOURS:
        first = (board.add_red, board.add_yellow)[COLOURS.index(words[1])]
        return first + read_square(board, words[2])
    if len(words) == 2 and words[0] == "piece":
        return board.land + read_square(board, words[1])
    if len(words) == 3 and words[0] == "move":
        return _read_slide(board, words[1], words[2])
    raise BadNotation(
        f"{clip(text)} is no move: say hold, add red c4, add yellow c4, move b2 b3 or piece c4."
    )


def _read_slide(board: Board, here: str, there: str) -> i64:
    start = read_square(board, here)
    end = read_square(board, there)
    if board.lines[start] & board.bits[end] == 0:
        raise BadNotation(
            f"A token moves within its row or column, not from {here} to {there} (UR-13, UR-14)."
        )
    return board.slides[64 * start + end]


# Positions.


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
    """The position as words."""
    words = [
        f"board={'/'.join(write_rows(state))}",
        f"pieces={','.join(write_pieces(state))}",
        f"pile={state.red_pile},{state.yellow_pile}",
        f"won={write_numbers(state.scores())}",
        f"turn={state.turn}",
        f"step={STEPS[state.step]}",
        f"added={'yes' if state.added else 'no'}",
        f"calm={state.calm}",
    ]
    return " ".join(words)


def read_board(ruling: Ruling, players: i64, text: str) -> UrchinsState:
    """The position from its words; BadPosition with a sentence if it cannot be one.

    A step in which nothing can be done is passed over, as in play.
    """
    fields = Fields(text)
    state = UrchinsState()
    state.ruling = ruling
    state.board = ruling.board
    state.players = players
    lay_rows(state, fields.text("board").split("/"))
    lay_pieces(state, fields.text("pieces").split(","))
    state.red_pile, state.yellow_pile = fields.numbers("pile", 2, 0, int(TOKENS))
    for seat, tokens in enumerate(fields.numbers("won", players, 0, int(2 * TOKENS))):
        state.won[seat] = tokens
    state.turn = fields.number("turn", 0, players - 1)
    state.step = STEPS.index(fields.one_of("step", STEPS))
    state.added = fields.one_of("added", ("yes", "no")) == "yes"
    state.calm = fields.number("calm", 0, int(state.lull() + players))
    fields.done()
    check(state)
    state.settle()
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
            _stand(state, seat, name)


def _stand(state: UrchinsState, seat: i64, name: str) -> None:
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


def tokens_lying(state: UrchinsState) -> tuple[i64, i64]:
    """How many red and yellow tokens lie on the board; a stack has one of each (UR-20)."""
    red = count(state.red) + count(state.stacks & state.yellow)
    yellow = count(state.yellow) + count(state.stacks & state.red)
    return red, yellow


def check(state: UrchinsState) -> None:
    """BadPosition if the rules could not have come here."""
    _check_tokens(state)
    if state.step == LOT:
        _check_start(state)
        return
    if state.added and state.step != LAND:
        raise BadPosition("added=yes is for the third step only, after an addition (UR-7).")
    stalled = state.calm >= state.lull() + state.players
    if state.step == OVER:
        if not (state.pile_is_used_up() or stalled):
            raise BadPosition("The game is not over yet (UR-37, UR-39).")
        return
    if stalled or (state.pile_is_used_up() and not state.added):
        raise BadPosition("The game would be over here (UR-37, UR-39).")


def _check_tokens(state: UrchinsState) -> None:
    red, yellow = tokens_lying(state)
    if state.red_pile + red > TOKENS or state.yellow_pile + yellow > TOKENS:
        raise BadPosition(f"There are only {TOKENS} tokens of a colour (UR-2).")
    won = sum([int(tokens) for tokens in state.scores()])
    if state.red_pile + red + state.yellow_pile + yellow + won != 2 * TOKENS:
        raise BadPosition(f"Pile, board and catches do not make {2 * TOKENS} tokens (UR-2).")


def _check_start(state: UrchinsState) -> None:
    untouched = state.red_pile == TOKENS and state.yellow_pile == TOKENS
    if not untouched or state.calm != 0 or state.turn != 0 or state.added:
        raise BadPosition("The lot is drawn before anything has happened: turn=0, calm=0 (UR-5).")
