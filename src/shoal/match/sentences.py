"""Messages as sentences, for errors and for programs that print a log or a hint."""

from collections.abc import Sequence

from shoal.core.catalogue import Catalogue, Reader, load, with_rule
from shoal.core.game import Game
from shoal.core.message import Message, say
from shoal.core.search.move_advice import Advice


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


def advice_text(game: Game, advice: Advice, reader: Reader, language: str = "en") -> str:
    """A move as it is typed, its expected result, and the reason."""
    catalogue = catalogue_of(game, language)
    line = say("advice", move=advice.move, percent=100.0 * advice.chance)
    return with_reason(catalogue, line, advice, reader)


def best_advice_text(catalogue: Catalogue, advice: Advice, reader: Reader) -> str:
    """The best move as a sentence to a player, and the reason."""
    line = say("advice-best", move=advice.move, percent=round(100.0 * advice.chance))
    return with_reason(catalogue, line, advice, reader)


def with_reason(catalogue: Catalogue, line: Message, advice: Advice, reader: Reader) -> str:
    """A line about advice, and the reason if there is one."""
    said = [line] if advice.reason is None else [line, advice.reason]
    return " ".join([catalogue.format(message, reader) for message in said])
