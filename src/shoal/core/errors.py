"""The errors, each with a sentence that a player understands.

An action that raises one of these changes nothing.
"""


class ShoalError(ValueError):
    """The base class of all errors; the text is one clear sentence."""


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


class NotYourTurn(ShoalError):
    """The seat has nothing to decide now."""


class IllegalMove(ShoalError):
    """The move exists in the game but is not allowed now.

    ``rule`` is the rule that forbids it. ``message`` is the reason as a Message, for other
    languages; None if the error does not come from the rules.
    """

    def __init__(self, sentence: str, rule: str = "", message: object = None) -> None:
        super().__init__(sentence)
        self.rule = rule
        self.message = message


class CheckFailed(ShoalError):
    """A game failed one of the checks that every game must pass; ``check`` is its name."""

    def __init__(self, check: str, sentence: str) -> None:
        super().__init__(f"{check}: {sentence}")
        self.check = check


def missing(owner: object, method: str) -> BadGame:
    """The error for a method that a game does not define, such as ``moves(seat)``."""
    return BadGame(f"{type(owner).__name__} has no method {method}.")
