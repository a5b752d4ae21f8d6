"""The errors of a client."""

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say


class NotAllowed(ShoalError):
    """The server refuses: ``check`` names the failed check, ``rule`` the rule of the game."""

    def __init__(self, check: str, message: Message | str) -> None:
        super().__init__(message)
        self.check = check

    def __reduce__(self) -> tuple[object, ...]:
        return NotAllowed, (self.check, self.message)


def refusal_of(refused: wire.Refused) -> NotAllowed:
    """The error for a refusal that came over the network."""
    if refused.message is None:
        return NotAllowed(refused.check, refused.sentence)
    return NotAllowed(refused.check, wire.core_message(refused.message))


class Unreachable(ShoalError):
    """The server cannot be reached."""


class UnfairDice(ShoalError):
    """The dice of a game do not match the commitment and salts: ``findings`` say why."""

    def __init__(self, findings: list[ShoalError]) -> None:
        super().__init__(say("error-unfair", reason=findings[0].message), findings[0].folder)
        self.findings = findings

    def __reduce__(self) -> tuple[object, ...]:
        return UnfairDice, (self.findings,)
