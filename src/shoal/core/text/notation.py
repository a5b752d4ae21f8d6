"""Moves and outcomes of chance as text, both ways."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from shoal.core.errors import BadNotation, missing
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.special_seats import CHANCE
from shoal.core.state import State
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number

MAX_NAMED: Final = 20
"""The most moves that an error lists."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """How a game writes and reads its moves.

    A game with few moves gives all their texts, in the order of their numbers. Others define
    ``write_move`` and ``read_move`` in a class of their own.
    """

    def __init__(self, move_texts: Sequence[str] = ()) -> None:
        self.move_texts = list(move_texts)

    def write_move(self, move: i64) -> str:
        """A player's move as text."""
        if not self.move_texts:
            raise missing(self, "write_move(move), nor move_texts")
        return self.move_texts[move]

    def read_move(self, text: str) -> i64:
        """A player's move from its text; BadNotation if the text is no move."""
        if not self.move_texts:
            raise missing(self, "read_move(text), nor move_texts")
        if text not in self.move_texts:
            raise BadNotation(
                say("error-no-such-move", text=clip(text), moves=self.move_texts[:MAX_NAMED])
            )
        return self.move_texts.index(text)

    def write_chance(self, state: State, outcome: i64) -> str:
        """An outcome of CHANCE as text; the inverse of ``read_chance``."""
        return f"outcome {outcome + 1}"

    def read_chance(self, state: State, text: str) -> i64:
        """An outcome from its text; BadNotation if it is impossible here."""
        word, _, rest = text.partition(" ")
        number = whole_number(rest)
        if word != "outcome" or not 1 <= number <= state.outcomes():
            raise BadNotation(say("error-impossible", text=clip(text)))
        return number - 1

    def write(self, state: State, seat: i64, move: i64) -> str:
        """A move of a seat, or an outcome of CHANCE, as text."""
        return self.write_chance(state, move) if seat == CHANCE else self.write_move(move)

    def read(self, state: State, seat: i64, text: str) -> i64:
        """A move of a seat, or an outcome of CHANCE, from its text."""
        return self.read_chance(state, text) if seat == CHANCE else self.read_move(text)
