"""SharkBait's moves and chance outcomes as text, both ways.

Moves: ``fish 4x2`` (two 4s), ``shark 6``, ``sharks 6`` (both), ``roll``,
``stop``, ``lose 3``, ``bait``, ``take``.  Chance: ``first 2``, ``hold 13``,
``throw 24261352 46`` (fish, then sharks; ``-`` for none).
"""

from typing import final

from shoal.core.bits import members
from shoal.core.errors import BadNotation
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.text.clip import clip
from shoal.core.text.notation import Notation
from shoal.core.text.number_and_dice_text import dice_of, read_dice, whole_number, write_dice
from shoal.games.sharkbait.components import SIDES
from shoal.games.sharkbait.moves import (
    BAIT,
    FIRST,
    FISH,
    HOLD,
    LOSE,
    MAX_SCHOOL,
    MIN_SCHOOL,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    TAKE,
    THROW,
    school_column,
    school_move,
    school_size,
)
from shoal.games.sharkbait.rules import SharkBaitState, own

WORDS = {"roll": ROLL, "stop": STOP, "take": TAKE, "bait": BAIT}
COLUMN_WORDS = {"shark": SHARK, "sharks": SHARKS, "lose": LOSE}


@final
class SharkBaitNotation(Notation):
    """SharkBait's moves and chance outcomes as text.

    >>> notation = SharkBaitNotation()
    >>> notation.write_move(45), notation.write_move(9)
    ('fish 4x4', 'shark 6')
    """

    def write_move(self, move: i64) -> str:
        if move >= FISH:
            return f"fish {school_column(move)}x{school_size(move)}"
        if move > LOSE:
            return f"lose {move - LOSE}"
        if move > SHARKS:
            return f"sharks {move - SHARKS}"
        if move > SHARK:
            return f"shark {move - SHARK}"
        return ["roll", "stop", "take", "bait"][move]

    def read_move(self, text: str) -> i64:
        if text in WORDS:
            return WORDS[text]
        verb, _, rest = text.partition(" ")
        if verb == "fish":
            column, _, count = rest.partition("x")
            if 1 <= whole_number(column) <= SIDES and count == "1":
                raise BadNotation(say("error-one-fish", rule="SB-14"))
            if (
                1 <= whole_number(column) <= SIDES
                and MIN_SCHOOL <= whole_number(count) <= MAX_SCHOOL
            ):
                return school_move(whole_number(column), whole_number(count))
        elif verb in COLUMN_WORDS and 1 <= whole_number(rest) <= SIDES:
            return COLUMN_WORDS[verb] + whole_number(rest)
        raise BadNotation(say("error-move", text=clip(text)))

    def write_chance(self, state: State, outcome: i64) -> str:
        table = own(state)
        if table.phase == FIRST:
            return f"first {outcome}"
        if table.phase == HOLD:
            return f"hold {members(table.mat)[outcome]}"
        sharks = table.sharks_in_hand()
        dice = write_dice(dice_of(outcome, table.fish + sharks, SIDES))
        return f"throw {dice[: table.fish] or '-'} {dice[table.fish :] or '-'}"

    def read_chance(self, state: State, text: str) -> i64:
        table = own(state)
        verb, _, rest = text.partition(" ")
        if table.phase == FIRST and verb == "first":
            if 0 <= whole_number(rest) < table.players:
                return whole_number(rest)
        elif table.phase == HOLD and verb == "hold":
            on_mat = members(table.mat)
            if whole_number(rest) in on_mat:
                return on_mat.index(whole_number(rest))
        elif table.phase == THROW and verb == "throw":
            return read_throw(table, rest)
        raise BadNotation(say("error-chance", text=clip(text)))


def read_throw(state: SharkBaitState, text: str) -> i64:
    """The outcome of a throw written as fish, a space, and sharks."""
    fish, space, sharks = text.partition(" ")
    wrong_hand = (
        not space
        or len(fish.replace("-", "")) != state.fish
        or len(sharks.replace("-", "")) != state.sharks_in_hand()
        or text != f"{fish.replace('-', '') or '-'} {sharks.replace('-', '') or '-'}"
    )
    if wrong_hand:
        sharks_left = int(state.sharks_in_hand())
        raise BadNotation(
            say("error-roll", text=clip(text), fish=int(state.fish), sharks=sharks_left)
        )
    dice = text.replace("-", "").replace(" ", "")
    return read_dice(dice, state.fish + state.sharks_in_hand(), SIDES)
