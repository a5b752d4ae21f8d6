"""Tokens, track and dice of SharkBait."""

from typing import Final, final

from shoal.core.bits import bit
from shoal.core.errors import BadOption
from shoal.core.message import say
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 8

FISH_DICE: Final[i64] = 8
SHARK_DICE: Final[i64] = 2
SIDES: Final[i64] = 6
COLUMNS: Final[i64] = 7
"""The length of an array by column: one for each side of a die, and place 0, which is unused."""

OUTSIDE_POINTS: Final[i64] = 2
"""What a fish outside the sharks scores (SB-23); one between them scores 1."""

FIGHT_POINTS: Final[i64] = 4
"""What a fish in the column of a shark fight scores (SB-24)."""

MAX_SCORE: Final[i64] = 32
"""The dice score of eight fish in the column of a shark fight."""

ROUNDS: Final[i64] = 7
BAITS: Final[i64] = 16
SCORING_TOKENS: Final[i64] = 20

# PROPOSED: the printed values are not known (SB-3, SB-4).
TOKENS = "1-3:0b,4-5:1b,6-8:1,9-11:2,12-14:3,15-17:4,18-20:5"
TRACK = 42

MAX_TOKEN: Final[i64] = 40
MAX_STEPS: Final[i64] = 20


@final
class TokenTable:
    """What each scoring token brings.

    ``steps[n]`` is how far token n moves a pawn; ``all`` and ``with_bait`` are
    sets of token numbers as bits, ``lowest`` and ``highest`` two members of ``all``.
    """

    def __init__(self) -> None:
        self.steps = vec[i64]([0] * (MAX_TOKEN + 1))
        self.all: i64 = 0
        self.with_bait: i64 = 0
        self.lowest: i64 = MAX_TOKEN
        self.highest: i64 = 0


def read_tokens(text: str) -> TokenTable:
    """Read the table from its text: ``numbers:move``, with ``b`` for a shark bait.

    >>> table = read_tokens(TOKENS)
    >>> table.steps[13], table.with_bait >> 5 & 1, table.with_bait >> 6 & 1
    (3, 1, 0)
    """
    table = TokenTable()
    count: i64 = 0
    for entry in text.split(","):
        numbers, _, brings = entry.partition(":")
        low, dash, high = numbers.partition("-")
        first = whole_number(low)
        last = whole_number(high) if dash else first
        move = whole_number(brings.removesuffix("b"))
        if first < 0 or last < 0 or move < 0:
            raise BadOption(say("error-token-form", entry=clip(entry), rule="SB-3"))
        if not first <= last <= MAX_TOKEN:
            raise BadOption(
                say("error-token-number", most=int(MAX_TOKEN), numbers=clip(numbers), rule="SB-3")
            )
        if move > MAX_STEPS:
            raise BadOption(say("error-token-steps", most=int(MAX_STEPS), steps=move, rule="SB-3"))
        for number in range(first, last + 1):
            if table.all >> number & 1:
                raise BadOption(say("error-token-twice", token=int(number), rule="SB-3"))
            table.all |= bit(number)
            table.steps[number] = move
            table.lowest = min(table.lowest, number)
            table.highest = max(table.highest, number)
            if brings.endswith("b"):
                table.with_bait |= bit(number)
            count += 1
    if count != SCORING_TOKENS:
        raise BadOption(
            say("error-token-count", count=int(count), tokens=int(SCORING_TOKENS), rule="SB-3")
        )
    return table
