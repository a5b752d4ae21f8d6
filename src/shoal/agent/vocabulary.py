"""The words of a game that a disguise replaces, found in its data.

They come from the title, from the names in the catalogue of words, from the terms that RULES.md
emphasises, and from the moves. Ordinary words stay, so that the rules can still be understood.
"""

import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from shoal.core.catalogue import load_program
from shoal.core.catalogue.load import texts
from shoal.core.game import Game, GameInfo

WORD: Final = re.compile(r"[^\W\d_]+")
TERM: Final = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
"""A term that RULES.md emphasises: ``*scoring tokens*``."""

VARIANT: Final = re.compile(r"^\s*\*?\[[^\]]*\] *(.*)$", re.MULTILINE)
"""One form of a word in a Fluent file: ``[one] shark``."""

SENTENCE_END: Final = (".", "!", "?", ":", "…")
MIN_LETTERS: Final = 3
"""Shorter words are letters of columns, dice and cards, which stay."""

MAX_NAME_WORDS: Final = 2
MAX_MOVES: Final = 100_000
"""A game with more moves shows its words in these."""

SUFFIXES: Final = ("ings", "ers", "ies", "ing", "es", "ed", "er", "s", "d")


class Vocabulary(NamedTuple):
    """The words of a game."""

    names: frozenset[str]
    """The words of titles, pieces, places and terms."""

    verbs: frozenset[str]
    """The first words of moves; ordinary ones are replaced in moves alone."""

    in_moves: frozenset[str]
    """Every word in the text of a move."""

    everywhere: frozenset[str]
    """Every word that the game says; no new word may be one of these."""


def vocabulary(game: Game) -> Vocabulary:
    """The words of a game, from its data."""
    info = game.info
    moves = move_texts(game)
    verbs = {move.split()[0].lower() for move in moves if move.split()}
    verbs = {verb for verb in verbs if WORD.fullmatch(verb)}
    ordinary = listed_words() | program_words()
    said = words_in([info.rules(), *texts("en", (info.folder,)), *moves])
    named = catalogue_names(info) | rule_terms(info) | verbs
    title = words_in([info.title, info.name]) - listed_words()
    unusual = {word for word in named if not stem_of(word, ordinary)[0]}
    names = {singular(word, said - ordinary) for word in unusual | title}
    names = {word for word in names if long_enough(word)}
    return Vocabulary(
        frozenset(names),
        frozenset(verbs),
        frozenset(words_in(moves)),
        frozenset(said | ordinary | names),
    )


def move_texts(game: Game) -> list[str]:
    """The moves of a game as text."""
    return [game.notation.write_move(move) for move in range(min(game.move_count, MAX_MOVES))]


def catalogue_names(info: GameInfo) -> set[str]:
    """The words of short entries without variables in a game's catalogue: names of things."""
    found: set[str] = set()
    for text in texts("en", (info.folder,)):
        for line in [*VARIANT.findall(text), *plain_values(text)]:
            short = len(line.split()) <= MAX_NAME_WORDS and "{" not in line
            if short and not line.endswith(SENTENCE_END):
                found |= words_in([line])
    return found


def plain_values(text: str) -> list[str]:
    """The values of a Fluent file that stand on one line."""
    return [
        line.partition("=")[2].strip()
        for line in text.splitlines()
        if "=" in line and not line.startswith(("#", " "))
    ]


def rule_terms(info: GameInfo) -> set[str]:
    """The words that RULES.md emphasises."""
    return words_in(TERM.findall(info.rules()))


@lru_cache(1)
def listed_words() -> frozenset[str]:
    """Ordinary words from a list: grammar, numbers, colours, and what one does in any game."""
    path = Path(__file__).parent / "ordinary_words.txt"
    return frozenset(words_in([path.read_text(encoding="utf-8")]))


@lru_cache(1)
def program_words() -> frozenset[str]:
    """The words of the program's own messages, which belong to no game."""
    program = load_program("en")
    return frozenset(words_in([program.text(key, {}) for key in program.keys()]))  # noqa: SIM118


def singular(word: str, known: Collection[str]) -> str:
    """A word without the ending of the plural, if it is known without it.

    >>> singular("fishes", {"fish"}), singular("moons", {"moon"}), singular("bass", {"fish"})
    ('fish', 'moon', 'bass')
    """
    for ending in ("es", "s"):
        stem = word.removesuffix(ending)
        if stem != word and stem in known and long_enough(stem):
            return stem
    return word


def words_in(lines: Iterable[str]) -> set[str]:
    """The words of some texts, in lower case."""
    return {word.lower() for line in lines for word in WORD.findall(line)}


def long_enough(word: str) -> bool:
    """Whether a word can be replaced."""
    return len(word) >= MIN_LETTERS


def stem_of(word: str, stems: Collection[str]) -> tuple[str, str]:
    """The stem of a word among these, and its ending; two empty texts if there is none.

    >>> stem_of("sharks", {"shark"}), stem_of("trophies", {"trophy"}), stem_of("ocean", {"shark"})
    (('shark', 's'), ('trophy', 'ies'), ('', ''))
    """
    if word in stems:
        return word, ""
    for suffix in SUFFIXES:
        begin = word.removesuffix(suffix)
        if begin == word:
            continue
        for stem in (begin, f"{begin}e", f"{begin}y", begin[:-1]):
            if stem in stems and long_enough(stem):
                return stem, suffix
    return "", ""
