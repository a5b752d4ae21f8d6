"""Every piece on the table by name: one list for positions, views and imagined worlds.

A Field knows how one attribute of the Board is written: in a position's text,
and as a JSON value in a view.  ``ACT1_FIELDS`` and ``ACT2_FIELDS`` are open to all;
``ACT1_SECRETS`` and ``ACT2_SECRETS`` are the shark's secrets.
"""

from typing import Final, final

from shoal.core.arrays import i16, i64, vec
from shoal.core.errors import BadPosition
from shoal.core.notation import whole_number
from shoal.core.options import clip
from shoal.games.jaws.bits import gathered, listed, lowest
from shoal.games.jaws.components import (
    BEACHES,
    EVENT_WORDS,
    MEMBERS,
    OPTION_LETTERS,
    SPACES,
    TOKENS,
)
from shoal.games.jaws.state import Board

NUMBER: Final = 0  # a whole number up to ``high``
NUMBERS: Final = 1  # ``count`` of them
WORD: Final = 2  # the place in ``words``; one past the end is "-"
WORDS: Final = 3  # ``count`` of them
SET: Final = 4  # a set of ``words``, in their order

ZONE_WORDS = ["1", "2", "3", "4", "5", "6", "7", "8"]
SPOTS = [f"boat-{zone}" for zone in ZONE_WORDS] + [f"water-{zone}" for zone in ZONE_WORDS]
CARD_WORDS = [str(card) for card in range(1, 33)]
USED_WORDS = ["launch", "binoculars", "close", "finder"]
DIE_WORDS = ["1", "2", "3"]
AIMS = [f"boat-{zone}" for zone in ZONE_WORDS] + MEMBERS
BOUTS = ["none", "main", "helping", "bonus"]


@final
class Field:
    """How one attribute is written and read."""

    def __init__(
        self, key: str, attribute: str, kind: int, words: list[str], count: int, high: int
    ) -> None:
        self.key = key
        self.attribute = attribute
        self.kind = kind
        self.words = words
        self.count = count
        self.high = high

    def fact(self, board: Board) -> object:
        """The value as JSON: a number, a word, or a list of them."""
        value = getattr(board, self.attribute)
        if isinstance(value, int):
            if self.kind == NUMBER:
                return value
            return self.word(value) if self.kind == WORD else self.members(value)
        numbers: list[int] = list(value)
        return numbers if self.kind == NUMBERS else [self.word(number) for number in numbers]

    def word(self, number: i64) -> str:
        """One of the words, or the dash that is none of them."""
        return self.words[number] if number < len(self.words) else "-"

    def members(self, numbers: i64) -> list[str]:
        """The words of a set."""
        return [self.words[number] for number in listed(numbers)]

    def put(self, board: Board, row: vec[i16], at: i64) -> None:
        """Write the value's numbers over zeros: what its Feature makes of its fact, sooner."""
        value = getattr(board, self.attribute)
        if not isinstance(value, int):
            for part in value:
                self.put_one(part, row, at)
                at += 1 if self.kind == NUMBERS else len(self.words) + 1
        elif self.kind == SET:
            members: i64 = value
            while members != 0:
                row[at + lowest(members)] = 1
                members &= members - 1
        else:
            self.put_one(value, row, at)

    def put_one(self, number: i64, row: vec[i16], at: i64) -> None:
        """Write a number, or a 1 at a word's place."""
        if self.kind == NUMBER or self.kind == NUMBERS:
            row[at] = i16(number)
        else:
            row[at + min(number, len(self.words))] = 1

    def take(self, board: Board, fact: object) -> None:
        """Set the attribute from its JSON value."""
        if self.kind == NUMBER:
            setattr(board, self.attribute, fact)
        elif self.kind == WORD:
            setattr(board, self.attribute, self.index(str(fact)))
        else:
            assert isinstance(fact, list)
            if self.kind == NUMBERS:
                setattr(board, self.attribute, vec[i64](fact))
            elif self.kind == WORDS:
                numbers = [self.index(str(word)) for word in fact]
                setattr(board, self.attribute, vec[i64](numbers))
            else:
                numbers = [self.index(str(word)) for word in fact]
                setattr(board, self.attribute, gathered(numbers))

    def index(self, word: str) -> int:
        """The number of a word."""
        if word in self.words:
            return self.words.index(word)
        return len(self.words)

    def write(self, board: Board) -> str:
        """The value in a position."""
        fact = self.fact(board)
        if isinstance(fact, list):
            return ",".join([str(part) for part in fact]) or "-"
        return str(fact)

    def read(self, board: Board, text: str) -> None:
        """Set the attribute from a position's text; BadPosition if it says nothing sensible."""
        if self.kind in (NUMBER, WORD):
            self.take(board, self.part(text))
            return
        parts = text.split(",")
        if self.kind == SET:
            parts = [] if text == "-" else parts
            known = [word for word in self.words if word in parts]
            if parts != known:
                raise BadPosition(
                    f"{self.key}={clip(text)} should be some of {', '.join(self.words)}, in order."
                )
        elif len(parts) != self.count:
            raise BadPosition(f"{self.key}= should have {self.count} parts, not {len(parts)}.")
        self.take(board, [self.part(part) for part in parts])

    def part(self, text: str) -> object:
        """One number or word of the text."""
        if self.kind in (NUMBER, NUMBERS):
            number = whole_number(text)
            if not 0 <= number <= self.high:
                raise BadPosition(
                    f"{self.key}= takes whole numbers from 0 to {self.high}, not {clip(text)}."
                )
            return number
        if text not in self.words and (text != "-" or self.high == 0):
            raise BadPosition(
                f"{self.key}={clip(text)} should be one of {', '.join(self.words)}"
                f"{' or -' if self.high else ''}."
            )
        return text


