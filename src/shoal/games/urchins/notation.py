"""Sea Urchins' moves and chance outcomes as text, both ways.

Moves: ``hold``, ``add red c4``, ``move b2 b3``, ``piece c4``.  Chance: ``first 2``.
"""

from typing import final

from shoal.core.errors import BadNotation
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.text.clip import clip
from shoal.core.text.notation import Notation
from shoal.core.text.number_and_dice_text import whole_number
from shoal.games.urchins.components import COLOURS, LETTERS, MAX_SQUARES, Board
from shoal.games.urchins.moves import HOLD, MoveNumbering


@final
class UrchinsNotation(Notation):
    """Moves as the numbering of a board has them."""

    def __init__(self, numbering: MoveNumbering) -> None:
        super().__init__()
        self.numbering = numbering

    def write_move(self, move: i64) -> str:
        numbering = self.numbering
        board = numbering.board
        if move == HOLD:
            return "hold"
        if move < numbering.add_yellow:
            return f"add red {board.names[move - numbering.add_red]}"
        if move < numbering.land:
            return f"add yellow {board.names[move - numbering.add_yellow]}"
        if move < numbering.slide:
            return f"piece {board.names[move - numbering.land]}"
        here = board.names[numbering.origins[move - numbering.slide]]
        there = board.names[numbering.targets[move - numbering.slide]]
        return f"move {here} {there}"

    def read_move(self, text: str) -> i64:
        numbering = self.numbering
        board = numbering.board
        words = text.split(" ")
        if text == "hold":
            return HOLD
        if len(words) == 3 and words[0] == "add" and words[1] in COLOURS:
            first = (numbering.add_red, numbering.add_yellow)[COLOURS.index(words[1])]
            return first + read_square(board, words[2])
        if len(words) == 2 and words[0] == "piece":
            return numbering.land + read_square(board, words[1])
        if len(words) == 3 and words[0] == "move":
            return read_slide(numbering, words[1], words[2])
        raise BadNotation(say("error-move", text=clip(text)))

    def write_chance(self, state: State, outcome: i64) -> str:
        return f"first {outcome}"

    def read_chance(self, state: State, text: str) -> i64:
        verb, _, seat = text.partition(" ")
        number = whole_number(seat)
        if verb != "first" or not 0 <= number < state.outcomes():
            raise BadNotation(say("error-chance", text=clip(text), rule="UR-5"))
        return number


def read_slide(numbering: MoveNumbering, here: str, there: str) -> i64:
    """The move of a token from one square to another."""
    board = numbering.board
    start = read_square(board, here)
    end = read_square(board, there)
    if board.lines[start] & board.bits[end] == 0:
        raise BadNotation(say("error-not-in-line", square=here, target=there, rule="UR-14"))
    return numbering.slides[MAX_SQUARES * start + end]


def read_square(board: Board, text: str) -> i64:
    """The square of that name; BadNotation if the board has none."""
    if len(text) == 2 and text[0] in LETTERS and text[1] in "12345678":
        column = LETTERS.index(text[0])
        row = int(text[1]) - 1
        if column < board.size and row < board.size:
            return row * board.size + column
    last = board.names[board.squares - 1]
    raise BadNotation(say("error-square", text=clip(text), last=last, rule="UR-1"))
