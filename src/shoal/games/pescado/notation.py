"""Pescado's moves and chance outcomes as text, both ways.

Moves: ``take yyr``, ``take all``, ``flip oob``, ``keep rrb`` (and throw the
others), ``keep none``, ``done``; in a snatch round ``claim yyr``, or ``mark
yyr`` and ``seal``.  Chance: ``draw yyr``, ``first 2``, ``throw yorrb``,
``order 2,0,1``.
"""

from typing import final

from shoal.core.bits import nth_bit
from shoal.core.errors import BadNotation
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.text.clip import clip
from shoal.core.text.notation import Notation
from shoal.core.text.number_and_dice_text import whole_number, write_numbers
from shoal.games.pescado.components import (
    KEPT_LETTERS,
    KEPT_NUMBER,
    LETTERS,
    SIDES,
    WHITE_DICE,
    Deck,
)
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FIRST,
    FLIP,
    KEEP,
    MARK,
    OPEN,
    REFILL,
    SEAL,
    TAKE,
    TAKE_ALL,
    THROW,
    THROW_AGAIN,
    THROW_FOR_ALL,
)
from shoal.games.pescado.rules import PescadoState, order_of, own

TILE_VERBS = {"take": TAKE, "flip": FLIP, "claim": CLAIM, "mark": MARK}


@final
class PescadoNotation(Notation):
    """How Pescado writes and reads its moves."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck

    def write_move(self, move: i64) -> str:
        if move == DONE:
            return "done"
        if move == SEAL:
            return "seal"
        if move == TAKE_ALL:
            return "take all"
        if KEEP <= move < CLAIM:
            return f"keep {KEPT_LETTERS[move - KEEP] or 'none'}"
        if move < TAKE_ALL:
            return f"take {self.deck.names[move - TAKE]}"
        if move < KEEP:
            return f"flip {self.deck.names[move - FLIP]}"
        if move < MARK:
            return f"claim {self.deck.names[move - CLAIM]}"
        return f"mark {self.deck.names[move - MARK]}"

    def read_move(self, text: str) -> i64:
        if text == "done":
            return DONE
        if text == "seal":
            return SEAL
        if text == "take all":
            return TAKE_ALL
        verb, _, rest = text.partition(" ")
        if text == "keep none":
            return KEEP
        if verb == "keep" and rest and rest in KEPT_NUMBER:
            return KEEP + KEPT_NUMBER[rest]
        if verb in TILE_VERBS and rest in self.deck.number:
            return TILE_VERBS[verb] + self.deck.number[rest]
        raise BadNotation(say("error-move", move=clip(text), letters=LETTERS))

    def write_chance(self, state: State, outcome: i64) -> str:
        table = own(state)
        if table.phase == REFILL:
            return f"draw {table.settings.deck.names[nth_bit(table.drawable(), outcome)]}"
        if table.phase == FIRST:
            return f"first {outcome}"
        if is_throw(table):
            return f"throw {dice_letters(outcome, dice_in_cup(table))}"
        return f"order {write_numbers(order_of(outcome, table.players))}"

    def read_chance(self, state: State, text: str) -> i64:
        table = own(state)
        verb, _, rest = text.partition(" ")
        if is_throw(table) and verb == "throw":
            return read_throw(rest, dice_in_cup(table))
        if table.phase == REFILL and verb == "draw":
            drawn = table.settings.deck.names_of(table.drawable())
            if rest in drawn:
                return drawn.index(rest)
        elif table.phase == FIRST and verb == "first":
            if 0 <= whole_number(rest) < table.players:
                return whole_number(rest)
        elif table.phase == OPEN and verb == "order":
            for outcome in range(table.outcomes()):
                if rest == write_numbers(order_of(outcome, table.players)):
                    return outcome
        raise BadNotation(say("error-chance", outcome=clip(text)))


def is_throw(state: PescadoState) -> bool:
    """Whether chance is throwing dice."""
    return THROW <= state.phase <= THROW_FOR_ALL


def dice_in_cup(state: PescadoState) -> i64:
    """How many dice are about to be thrown."""
    if state.phase == THROW_AGAIN:
        return state.dice_to_throw(state.dice)
    return WHITE_DICE


def dice_letters(outcome: i64, count: i64) -> str:
    """The dice as they fell, first die first."""
    letters = ""
    for _die in range(count):
        letters = LETTERS[outcome % SIDES] + letters
        outcome = outcome // SIDES
    return letters


def read_throw(letters: str, count: i64) -> i64:
    """The outcome that fell as these letters."""
    if len(letters) != count or any(letter not in LETTERS for letter in letters):
        raise BadNotation(
            say("error-not-this-throw", dice=clip(letters), count=count, letters=LETTERS)
        )
    outcome: i64 = 0
    for letter in letters:
        outcome = SIDES * outcome + LETTERS.index(letter)
    return outcome
