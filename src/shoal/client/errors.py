"""The errors of a client."""

from shoal.core.errors import ShoalError


class NotAllowed(ShoalError):
    """The server refuses: ``check`` names the failed check, ``rule`` the rule of the game."""

    def __init__(self, check: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.check = check
        self.rule = rule


class Unreachable(ShoalError):
    """The server cannot be reached."""


class UnfairDice(ShoalError):
    """The dice of a game do not match the commitment and salts: ``findings`` say why."""

    def __init__(self, findings: list[str]) -> None:
        super().__init__(f"The dice of this game were not fair. {' '.join(findings)}")
        self.findings = findings
