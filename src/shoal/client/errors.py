"""The errors of a client."""

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.core.message import Message


class NotAllowed(ShoalError):
    """The server refuses: ``check`` names the failed check, ``rule`` the rule of the game.

    ``message`` is the reason for other languages; None if it does not come from the rules.
    """

    def __init__(
        self, check: str, sentence: str, rule: str = "", message: Message | None = None
    ) -> None:
        super().__init__(sentence)
        self.check = check
        self.rule = rule
        self.message = message


def refusal_of(refused: wire.Refused) -> NotAllowed:
    """The error for a refusal that came over the network."""
    message = None if refused.message is None else wire.core_message(refused.message)
    return NotAllowed(refused.check, refused.sentence, refused.rule, message)


class Unreachable(ShoalError):
    """The server cannot be reached."""


class UnfairDice(ShoalError):
    """The dice of a game do not match the commitment and salts: ``findings`` say why."""

    def __init__(self, findings: list[str]) -> None:
        super().__init__(f"The dice of this game were not fair. {' '.join(findings)}")
        self.findings = findings