def number(key: str, attribute: str, high: int) -> Field:
    """A whole number."""
    return Field(key, attribute, NUMBER, [], 1, high)


def numbers(key: str, attribute: str, count: int, high: int) -> Field:
    """Several whole numbers."""
    return Field(key, attribute, NUMBERS, [], count, high)


def word(key: str, attribute: str, words: list[str], *, dash: bool = True) -> Field:
    """One of these words, or a dash where that makes sense."""
    return Field(key, attribute, WORD, words, 1, int(dash))


def words(key: str, attribute: str, count: int, choices: list[str]) -> Field:
    """Several of these words or dashes."""
    return Field(key, attribute, WORDS, choices, count, 1)


def several(key: str, attribute: str, choices: list[str]) -> Field:
    """A set of these words."""
    return Field(key, attribute, SET, choices, 0, 0)


SHARED_FIELDS = [
    number("round", "round", 999),
    number("track", "track", 99),
    several("done", "done", MEMBERS),
    word("active", "active", MEMBERS),
    number("actions", "actions", 5),
]
ACT1_FIELDS = [
    several("events", "events", EVENT_WORDS),
    word("event", "event", EVENT_WORDS),
    word("extra", "extra", MEMBERS),
    numbers("swimmers", "swimmers", 4, 15),
    word("michael", "michael", BEACHES),
    word("closed", "closed", BEACHES),
    number("opening", "opening", 1),
    words("crew", "at", 3, SPACES),
    several("overboard", "overboard", MEMBERS),
    number("orca", "orca", 8),
    number("aboard", "aboard", 8),
    number("carried", "carried", 1),
    number("shop", "shop", 8),
    numbers("docks", "docks", 2, 8),
    numbers("floating", "floating", 12, 8),
    number("stuck", "stuck", 2),
    word("meeple", "meeple", SPACES),
    number("played", "played", 1),
    number("base", "base", 9),
    number("glide", "glide", 1),
    several("used", "used", USED_WORDS),
]
ACT1_SECRETS = [
    word("shark", "place", SPACES),
    several("tokens", "tokens", TOKENS[1:]),
    word("token", "token", TOKENS, dash=False),
    number("strokes", "strokes", 4),
    number("rush", "rush", 3),
    number("rushed", "rushed", 1),
    numbers("bites", "bites", 4, 15),
    number("michaelbite", "bit_michael", 1),
    several("touched", "touched", SPACES),
    several("knocked", "knocked", MEMBERS),
]
ACT2_FIELDS = [
    numbers("tiles", "tiles", 8, 2),
    words("spots", "spots", 3, SPOTS),
    numbers("wounds", "wounds", 3, 99),
    number("hurt", "hurt", 99),
    several("deck", "deck", CARD_WORDS),
    words("options", "options", 3, CARD_WORDS),
    several("shown", "shown", OPTION_LETTERS),
    number("chummed", "chummed", 1),
    words("targets", "targets", 3, ZONE_WORDS),
    several("caged", "caged", MEMBERS),
    word("fin", "fin", ZONE_WORDS),
    number("rammed", "rammed", 1),
    word("bout", "bout", BOUTS, dash=False),
    word("aim", "aim", AIMS, dash=False),
    several("asked", "asked", MEMBERS),
    several("bitten", "bitten", MEMBERS),
    number("dice", "dice", 3),
    several("again", "again", DIE_WORDS),
    number("mauled", "mauled", 1),
    number("cardplayed", "card_played", 1),
]
ACT2_SECRETS = [word("choice", "choice", OPTION_LETTERS)]
