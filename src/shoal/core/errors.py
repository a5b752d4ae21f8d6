"""What can go wrong, each with a sentence a player understands.

Nothing is ever changed by an action that raises one of these.
"""


class ShoalError(ValueError):
    """Something asked of Shoal cannot be done; the text is one clear sentence."""


class UnknownGame(ShoalError):
    """No room has this name."""


class BadGame(ShoalError):
    """A class of the game lacks a method, or has one that cannot be used as it must be."""


class BadPlayers(ShoalError):
    """The game is not for that many players, or there is no such seat."""


class BadOption(ShoalError):
    """The game has no such option, or the option no such value."""


class BadNotation(ShoalError):
    """The text is no move of this game."""


class BadPosition(ShoalError):
    """The text is no position of this game."""


class BadRecord(ShoalError):
    """The file is no record, is cut short, or does not replay."""


class BadSeed(ShoalError):
    """The seed or a salt cannot be used, or the seed is not to be told yet."""


class NotYourTurn(ShoalError):
    """The seat has nothing to decide now."""


class IllegalMove(ShoalError):
    """The move exists in the game, but not here and now; ``rule`` says why."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule


class CheckFailed(ShoalError):
    """A game broke one of the laws that all games keep; ``law`` is its name."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"{law}: {sentence}")
        self.law = law


def missing(whose: object, method: str) -> BadGame:
    """The error of a base class's method that a game has not given: ``moves(seat)``."""
    return BadGame(f"{type(whose).__name__} has no method {method}.")
