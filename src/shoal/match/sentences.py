"""Messages as sentences, for errors and for programs that print a log or a hint."""

from collections.abc import Sequence

from shoal.core.catalogue import Catalogue, Reader, load, with_rule
from shoal.core.game import Game
from shoal.core.message import Message, say
from shoal.core.search.hint import Hint


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


def hint_line(game: Game, hint: Hint, reader: Reader, language: str = "en") -> str:
    """A move as it is typed, its expected result, and the reason."""
    catalogue = catalogue_of(game, language)
    line = say("hint-move", move=hint.move, percent=100.0 * hint.chance)
    return with_reason(catalogue, line, hint, reader)


def best_hint_text(catalogue: Catalogue, hint: Hint, reader: Reader) -> str:
    """The best move as a sentence to a player, and the reason."""
    line = say("hint-best", move=hint.move, percent=round(100.0 * hint.chance))
    return with_reason(catalogue, line, hint, reader)


def with_reason(catalogue: Catalogue, line: Message, hint: Hint, reader: Reader) -> str:
    """A line about a hint, and the reason if there is one."""
    said = [line] if hint.reason is None else [line, hint.reason]
    return " ".join([catalogue.format(message, reader) for message in said])
