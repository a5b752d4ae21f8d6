"""Messages as English sentences, for errors and for programs that print a log."""

from collections.abc import Sequence

from shoal.catalogue import Catalogue, Reader, load
from shoal.core.game import Game
from shoal.core.message import Message


def catalogue_of(game: Game, language: str = "en") -> Catalogue:
    """The words of a game."""
    return load(language, game.info.folder)


def sentence_of(game: Game, message: Message) -> str:
    """A message in English, with the number of its rule."""
    return with_rule(catalogue_of(game).format(message), message.rule)


def seat_names(players: int) -> list[str]:
    """What seats are called where nobody has a name.

    >>> seat_names(2)
    ['Seat 0', 'Seat 1']
    """
    return [f"Seat {seat}" for seat in range(players)]


def read_aloud(
    game: Game, messages: Sequence[Message], reader: Reader, language: str = "en"
) -> str:
    """Several messages as one text."""
    catalogue = catalogue_of(game, language)
    return " ".join([catalogue.format(message, reader) for message in messages])


def with_rule(sentence: str, rule: str) -> str:
    """A sentence with its rule's number before the full stop.

    >>> with_rule("Column 3 is full.", "C4-1")
    'Column 3 is full (C4-1).'
    """
    return f"{sentence.removesuffix('.')} ({rule})." if rule else sentence
