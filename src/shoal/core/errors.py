"""The errors, each with a message that a player understands.

An action that raises one of these changes nothing.
"""

from pathlib import Path

from shoal.core.catalogue import Reader, load_program, seat_reader, with_rule
from shoal.core.message import Message, say


class ShoalError(ValueError):
    """The base class of all errors; it says what is wrong and what to do.

    The words of ``message`` are in the catalogues of the program, or in that of the game in
    ``folder``. A game without a catalogue may give a sentence instead of a message.

    >>> str(BadNotation(say("error-text", text="There is no such move.")))
    'There is no such move.'
    """

    def __init__(self, message: Message | str, folder: Path | None = None) -> None:
        said = say("error-text", text=message) if isinstance(message, str) else message
        super().__init__(said, folder)
        self.message = said
        self.folder = folder

    @property
    def rule(self) -> str:
        """The number of the rule that is concerned; "" if there is none."""
        return self.message.rule

    def sentence(self, language: str = "en", reader: Reader | None = None) -> str:
        """The message in words, with the number of its rule.

        Without a reader, who knows names, a seat is called by its number.
        """
        words = load_program(language, *([self.folder] if self.folder else []))
        return with_rule(words.format(self.message, reader or seat_reader(words)), self.rule)

    def use_words_of(self, folder: Path) -> None:
        """Take the words from the catalogue in the folder of a game."""
        self.folder = self.folder or folder

    def __str__(self) -> str:
        return self.sentence()


class UnknownGame(ShoalError):
    """There is no game of this name."""


class BadGame(ShoalError):
    """A class of the game lacks a method, or has a wrong one."""


class BadPlayers(ShoalError):
    """The game is not for that many players, or there is no such seat."""


class BadOption(ShoalError):
    """The game has no such option, or the option no such value."""


class BadNotation(ShoalError):
    """The text is not a move of this game."""


class BadPosition(ShoalError):
    """The text is not a position of this game."""


class BadRecord(ShoalError):
    """The file is not a record, is incomplete, or does not replay."""


class BadSeed(ShoalError):
    """The seed or a salt is invalid, or the seed is still secret."""


class BadPickle(ShoalError):
    """Another version of Shoal wrote the pickle."""


class NotYourTurn(ShoalError):
    """The seat has nothing to decide now."""


class IllegalMove(ShoalError):
    """The move exists in the game but is not allowed now; ``rule`` is the rule that forbids it."""


class CheckFailed(ShoalError):
    """A game failed one of the checks that every game must pass; ``check`` is its name."""

    def __init__(self, check: str, reason: Message | str) -> None:
        said = say("error-text", text=reason) if isinstance(reason, str) else reason
        super().__init__(say("error-check-failed", check=check, reason=said))
        self.check = check
        self.reason = reason

    def __reduce__(self) -> tuple[type["CheckFailed"], tuple[str, Message | str]]:
        return CheckFailed, (self.check, self.reason)


def missing(owner: object, method: str) -> BadGame:
    """The error for a method that a game does not define, such as ``moves(seat)``."""
    return BadGame(say("error-no-method", owner=type(owner).__name__, method=method))
