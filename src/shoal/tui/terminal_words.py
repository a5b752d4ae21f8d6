"""The words of a table in the terminal: those of its game, the terminal and all games."""

from pathlib import Path
from typing import Final, NamedTuple

from shoal.core.catalogue import Catalogue, Reader, load
from shoal.core.game import GameInfo
from shoal.core.message import Message

FOLDER: Final = Path(__file__).parent


class Sentence(NamedTuple):
    """A sentence, and the number of its rule, which is shown after it; '' for none.

    >>> str(Sentence("You cannot stop yet.", "SB-11"))
    'You cannot stop yet. (SB-11)'
    """

    text: str
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


def words_of(info: GameInfo, language: str) -> Catalogue:
    """The catalogue for a game in the terminal."""
    return load(language, info.folder, FOLDER)


def sentence_of(catalogue: Catalogue, message: Message | None, reader: Reader) -> Sentence:
    """A message as a sentence; an empty one if there is no message."""
    if message is None:
        return Sentence("")
    return Sentence(catalogue.format(message, reader), message.rule)
