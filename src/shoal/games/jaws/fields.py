"""The attributes of the Board by name: one list for positions, views and observations.

A Field knows how one attribute is written in a position's text, as a JSON value
in a view, and as numbers in an observation.  Everybody sees ``SHARED_FIELDS``,
``ACT1_FIELDS`` and ``ACT2_FIELDS``; only the shark sees ``ACT1_SECRETS`` and
``ACT2_SECRETS``.
"""

from typing import Final, final

from shoal.core.bits import bit, lowest_bit, members
from shoal.core.errors import BadPosition
from shoal.core.notation import whole_number
from shoal.core.options import clip
from shoal.core.packed_arrays import i16, i64, vec
from shoal.games.jaws.components import (
    BARRELS,
    BEACH_COUNT,
    BEACHES,
    BURST_STEPS,
    CREW_ACTIONS,
    CREW_SIZE,
    DOCK_COUNT,
    EVENT_WORDS,
    LAST_BARREL,
    MAX_DICE,
    MEMBERS,
    OPTION_COUNT,
    OPTION_LETTERS,
    SHARK_ACTIONS,
    SPACES,
    SWIMMERS,
    TOKEN_COUNT,
    TOKENS,
    WATERS,
    WHOLE,
    ZONES,
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

MAX_ROUND = 999
MAX_COUNT = 99


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
            return self.word(value) if self.kind == WORD else self.words_of(value)
        numbers: list[int] = list(value)
        return numbers if self.kind == NUMBERS else [self.word(number) for number in numbers]

    def word(self, number: i64) -> str:
        """The word of a number, or a dash."""
        return self.words[number] if number < len(self.words) else "-"

    def words_of(self, numbers: i64) -> list[str]:
        """The words of a set of numbers."""
        return [self.words[number] for number in members(numbers)]

    def observe(self, board: Board, row: vec[i16], at: i64) -> None:
        """Write the value's numbers over zeros, as its Feature would write them from the fact."""
        value = getattr(board, self.attribute)
        if not isinstance(value, int):
            for part in value:
                self.observe_one(part, row, at)
                at += 1 if self.kind == NUMBERS else len(self.words) + 1
        elif self.kind == SET:
            members: i64 = value
            while members != 0:
                row[at + lowest_bit(members)] = 1
                members &= members - 1
        else:
            self.observe_one(value, row, at)

    def observe_one(self, number: i64, row: vec[i16], at: i64) -> None:
        """Write a number, or a 1 at a word's place."""
        if self.kind == NUMBER or self.kind == NUMBERS:
            row[at] = i16(number)
        else:
            row[at + min(number, len(self.words))] = 1

    def set_fact(self, board: Board, fact: object) -> None:
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
                setattr(board, self.attribute, sum([bit(number) for number in numbers]))

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
        """Set the attribute from a position's text; BadPosition if the text does not fit."""
        if self.kind in (NUMBER, WORD):
            self.set_fact(board, self.part(text))
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
        self.set_fact(board, [self.part(part) for part in parts])

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
    """One of these words, or a dash if that is allowed."""
    return Field(key, attribute, WORD, words, 1, int(dash))


def words(key: str, attribute: str, count: int, choices: list[str]) -> Field:
    """Several of these words or dashes."""
    return Field(key, attribute, WORDS, choices, count, 1)


def several(key: str, attribute: str, choices: list[str]) -> Field:
    """A set of these words."""
    return Field(key, attribute, SET, choices, 0, 0)


SHARED_FIELDS = [
    number("round", "round", MAX_ROUND),
    number("track", "track", MAX_COUNT),
    several("done", "done", MEMBERS),
    word("active", "active", MEMBERS),
    number("actions", "actions", CREW_ACTIONS + 1),
]
ACT1_FIELDS = [
    several("events", "events", EVENT_WORDS),
    word("event", "event", EVENT_WORDS),
    word("extra", "extra", MEMBERS),
    numbers("swimmers", "swimmers", BEACH_COUNT, SWIMMERS),
    word("michael", "michael", BEACHES),
    word("closed", "closed", BEACHES),
    number("opening", "opening", 1),
    words("crew", "at", CREW_SIZE, SPACES),
    several("overboard", "overboard", MEMBERS),
    number("orca", "orca", BARRELS),
    number("aboard", "aboard", BARRELS),
    number("carried", "carried", 1),
    number("shop", "shop", BARRELS),
    numbers("docks", "docks", DOCK_COUNT, BARRELS),
    numbers("floating", "floating", WATERS, BARRELS),
    number("stuck", "stuck", LAST_BARREL),
    word("meeple", "meeple", SPACES),
    number("played", "played", 1),
    number("base", "base", 2 * TOKEN_COUNT + 1),
    number("glide", "glide", 1),
    several("used", "used", USED_WORDS),
]
ACT1_SECRETS = [
    word("shark", "place", SPACES),
    several("tokens", "tokens", TOKENS[1:]),
    word("token", "token", TOKENS, dash=False),
    number("strokes", "strokes", SHARK_ACTIONS + 1),
    number("rush", "rush", BURST_STEPS),
    number("rushed", "rushed", 1),
    numbers("bites", "bites", BEACH_COUNT, SWIMMERS),
    number("michaelbite", "bit_michael", 1),
    several("touched", "touched", SPACES),
    several("knocked", "knocked", MEMBERS),
]
ACT2_FIELDS = [
    numbers("tiles", "tiles", ZONES, WHOLE),
    words("spots", "spots", CREW_SIZE, SPOTS),
    numbers("wounds", "wounds", CREW_SIZE, MAX_COUNT),
    number("hurt", "hurt", MAX_COUNT),
    several("deck", "deck", CARD_WORDS),
    words("options", "options", OPTION_COUNT, CARD_WORDS),
    several("shown", "shown", OPTION_LETTERS),
    number("chummed", "chummed", 1),
    words("targets", "targets", CREW_SIZE, ZONE_WORDS),
    several("caged", "caged", MEMBERS),
    word("fin", "fin", ZONE_WORDS),
    number("rammed", "rammed", 1),
    word("bout", "bout", BOUTS, dash=False),
    word("aim", "aim", AIMS, dash=False),
    several("asked", "asked", MEMBERS),
    several("bitten", "bitten", MEMBERS),
    number("dice", "dice", MAX_DICE),
    several("again", "again", DIE_WORDS),
    number("mauled", "mauled", 1),
    number("cardplayed", "card_played", 1),
]
ACT2_SECRETS = [word("choice", "choice", OPTION_LETTERS)]
