"""The words of one language, and how a message becomes a sentence."""

import re
from collections.abc import Iterable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from shoal.core.catalogue.names_in_sentences import split_marked
from shoal.core.catalogue.numbers import number_rules, plain_digits
from shoal.core.catalogue.pattern import Entry, PatternCompiler, Scope, Shown, as_written
from shoal.core.catalogue.pseudo import PSEUDO, accented, bracketed
from shoal.core.catalogue.reader_of_messages import Reader
from shoal.core.catalogue.sentence_variables import variables
from shoal.core.message import Message

BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term in a Fluent file."""

SPECTATOR: Final = Reader()

MAX_SEATS: Final = 16
"""No game has more seats."""


class Catalogue:
    """The messages, terms and words of a language, each parsed when it is first used.

    A key that is missing here is taken from ``english``; one that is missing there too appears
    itself. Of several entries with one key the first counts.

    >>> from shoal.core.message import say
    >>> catalogue = Catalogue("en", ["log-stop = { $seat } stops."])
    >>> catalogue.format(say("log-stop", seat=1), Reader(0, ["Ada", "Kai"]))
    'Kai stops.'
    """

    def __init__(
        self, language: str, texts: Iterable[str], english: "Catalogue | None" = None
    ) -> None:
        self.language = language
        self.english = english
        self.rules = number_rules(language)
        self._compiler = PatternCompiler(self.rules, accented if language == PSEUDO else as_written)
        self._parser = FluentParser(with_spans=False)
        self._sources: dict[str, str] = {}
        self._entries: dict[str, Entry | None] = {}
        for text in texts:
            for key, source in split_entries(text):
                self._sources.setdefault(key, source)

    def format(self, message: Message, reader: Reader = SPECTATOR) -> str:
        """A message as a sentence for its reader."""
        return self.sentence(message, reader, is_marked=False)

    def parts(self, message: Message, reader: Reader = SPECTATOR) -> list[tuple[str, int | None]]:
        """The sentence in parts, each with the seat that it names, or None."""
        return split_marked(self.sentence(message, reader, is_marked=True))

    def text(self, key: str, args: dict[str, Shown]) -> str:
        """The text of a key with variables that are ready to be shown."""
        found = self.entry(key)
        if found and found.value:
            return found.value(Scope(self, args))
        return self.english.text(key, args) if self.english else key

    def word(self, key: str, count: Shown = 1, form: str = "") -> str:
        """A word for a number of things, in the form of that name if it has one."""
        found = self.entry(key)
        if found and found.value:
            pattern = found.attributes.get(form, found.value)
            return pattern(Scope(self, {"count": count}))
        return self.english.word(key, count, form) if self.english else key

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as this language writes it, if wanted with so many digits after the point.

        >>> Catalogue("de", []).number(1234.5, 2)
        '1.234,50'
        """
        if digits is None:
            return self._compiler.show(value)
        return self.rules.write(plain_digits(value, digits, digits))

    def entry(self, key: str) -> Entry | None:
        """The message, or the term with its hyphen, of this key; None if it is not here."""
        if key not in self._entries:
            self._entries[key] = self._parsed(key)
        return self._entries[key]

    def has(self, key: str) -> bool:
        """Whether there is a text for this key, here or in English."""
        return key in self._sources or (self.english is not None and self.english.has(key))

    def keys(self) -> list[str]:
        """The keys of all messages and terms."""
        return list(self._sources)

    def sentence(self, message: Message, reader: Reader, *, is_marked: bool) -> str:
        """A message as a sentence, with or without marks around names."""
        if self.english and not self.entry(message.key):
            return self.english.sentence(message, reader, is_marked=is_marked)
        text = self.text(message.key, variables(message.args, reader, self, is_marked=is_marked))
        return bracketed(text) if self.language == PSEUDO and self.entry(message.key) else text

    def _parsed(self, key: str) -> Entry | None:
        node = self._parser.parse_entry(self._sources.get(key, ""))
        return self._compiler.entry(node) if isinstance(node, ftl.Message | ftl.Term) else None


def split_entries(text: str) -> list[tuple[str, str]]:
    """The keys in a Fluent file, each with its part of the file."""
    begins = list(BEGINNING.finditer(text))
    ends = [*(one.start() for one in begins[1:]), len(text)]
    return [(begin[1], text[begin.start() : end]) for begin, end in zip(begins, ends, strict=True)]


def seat_reader(words: Catalogue, players: int = MAX_SEATS) -> Reader:
    """A reader for whom seats are called by their numbers, as in Python.

    >>> seat_reader(Catalogue("en", ["seat-number = Seat { $number }"]), 2).names
    ['Seat 0', 'Seat 1']
    """
    return Reader(None, [words.text("seat-number", {"number": seat}) for seat in range(players)])


def with_rule(sentence: str, rule: str) -> str:
    """A sentence with its rule's number before the full stop.

    >>> with_rule("Column 3 is full.", "C4-1")
    'Column 3 is full (C4-1).'
    """
    return f"{sentence.removesuffix('.')} ({rule})." if rule else sentence
