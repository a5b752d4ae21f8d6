"""A game under other names: the same positions and moves, in made-up words.

A seed makes the words, and the same seed always makes the same ones. A new word is as long as the
old one where possible, so that drawings keep their shape. Numbers, colours, coordinates and
ordinary words stay.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from shoal.agent.new_words import new_word
from shoal.agent.vocabulary import WORD, Vocabulary, long_enough, stem_of, vocabulary
from shoal.agent.wording import Wording
from shoal.core.catalogue import Reader
from shoal.core.errors import BadNotation, ShoalError
from shoal.core.game import Game, View
from shoal.core.message import Message, Value, say
from shoal.core.rng import Rng
from shoal.rulebook.reader import read_rules

RULE_LETTERS: Final = "RU"
CODE: Final = re.compile(r"`([^`\n]*)`")
SECTION: Final = re.compile(r"^## ", re.MULTILINE)
ENDINGS: Final = {"ies": "es", "d": "ed"}
"""Endings that a new word has otherwise than an old one."""

WITH_ARTICLE: Final = re.compile(r"(?:\b([Aa])n( \*{0,2}))?([^\W\d_]+)")


class Renaming:
    """New words for those of a game: everywhere for its names, in moves for its verbs too."""

    def __init__(self, words: Vocabulary, seed: int) -> None:
        rng = Rng(seed)
        taken = set(words.everywhere)
        self.names: dict[str, str] = {}
        self.verbs: dict[str, str] = {}
        for word in sorted(words.names, key=lambda one: (len(one), one)):
            if not stem_of(word, self.names)[0]:
                self.names[word] = self._new(word, taken, rng)
        for verb in sorted(words.verbs):
            if not self.rename(verb):
                self.verbs[verb] = self._new(verb, taken, rng)
        in_moves = {word: self.in_moves(word) for word in sorted(words.in_moves)}
        self.old_in_moves = {new: old for old, new in in_moves.items()}
        self.new_in_moves = in_moves

    @staticmethod
    def _new(word: str, taken: set[str], rng: Rng) -> str:
        new = new_word(max(len(word), 3), taken, rng)
        taken.add(new)
        return new

    def rename(self, word: str) -> str:
        """The new word for one in lower case, with its ending; '' if it stays."""
        if not long_enough(word):
            return ""
        stem, ending = stem_of(word, self.names)
        return self.names[stem] + ENDINGS.get(ending, ending) if stem else ""

    def in_moves(self, word: str) -> str:
        """The word in the text of a move."""
        return self.rename(word) or self.verbs.get(word, word)


class Disguise(Wording):
    """The words of a game, replaced; players are numbers, and rules have no letters of the game."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, "en")
        self.renaming = Renaming(vocabulary(game), seed)
        numbers = read_rules(game.info.rules()).rule_numbers()
        self.rule_letters = numbers[0].partition("-")[0] if numbers else ""

    @property
    def server_name(self) -> str:
        return "game"

    @property
    def title(self) -> str:
        return self.prose(self.game.info.title)

    def reader(self, seat: int, names: Sequence[str]) -> Reader:
        return Reader(seat)

    def line(self, message: Message, reader: Reader) -> str:
        return self.prose(super().line(self._with_moves(message), reader))

    def rule_number(self, rule: str) -> str:
        return self.prose(rule)

    def refusal(self, refused: ShoalError, reader: Reader) -> str:
        if isinstance(refused, BadNotation):  # its words show moves of the game
            refused = BadNotation(say("agent-not-a-move"))
        return super().refusal(refused, reader)

    def board(self, view: View, reader: Reader) -> str:
        return self.prose(super().board(view, reader))

    def rules(self) -> str:
        """The rules without the introduction, which names the game's author."""
        text = super().rules()
        section = SECTION.search(text)
        body = text[section.start() :] if section else ""
        return f"# {self.title}\n\n{self.markdown(body)}"

    def markdown(self, text: str) -> str:
        """A text in which moves stand between backquotes."""
        parts = CODE.split(text)
        return "".join(
            f"`{self.prose(self.write_move(part))}`" if place % 2 else self.prose(part)
            for place, part in enumerate(parts)
        )

    def prose(self, text: str) -> str:
        """A sentence, a board or a name in new words."""
        if self.rule_letters:
            text = re.sub(rf"\b{re.escape(self.rule_letters)}(?=-?\d)", RULE_LETTERS, text)
        return WITH_ARTICLE.sub(self._replace, text)

    def _replace(self, found: re.Match[str]) -> str:
        article, gap, word = found[1], found[2], found[3]
        new = self.renaming.rename(word.lower())
        if not new:
            return found[0]
        return f"{article}{gap}{like(word, new)}" if article else like(word, new)

    def write_move(self, move: str) -> str:
        return replace_words(move, self.renaming.new_in_moves)

    def read_move(self, typed: str) -> str:
        move = replace_words(typed, self.renaming.old_in_moves)
        return move if self.write_move(move) == typed else ""

    def _with_moves(self, message: Message) -> Message:
        args = {name: self._value(value) for name, value in message.args.items()}
        return Message(message.key, args, message.rule, message.level, message.audience)

    def _value(self, value: Value) -> Value:
        """An argument of a message; the text of a move is replaced."""
        if isinstance(value, Message):
            return self._with_moves(value)
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, list) and value and isinstance(value[0], str):
            return [self._text(one) for one in value]
        return value

    def _text(self, value: str) -> str:
        if self.catalogue.has(value):
            return value
        try:
            self.game.notation.read_move(value)
        except ShoalError:
            return value
        return self.write_move(value)


def replace_words(text: str, new: Mapping[str, str]) -> str:
    """A text in which known words are replaced; the others stay.

    >>> replace_words("fish 4x2", {"fish": "velt"})
    'velt 4x2'
    """
    return WORD.sub(lambda found: new.get(found[0], found[0]), text)


def like(word: str, new: str) -> str:
    """The new word with the capitals of the old one.

    >>> like("Fish", "velt"), like("FISH", "velt"), like("fish", "velt")
    ('Velt', 'VELT', 'velt')
    """
    if word.isupper() and len(word) > 1:
        return new.upper()
    return new.capitalize() if word[0].isupper() else new
