"""The words of a table in the terminal: those of its game, and of every part of the program."""

from typing import NamedTuple

from shoal.core.catalogue import Catalogue, Reader, load_program
from shoal.core.game import Game, GameInfo
from shoal.core.message import Message, say
from shoal.core.options import Option, Value
from shoal.core.text.pitch_and_option_words import choice_title, option_title


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
    return load_program(language, info.folder)


def sentence_of(catalogue: Catalogue, message: Message | None, reader: Reader) -> Sentence:
    """A message as a sentence; an empty one if there is no message."""
    if message is None:
        return Sentence("")
    return Sentence(catalogue.format(message, reader), message.rule)


def chosen_options(game: Game, catalogue: Catalogue) -> list[Message]:
    """The options of a table that differ from their defaults, each with its value."""
    chosen = game.chosen()
    return [
        say(
            "table-option",
            title=option_title(option, catalogue),
            value=value_title(option, chosen[option.name], catalogue),
        )
        for option in game.info.options
        if option.name in chosen
    ]


def value_title(option: Option, value: Value, catalogue: Catalogue) -> Message | str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return say("value-yes") if value else say("value-no")
    return choice_title(option, str(value), catalogue)
